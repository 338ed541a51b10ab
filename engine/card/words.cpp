#include "card/words.h"

#include <array>

namespace kickdoor {

namespace {
using namespace std::literals;

constexpr std::array kCardKindWords = {"monster"sv,  "curse"sv, "enhancer"sv, "join"sv,  "identity"sv,
                                       "doubling"sv, "item"sv,  "oneShot"sv,  "level"sv, "ally"sv,
                                       "cheat"sv,    "other"sv, "character"sv};
constexpr std::array kSlotWords = {"none"sv,     "headgear"sv, "armor"sv,
                                   "footgear"sv, "oneHand"sv,  "twoHands"sv};
constexpr std::array kAllyKindWords = {"hireling"sv, "guestStar"sv, "companion"sv};
constexpr std::array kSceneWords = {"dungeon"sv, "stage"sv,    "tavern"sv,   "forest"sv, "kitchen"sv,
                                    "tomb"sv,    "campaign"sv, "treasury"sv, "rays"sv,   "hills"sv};
constexpr std::array kItemFateWords = {"carried"sv, "discard"sv};
constexpr std::array kWhoWords = {"you"sv,          "victim"sv,       "target"sv,       "player"sv,
                                  "chosen"sv,       "fighter"sv,      "helper"sv,       "fighters"sv,
                                  "otherFighter"sv, "active"sv,       "left"sv,         "right"sv,
                                  "neighbours"sv,   "others"sv,       "everyone"sv,     "lowestLevel"sv,
                                  "highestLevel"sv, "othersLowest"sv, "othersHighest"sv};
constexpr std::array kFromWords = {"hand"sv,       "carried"sv,     "equipped"sv,        "unequipped"sv,
                                   "inPlay"sv,     "identities"sv,  "allies"sv,          "curses"sv,
                                   "handOrPlay"sv, "doorDiscard"sv, "treasureDiscard"sv, "this"sv,
                                   "subject"sv,    "attached"sv};
constexpr std::array kKindFilterWords = {"any"sv,      "item"sv,     "oneShot"sv, "monster"sv,  "curse"sv,
                                         "identity"sv, "doubling"sv, "ally"sv,    "enhancer"sv, "level"sv};
constexpr std::array kSizeFilterWords = {"any"sv, "small"sv, "big"sv};
constexpr std::array kChooserWords = {"owner"sv,   "you"sv,    "victim"sv,   "target"sv,
                                      "fighter"sv, "left"sv,   "right"sv,    "chosen"sv,
                                      "player"sv,  "random"sv, "mostGold"sv, "highestBonus"sv};
constexpr std::array kCompareWords = {"atLeast"sv, "atMost"sv, "equal"sv, "less"sv, "more"sv};
constexpr std::array kIntoWords = {"hand"sv, "play"sv};
constexpr std::array kFaceWords = {"down"sv, "up"sv};
constexpr std::array kRoundingWords = {"down"sv, "up"sv};
constexpr std::array kTreasureFateWords = {"lost"sv, "kept"sv};
constexpr std::array kSideWords = {"target"sv, "fighters"sv, "monsters"sv};
constexpr std::array kWhichMonsterWords = {"this"sv, "target"sv, "all"sv};
constexpr std::array kCauseWords = {"any"sv, "curse"sv, "badStuff"sv, "curseOrBadStuff"sv};
constexpr std::array kStatWords = {"strength"sv,     "treasures"sv,   "levels"sv,         "runAway"sv,
                                   "dieRoll"sv,      "handLimit"sv,   "levelsAsHelper"sv, "saleDouble"sv,
                                   "winsTies"sv,     "anyBig"sv,      "noHelp"sv,         "levelIgnored"sv,
                                   "itemsIgnored"sv, "noPursuit"sv,   "sureEscape"sv,     "noEscape"sv,
                                   "curseProof"sv,   "foeStrength"sv, "hands"sv};
constexpr std::array kWhenWords = {"ownTurn"sv,    "ownTurnAlways"sv, "notInCombat"sv, "noCombat"sv,
                                   "anyTime"sv,    "anyCombat"sv,     "ownCombat"sv,   "fighterOnly"sv,
                                   "fleeing"sv,    "ownFleeRoll"sv,   "anyRoll"sv,     "strikeOnYou"sv,
                                   "curseOnYou"sv, "badStuffOnYou"sv, "faceUpDraw"sv};
constexpr std::array kTargetWords = {"none"sv,    "self"sv,        "player"sv,       "otherPlayer"sv,
                                     "side"sv,    "fighter"sv,     "otherFighter"sv, "monster"sv,
                                     "ownItem"sv, "itemOfOther"sv, "ownIdentity"sv};
constexpr std::array kWithCardWords = {"none"sv, "monsterFromHand"sv, "identityFromHand"sv};
constexpr std::array kTriggerOnWords = {"combatStart"sv, "combatEnd"sv, "victory"sv,
                                        "escaped"sv,     "lostItem"sv,  "turnStart"sv,
                                        "turnEnd"sv,     "otherDied"sv, "levelLost"sv};
constexpr std::array kLimitWords = {"none"sv,    "perTurn"sv, "perCombat"sv, "perVictimInCombat"sv,
                                    "perRoll"sv, "perGame"sv};
constexpr std::array kDeckWords = {"door"sv, "treasure"sv};
constexpr std::array kSexWords = {"male"sv, "female"sv};

}  // namespace

template <>
std::span<const std::string_view> wordsOf<CardKind>() {
    return kCardKindWords;
}
template <>
std::span<const std::string_view> wordsOf<Slot>() {
    return kSlotWords;
}
template <>
std::span<const std::string_view> wordsOf<AllyKind>() {
    return kAllyKindWords;
}
template <>
std::span<const std::string_view> wordsOf<Scene>() {
    return kSceneWords;
}
template <>
std::span<const std::string_view> wordsOf<ItemFate>() {
    return kItemFateWords;
}
template <>
std::span<const std::string_view> wordsOf<Who>() {
    return kWhoWords;
}
template <>
std::span<const std::string_view> wordsOf<From>() {
    return kFromWords;
}
template <>
std::span<const std::string_view> wordsOf<KindFilter>() {
    return kKindFilterWords;
}
template <>
std::span<const std::string_view> wordsOf<SizeFilter>() {
    return kSizeFilterWords;
}
template <>
std::span<const std::string_view> wordsOf<Chooser>() {
    return kChooserWords;
}
template <>
std::span<const std::string_view> wordsOf<Compare>() {
    return kCompareWords;
}
template <>
std::span<const std::string_view> wordsOf<Into>() {
    return kIntoWords;
}
template <>
std::span<const std::string_view> wordsOf<Face>() {
    return kFaceWords;
}
template <>
std::span<const std::string_view> wordsOf<Rounding>() {
    return kRoundingWords;
}
template <>
std::span<const std::string_view> wordsOf<TreasureFate>() {
    return kTreasureFateWords;
}
template <>
std::span<const std::string_view> wordsOf<Side>() {
    return kSideWords;
}
template <>
std::span<const std::string_view> wordsOf<WhichMonster>() {
    return kWhichMonsterWords;
}
template <>
std::span<const std::string_view> wordsOf<Cause>() {
    return kCauseWords;
}
template <>
std::span<const std::string_view> wordsOf<Stat>() {
    return kStatWords;
}
template <>
std::span<const std::string_view> wordsOf<When>() {
    return kWhenWords;
}
template <>
std::span<const std::string_view> wordsOf<Target>() {
    return kTargetWords;
}
template <>
std::span<const std::string_view> wordsOf<WithCard>() {
    return kWithCardWords;
}
template <>
std::span<const std::string_view> wordsOf<TriggerOn>() {
    return kTriggerOnWords;
}
template <>
std::span<const std::string_view> wordsOf<Limit>() {
    return kLimitWords;
}
template <>
std::span<const std::string_view> wordsOf<Deck>() {
    return kDeckWords;
}
template <>
std::span<const std::string_view> wordsOf<Sex>() {
    return kSexWords;
}

bool hasOwner(From from) {
    switch (from) {
        case From::DoorDiscard:
        case From::TreasureDiscard:
        case From::This:
        case From::Subject:
        case From::Attached: return false;
        // clang-format off
        case From::Hand: case From::Carried: case From::Equipped: case From::Unequipped:
        case From::InPlay: case From::Identities: case From::Allies: case From::Curses:
        case From::HandOrPlay:
            // clang-format on
            break;
    }
    return true;
}

}  // namespace kickdoor
