// What the linter says, and how the workshop says it. The syntax is that of finding_words.cpp.
#include <QtGlobal>
#include <array>

#include "workshop/word_tables.h"

namespace kickdoor::workshop {
namespace {

constexpr std::array kLinterSentences = {
    WordRow{"a monster without Bad Stuff",
            QT_TRANSLATE_NOOP("WorkshopFinding", "A monster needs Bad Stuff.")},
    WordRow{"no Treasure, and nothing else for killing it",
            QT_TRANSLATE_NOOP("WorkshopFinding", "It brings no Treasure and nothing else for killing it.")},
    WordRow{
        "needs 'treasures' of 0 and a victory trigger that says what one gets",
        QT_TRANSLATE_NOOP("WorkshopFinding",
                          "A special Treasure needs 0 Treasures, and something that happens on victory.")},
    WordRow{"adds nothing", QT_TRANSLATE_NOOP("WorkshopFinding", "It adds nothing.")},
    WordRow{"more than 5 Treasures",
            QT_TRANSLATE_NOOP("WorkshopFinding", "More than 5 Treasures are too many.")},
    WordRow{"killing it gives no level", QT_TRANSLATE_NOOP("WorkshopFinding", "Killing it brings no Level.")},
    WordRow{"a curse that does nothing",
            QT_TRANSLATE_NOOP("WorkshopFinding", "A curse should do something.")},
    WordRow{"stays, but does nothing while it stays",
            QT_TRANSLATE_NOOP("WorkshopFinding", "It stays, but does nothing as long as it stays.")},
    WordRow{"has modifiers or triggers, but does not stay",
            QT_TRANSLATE_NOOP(
                "WorkshopFinding",
                "It changes something or waits for something, but does not stay: make it lasting.")},
    WordRow{"a one-shot with neither bonus nor effects",
            QT_TRANSLATE_NOOP("WorkshopFinding", "A one-shot needs a bonus or something that it does.")},
    WordRow{"an enhancer that changes nothing",
            QT_TRANSLATE_NOOP("WorkshopFinding", "An enhancer should change something.")},
    WordRow{"a card that does nothing", QT_TRANSLATE_NOOP("WorkshopFinding", "The card does nothing.")},
    WordRow{"an Item that is good for nothing",
            QT_TRANSLATE_NOOP("WorkshopFinding", "The Item is good for nothing.")},
    WordRow{"gives its player nothing", QT_TRANSLATE_NOOP("WorkshopFinding", "It gives its player nothing.")},
    WordRow{"only a Hireling carries an Item",
            QT_TRANSLATE_NOOP("WorkshopFinding", "Only a Hireling carries an Item.")},
    WordRow{"does not say when it may be played",
            QT_TRANSLATE_NOOP("WorkshopFinding", "Say when it may be played.")},
    WordRow{"lies by a side of a fight: it may be played in combat only",
            QT_TRANSLATE_NOOP("WorkshopFinding",
                              "It lies by a side of a fight, so it may be played in a fight only.")},
    WordRow{
        "a monster is no card to pay with: removeMonster takes it out of its fight",
        QT_TRANSLATE_NOOP("WorkshopFinding",
                          "A monster is no card to pay with. “remove a monster” takes it out of its fight.")},
    WordRow{"a Character cannot be discarded",
            QT_TRANSLATE_NOOP("WorkshopFinding", "A Character cannot be discarded.")},
    WordRow{"there is one of each Character",
            QT_TRANSLATE_NOOP("WorkshopFinding", "There is only one of each Character.")},
    WordRow{"'{w}' means nothing on a {w}",
            QT_TRANSLATE_NOOP("WorkshopFinding", "“%1” means nothing on this kind of card: %2.")},
    WordRow{"a modifier of 0", QT_TRANSLATE_NOOP("WorkshopFinding", "It changes something by 0.")},
    WordRow{"no flavour line", QT_TRANSLATE_NOOP("WorkshopFinding", "There is no flavour text.")},
    WordRow{"no picture", QT_TRANSLATE_NOOP("WorkshopFinding", "There is no picture.")},
    WordRow{"the name's id would be '{}'",
            QT_TRANSLATE_NOOP("WorkshopFinding", "The key that goes with the name would be “%1”.")},
    WordRow{"nobody and nothing is '{w}' here", QT_TRANSLATE_NOOP("WorkshopFinding", "Here nobody is: %1.")},
    WordRow{"nobody is '{w}' here", QT_TRANSLATE_NOOP("WorkshopFinding", "Here nobody is: %1.")},
    WordRow{"no cards are discarded for it, so there is no number",
            QT_TRANSLATE_NOOP("WorkshopFinding", "No cards are discarded for it, so there is no number.")},
    WordRow{"no die has been rolled", QT_TRANSLATE_NOOP("WorkshopFinding", "No die has been rolled here.")},
    WordRow{"no card set it off or was aimed at",
            QT_TRANSLATE_NOOP("WorkshopFinding", "No card set it off or was aimed at.")},
    WordRow{"nothing strikes or was lost, so there is no cause",
            QT_TRANSLATE_NOOP("WorkshopFinding",
                              "Nothing strikes and nothing was lost here, so there is no cause.")},
    WordRow{"no monster is meant",
            QT_TRANSLATE_NOOP("WorkshopFinding", "It is not clear which monster is meant.")},
    WordRow{"nothing is about to strike",
            QT_TRANSLATE_NOOP("WorkshopFinding", "Nothing is about to strike here.")},
    WordRow{"no monster is played with the card, so none can join",
            QT_TRANSLATE_NOOP("WorkshopFinding",
                              "No monster is played with the card, so none can join the fight.")},
    WordRow{"needs a monster aimed at",
            QT_TRANSLATE_NOOP("WorkshopFinding", "It must be aimed at a monster.")},
    WordRow{"only a card that is being played becomes a mate",
            QT_TRANSLATE_NOOP("WorkshopFinding", "Only a card that is being played becomes a mate.")},
    WordRow{"no side is aimed at", QT_TRANSLATE_NOOP("WorkshopFinding", "No side of the fight is aimed at.")},
    WordRow{"does nothing either way", QT_TRANSLATE_NOOP("WorkshopFinding", "It does nothing either way.")},
    WordRow{"a Character stays with its player",
            QT_TRANSLATE_NOOP("WorkshopFinding", "A Character stays with its player.")},
    WordRow{"the card is no monster", QT_TRANSLATE_NOOP("WorkshopFinding", "The card is no monster.")},
    WordRow{"no monster is aimed at", QT_TRANSLATE_NOOP("WorkshopFinding", "No monster is aimed at.")},
    WordRow{"'{}' is no {w}", QT_TRANSLATE_NOOP("WorkshopFinding", "“%1” is not of this kind: %2.")},
    WordRow{"an outcome from {n} to {n} never comes",
            QT_TRANSLATE_NOOP("WorkshopFinding", "A roll from %1 to %2 never comes.")},
    WordRow{"a d{n} never shows {n}",
            QT_TRANSLATE_NOOP("WorkshopFinding", "A die of %1 sides never shows %2.")},
    WordRow{"no outcome for a roll of {n} (an empty 'do' says that nothing happens)",
            QT_TRANSLATE_NOOP("WorkshopFinding", "There is no outcome for a roll of %1.")},
    WordRow{"two outcomes for a roll of {n}",
            QT_TRANSLATE_NOOP("WorkshopFinding", "There are two outcomes for a roll of %1.")},
    WordRow{"there is nothing to choose between",
            QT_TRANSLATE_NOOP("WorkshopFinding", "There is nothing to choose between: add another option.")},
    WordRow{"this condition never holds",
            QT_TRANSLATE_NOOP("WorkshopFinding", "This condition is never true.")},
    WordRow{"this condition always holds",
            QT_TRANSLATE_NOOP("WorkshopFinding", "This condition is always true.")},
    WordRow{"the {w} deck of '{}' has {n} cards, not {n}",
            QT_TRANSLATE_NOOP("WorkshopFinding", "The deck (%1) of “%2” has %3 cards, not %4.")},
    WordRow{"no card has the tag '{}'", QT_TRANSLATE_NOOP("WorkshopFinding", "No card has the tag “%1”.")},
    WordRow{"no card of the pack ever fits",
            QT_TRANSLATE_NOOP("WorkshopFinding", "No card can ever be like this.")},
    WordRow{"nobody owns a discard pile: name who chooses",
            QT_TRANSLATE_NOOP("WorkshopFinding", "Nobody owns a discard pile: say who chooses.")},
    WordRow{"chooses from a hand that stays secret: let its owner or chance choose, or let the hand be "
            "looked at before",
            QT_TRANSLATE_NOOP(
                "WorkshopFinding",
                "The hand is secret: let its owner or chance choose, or let the hand be looked at before.")},
    WordRow{"all cards are taken, so nobody chooses",
            QT_TRANSLATE_NOOP("WorkshopFinding", "All cards are taken, so nobody chooses.")},
    WordRow{"the name of '{}' of {}, too",
            QT_TRANSLATE_NOOP("WorkshopFinding", "“%1” of the pack %2 has this name, too.")},
    WordRow{"the name of '{}', too", QT_TRANSLATE_NOOP("WorkshopFinding", "“%1” has this name, too.")},
    WordRow{"the pictogram of '{}' of {}, too",
            QT_TRANSLATE_NOOP("WorkshopFinding", "“%1” of the pack %2 has this pictogram, too.")},
    WordRow{"the pictogram of '{}', too",
            QT_TRANSLATE_NOOP("WorkshopFinding", "“%1” has this pictogram, too.")},
    WordRow{"does exactly what '{}' of {} does",
            QT_TRANSLATE_NOOP("WorkshopFinding", "It does exactly what “%1” of the pack %2 does.")},
    WordRow{"does exactly what '{}' does",
            QT_TRANSLATE_NOOP("WorkshopFinding", "It does exactly what “%1” does.")},
    WordRow{
        "does what '{}' of {} does, but for the figures",
        QT_TRANSLATE_NOOP("WorkshopFinding", "But for the figures, it does what “%1” of the pack %2 does.")},
    WordRow{"does what '{}' does, but for the figures",
            QT_TRANSLATE_NOOP("WorkshopFinding", "But for the figures, it does what “%1” does.")},
    WordRow{"there is no pictogram '{}'",
            QT_TRANSLATE_NOOP("WorkshopFinding", "There is no pictogram “%1”.")},
    WordRow{
        "a monster of Level {n} usually pays Treasures of about {n}; {n} is {n} standard deviations more "
        "than in the shipped packs",
        QT_TRANSLATE_NOOP(
            "WorkshopFinding",
            "A monster of Level %1 usually brings about %2 Treasures. Here it brings unusually many: %3.")},
    WordRow{
        "a monster of Level {n} usually pays Treasures of about {n}; {n} is {n} standard deviations less "
        "than in the shipped packs",
        QT_TRANSLATE_NOOP(
            "WorkshopFinding",
            "A monster of Level %1 usually brings about %2 Treasures. Here it brings unusually few: %3.")},
    WordRow{
        "a monster of Level {n} usually gives Levels of about {n}; {n} is {n} standard deviations more than "
        "in the shipped packs",
        QT_TRANSLATE_NOOP(
            "WorkshopFinding",
            "A monster of Level %1 usually brings about %2 Levels. Here it brings unusually many: %3.")},
    WordRow{"a monster of Level {n} usually gives Levels of about {n}; {n} is {n} standard deviations less "
            "than in the shipped packs",
            QT_TRANSLATE_NOOP(
                "WorkshopFinding",
                "A monster of Level %1 usually brings about %2 Levels. Here it brings unusually few: %3.")},
    WordRow{"an Item with a bonus of {n} usually costs gold of about {n}; {n} is {n} standard deviations "
            "more than in the shipped packs",
            QT_TRANSLATE_NOOP("WorkshopFinding",
                              "An Item with a bonus of %1 is usually worth about %2 gold. Here it is worth "
                              "unusually much: %3.")},
    WordRow{"an Item with a bonus of {n} usually costs gold of about {n}; {n} is {n} standard deviations "
            "less than in the shipped packs",
            QT_TRANSLATE_NOOP("WorkshopFinding",
                              "An Item with a bonus of %1 is usually worth about %2 gold. Here it is worth "
                              "unusually little: %3.")},
    WordRow{"an enhancer with a bonus of {n} usually adds Treasures of about {n}; {n} is {n} standard "
            "deviations more than in the shipped packs",
            QT_TRANSLATE_NOOP("WorkshopFinding",
                              "An enhancer with a bonus of %1 usually adds about %2 Treasures. Here it adds "
                              "unusually many: %3.")},
    WordRow{"an enhancer with a bonus of {n} usually adds Treasures of about {n}; {n} is {n} standard "
            "deviations less than in the shipped packs",
            QT_TRANSLATE_NOOP("WorkshopFinding",
                              "An enhancer with a bonus of %1 usually adds about %2 Treasures. Here it adds "
                              "unusually few: %3.")},
    WordRow{"uses what only '{}' has: name that pack under needs",
            QT_TRANSLATE_NOOP("WorkshopFinding",
                              "It uses what only the pack “%1” has: name that pack under “Needs packs”.")},
    WordRow{"its text has {n} characters, and room for {n}",
            QT_TRANSLATE_NOOP("WorkshopFinding", "Its text has %1 characters, and there is room for %2.")},
};

}  // namespace

WordTable linterTable() {
    return {"WorkshopFinding", kLinterSentences};
}

}  // namespace kickdoor::workshop
