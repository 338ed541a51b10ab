// What operations and their parts do, by the words of the format's own table.
#include <QtGlobal>
#include <array>

#include "workshop/word_tables.h"

namespace kickdoor::workshop {
namespace {

constexpr std::array kOperationHelps = {
    WordRow{"True when its condition is not.",
            QT_TRANSLATE_NOOP("WorkshopHelp", "True when its condition is not.")},
    WordRow{"True when all are.", QT_TRANSLATE_NOOP("WorkshopHelp", "True when all are.")},
    WordRow{"True when at least one is.", QT_TRANSLATE_NOOP("WorkshopHelp", "True when at least one is.")},
    WordRow{"Somebody of them has this identity card in play (R8.5: counted once however many have it).",
            QT_TRANSLATE_NOOP("WorkshopHelp", "Somebody of them has this identity card in play.")},
    WordRow{"Somebody of them has an identity card of this type in play.",
            QT_TRANSLATE_NOOP("WorkshopHelp", "Somebody of them has an identity card of this type in play.")},
    WordRow{"Somebody of them is of this sex (R1.6).",
            QT_TRANSLATE_NOOP("WorkshopHelp", "Somebody of them is of this sex.")},
    WordRow{"Compares two amounts.", QT_TRANSLATE_NOOP("WorkshopHelp", "Compares two amounts.")},
    WordRow{"At least so many cards fit the selector.",
            QT_TRANSLATE_NOOP("WorkshopHelp", "There are at least so many of the cards described.")},
    WordRow{"Somebody of them has this card equipped (R8.15).",
            QT_TRANSLATE_NOOP("WorkshopHelp", "Somebody of them has this card equipped.")},
    WordRow{"Somebody of them is fighter or helper (R6.8).",
            QT_TRANSLATE_NOOP("WorkshopHelp", "Somebody of them is fighter or helper.")},
    WordRow{"A combat is on and the fighter has no helper.",
            QT_TRANSLATE_NOOP("WorkshopHelp", "A fight is on, and the fighter has no helper.")},
    WordRow{"Somebody of them is the helper.",
            QT_TRANSLATE_NOOP("WorkshopHelp", "Somebody of them is the helper.")},
    WordRow{"It is the turn of one of them.",
            QT_TRANSLATE_NOOP("WorkshopHelp", "It is the turn of one of them.")},
    WordRow{"A monster of this name is in the fight.",
            QT_TRANSLATE_NOOP("WorkshopHelp", "A monster of this name is in the fight.")},
    WordRow{"A monster with this tag is in the fight, or the target monster has it.",
            QT_TRANSLATE_NOOP("WorkshopHelp",
                              "A monster with this tag is in the fight, or the target monster has it.")},
    WordRow{"The card that set the trigger off is of this sort.",
            QT_TRANSLATE_NOOP("WorkshopHelp", "The card that set the trigger off is of this sort.")},
    WordRow{"What set the trigger off, or is about to strike, is this.",
            QT_TRANSLATE_NOOP("WorkshopHelp", "What set the trigger off, or is about to strike, is this.")},
    WordRow{"A whole number; in a pack simply written as one.",
            QT_TRANSLATE_NOOP("WorkshopHelp", "A whole number.")},
    WordRow{"The Level of the first of them (R3.7: never combat strength).",
            QT_TRANSLATE_NOOP("WorkshopHelp", "The Level of the first of them, not the combat strength.")},
    WordRow{"How many cards fit the selector; its quantity is not looked at.",
            QT_TRANSLATE_NOOP("WorkshopHelp", "How many of the cards described there are.")},
    WordRow{"The number at hand: cards discarded to pay for an ability, or what was chosen.",
            QT_TRANSLATE_NOOP("WorkshopHelp",
                              "The number of cards discarded for an ability, or the one that was chosen.")},
    WordRow{"The last die roll, modifiers included.",
            QT_TRANSLATE_NOOP("WorkshopHelp", "The last die roll, modifiers included.")},
    WordRow{"The sum.", QT_TRANSLATE_NOOP("WorkshopHelp", "The sum.")},
    WordRow{"The product.", QT_TRANSLATE_NOOP("WorkshopHelp", "The product.")},
    WordRow{"Half of it.", QT_TRANSLATE_NOOP("WorkshopHelp", "Half of it.")},
    WordRow{"The smallest.", QT_TRANSLATE_NOOP("WorkshopHelp", "The smallest.")},
    WordRow{"The largest.", QT_TRANSLATE_NOOP("WorkshopHelp", "The largest.")},
    WordRow{"The printed bonuses of the cards that fit, added up.",
            QT_TRANSLATE_NOOP("WorkshopHelp", "The printed bonuses of the cards that fit, added up.")},
    WordRow{"The gold values of the cards that fit, added up.",
            QT_TRANSLATE_NOOP("WorkshopHelp", "The gold values of the cards that fit, added up.")},
    WordRow{
        "The printed Level of the monster whose card this is, or which is the target.",
        QT_TRANSLATE_NOOP("WorkshopHelp",
                          "The printed Level of the monster whose card this is, or which is the target.")},
    WordRow{"How many monsters are in the fight.",
            QT_TRANSLATE_NOOP("WorkshopHelp", "How many monsters are in the fight.")},
    WordRow{
        "How many living players are among them, and meet the condition if one is given (for each of them as "
        "'player').",
        QT_TRANSLATE_NOOP("WorkshopHelp",
                          "How many living players are among them, and meet the condition if there is one.")},
    WordRow{
        "Cards by where they are and what they are; how many of them; and who chooses when there are more.",
        QT_TRANSLATE_NOOP("WorkshopHelp",
                          "Cards by where they are and what they are; how many of them; and who chooses when "
                          "there are more.")},
    WordRow{"left out: all of them", QT_TRANSLATE_NOOP("WorkshopHelp", "Without this, all of them.")},
    WordRow{"the chooser may take fewer", QT_TRANSLATE_NOOP("WorkshopHelp", "Who chooses may take fewer.")},
    WordRow{"They go up; never to the goal unless mayWin (R2.5).",
            QT_TRANSLATE_NOOP("WorkshopHelp",
                              "They go up. Only where “May win the game” is set, this can win the game.")},
    WordRow{"left out: 1", QT_TRANSLATE_NOOP("WorkshopHelp", "Without this, 1.")},
    WordRow{"They go down, never below 1 (R2.2).",
            QT_TRANSLATE_NOOP("WorkshopHelp", "They go down, never below 1.")},
    WordRow{
        "Their Level becomes this; never up to the goal, never below 1.",
        QT_TRANSLATE_NOOP("WorkshopHelp", "Their Level becomes this; never up to the goal, never below 1.")},
    WordRow{"The cards go to their discard piles. Nothing that fits: orElse instead (R3.6).",
            QT_TRANSLATE_NOOP("WorkshopHelp",
                              "The cards go to their discard piles. If there are none, what stands under "
                              "“Otherwise” happens.")},
    WordRow{"The cards go to another player, into hand or into play (an Item then is carried; R3.2: cards in "
            "play go to hand only if this says so).",
            QT_TRANSLATE_NOOP(
                "WorkshopHelp",
                "The cards go to another player, into hand or into play. An Item is carried then.")},
    WordRow{"They draw cards.", QT_TRANSLATE_NOOP("WorkshopHelp", "They draw cards.")},
    WordRow{"They die (R11).", QT_TRANSLATE_NOOP("WorkshopHelp", "They die.")},
    WordRow{"Their sex changes (R1.6).", QT_TRANSLATE_NOOP("WorkshopHelp", "Their sex changes.")},
    WordRow{"They roll a die; the outcome that holds the result is carried out.",
            QT_TRANSLATE_NOOP("WorkshopHelp",
                              "They roll a die. What stands at the outcome with their roll happens.")},
    WordRow{"of the die", QT_TRANSLATE_NOOP("WorkshopHelp", "How many sides the die has.")},
    WordRow{"One or the other.", QT_TRANSLATE_NOOP("WorkshopHelp", "One or the other.")},
    WordRow{"For each of them in turn, clockwise from the active player, bound as 'player'.",
            QT_TRANSLATE_NOOP("WorkshopHelp",
                              "For each of them in turn. What happens speaks of “the player in question”.")},
    WordRow{"only those who meet it, as 'player'",
            QT_TRANSLATE_NOOP("WorkshopHelp",
                              "Only those for whom this is true, each as “the player in question”.")},
    WordRow{"Somebody names a player, bound as 'chosen'. Nobody to name: nothing.",
            QT_TRANSLATE_NOOP("WorkshopHelp",
                              "Somebody names a player, called “the chosen player” inside. If there is "
                              "nobody to name, nothing happens.")},
    WordRow{"Somebody picks one of the options that are possible. One that would do nothing can be picked, "
            "too, as losing a Level at Level 1 (R3.6); only what its 'if' forbids cannot.",
            QT_TRANSLATE_NOOP("WorkshopHelp",
                              "Somebody picks one of the options. One that does nothing can be picked, too, "
                              "such as losing a Level at Level 1; only what its “Only if” forbids cannot.")},
    WordRow{"Somebody may, or not.", QT_TRANSLATE_NOOP("WorkshopHelp", "Somebody may do it, or not.")},
    WordRow{"Combat strength until this combat ends: to the side or fighter aimed at, to the fighters or to "
            "the monsters.",
            QT_TRANSLATE_NOOP("WorkshopHelp",
                              "Combat strength until this combat ends: to the side or fighter aimed at, to "
                              "the fighters or to the monsters.")},
    WordRow{"The monster leaves the fight, not killed: no level; its Treasures are lost unless kept (R8.11).",
            QT_TRANSLATE_NOOP("WorkshopHelp",
                              "The monster leaves the fight and was not killed: no Level for it, and no "
                              "Treasures unless they are kept.")},
    WordRow{"The monster is killed on the spot: level and Treasures come when the fight is won.",
            QT_TRANSLATE_NOOP(
                "WorkshopHelp",
                "The monster is killed on the spot: level and Treasures come when the fight is won.")},
    WordRow{"The second card joins the fight as a monster (R6.7).",
            QT_TRANSLATE_NOOP("WorkshopHelp", "The second card joins the fight as a monster.")},
    WordRow{"This card becomes a second copy of the target monster (R8.4).",
            QT_TRANSLATE_NOOP("WorkshopHelp", "This card becomes a second copy of the target monster.")},
    WordRow{"They get away from all monsters they have not yet rolled against, without a roll (ruling 9).",
            QT_TRANSLATE_NOOP(
                "WorkshopHelp",
                "They get away from all monsters against which they have not rolled yet, without a roll.")},
    WordRow{"The player must help in this fight (R8.9).",
            QT_TRANSLATE_NOOP("WorkshopHelp", "The player must help in this fight.")},
    WordRow{"The helper leaves the fight (ruling 5).",
            QT_TRANSLATE_NOOP("WorkshopHelp", "The helper leaves the fight.")},
    WordRow{"Sees the hand of another.",
            QT_TRANSLATE_NOOP("WorkshopHelp", "Somebody sees the hand of another player.")},
    WordRow{"Sees the top cards of a deck.",
            QT_TRANSLATE_NOOP("WorkshopHelp", "Somebody sees the top cards of a deck.")},
    WordRow{
        "The curse or Bad Stuff that is about to strike does nothing.",
        QT_TRANSLATE_NOOP("WorkshopHelp", "The curse or Bad Stuff that is about to strike does nothing.")},
    WordRow{"It strikes another player instead.",
            QT_TRANSLATE_NOOP("WorkshopHelp", "It strikes another player instead.")},
    WordRow{"The die is rolled again; the new roll counts.",
            QT_TRANSLATE_NOOP("WorkshopHelp", "The die is rolled again; the new roll counts.")},
    WordRow{"The player picks what the die shows.",
            QT_TRANSLATE_NOOP("WorkshopHelp", "The player picks what the die shows.")},
    WordRow{"Added to the roll.", QT_TRANSLATE_NOOP("WorkshopHelp", "This is added to the roll.")},
    WordRow{"From one roll to another, both included; modified rolls below 1 count as 1, above the highest "
            "face as that.",
            QT_TRANSLATE_NOOP("WorkshopHelp",
                              "For rolls from one number to another, both included. Rolls below 1 count as "
                              "1, those above the highest face as that.")},
    WordRow{"One of several; left out when its condition fails.",
            QT_TRANSLATE_NOOP("WorkshopHelp",
                              "One of several. It is not offered while its condition is not true.")},
};

}  // namespace

WordTable operationHelpTable() {
    return {"WorkshopHelp", kOperationHelps};
}

}  // namespace kickdoor::workshop
