#include "card/encoder.h"

#include "base/json_build.h"
#include "card/card_decoder.h"
#include "card/parameters.h"
#include "card/word_lists.h"

namespace kickdoor {
namespace {

JsonValue wordJson(std::span<const std::string_view> words, int index) {
    return jsonText(words[static_cast<std::size_t>(index)]);
}

template <class E>
JsonValue wordJson(E value) {
    return jsonText(wordOf(value));
}

JsonValue argumentJson(const Catalog& catalog, const ParamSpec& param, std::int16_t value) {
    const auto index = static_cast<std::size_t>(value);
    if (isListParam(param.type)) return encodeList(catalog, ListRef(value));
    if (categoryOfParam(param.type) != OpCategory::None) return encodeNode(catalog, NodeRef(value));
    if (const auto words = wordsOfParam(param.type); !words.empty()) return wordJson(words, value);
    switch (param.type) {
        case ParamType::Bool: return jsonBool(value != 0);
        case ParamType::Identity: return jsonText(catalog.identities[index].key);
        case ParamType::IdentityType_: return jsonText(catalog.identityTypes[index].key);
        case ParamType::Tag: return jsonText(catalog.tags[index]);
        case ParamType::Card: return jsonText(catalog.cards[index].key);
        // clang-format off
        case ParamType::Int: case ParamType::Amount: case ParamType::Condition:
        case ParamType::Conditions: case ParamType::Amounts: case ParamType::Selector:
        case ParamType::Effects: case ParamType::Outcomes: case ParamType::Options: case ParamType::Who:
        case ParamType::From: case ParamType::Kind: case ParamType::Slot: case ParamType::Size:
        case ParamType::Chooser: case ParamType::Compare: case ParamType::Into: case ParamType::Face:
        case ParamType::Rounding: case ParamType::TreasureFate: case ParamType::Side:
        case ParamType::WhichMonster: case ParamType::Cause: case ParamType::Sex: case ParamType::Deck:
            // clang-format on
            break;
    }
    return jsonInt(value);
}

JsonValue whensJson(WhenSet when) {
    JsonValue list = jsonList();
    const auto words = wordsOf<When>();
    for (std::size_t i = 0; i < words.size(); ++i)
        if (((when >> i) & 1U) != 0) list.items.push_back(jsonText(words[i]));
    return list;
}

void addNode(JsonValue& json, const Catalog& catalog, std::string_view key, NodeRef ref) {
    if (ref != kNoRef) addField(json, key, encodeNode(catalog, ref));
}

void addNumber(JsonValue& json, std::string_view key, int value, int fallback) {
    if (value != fallback) addField(json, key, jsonInt(value));
}

void addFlag(JsonValue& json, std::string_view key, bool value) {
    if (value) addField(json, key, jsonBool(true));
}

void addText(JsonValue& json, std::string_view key, std::string_view value) {
    if (!value.empty()) addField(json, key, jsonText(value));
}

JsonValue modifierJson(const Catalog& catalog, const ModifierDef& modifier) {
    JsonValue json = jsonObject();
    addField(json, "stat", wordJson(modifier.stat));
    addField(json, "amount",
             modifier.amount == kNoRef ? jsonInt(modifier.constant) : encodeNode(catalog, modifier.amount));
    addNode(json, catalog, "if", modifier.condition);
    return json;
}

JsonValue triggerJson(const Catalog& catalog, const TriggerDef& trigger) {
    JsonValue json = jsonObject();
    addField(json, "on", wordJson(trigger.on));
    addNode(json, catalog, "if", trigger.condition);
    addField(json, "do", encodeList(catalog, trigger.effects));
    return json;
}

JsonValue costJson(const CostDef& cost) {
    JsonValue json = jsonObject();
    addNumber(json, "least", cost.least, 0);
    if (!cost.wholeHand) addNumber(json, "most", cost.most, cost.least);
    addFlag(json, "wholeHand", cost.wholeHand);
    addFlag(json, "handOnly", cost.handOnly && !cost.wholeHand);
    addFlag(json, "discardThis", cost.discardThis);
    return json;
}

JsonValue abilityJson(const Catalog& catalog, const AbilityDef& ability) {
    JsonValue json = jsonObject();
    addField(json, "id", jsonText(ability.key));
    addField(json, "when", whensJson(ability.when));
    if (ability.target != Target::None) addField(json, "on", wordJson(ability.target));
    if (JsonValue cost = costJson(ability.cost); !cost.items.empty()) addField(json, "cost", std::move(cost));
    if (ability.limit != Limit::None) addField(json, "limit", wordJson(ability.limit));
    addNumber(json, "limitCount", ability.limitCount, 1);
    addFlag(json, "limitDiscards", ability.limitDiscards);
    addNode(json, catalog, "if", ability.condition);
    addNode(json, catalog, "targetIf", ability.targetIf);
    addField(json, "effects", encodeList(catalog, ability.effects));
    return json;
}

JsonValue playJson(const Catalog& catalog, const CardDef& card) {
    const PlayDef usual = defaultPlay(card);
    JsonValue json = jsonObject();
    if (card.play.when != usual.when) addField(json, "when", whensJson(card.play.when));
    if (card.play.target != usual.target) addField(json, "on", wordJson(card.play.target));
    if (card.play.with != usual.with) addField(json, "with", wordJson(card.play.with));
    addNode(json, catalog, "if", card.play.condition);
    addNode(json, catalog, "targetIf", card.play.targetIf);
    return json;
}

JsonValue propJson(const ArtProp& prop) {
    JsonValue json = jsonObject();
    addField(json, "x", jsonInt(prop.x));
    addField(json, "y", jsonInt(prop.y));
    addField(json, "size", jsonInt(prop.size));
    return json;
}

JsonValue partsJson(const std::vector<ArtPart>& parts) {
    JsonValue list = jsonList();
    for (const ArtPart& part : parts) {
        JsonValue json = jsonObject();
        addField(json, "part", jsonInt(part.part));
        addField(json, "colour", jsonText(part.colour));
        list.items.push_back(std::move(json));
    }
    return list;
}

JsonValue artJson(const ArtRecipe& art) {
    JsonValue json = jsonObject();
    addField(json, "icon", jsonText(art.icon));
    addText(json, "second", art.second);
    addText(json, "tint", art.tint);
    addNumber(json, "seed", art.seed, 0);
    if (art.scene != Scene::Usual) addField(json, "scene", wordJson(art.scene));
    addText(json, "accent", art.accent);
    addNumber(json, "turn", art.turn, 0);
    addNumber(json, "size", art.size, 100);
    addFlag(json, "flip", art.flip);
    addFlag(json, "lines", art.lines);
    if (art.prop.size != 0) addField(json, "prop", propJson(art.prop));
    if (!art.parts.empty()) addField(json, "parts", partsJson(art.parts));
    return json;
}

void addTags(JsonValue& json, const Catalog& catalog, std::string_view key, std::uint64_t bits) {
    if (bits == 0) return;
    JsonValue tags = jsonList();
    for (std::size_t i = 0; i < catalog.tags.size(); ++i)
        if (((bits >> i) & 1U) != 0) tags.items.push_back(jsonText(catalog.tags[i]));
    addField(json, key, std::move(tags));
}

void addMonster(JsonValue& json, const Catalog& catalog, const CardDef& card) {
    addField(json, "level", jsonInt(card.level));
    addField(json, "treasures", jsonInt(card.treasures));
    addNumber(json, "levels", card.levels, 1);
    addFlag(json, "boss", card.boss);
    addFlag(json, "specialTreasure", card.specialTreasure);
    addNode(json, catalog, "joins", card.joins);
    if (card.asEnhancerOn == kNoRef) return;
    const DefId on = Parameters<Op::MonsterIs>(catalog.node(card.asEnhancerOn)).get<"card">();
    JsonValue as = jsonObject();
    addField(as, "on", jsonText(catalog.cards[on].key));
    addField(as, "bonus", jsonInt(card.asEnhancerBonus));
    addField(json, "asEnhancer", std::move(as));
}

void addPrinted(JsonValue& json, const Catalog& catalog, const CardDef& card) {
    if (!deckOf(card.kind)) addField(json, "deck", wordJson(card.deck));
    addTags(json, catalog, "tags", card.tags);
    if (card.kind == CardKind::Monster) addMonster(json, catalog, card);
    addNumber(json, "atLeast", card.floor, kNoFloor);
    addTags(json, catalog, "gives", card.gives);
    if (card.ally != AllyKind::None) addField(json, "ally", wordJson(card.ally));
    if (card.itemFate != ItemFate::Carried) addField(json, "itemFate", wordJson(card.itemFate));
    if (card.slot != Slot::None) addField(json, "slot", wordJson(card.slot));
    addFlag(json, "big", card.big);
    if (card.isItem) addField(json, "gold", jsonInt(card.gold));
    addNumber(json, "bonus", card.bonus, 0);
    addNumber(json, "bonusTreasures", card.bonusTreasures, 0);
    if (card.identity != kNoIdentity) {
        const IdentityDef& identity = catalog.identities[card.identity];
        addField(json, "identity", jsonText(identity.key));
        if (identity.plural != identity.name + "s") addField(json, "plural", jsonText(identity.plural));
    }
    if (card.identityType != kNoIdentityType)
        addField(json, "type", jsonText(catalog.identityTypes[card.identityType].key));
    addFlag(json, "lasting", card.lasting);
}

template <class Parts, class Encode>
void addParts(JsonValue& json, std::string_view key, const Parts& parts, std::size_t skipped, Encode encode) {
    if (parts.size() <= skipped) return;
    JsonValue list = jsonList();
    for (std::size_t i = skipped; i < parts.size(); ++i) list.items.push_back(encode(parts[i]));
    addField(json, key, std::move(list));
}

void addMechanics(JsonValue& json, const Catalog& catalog, const CardDef& card) {
    addPrinted(json, catalog, card);
    addNode(json, catalog, "usableBy", card.usableBy);
    if (card.badStuff != kNoRef) addField(json, "badStuff", encodeList(catalog, card.badStuff));
    if (JsonValue play = playJson(catalog, card); !play.items.empty())
        addField(json, "play", std::move(play));
    const ListRef effects = card.effects;
    if (effects != kNoRef) addField(json, "effects", encodeList(catalog, effects));
    // The loader puts the printed figures before the written modifiers.
    const std::size_t printed = (card.bonus != 0 ? 1U : 0U) + (card.bonusTreasures != 0 ? 1U : 0U);
    addParts(json, "modifiers", card.modifiers, printed,
             [&](const auto& part) { return modifierJson(catalog, part); });
    addParts(json, "triggers", card.triggers, 0,
             [&](const auto& part) { return triggerJson(catalog, part); });
    addParts(json, "abilities", card.abilities, 0,
             [&](const auto& part) { return abilityJson(catalog, part); });
}

}  // namespace

JsonValue encodeNode(const Catalog& catalog, NodeRef ref) {
    const Node& node = catalog.node(ref);
    const OpSpec& spec = specOf(node.op);
    if (node.op == Op::Const) return jsonInt(Parameters<Op::Const>(node).get<"value">());
    JsonValue json = jsonObject();
    if (spec.category != OpCategory::Selector && spec.category != OpCategory::Part)
        addField(json, "op", jsonText(spec.word));
    for (std::size_t i = 0; i < spec.paramCount; ++i) {
        const ParamSpec& param = spec.params[i];
        const bool empty = isListParam(param.type) && node.arg[i] == kNoRef;
        if (param.required || (node.arg[i] != param.fallback && !empty))
            addField(json, param.name, argumentJson(catalog, param, node.arg[i]));
    }
    return json;
}

JsonValue encodeList(const Catalog& catalog, ListRef ref) {
    JsonValue list = jsonList();
    for (const NodeRef node : catalog.list(ref)) list.items.push_back(encodeNode(catalog, node));
    return list;
}

JsonValue encodeMechanics(const Catalog& catalog, const CardDef& card) {
    JsonValue json = jsonObject();
    addField(json, "kind", wordJson(card.kind));
    addMechanics(json, catalog, card);
    return json;
}

JsonValue encodeCard(const Catalog& catalog, const CardDef& card) {
    JsonValue json = jsonObject();
    addField(json, "id", jsonText(card.key));
    addField(json, "name", jsonText(card.name));
    addField(json, "kind", wordJson(card.kind));
    addNumber(json, "copies", card.copies, 1);
    addMechanics(json, catalog, card);
    addText(json, "flavour", card.flavour);
    if (!card.art.icon.empty()) addField(json, "art", artJson(card.art));
    return json;
}

}  // namespace kickdoor
