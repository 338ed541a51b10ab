#include "card/word_docs.h"

#include <array>

#include "card/word_lists.h"

namespace kickdoor {
namespace {

using namespace std::literals;

constexpr std::array kWho = {
    "the card's player: who played it, wears it, is it"sv,
    "who is struck by the curse or the Bad Stuff"sv,
    "the player aimed at; of an Item aimed at, its owner"sv,
    "each player in turn, inside forEach and in the conditions asked of each"sv,
    "who was named by choosePlayer"sv,
    ""sv,
    ""sv,
    "fighter and helper together (R8.5)"sv,
    "of fighter and helper, the one who is not the victim (or you)"sv,
    "whose turn it is"sv,
    "the living neighbour clockwise of the victim, or of you where nobody is struck"sv,
    "the living neighbour on the other side"sv,
    "both of these"sv,
    "all but the victim (or you)"sv,
    "all living players"sv,
    "all who are tied for it"sv,
    "all who are tied for it"sv,
    "the lowest among all others than the victim (or you)"sv,
    "the highest among them"sv};

constexpr std::array kFrom = {"secret: see the choosers"sv,
                              "Items in play, equipped or not"sv,
                              ""sv,
                              "Items in play that are turned sideways"sv,
                              "everything a player has on the table"sv,
                              "Race, Class and the like"sv,
                              "Hirelings and Guest Stars"sv,
                              "lasting curses that lie by their victim"sv,
                              ""sv,
                              ""sv,
                              ""sv,
                              "the card itself"sv,
                              "the card that set the trigger off, or was aimed at"sv,
                              "what sits on the card itself"sv};

constexpr std::array kKindFilter = {
    ""sv, "with a gold value or No Value; one-shots with a gold value are Items, too"sv,
    ""sv, ""sv,
    ""sv, ""sv,
    ""sv, ""sv,
    ""sv, ""sv};

constexpr std::array kChooser = {
    "whose cards they are"sv,
    ""sv,
    ""sv,
    ""sv,
    ""sv,
    ""sv,
    ""sv,
    "who was named by choosePlayer"sv,
    "each in turn, inside forEach"sv,
    "chance: the only one but the owner who may choose from a hand that was not looked at"sv,
    "nobody: the most valuable, of equals what came into play first"sv,
    "nobody: those with the highest printed bonus, in the same way"sv};

constexpr std::array kSide = {"what the card or ability is aimed at"sv, ""sv, ""sv};
constexpr std::array kWhichMonster = {"the monster whose card this is"sv, "the one aimed at"sv, ""sv};
constexpr std::array kTreasureFate = {""sv, "the fighter draws them when the fight is won"sv};
constexpr std::array kInto = {""sv, "an Item then is carried"sv};

constexpr std::array kStat = {
    "combat strength (R8.1)"sv,
    "of a monster (R8.2)"sv,
    "for killing this monster (R8.12)"sv,
    "Run Away rolls: of the holder, or against this monster (R9.1)"sv,
    "every die its holder rolls (R10.5)"sv,
    "cards in hand at the end of the turn (R3.3)"sv,
    "for each monster killed while helping (R4.10 Elf)"sv,
    "Items a turn that sell at double price (R4.10 Halfling)"sv,
    "any sum above 0 means yes, here and below (R8.1)"sv,
    "any number of Big Items (R7.4)"sv,
    "on a monster: nobody may help"sv,
    "on a monster: Levels of the fighters do not count"sv,
    "on a monster: Items of the fighters do not count"sv,
    "on a monster: it does not pursue who flees (R9.4); its conditions ask about 'victim'"sv,
    "the holder escapes without a roll (ruling 9)"sv,
    "on a monster: Run Away fails without a roll"sv,
    "curses pass its holder by"sv,
    "on a monster: combat strength for the fighters' side (R8.5)"sv,
    "more hands to hold Items with (R7.2)"sv};

constexpr std::array kWhen = {
    "own turn, not while in combat"sv,
    "own turn, also in combat"sv,
    "any turn, while the player is not in combat"sv,
    "any turn, while no combat is going on"sv,
    "R6.1"sv,
    "any player, into any combat (R6.6)"sv,
    "fighter or helper"sv,
    "the fighter"sv,
    "fighter or helper, once the fight is given up or lost and before their last roll"sv,
    "answers the player's own Run Away roll, before it counts"sv,
    "answers any die roll, before it counts"sv,
    "answers a curse or Bad Stuff about to strike the player"sv,
    "the same, curses only"sv,
    "the same, Bad Stuff only"sv,
    "instead of the player's own face-up draw (R4.10 Resurrection)"sv};

constexpr std::array kTarget = {""sv,
                                ""sv,
                                ""sv,
                                ""sv,
                                "fighters or monsters"sv,
                                "fighter or helper"sv,
                                "a fighter other than the player"sv,
                                "a monster in the fight"sv,
                                "an Item the player has in play; the subject"sv,
                                "an Item another player has in play; the subject, its owner the target"sv,
                                "an identity card of the player's; the subject"sv};

constexpr std::array kTrigger = {
    "on a monster: it is revealed or joins; elsewhere: its player's combat starts"sv,
    "a combat of its player ends, however"sv,
    "on a monster: it was killed; elsewhere: its player won as fighter or helper"sv,
    "on a monster: the victim got away from it; elsewhere: its player got away"sv,
    "an Item, the subject, left its player by a curse or Bad Stuff"sv,
    ""sv,
    ""sv,
    "another player, the victim, died"sv,
    "its player lost a level by a curse or Bad Stuff"sv};

constexpr std::array kDoubling = {"with one identity: all its advantages, none of its disadvantages (R4.7)"sv,
                                  "nothing changes until a second is added, then or later (R4.8)"sv,
                                  "cannot be without a second (R4.8)"sv};

constexpr std::array kAllyKind = {"carries one Item of its player's outside the limits (R7.9)"sv,
                                  "one at a time, never traded; discarded instead of running away (R7.10)"sv,
                                  "stays until lost; any number"sv};

constexpr std::array kItemFate = {"carried again by the player, where the limits allow"sv,
                                  "discarded with it"sv};

template <std::size_t Size>
WordSet set(std::string_view title, std::span<const std::string_view> words,
            const std::array<std::string_view, Size>& docs) {
    return {title, words, docs};
}

}  // namespace

std::span<const WordSet> wordSets() {
    static const std::array kSets = {
        set("who", wordsOf<Who>(), kWho),
        set("from", wordsOf<From>(), kFrom),
        set("kind", wordsOf<KindFilter>(), kKindFilter),
        WordSet{"slot", wordsOf<Slot>(), {}},
        WordSet{"size", wordsOf<SizeFilter>(), {}},
        set("chooser", wordsOf<Chooser>(), kChooser),
        WordSet{"compare", wordsOf<Compare>(), {}},
        set("into", wordsOf<Into>(), kInto),
        WordSet{"face", wordsOf<Face>(), {}},
        WordSet{"rounding", wordsOf<Rounding>(), {}},
        set("treasure fate", wordsOf<TreasureFate>(), kTreasureFate),
        set("side", wordsOf<Side>(), kSide),
        set("which monster", wordsOf<WhichMonster>(), kWhichMonster),
        WordSet{"cause", wordsOf<Cause>(), {}},
        WordSet{"sex", wordsOf<Sex>(), {}},
        WordSet{"deck", wordsOf<Deck>(), {}},
        WordSet{"card kind", wordsOf<CardKind>(), {}},
        set("stat", wordsOf<Stat>(), kStat),
        set("when", wordsOf<When>(), kWhen),
        set("target", wordsOf<Target>(), kTarget),
        WordSet{"with", wordsOf<WithCard>(), {}},
        set("trigger", wordsOf<TriggerOn>(), kTrigger),
        WordSet{"limit", wordsOf<Limit>(), {}},
        set("ally", wordsOf<AllyKind>(), kAllyKind),
        set("item fate", wordsOf<ItemFate>(), kItemFate),
        WordSet{"scene", wordsOf<Scene>(), {}},
        set("doubling", wordsOfField(FieldType::DoublingWord), kDoubling),
    };
    return kSets;
}

}  // namespace kickdoor
