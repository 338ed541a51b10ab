#include "workshop/grammar.h"

#include <algorithm>

#include "base/json_build.h"
#include "card/word_lists.h"
#include "workshop/field_words.h"
#include "workshop/json_edit.h"

namespace kickdoor::workshop {
namespace {

bool isImplied(OpCategory category) {
    return category == OpCategory::Selector || category == OpCategory::Part;
}

Op onlyOp(ParamType type) {
    if (type == ParamType::Selector) return Op::Cards;
    if (type == ParamType::Outcomes) return Op::Outcome;
    if (type == ParamType::Options) return Op::Option;
    return Op::Nothing;
}

// Of the records whose fields are called otherwise than elsewhere.
std::string_view ownerOf(std::span<const FieldSpec> record) {
    if (record.data() == triggerFields().data()) return "trigger";
    return record.data() == asEnhancerFields().data() ? "asEnhancer" : "";
}

std::optional<NestedPart> nested(const FieldSpec& field) {
    NestedPart part{qt(field.name), fieldTitle(field.name), helpText(field.doc), false, OpCategory::None,
                    Op::Nothing,    fieldsOf(field.type)};
    switch (field.type) {
        case FieldType::Effects:
            part.list = true;
            part.category = OpCategory::Effect;
            return part;
        case FieldType::Condition: part.category = OpCategory::Condition; return part;
        case FieldType::Amount: part.category = OpCategory::Amount; return part;
        case FieldType::Modifiers:
        case FieldType::Triggers:
        case FieldType::Abilities: part.list = true; return part;
        case FieldType::Play:
        case FieldType::Cost:
        case FieldType::AsEnhancer: return part;
        // clang-format off
        case FieldType::Key: case FieldType::Text: case FieldType::Colour: case FieldType::Number:
        case FieldType::Flag: case FieldType::CardKindWord: case FieldType::DeckWord:
        case FieldType::SlotWord: case FieldType::StatWord: case FieldType::TriggerWord:
        case FieldType::TargetWord: case FieldType::WithWord: case FieldType::LimitWord:
        case FieldType::Whens: case FieldType::Tags: case FieldType::PackKeys: case FieldType::IdentityKey:
        case FieldType::TypeKey: case FieldType::Art: case FieldType::Rules:
        case FieldType::IdentityTypes: case FieldType::TagList: case FieldType::DeckSizes:
        case FieldType::DoublingWord: case FieldType::AllyWord: case FieldType::FateWord:
        case FieldType::SceneWord: case FieldType::ArtProp: case FieldType::ArtParts:
            // clang-format on
            break;
    }
    return std::nullopt;
}

JsonValue firstValue(const SimplePart& part) {
    switch (part.kind) {
        case SimplePart::Kind::Word: return jsonText(part.words.front());
        case SimplePart::Kind::Words: {
            JsonValue list = jsonList();
            list.items.push_back(jsonText(part.words.front()));
            return list;
        }
        case SimplePart::Kind::Number: return jsonInt(std::clamp(1, part.least, part.most));
        case SimplePart::Kind::Flag: return jsonBool(true);
        case SimplePart::Kind::Text: break;
    }
    return jsonText("new");
}

JsonValue firstOf(const NestedPart& part) {
    JsonValue one;
    if (part.category == OpCategory::Amount)
        one = jsonInt(1);
    else if (part.only != Op::Nothing)
        one = newOp(specOf(part.only));
    else if (part.category == OpCategory::Condition)
        one = newOp(specOf(Op::Alone));
    else if (part.category == OpCategory::Effect)
        one = newOp(specOf(Op::LoseLevels));
    else
        one = newRecord(part.record);
    if (!part.list) return one;
    JsonValue list = jsonList();
    // One way alone is no choice.
    if (part.only == Op::Option) list.items.push_back(one);
    list.items.push_back(std::move(one));
    return list;
}

Named namedBy(ParamType type) {
    if (type == ParamType::Identity) return Named::Identity;
    if (type == ParamType::IdentityType_) return Named::IdentityType;
    if (type == ParamType::Tag) return Named::Tag;
    return type == ParamType::Card ? Named::Card : Named::Nothing;
}

template <class Made, class Simple, class Nested, class Required>
void addRequired(Made& made, const Simple& simple, const Nested& parts, const Required& required) {
    for (const SimplePart& part : simple)
        if (part.required) addField(made, part.name.toStdString(), firstValue(part));
    for (const NestedPart& part : parts)
        if (required(part.name)) addField(made, part.name.toStdString(), firstOf(part));
}

}  // namespace

Named namedBy(FieldType type) {
    if (type == FieldType::Tags) return Named::Tag;
    if (type == FieldType::PackKeys) return Named::Pack;
    if (type == FieldType::TypeKey) return Named::IdentityType;
    return Named::Nothing;
}

void settle(JsonValue& made, bool strikes) {
    const std::string_view wrong = strikes ? "you" : "victim";
    for (std::size_t i = 0; i < made.items.size(); ++i) {
        JsonValue& item = made.items[i];
        const std::string key = made.isObject() ? made.keys[i] : std::string();
        if ((key == "who" || key == "of") && item.text == wrong) item.text = strikes ? "victim" : "you";
        const JsonValue* from = item.find("from");
        if (key == "cards" && item.isObject() && strikes && item.find("of") == nullptr &&
            (from == nullptr || from->text != "this"))
            addField(item, "of", jsonText("victim"));
        settle(item, strikes);
    }
}

const OpSpec* opOf(const JsonValue& json, OpCategory category, Op only) {
    if (only != Op::Nothing) return &specOf(only);
    const JsonValue* word = json.find("op");
    return word != nullptr && word->isString() ? findOp(category, word->text) : nullptr;
}

std::vector<SimplePart> simpleParts(const OpSpec& op) {
    std::vector<SimplePart> parts;
    for (std::size_t i = 0; i < op.paramCount; ++i) {
        const ParamSpec& param = op.params.at(i);
        if (isListParam(param.type) || categoryOfParam(param.type) != OpCategory::None) continue;
        SimplePart part{qt(param.name),
                        partTitle(op.op == Op::Cards     ? "cards"
                                  : op.op == Op::Outcome ? "outcome"
                                                         : op.word,
                                  param.name),
                        helpText(param.doc),
                        SimplePart::Kind::Text,
                        param.required,
                        0,
                        0,
                        wordsOfParam(param.type),
                        namedBy(param.type)};
        if (!part.words.empty()) part.kind = SimplePart::Kind::Word;
        if (param.type == ParamType::Bool) part.kind = SimplePart::Kind::Flag;
        if (param.type == ParamType::Int) {
            const NumberRange range = rangeOfParam(op.op, param.name);
            part.kind = SimplePart::Kind::Number;
            part.least = range.least;
            part.most = range.most;
        }
        parts.push_back(part);
    }
    return parts;
}

std::vector<SimplePart> simpleParts(std::span<const FieldSpec> record) {
    std::vector<SimplePart> parts;
    for (const FieldSpec& field : record) {
        if (nested(field)) continue;
        SimplePart part{qt(field.name),      partTitle(ownerOf(record), field.name),
                        helpText(field.doc), SimplePart::Kind::Text,
                        field.required,      field.least,
                        field.most,          wordsOfField(field.type),
                        namedBy(field.type)};
        if (!part.words.empty()) part.kind = SimplePart::Kind::Word;
        if (field.type == FieldType::Whens) part.kind = SimplePart::Kind::Words;
        if (field.type == FieldType::Flag) part.kind = SimplePart::Kind::Flag;
        if (field.type == FieldType::Number) part.kind = SimplePart::Kind::Number;
        parts.push_back(part);
    }
    return parts;
}

std::vector<NestedPart> nestedParts(const OpSpec& op) {
    std::vector<NestedPart> parts;
    for (std::size_t i = 0; i < op.paramCount; ++i) {
        const ParamSpec& param = op.params.at(i);
        const OpCategory category = categoryOfParam(param.type);
        if (category == OpCategory::None && !isListParam(param.type)) continue;
        parts.push_back({qt(param.name),
                         partTitle(op.word, param.name),
                         helpText(param.doc),
                         isListParam(param.type),
                         category,
                         onlyOp(param.type),
                         {}});
    }
    return parts;
}

std::vector<NestedPart> nestedParts(std::span<const FieldSpec> record) {
    std::vector<NestedPart> parts;
    for (const FieldSpec& field : record)
        if (const auto part = nested(field)) parts.push_back(*part);
    return parts;
}

std::vector<NestedPart> behaviourOf(CardKind kind) {
    std::vector<NestedPart> parts;
    for (const FieldSpec& field : cardFields())
        if ((field.kinds & kindBit(kind)) != 0)
            if (const auto part = nested(field)) parts.push_back(*part);
    return parts;
}

std::optional<CardKind> kindOf(const JsonValue& card) {
    const JsonValue* word = card.find("kind");
    const auto kinds = wordsOf<CardKind>();
    const auto kind = word == nullptr ? kinds.end() : std::find(kinds.begin(), kinds.end(), word->text);
    if (kind == kinds.end()) return std::nullopt;
    return static_cast<CardKind>(kind - kinds.begin());
}

void fitKind(JsonValue& card) {
    const std::optional<CardKind> kind = kindOf(card);
    if (!kind) return;
    const KindSet own = kindBit(*kind);
    for (const FieldSpec& field : cardFields())
        if ((field.kinds & own) == 0) setPart(card, QLatin1Char('/') + qt(field.name), std::nullopt);
    std::vector<FieldSpec> missing;
    for (const FieldSpec& field : cardFields())
        if ((field.kinds & own) != 0 && field.required && card.find(field.name) == nullptr)
            missing.push_back(field);
    const JsonValue made = newRecord(missing);
    for (std::size_t i = 0; i < made.keys.size(); ++i) addField(card, made.keys[i], made.items[i]);
}

// A curse goes, who wins draws.
JsonValue newTrigger(CardKind kind) {
    const bool curse = kind == CardKind::Curse;
    JsonValue effect = newOp(specOf(curse ? Op::Discard : Op::Draw));
    if (curse) {
        setPart(effect, QStringLiteral("/cards"), jsonObject());
        setPart(effect, QStringLiteral("/cards/from"), jsonText("this"));
    } else {
        const bool monster = kind == CardKind::Monster;
        setPart(effect, QStringLiteral("/who"), jsonText(monster ? "victim" : "you"));
        setPart(effect, QStringLiteral("/deck"), jsonText("treasure"));
    }
    JsonValue effects = jsonList();
    effects.items.push_back(std::move(effect));
    JsonValue trigger = jsonObject();
    addField(trigger, "on", jsonText(wordOf(curse ? TriggerOn::CombatEnd : TriggerOn::Victory)));
    addField(trigger, "do", std::move(effects));
    return trigger;
}

JsonValue newOp(const OpSpec& op) {
    JsonValue made = jsonObject();
    if (!isImplied(op.category)) addField(made, "op", jsonText(op.word));
    addRequired(made, simpleParts(op), nestedParts(op), [&](const QString& name) {
        for (std::size_t i = 0; i < op.paramCount; ++i)
            if (qt(op.params.at(i).name) == name) return op.params.at(i).required;
        return false;
    });
    return made;
}

JsonValue newRecord(std::span<const FieldSpec> record) {
    JsonValue made = jsonObject();
    addRequired(made, simpleParts(record), nestedParts(record), [&](const QString& name) {
        const auto found = std::find_if(record.begin(), record.end(),
                                        [&](const FieldSpec& field) { return qt(field.name) == name; });
        return found != record.end() && found->required;
    });
    return made;
}

}  // namespace kickdoor::workshop
