// The closed sets of words that cards are written in. Each enum's words are the ones in the pack files;
// docs/card-vocabulary.md is generated from these tables and from vocabulary_rows.h.
#pragma once

#include "base/ids.h"

#include <cstdint>
#include <span>
#include <string_view>

namespace kickdoor {

// clang-format off
enum class CardKind : std::uint8_t {
    Monster,
    Curse,
    Enhancer,
    Join,
    Identity,
    Doubling,
    Item,
    OneShot,
    Level,
    Ally,
    Cheat,
    Other,
    Character
};
// clang-format on

enum class Slot : std::uint8_t { None, Headgear, Armor, Footgear, OneHand, TwoHands };

// clang-format off
enum class AllyKind : std::uint8_t {
    Hireling,   // carries one Item outside the limits (R7.9)
    GuestStar,  // one at a time; sacrificed to escape (R7.10)
    Companion,  // neither; stays until lost
    None        // no ally; has no word
};
// clang-format on

// What happens to the Item that a Hireling carries when the Hireling leaves.
enum class ItemFate : std::uint8_t { Carried, Discard };

// What stands behind the figure on a card's picture.
// clang-format off
enum class Scene : std::uint8_t {
    Dungeon,
    Stage,
    Tavern,
    Forest,
    Kitchen,
    Tomb,
    Campaign,
    Treasury,
    Rays,
    Hills,
    Usual  // chosen by kind, edition and seed; has no word
};
// clang-format on

// The players that an effect, condition or amount refers to: one or several.
// clang-format off
enum class Who : std::uint8_t {
    You,     // the card's player: who played it, wears it or is it
    Victim,  // who is struck by the curse or the Bad Stuff
    Target,  // the player the card or ability was aimed at
    Player,  // each player in turn, inside forEach
    Chosen,  // the player chosen by choosePlayer
    Fighter,
    Helper,
    Fighters,      // fighter and helper together (R8.5)
    OtherFighter,  // of fighter and helper, the one who is not the victim (or you)
    Active,        // whose turn it is
    Left,
    Right,  // living neighbour of the victim, or of you where nobody is struck
    Neighbours,
    Others,
    Everyone,
    LowestLevel,
    HighestLevel,  // all who are tied for it
    OthersLowest,
    OthersHighest  // the same among all others than the victim (or you)
};
// clang-format on

// Where a selector looks for cards.
// clang-format off
enum class From : std::uint8_t {
    Hand,
    Carried,
    Equipped,
    Unequipped,
    InPlay,
    Identities,
    Allies,
    Curses,
    HandOrPlay,
    DoorDiscard,
    TreasureDiscard,
    This,
    Subject,
    Attached
};
// Hands and cards in play have an owner; a discard pile, this card and the subject have none.
bool hasOwner(From from);
// clang-format on

enum class KindFilter : std::uint8_t {
    Any,
    Item,
    OneShot,
    Monster,
    Curse,
    Identity,
    Doubling,
    Ally,
    Enhancer,
    Level
};
enum class SizeFilter : std::uint8_t { Any, Small, Big };
enum class Chooser : std::uint8_t {
    Owner,
    You,
    Victim,
    Target,
    Fighter,
    Left,
    Right,
    Chosen,
    Player,
    Random,
    MostGold,
    HighestBonus
};
enum class Compare : std::uint8_t { AtLeast, AtMost, Equal, Less, More };
enum class Into : std::uint8_t { Hand, Play };
enum class Face : std::uint8_t { Down, Up };
enum class Rounding : std::uint8_t { Down, Up };
enum class TreasureFate : std::uint8_t { Lost, Kept };
enum class Side : std::uint8_t { Target, Fighters, Monsters };
enum class WhichMonster : std::uint8_t { This, Target, All };
enum class Cause : std::uint8_t { Any, Curse, BadStuff, CurseOrBadStuff };

// What a static modifier changes. The modifiers of a monster apply to its combat, of an enhancer to its
// monster, of a one-shot to its side, and of an equipped Item, an identity, an ally and a lasting curse to
// their player.
enum class Stat : std::uint8_t {
    Strength,        // combat strength (R8.1)
    Treasures,       // of a monster (R8.2)
    Levels,          // gained for killing this monster (R8.12)
    RunAway,         // Run Away rolls: of the holder, or against this monster (R9.1)
    DieRoll,         // every die its holder rolls (R10.5)
    HandLimit,       // R3.3
    LevelsAsHelper,  // for each monster killed while helping (R4.10 Elf)
    SaleDouble,      // Items a turn that sell at double price (R4.10 Halfling)
    WinsTies,        // flags from here: any sum above 0 means yes (R8.1)
    AnyBig,          // any number of Big Items (R7.4)
    NoHelp,          // on a monster: nobody may help
    LevelIgnored,    // on a monster: Levels of the fighters do not count
    ItemsIgnored,    // on a monster: Items of the fighters do not count
    NoPursuit,       // on a monster: does not pursue the fleer, who escapes without a roll (R9.4)
    SureEscape,      // the holder escapes without a roll (ruling 9)
    NoEscape,        // on a monster: Run Away fails without a roll
    CurseProof,      // curses do not affect its holder
    FoeStrength,     // on a monster: added to the fighters' side (R8.5)
    Hands            // more hands for Items (R7.2)
};

// When a card may be played from hand or table, or an ability used. A card may name several moments.
enum class When : std::uint8_t {
    OwnTurn,        // own turn, not while in combat
    OwnTurnAlways,  // own turn, also in combat
    NotInCombat,    // any turn, while the player is not in combat
    NoCombat,       // any turn, while no combat is going on
    AnyTime,        // R6.1
    AnyCombat,      // any player, into any combat (R6.6)
    OwnCombat,      // fighter or helper only
    FighterOnly,    // the fighter only
    Fleeing,  // fighter or helper, after the combat is given up or lost and before their last roll (ruling 9)
    OwnFleeRoll,    // answers the player's own Run Away roll, before it counts (window 2)
    AnyRoll,        // answers any die roll, before it counts (window 2)
    StrikeOnYou,    // answers a curse or Bad Stuff about to strike the player (window 3)
    CurseOnYou,     // the same, curses only
    BadStuffOnYou,  // the same, Bad Stuff only
    FaceUpDraw      // replaces the player's own face-up draw (R4.10 Resurrection)
};

// The target of a card that is played or an ability that is used.
// clang-format off
enum class Target : std::uint8_t {
    None,
    Self,
    Player,
    OtherPlayer,
    Side,
    Fighter,
    OtherFighter,
    Monster,
    OwnItem,
    ItemOfOther,
    OwnIdentity
};
// clang-format on

// The second card that goes with a card when it is played.
enum class WithCard : std::uint8_t { None, MonsterFromHand, IdentityFromHand };

// The event that starts a trigger. The card's player is "you"; docs/card-authoring.md lists what each binds.
// clang-format off
enum class TriggerOn : std::uint8_t {
    CombatStart,  // on a monster: it is revealed or joins; on others: their player's combat starts
    CombatEnd,    // a combat of its player ends in any way
    Victory,      // on a monster: it was killed; on others: their player won as fighter or helper
    Escaped,      // on a monster: the victim got away from it (R9.4); on others: you got away
    LostItem,     // an Item (the subject) left its player by a curse or Bad Stuff
    TurnStart,
    TurnEnd,
    OtherDied,  // another player died
    LevelLost   // its player lost a level by a curse or Bad Stuff
};
// clang-format on

enum class Limit : std::uint8_t { None, PerTurn, PerCombat, PerVictimInCombat, PerRoll, PerGame };

// The words of an enum, in the order of its values.
template <class E>
std::span<const std::string_view> wordsOf();

template <>
std::span<const std::string_view> wordsOf<CardKind>();
template <>
std::span<const std::string_view> wordsOf<Slot>();
template <>
std::span<const std::string_view> wordsOf<AllyKind>();
template <>
std::span<const std::string_view> wordsOf<ItemFate>();
template <>
std::span<const std::string_view> wordsOf<Who>();
template <>
std::span<const std::string_view> wordsOf<From>();
template <>
std::span<const std::string_view> wordsOf<KindFilter>();
template <>
std::span<const std::string_view> wordsOf<Scene>();
template <>
std::span<const std::string_view> wordsOf<SizeFilter>();
template <>
std::span<const std::string_view> wordsOf<Chooser>();
template <>
std::span<const std::string_view> wordsOf<Compare>();
template <>
std::span<const std::string_view> wordsOf<Into>();
template <>
std::span<const std::string_view> wordsOf<Face>();
template <>
std::span<const std::string_view> wordsOf<Rounding>();
template <>
std::span<const std::string_view> wordsOf<TreasureFate>();
template <>
std::span<const std::string_view> wordsOf<Side>();
template <>
std::span<const std::string_view> wordsOf<WhichMonster>();
template <>
std::span<const std::string_view> wordsOf<Cause>();
template <>
std::span<const std::string_view> wordsOf<Stat>();
template <>
std::span<const std::string_view> wordsOf<When>();
template <>
std::span<const std::string_view> wordsOf<Target>();
template <>
std::span<const std::string_view> wordsOf<WithCard>();
template <>
std::span<const std::string_view> wordsOf<TriggerOn>();
template <>
std::span<const std::string_view> wordsOf<Limit>();
template <>
std::span<const std::string_view> wordsOf<Deck>();
template <>
std::span<const std::string_view> wordsOf<Sex>();

template <class E>
std::string_view wordOf(E value) {
    return wordsOf<E>()[static_cast<std::size_t>(value)];
}

}  // namespace kickdoor
