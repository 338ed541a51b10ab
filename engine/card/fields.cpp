#include "card/fields.h"

#include <array>

namespace kickdoor {
namespace {

using F = FieldType;
using K = CardKind;

template <class... Kinds>
constexpr KindSet only(Kinds... kinds) {
    return (kindBit(kinds) | ...);
}

constexpr int kMaxLevel = 20;
constexpr int kMaxBonus = 20;
constexpr int kMaxGold = 5000;
constexpr int kMaxCopies = 20;

constexpr std::array kCardFields = {
    FieldSpec{"id", F::Key, true, 1, 48, "The name in kebab-case without apostrophes; copies share it."},
    FieldSpec{"name", F::Text, true, 1, 48, "The English name."},
    FieldSpec{"kind", F::CardKindWord, true, 0, 0, "What sort of card it is."},
    FieldSpec{"copies", F::Number, false, 1, kMaxCopies, "How many of it the pack holds; left out: 1."},
    FieldSpec{"flavour", F::Text, false, 0, 160, "A line of jest that does nothing."},
    FieldSpec{"art", F::Art, false, 0, 0, "How its picture is drawn."},
    FieldSpec{"deck", F::DeckWord, true, 0, 0, "Its deck; every other kind knows its own.",
              only(K::Cheat, K::Other)},
    FieldSpec{"tags", F::Tags, false, 0, 0, "Words declared in edition.json."},
    FieldSpec{"level", F::Number, true, 1, kMaxLevel, "The monster's Level.", only(K::Monster)},
    FieldSpec{"treasures", F::Number, true, 0, 10, "Treasures for killing it.", only(K::Monster)},
    FieldSpec{"levels", F::Number, false, 0, 5, "Levels for killing it; left out: 1.", only(K::Monster)},
    FieldSpec{"boss", F::Flag, false, 0, 0, "A Boss Monster (R2.8).", only(K::Monster)},
    FieldSpec{"specialTreasure", F::Flag, false, 0, 0,
              "Reads 'Treasure: Special'; what one gets stands in its victory trigger.", only(K::Monster)},
    FieldSpec{"joins", F::Condition, false, 0, 0,
              "While it holds, the monster may be played from hand into any combat (R6.7).",
              only(K::Monster)},
    FieldSpec{"asEnhancer", F::AsEnhancer, false, 0, 0,
              "The monster may be played from hand as an enhancer on another (R8.15).", only(K::Monster)},
    FieldSpec{"badStuff", F::Effects, false, 0, 0, "What it does to the 'victim' it caught.",
              only(K::Monster)},
    FieldSpec{"slot", F::SlotWord, false, 0, 0, "Where it is worn; left out: none.", only(K::Item)},
    FieldSpec{"big", F::Flag, false, 0, 0, "Big (R7.4).", only(K::Item)},
    FieldSpec{"gold", F::Number, false, 0, kMaxGold, "Gold value; 0 is No Value. Makes a one-shot an Item.",
              only(K::Item, K::OneShot)},
    FieldSpec{"bonus", F::Number, false, -kMaxBonus, kMaxBonus,
              "Combat strength for its player, its monster, or the side it is played on.",
              only(K::Item, K::OneShot, K::Enhancer, K::Ally)},
    FieldSpec{"bonusTreasures", F::Number, false, -5, 5, "Treasures it adds to its monster.",
              only(K::Enhancer)},
    FieldSpec{"atLeast", F::Number, false, 0, kMaxLevel,
              "Its monster's strength and Treasures never fall below this because of it.", only(K::Enhancer)},
    FieldSpec{"gives", F::Tags, false, 0, 0,
              "Tags its monster has while it sits there; where such a tag joins, both may be played together "
              "(R6.7).",
              only(K::Enhancer)},
    FieldSpec{"ally", F::AllyWord, true, 0, 0, "What sort of ally it is.", only(K::Ally)},
    FieldSpec{"itemFate", F::FateWord, false, 0, 0,
              "What becomes of a Hireling's Item when the Hireling goes; left out: carried.", only(K::Ally)},
    FieldSpec{"usableBy", F::Condition, false, 0, 0,
              "On 'you', its holder; who fails it may carry, not equip (R7.3).", only(K::Item)},
    FieldSpec{"plural", F::Text, false, 1, 48, "The English name of several; left out: with an s.",
              only(K::Identity)},
    FieldSpec{"identity", F::IdentityKey, true, 0, 0, "Its key, the same in every pack.", only(K::Identity)},
    FieldSpec{"type", F::TypeKey, true, 0, 0, "An identity type declared in edition.json.",
              only(K::Identity, K::Doubling)},
    FieldSpec{"lasting", F::Flag, false, 0, 0,
              "Stays by its victim until a trigger or card discards it (R10.2).", only(K::Curse)},
    FieldSpec{"play", F::Play, false, 0, 0, "How it is played, where its kind does not say."},
    FieldSpec{"effects", F::Effects, false, 0, 0, "What it does when it strikes or is played.",
              only(K::Curse, K::Level, K::OneShot, K::Other, K::Join, K::Cheat, K::Ally, K::Doubling)},
    FieldSpec{"modifiers", F::Modifiers, false, 0, 0, "What it changes while it sits there."},
    FieldSpec{"triggers", F::Triggers, false, 0, 0, "What it does when something happens."},
    FieldSpec{"abilities", F::Abilities, false, 0, 0, "What can be used.",
              only(K::Identity, K::Item, K::Ally, K::Monster, K::Character, K::Curse)},
};

constexpr std::array kArtFields = {
    FieldSpec{"icon", F::Key, true, 1, 64, "Pictogram in front."},
    FieldSpec{"second", F::Key, false, 1, 64, "Pictogram beside it."},
    FieldSpec{"tint", F::Colour, false, 7, 7, "Colour as #rrggbb."},
    FieldSpec{"seed", F::Number, false, 0, 9999, "Varies the scene and the colours."},
    FieldSpec{"scene", F::SceneWord, false, 0, 0, "What is behind; left out: by kind, edition and seed."},
    FieldSpec{"accent", F::Colour, false, 7, 7,
              "Colour of the small parts and of the pictogram beside; left out: one that contrasts."},
    FieldSpec{"turn", F::Number, false, -180, 180, "Degrees by which the pictogram is turned clockwise."},
    FieldSpec{"size", F::Number, false, 30, 150, "Percent of the pictogram's usual size."},
    FieldSpec{"flip", F::Flag, false, 0, 0, "Mirrors the pictogram."},
    FieldSpec{"lines", F::Flag, false, 0, 0,
              "The pictogram is a drawing in lines: these are ink, and what they enclose has the colours."},
    FieldSpec{"prop", F::ArtProp, false, 0, 0,
              "Where the pictogram beside lies, and how large; left out: at the lower right."},
    FieldSpec{"parts", F::ArtParts, false, 0, 0, "Subpaths of the pictogram in colours of their own."},
};

constexpr std::array kArtPropFields = {
    FieldSpec{"x", F::Number, true, 0, 100, "Its centre from the left, in percent of the picture's square."},
    FieldSpec{"y", F::Number, true, 0, 100, "Its centre from above, in the same way."},
    FieldSpec{"size", F::Number, true, 10, 100, "Its size, in the same way."},
};

constexpr std::array kArtPartFields = {
    FieldSpec{"part", F::Number, true, 0, 199, "The subpath, counted from 0."},
    FieldSpec{"colour", F::Colour, true, 7, 7, "Its colour as #rrggbb."},
};

constexpr std::array kPlayFields = {
    FieldSpec{"when", F::Whens, false, 0, 0, "Moments; left out: as its kind."},
    FieldSpec{"on", F::TargetWord, false, 0, 0, "What it is aimed at; left out: as its kind."},
    FieldSpec{"with", F::WithWord, false, 0, 0, "A second card played with it."},
    FieldSpec{"if", F::Condition, false, 0, 0, "Must hold for playing it."},
    FieldSpec{"targetIf", F::Condition, false, 0, 0, "Must hold for 'target'."},
};

constexpr std::array kModifierFields = {
    FieldSpec{"stat", F::StatWord, true, 0, 0, "What it changes."},
    FieldSpec{"amount", F::Amount, false, 0, 0, "By how much; left out: 1."},
    FieldSpec{"if", F::Condition, false, 0, 0, "Only while this holds."},
};

constexpr std::array kTriggerFields = {
    FieldSpec{"on", F::TriggerWord, true, 0, 0, "What sets it off."},
    FieldSpec{"if", F::Condition, false, 0, 0, "Only when this holds."},
    FieldSpec{"do", F::Effects, true, 0, 0, "What then happens."},
};

constexpr std::array kAbilityFields = {
    FieldSpec{"id", F::Key, true, 1, 32, "The word by which commands call it."},
    FieldSpec{"when", F::Whens, true, 0, 0, "Moments."},
    FieldSpec{"on", F::TargetWord, false, 0, 0, "What it is aimed at."},
    FieldSpec{"cost", F::Cost, false, 0, 0, "Discards that power it (R4.9)."},
    FieldSpec{"limit", F::LimitWord, false, 0, 0, "How far its uses are counted."},
    FieldSpec{"limitCount", F::Number, false, 1, 20, "Uses within the limit; left out: 1."},
    FieldSpec{"limitDiscards", F::Flag, false, 0, 0, "The limit counts cards discarded, not uses."},
    FieldSpec{"if", F::Condition, false, 0, 0, "Must hold for using it."},
    FieldSpec{"targetIf", F::Condition, false, 0, 0, "Must hold for 'target'."},
    FieldSpec{"effects", F::Effects, true, 0, 0, "What it does."},
};

constexpr std::array kCostFields = {
    FieldSpec{"least", F::Number, false, 0, 20, "Fewest cards; left out: 0."},
    FieldSpec{"most", F::Number, false, 0, 20, "Most cards; left out: as least."},
    FieldSpec{"wholeHand", F::Flag, false, 0, 0, "The whole hand, of at least 'least' cards."},
    FieldSpec{"handOnly", F::Flag, false, 0, 0, "From hand only."},
    FieldSpec{"discardThis", F::Flag, false, 0, 0, "The card itself is discarded, too."},
};

constexpr std::array kAsEnhancerFields = {
    FieldSpec{"on", F::Key, true, 1, 48, "The monster it may be played on."},
    FieldSpec{"bonus", F::Number, true, -kMaxBonus, kMaxBonus, "What it adds to that monster."},
};

constexpr std::array kEditionFields = {
    FieldSpec{"format", F::Number, true, 1, 1, "The version of this form of pack."},
    FieldSpec{"id", F::Key, true, 1, 32, "The edition's key."},
    FieldSpec{"name", F::Text, true, 1, 60, "Its name on the set-up screen."},
    FieldSpec{"about", F::Text, false, 0, 300, "A sentence or two for the set-up screen."},
    FieldSpec{"author", F::Text, false, 1, 80, "Who made it; needed to share it as a file."},
    FieldSpec{"version", F::Text, false, 5, 17, "Its version, such as 1.0.2; needed to share it."},
    FieldSpec{"licence", F::Text, false, 1, 60,
              "What others may do with it, such as CC-BY-SA-4.0; needed to share it."},
    FieldSpec{"needs", F::PackKeys, false, 0, 0, "Packs without which it cannot be played, by their ids."},
    FieldSpec{"identityTypes", F::IdentityTypes, false, 0, 0, "Race, Class ..., and how they double."},
    FieldSpec{"tags", F::TagList, false, 0, 0, "Words that cards may be marked with."},
    FieldSpec{"decks", F::DeckSizes, false, 0, 0, "How many cards its decks must hold; the linter counts."},
    FieldSpec{"rules", F::Rules, false, 0, 0,
              "Readings of the rules, in force where it is the base edition."},
};

constexpr std::array kIdentityTypeFields = {
    FieldSpec{"key", F::Key, true, 1, 32, "As cards write it."},
    FieldSpec{"name", F::Text, true, 1, 32, "As players read it."},
    FieldSpec{"doubling", F::DoublingWord, false, 0, 0, "How its doubling card works; left out: shields."},
};

constexpr std::array kTagFields = {
    FieldSpec{"key", F::Key, true, 1, 32, "As cards write it."},
    FieldSpec{"name", F::Text, true, 1, 32, "As players read it."},
    FieldSpec{"joins", F::Flag, false, 0, 0,
              "Monsters with it may be played from hand into a combat with another such monster (R6.7)."},
};

constexpr std::array kDeckSizeFields = {
    FieldSpec{"door", F::Number, true, 0, 1000, "Door cards."},
    FieldSpec{"treasure", F::Number, true, 0, 1000, "Treasure cards."},
};

}  // namespace

std::span<const FieldSpec> cardFields() {
    return kCardFields;
}
std::span<const FieldSpec> artFields() {
    return kArtFields;
}
std::span<const FieldSpec> artPropFields() {
    return kArtPropFields;
}
std::span<const FieldSpec> artPartFields() {
    return kArtPartFields;
}
std::span<const FieldSpec> playFields() {
    return kPlayFields;
}
std::span<const FieldSpec> modifierFields() {
    return kModifierFields;
}
std::span<const FieldSpec> triggerFields() {
    return kTriggerFields;
}
std::span<const FieldSpec> abilityFields() {
    return kAbilityFields;
}
std::span<const FieldSpec> costFields() {
    return kCostFields;
}
std::span<const FieldSpec> asEnhancerFields() {
    return kAsEnhancerFields;
}
std::span<const FieldSpec> editionFields() {
    return kEditionFields;
}
std::span<const FieldSpec> identityTypeFields() {
    return kIdentityTypeFields;
}
std::span<const FieldSpec> tagFields() {
    return kTagFields;
}
std::span<const FieldSpec> deckSizeFields() {
    return kDeckSizeFields;
}

std::span<const FieldSpec> fieldsOf(FieldType type) {
    switch (type) {
        case F::Art: return kArtFields;
        case F::ArtProp: return kArtPropFields;
        case F::ArtParts: return kArtPartFields;
        case F::Play: return kPlayFields;
        case F::Cost: return kCostFields;
        case F::AsEnhancer: return kAsEnhancerFields;
        case F::Modifiers: return kModifierFields;
        case F::Triggers: return kTriggerFields;
        case F::Abilities: return kAbilityFields;
        case F::IdentityTypes: return kIdentityTypeFields;
        case F::TagList: return kTagFields;
        case F::DeckSizes: return kDeckSizeFields;
        // clang-format off
        case F::Key: case F::Text: case F::Colour: case F::Number: case F::Flag: case F::CardKindWord:
        case F::DeckWord: case F::SlotWord: case F::StatWord: case F::TriggerWord: case F::TargetWord:
        case F::WithWord: case F::LimitWord: case F::Whens: case F::Tags: case F::PackKeys: case F::IdentityKey:
        case F::TypeKey: case F::Amount: case F::Condition: case F::Effects: case F::Rules:
        case F::DoublingWord: case F::AllyWord: case F::FateWord: case F::SceneWord:
            // clang-format on
            break;
    }
    return {};
}

}  // namespace kickdoor
