// What may stand where in a card's behaviour, from the format's own tables: the vocabulary and the fields.
#pragma once

#include <QString>
#include <optional>
#include <span>
#include <vector>

#include "base/json.h"
#include "card/fields.h"
#include "card/vocabulary.h"

namespace kickdoor::workshop {

// What a key in a pack names.
enum class Named : std::uint8_t { Nothing, Tag, Pack, Identity, IdentityType, Card };

// A value that is edited in one control.
struct SimplePart {
    enum class Kind : std::uint8_t { Word, Words, Number, Flag, Text };
    QString name;
    QString title;
    QString doc;
    Kind kind = Kind::Text;
    bool required = false;
    int least = 0;
    int most = 0;
    std::span<const std::string_view> words;
    Named named = Named::Nothing;  // of a text
};

// A value with a structure of its own: operations, or records such as a trigger.
struct NestedPart {
    QString name;
    QString title;
    QString doc;
    bool list = false;
    OpCategory category = OpCategory::None;  // of its operations
    Op only = Op::Nothing;                   // the only operation possible (selector, outcome, option)
    std::span<const FieldSpec> record;       // if it is not an operation
};

// The operation of an object in a place where those of a category stand; null if its word is unknown.
const OpSpec* opOf(const JsonValue& json, OpCategory category, Op only);

std::vector<SimplePart> simpleParts(const OpSpec& op);
std::vector<SimplePart> simpleParts(std::span<const FieldSpec> record);
std::vector<NestedPart> nestedParts(const OpSpec& op);
std::vector<NestedPart> nestedParts(std::span<const FieldSpec> record);
// The parts of a card of this kind that make its behaviour.
std::vector<NestedPart> behaviourOf(CardKind kind);

// What a card says it is, if there is such a kind.
std::optional<CardKind> kindOf(const JsonValue& card);

// Removes what a card of its kind cannot have, and adds what it must have.
void fitKind(JsonValue& card);

Named namedBy(FieldType type);

// Something that cards of this kind often do when something happens.
JsonValue newTrigger(CardKind kind);

// Lets a new part speak of those whom its place knows: Bad Stuff and curses strike the victim, all else is
// done by "you".
void settle(JsonValue& made, bool strikes);

// Something valid to begin with, where that is possible without knowing the pack.
JsonValue newOp(const OpSpec& op);
JsonValue newRecord(std::span<const FieldSpec> record);

}  // namespace kickdoor::workshop
