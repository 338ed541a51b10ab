// The fields of a card and of its parts, a table for each. The decoder, the JSON schema and the reference
// page are made from them.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "card/words.h"

namespace kickdoor {

enum class FieldType : std::uint8_t {
    Key,
    Text,
    Colour,
    Number,
    Flag,
    CardKindWord,
    DeckWord,
    SlotWord,
    StatWord,
    TriggerWord,
    TargetWord,
    WithWord,
    LimitWord,
    Whens,
    Tags,
    PackKeys,
    IdentityKey,
    TypeKey,
    Amount,
    Condition,
    Effects,
    Art,
    Play,
    Cost,
    Modifiers,
    Triggers,
    Abilities,
    Rules,
    IdentityTypes,
    TagList,
    DeckSizes,
    DoublingWord,
    AllyWord,
    FateWord,
    AsEnhancer,
    SceneWord,
    ArtProp,
    ArtParts
};

// A set of card kinds as bits.
using KindSet = std::uint32_t;
constexpr KindSet kindBit(CardKind kind) {
    return 1U << static_cast<unsigned>(kind);
}
inline constexpr KindSet kEveryKind = (1U << (static_cast<unsigned>(CardKind::Character) + 1U)) - 1U;

struct FieldSpec {
    std::string_view name;
    FieldType type = FieldType::Text;
    bool required = false;  // for a card: by the kinds that have it
    int least = 0;          // of a number, or of the length of a text
    int most = 0;
    std::string_view doc;
    KindSet kinds = kEveryKind;
};

std::span<const FieldSpec> cardFields();
std::span<const FieldSpec> artFields();
std::span<const FieldSpec> artPropFields();
std::span<const FieldSpec> artPartFields();
std::span<const FieldSpec> playFields();
std::span<const FieldSpec> modifierFields();
std::span<const FieldSpec> triggerFields();
std::span<const FieldSpec> abilityFields();
std::span<const FieldSpec> costFields();
std::span<const FieldSpec> asEnhancerFields();
// edition.json and its parts.
std::span<const FieldSpec> editionFields();
std::span<const FieldSpec> identityTypeFields();
std::span<const FieldSpec> tagFields();
std::span<const FieldSpec> deckSizeFields();

// The table of the object (or list of objects) that a field of this type holds; empty for simple fields.
std::span<const FieldSpec> fieldsOf(FieldType type);

}  // namespace kickdoor
