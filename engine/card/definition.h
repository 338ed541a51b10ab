// The compiled definition of a card. Built once by the loader, then immutable and shared by all games and
// threads.
#pragma once

#include "card/vocabulary.h"

#include <string>
#include <vector>

namespace kickdoor {

using WhenSet = std::uint32_t;
constexpr WhenSet bit(When when) {
    return 1U << static_cast<unsigned>(when);
}
// A curse or Bad Stuff is about to strike.
constexpr WhenSet kStrikeMoments = bit(When::StrikeOnYou) | bit(When::CurseOnYou) | bit(When::BadStuffOnYou);

struct ModifierDef {
    Stat stat = Stat::Strength;
    std::int16_t constant = 0;  // used without an amount
    NodeRef amount = kNoNode;
    NodeRef condition = kNoNode;  // "if"
};

struct TriggerDef {
    TriggerOn on = TriggerOn::CombatStart;
    NodeRef condition = kNoNode;
    ListRef effects = kNoList;
};

// The discards that an ability costs (R4.9). wholeHand: the whole hand, at least `least` cards.
struct CostDef {
    std::uint8_t least = 0;
    std::uint8_t most = 0;
    bool wholeHand = false;
    bool handOnly = false;
    bool discardThis = false;  // the card itself is discarded, too
};

struct AbilityDef {
    std::string key;  // "berserk": its name in scenarios (`ability`)
    WhenSet when = 0;
    Target target = Target::None;
    Limit limit = Limit::None;
    std::uint8_t limitCount = 1;  // uses, or with limitDiscards cards discarded, within the limit
    bool limitDiscards = false;
    CostDef cost;
    NodeRef condition = kNoNode;  // "if": must hold for use
    NodeRef targetIf = kNoNode;   // must hold for the target, as "target"
    ListRef effects = kNoList;
    // on a monster: any fighter may use it (R8.16); elsewhere the card's player
};

// How the card is played from hand or table, if its kind does not determine it.
struct PlayDef {
    WhenSet when = 0;
    Target target = Target::None;
    WithCard with = WithCard::None;
    NodeRef condition = kNoNode;
    NodeRef targetIf = kNoNode;
};

inline constexpr std::int8_t kNoFloor = -128;

// Where the second figure of a picture lies: its centre and size in percent of the first one's square.
struct ArtProp {
    int x = 0;
    int y = 0;
    int size = 0;  // 0: the usual place
};

// A subpath of the first pictogram, counted from 0, in a colour of its own.
struct ArtPart {
    int part = 0;
    std::string colour;
};

struct ArtRecipe {
    std::string icon;
    std::string second;
    std::string tint;
    int seed = 0;
    Scene scene = Scene::Usual;
    std::string accent;
    int turn = 0;    // degrees, clockwise
    int size = 100;  // percent
    bool flip = false;
    bool lines = false;
    ArtProp prop;
    std::vector<ArtPart> parts;
};

struct CardDef {
    std::string key;   // "drooling-slime"
    std::string name;  // English; other languages by key
    std::string flavour;
    ArtRecipe art;
    std::string pack;  // edition key
    std::uint8_t packIndex = 0;
    DefId sameAs = kNoDef;  // the first card with this key in the packs in play
    std::uint8_t copies = 1;

    CardKind kind = CardKind::Other;
    Deck deck = Deck::Door;
    std::uint64_t tags = 0;  // bits by index into Catalog::tags

    std::int8_t level = 0;  // monster
    std::int8_t treasures = 0;
    std::int8_t levels = 1;  // gained by killing it
    bool boss = false;       // R2.8
    bool specialTreasure = false;
    NodeRef joins = kNoNode;         // "you" holds it: may be played from hand into any combat (R6.7)
    NodeRef asEnhancerOn = kNoNode;  // a MonsterIs: the monster on which it may be played as an enhancer
    std::int8_t asEnhancerBonus = 0;

    std::int8_t floor = kNoFloor;  // enhancer: least strength and Treasures it leaves its monster
    std::uint64_t gives = 0;       // enhancer: tags of its monster, bits as in `tags`

    AllyKind ally = AllyKind::None;
    ItemFate itemFate = ItemFate::Carried;  // of a Hireling's Item

    Slot slot = Slot::None;  // Item
    bool isItem = false;     // has a gold value or "No Value" (R7.5); also one-shots with a gold value
    bool big = false;
    std::int16_t gold = 0;           // gp
    std::int8_t bonus = 0;           // printed bonus: an Item's, an enhancer's, a one-shot's, an ally's
    std::int8_t bonusTreasures = 0;  // enhancer
    NodeRef usableBy =
        kNoNode;  // condition on "you", the holder, who otherwise may carry it but not equip it (R7.3)

    IdentityId identity = kNoIdentity;
    IdentityType identityType = kNoIdentityType;  // identity and doubling cards

    bool lasting = false;  // curse: stays with the victim until a trigger or card discards it (R10.2)

    PlayDef play;
    ListRef effects = kNoList;   // a curse's apply to "victim", others to "you", who played the card
    ListRef badStuff = kNoList;  // monster: its effects on "victim"
    std::vector<ModifierDef>
        modifiers;  // printed bonus included as a Strength row for the kinds that have one
    std::vector<TriggerDef> triggers;
    std::vector<AbilityDef> abilities;
    std::uint32_t statMask = 0;     // which Stat its modifiers name
    std::uint32_t triggerMask = 0;  // which TriggerOn its triggers name
    WhenSet abilityWhen = 0;        // the moments of all its abilities

    bool hasTag(int tag) const { return tag >= 0 && ((tags >> tag) & 1U) != 0; }
};

}  // namespace kickdoor
