#include "card/schema.h"

#include "base/json_build.h"
#include "card/word_lists.h"
#include "rule_set/rule_fields.h"

namespace kickdoor {
namespace {

using Json = JsonValue;

Json reference(std::string_view name) {
    Json json = jsonObject();
    addField(json, "$ref", jsonText("#/$defs/" + std::string(name)));
    return json;
}

Json typed(std::string_view type) {
    Json json = jsonObject();
    addField(json, "type", jsonText(type));
    return json;
}

Json listOf(Json items, int longest) {
    Json json = typed("array");
    addField(json, "items", std::move(items));
    if (longest > 0) addField(json, "maxItems", jsonInt(longest));
    return json;
}

Json numberIn(NumberRange range) {
    Json json = typed("integer");
    addField(json, "minimum", jsonInt(range.least));
    addField(json, "maximum", jsonInt(range.most));
    return json;
}

Json oneWord(std::span<const std::string_view> words) {
    Json list = jsonList();
    for (const std::string_view word : words) list.items.push_back(jsonText(word));
    Json json = jsonObject();
    addField(json, "enum", std::move(list));
    return json;
}

Json constant(std::string_view word) {
    Json json = jsonObject();
    addField(json, "const", jsonText(word));
    return json;
}

Json described(Json json, std::string_view text) {
    if (!text.empty()) addField(json, "description", jsonText(text));
    return json;
}

std::string_view definitionOf(OpCategory category) {
    switch (category) {
        case OpCategory::Condition: return "condition";
        case OpCategory::Amount: return "amount";
        case OpCategory::Selector: return "selector";
        case OpCategory::None:
        case OpCategory::Effect:
        case OpCategory::Part: break;
    }
    return "effect";
}

Json paramSchema(const OpSpec& op, const ParamSpec& param) {
    if (param.type == ParamType::Outcomes) return listOf(reference("outcome"), kMaxListLength);
    if (param.type == ParamType::Options) return listOf(reference("option"), kMaxListLength);
    if (isListParam(param.type))
        return listOf(reference(definitionOf(categoryOfParam(param.type))), kMaxListLength);
    if (categoryOfParam(param.type) != OpCategory::None)
        return reference(definitionOf(categoryOfParam(param.type)));
    if (const auto words = wordsOfParam(param.type); !words.empty()) return oneWord(words);
    if (param.type == ParamType::Int) return numberIn(rangeOfParam(op.op, param.name));
    return typed(param.type == ParamType::Bool ? "boolean" : "string");
}

Json objectSchema(Json properties, Json required) {
    Json json = typed("object");
    addField(json, "properties", std::move(properties));
    if (!required.items.empty()) addField(json, "required", std::move(required));
    addField(json, "additionalProperties", jsonBool(false));
    return json;
}

Json opSchema(const OpSpec& op) {
    // The name may be left out if only one operation is possible.
    const bool implied = op.category == OpCategory::Selector || op.category == OpCategory::Part;
    Json properties = jsonObject();
    Json required = jsonList();
    addField(properties, "op", constant(op.word));
    if (!implied) required.items.push_back(jsonText("op"));
    for (std::size_t i = 0; i < op.paramCount; ++i) {
        addField(properties, op.params[i].name, described(paramSchema(op, op.params[i]), op.params[i].doc));
        if (op.params[i].required) required.items.push_back(jsonText(op.params[i].name));
    }
    return described(objectSchema(std::move(properties), std::move(required)), op.doc);
}

Json categorySchema(OpCategory category) {
    Json choices = jsonList();
    if (category == OpCategory::Amount) choices.items.push_back(numberIn(kConstantRange));
    for (const OpSpec& op : vocabulary())
        if (op.category == category && !op.word.empty()) choices.items.push_back(opSchema(op));
    Json json = jsonObject();
    addField(json, "oneOf", std::move(choices));
    return json;
}

Json fieldsSchema(std::span<const FieldSpec> fields, const CardKind* kind);

Json rulesSchema() {
    Json properties = jsonObject();
    for (const RuleField& rule : ruleFields())
        addField(
            properties, rule.name,
            described(rule.flag != nullptr ? typed("boolean") : numberIn({rule.least, rule.most}), rule.doc));
    return objectSchema(std::move(properties), jsonList());
}

Json textSchema(const FieldSpec& field) {
    Json json = typed("string");
    if (field.type == FieldType::Colour) addField(json, "pattern", jsonText("^#[0-9a-fA-F]{6}$"));
    if (field.type == FieldType::Key)
        addField(json, "pattern", jsonText("^[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?$"));
    if (field.least > 0) addField(json, "minLength", jsonInt(field.least));
    if (field.most > 0) addField(json, "maxLength", jsonInt(field.most));
    return json;
}

Json fieldSchema(const FieldSpec& field) {
    switch (field.type) {
        case FieldType::Number: return numberIn({field.least, field.most});
        case FieldType::Flag: return typed("boolean");
        case FieldType::Amount: return reference("amount");
        case FieldType::Condition: return reference("condition");
        case FieldType::Effects: return listOf(reference("effect"), kMaxListLength);
        case FieldType::Whens: return listOf(oneWord(wordsOfField(field.type)), 0);
        case FieldType::Tags:
        case FieldType::PackKeys: return listOf(typed("string"), 0);
        case FieldType::Art:
        case FieldType::ArtProp:
        case FieldType::Play:
        case FieldType::Cost:
        case FieldType::AsEnhancer:
        case FieldType::DeckSizes: return fieldsSchema(fieldsOf(field.type), nullptr);
        case FieldType::ArtParts:
        case FieldType::Modifiers:
        case FieldType::Triggers:
        case FieldType::Abilities:
        case FieldType::IdentityTypes:
        case FieldType::TagList: return listOf(fieldsSchema(fieldsOf(field.type), nullptr), 0);
        case FieldType::Rules: return rulesSchema();
        // clang-format off
        case FieldType::Key: case FieldType::Text: case FieldType::Colour: case FieldType::CardKindWord:
        case FieldType::DeckWord: case FieldType::SlotWord: case FieldType::StatWord:
        case FieldType::TriggerWord: case FieldType::TargetWord: case FieldType::WithWord:
        case FieldType::LimitWord: case FieldType::IdentityKey: case FieldType::TypeKey:
        case FieldType::DoublingWord: case FieldType::AllyWord: case FieldType::FateWord:
        case FieldType::SceneWord:
            // clang-format on
            break;
    }
    if (const auto words = wordsOfField(field.type); !words.empty()) return oneWord(words);
    return textSchema(field);
}

Json fieldsSchema(std::span<const FieldSpec> fields, const CardKind* kind) {
    Json properties = jsonObject();
    Json required = jsonList();
    for (const FieldSpec& field : fields) {
        if (kind != nullptr && (field.kinds & kindBit(*kind)) == 0) continue;
        const bool isKind = kind != nullptr && field.type == FieldType::CardKindWord;
        addField(properties, field.name,
                 described(isKind ? constant(wordOf(*kind)) : fieldSchema(field), field.doc));
        if (field.required) required.items.push_back(jsonText(field.name));
    }
    return objectSchema(std::move(properties), std::move(required));
}

Json document(std::string_view title) {
    Json json = jsonObject();
    addField(json, "$schema", jsonText("https://json-schema.org/draft/2020-12/schema"));
    addField(json, "title", jsonText(title));
    return json;
}

}  // namespace

JsonValue cardFileSchema() {
    Json definitions = jsonObject();
    for (const OpCategory category : {OpCategory::Condition, OpCategory::Amount, OpCategory::Effect})
        addField(definitions, definitionOf(category), categorySchema(category));
    addField(definitions, "selector", opSchema(specOf(Op::Cards)));
    addField(definitions, "outcome", opSchema(specOf(Op::Outcome)));
    addField(definitions, "option", opSchema(specOf(Op::Option)));
    Json kinds = jsonList();
    for (std::size_t i = 0; i < wordsOf<CardKind>().size(); ++i) {
        const auto kind = static_cast<CardKind>(i);
        kinds.items.push_back(fieldsSchema(cardFields(), &kind));
    }
    Json card = jsonObject();
    addField(card, "oneOf", std::move(kinds));
    Json json = document("Cards of a Kickdoor pack");
    addField(json, "type", jsonText("array"));
    addField(json, "items", std::move(card));
    addField(json, "$defs", std::move(definitions));
    return json;
}

JsonValue editionSchema() {
    Json json = document("edition.json of a Kickdoor pack");
    Json fields = fieldsSchema(editionFields(), nullptr);
    for (std::size_t i = 0; i < fields.keys.size(); ++i)
        addField(json, fields.keys[i], std::move(fields.items[i]));
    return json;
}

}  // namespace kickdoor
