#include "card/schema.h"

#include "card/word_lists.h"
#include "rule_set/rule_fields.h"

namespace kickdoor {
namespace {

using Json = JsonValue;

Json reference(std::string_view name) {
    Json json = Json::object();
    json.add("$ref", Json::ofText("#/$defs/" + std::string(name)));
    return json;
}

Json typed(std::string_view type) {
    Json json = Json::object();
    json.add("type", Json::ofText(type));
    return json;
}

Json listOf(Json items, int longest) {
    Json json = typed("array");
    json.add("items", std::move(items));
    if (longest > 0) json.add("maxItems", Json::ofInt(longest));
    return json;
}

Json numberIn(NumberRange range) {
    Json json = typed("integer");
    json.add("minimum", Json::ofInt(range.least));
    json.add("maximum", Json::ofInt(range.most));
    return json;
}

Json oneWord(std::span<const std::string_view> words) {
    Json list = Json::array();
    for (const std::string_view word : words) list.add(Json::ofText(word));
    Json json = Json::object();
    json.add("enum", std::move(list));
    return json;
}

Json constant(std::string_view word) {
    Json json = Json::object();
    json.add("const", Json::ofText(word));
    return json;
}

Json described(Json json, std::string_view text) {
    if (!text.empty()) json.add("description", Json::ofText(text));
    return json;
}

std::string_view definitionOf(OpCategory category) {
    switch (category) {
        case OpCategory::Condition: return "condition";
        case OpCategory::Amount: return "amount";
        case OpCategory::Selector: return "selector";
        default: return "effect";
    }
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
    json.add("properties", std::move(properties));
    if (!required.items.empty()) json.add("required", std::move(required));
    json.add("additionalProperties", Json::ofBool(false));
    return json;
}

Json opSchema(const OpSpec& op) {
    // Where only one operation can stand, its name may be left out.
    const bool implied = op.category == OpCategory::Selector || op.category == OpCategory::Part;
    Json properties = Json::object();
    Json required = Json::array();
    properties.add("op", constant(op.word));
    if (!implied) required.add(Json::ofText("op"));
    for (std::size_t i = 0; i < op.paramCount; ++i) {
        properties.add(op.params[i].name, described(paramSchema(op, op.params[i]), op.params[i].doc));
        if (op.params[i].required) required.add(Json::ofText(op.params[i].name));
    }
    return described(objectSchema(std::move(properties), std::move(required)), op.doc);
}

Json categorySchema(OpCategory category) {
    Json choices = Json::array();
    if (category == OpCategory::Amount) choices.add(numberIn(kConstantRange));
    for (const OpSpec& op : vocabulary())
        if (op.category == category && !op.word.empty()) choices.add(opSchema(op));
    Json json = Json::object();
    json.add("oneOf", std::move(choices));
    return json;
}

Json fieldsSchema(std::span<const FieldSpec> fields, const CardKind* kind);

Json rulesSchema() {
    Json properties = Json::object();
    for (const RuleField& rule : ruleFields())
        properties.add(
            rule.name,
            described(rule.flag != nullptr ? typed("boolean") : numberIn({rule.least, rule.most}), rule.doc));
    return objectSchema(std::move(properties), Json::array());
}

Json textSchema(const FieldSpec& field) {
    Json json = typed("string");
    if (field.type == FieldType::Colour) json.add("pattern", Json::ofText("^#[0-9a-fA-F]{6}$"));
    if (field.type == FieldType::Key)
        json.add("pattern", Json::ofText("^[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?$"));
    if (field.least > 0) json.add("minLength", Json::ofInt(field.least));
    if (field.most > 0) json.add("maxLength", Json::ofInt(field.most));
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
        case FieldType::Tags: return listOf(typed("string"), 0);
        case FieldType::Art:
        case FieldType::Play:
        case FieldType::Cost:
        case FieldType::AsEnhancer:
        case FieldType::DeckSizes: return fieldsSchema(fieldsOf(field.type), nullptr);
        case FieldType::Modifiers:
        case FieldType::Triggers:
        case FieldType::Abilities:
        case FieldType::IdentityTypes:
        case FieldType::TagList: return listOf(fieldsSchema(fieldsOf(field.type), nullptr), 0);
        case FieldType::Rules: return rulesSchema();
        default: break;
    }
    if (const auto words = wordsOfField(field.type); !words.empty()) return oneWord(words);
    return textSchema(field);
}

Json fieldsSchema(std::span<const FieldSpec> fields, const CardKind* kind) {
    Json properties = Json::object();
    Json required = Json::array();
    for (const FieldSpec& field : fields) {
        if (kind != nullptr && (field.kinds & kindBit(*kind)) == 0) continue;
        const bool isKind = kind != nullptr && field.type == FieldType::CardKindWord;
        properties.add(field.name,
                       described(isKind ? constant(wordOf(*kind)) : fieldSchema(field), field.doc));
        if (field.required) required.add(Json::ofText(field.name));
    }
    return objectSchema(std::move(properties), std::move(required));
}

Json document(std::string_view title) {
    Json json = Json::object();
    json.add("$schema", Json::ofText("https://json-schema.org/draft/2020-12/schema"));
    json.add("title", Json::ofText(title));
    return json;
}

}  // namespace

JsonValue cardFileSchema() {
    Json definitions = Json::object();
    for (const OpCategory category : {OpCategory::Condition, OpCategory::Amount, OpCategory::Effect})
        definitions.add(definitionOf(category), categorySchema(category));
    definitions.add("selector", opSchema(specOf(Op::Cards)));
    definitions.add("outcome", opSchema(specOf(Op::Outcome)));
    definitions.add("option", opSchema(specOf(Op::Option)));
    Json kinds = Json::array();
    for (std::size_t i = 0; i < wordsOf<CardKind>().size(); ++i) {
        const auto kind = static_cast<CardKind>(i);
        kinds.add(fieldsSchema(cardFields(), &kind));
    }
    Json card = Json::object();
    card.add("oneOf", std::move(kinds));
    Json json = document("Cards of a Kickdoor pack");
    json.add("type", Json::ofText("array"));
    json.add("items", std::move(card));
    json.add("$defs", std::move(definitions));
    return json;
}

JsonValue editionSchema() {
    Json json = document("edition.json of a Kickdoor pack");
    Json fields = fieldsSchema(editionFields(), nullptr);
    for (std::size_t i = 0; i < fields.keys.size(); ++i) json.add(fields.keys[i], std::move(fields.items[i]));
    return json;
}

}  // namespace kickdoor
