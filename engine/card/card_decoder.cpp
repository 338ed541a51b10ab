#include "card/card_decoder.h"

#include <algorithm>

#include "base/json_build.h"
#include "base/nearest_word.h"

namespace kickdoor {
namespace {

constexpr std::size_t kMaxParts = 12;  // modifiers, triggers or abilities of one card

std::optional<CardKind> kindOf(const JsonValue& json) {
    const JsonValue* kind = json.find("kind");
    if (kind == nullptr || !kind->isString()) return std::nullopt;
    const auto words = wordsOf<CardKind>();
    const auto found = std::find(words.begin(), words.end(), kind->text);
    if (found == words.end()) return std::nullopt;
    return static_cast<CardKind>(found - words.begin());
}

// Without a kind the card's fields cannot be checked, so this is the only error reported.
void reportKind(Reporter& reporter, const JsonValue& json, const JsonPlace& place) {
    if (!expectKind(reporter, json, place, JsonValue::Kind::Object)) return;
    if (const JsonValue* kind = json.find("kind"))
        readWord(reporter, *kind, {&place, "kind", -1}, "kind", wordsOf<CardKind>());
    else
        reporter.report(place, "'kind' is missing");
}

// Reads one card, and holds the data shared by its parts.
class CardReader {
public:
    CardReader(const Catalog& catalog, NodeDecoder& nodes, Reporter& reporter)
        : catalog_(catalog), nodes_(nodes), reporter_(reporter) {}

    void read(CardDef& card, const FieldReader& fields) {
        readPrinted(card, fields);
        readIdentity(card, fields);
        card.tags = readTags(fields, "tags");
        card.gives = readTags(fields, "gives");
        card.usableBy = condition(fields, "usableBy");
        card.badStuff = effects(fields, "badStuff");
        card.joins = condition(fields, "joins");
        readAsEnhancer(card, fields);
        addPrintedBonus(card);
        readParts(fields, "modifiers",
                  [&](const JsonValue& json, const JsonPlace& at) { readModifier(card, json, at); });
        readParts(fields, "triggers",
                  [&](const JsonValue& json, const JsonPlace& at) { readTrigger(card, json, at); });
        readParts(fields, "abilities",
                  [&](const JsonValue& json, const JsonPlace& at) { readAbility(card, json, at); });
        readPlay(card, fields);
        fillMasks(card);
    }

private:
    void readPrinted(CardDef& card, const FieldReader& fields) {
        card.copies = static_cast<std::uint8_t>(fields.number("copies", 1));
        card.flavour = fields.text("flavour");
        card.deck = deckOf(card.kind).value_or(fields.word("deck", Deck::Door));
        card.level = static_cast<std::int8_t>(fields.number("level", 0));
        card.treasures = static_cast<std::int8_t>(fields.number("treasures", 0));
        card.levels = static_cast<std::int8_t>(fields.number("levels", 1));
        card.boss = fields.flag("boss");
        card.specialTreasure = fields.flag("specialTreasure");
        card.floor = static_cast<std::int8_t>(fields.number("atLeast", kNoFloor));
        card.ally = fields.word("ally", AllyKind::None);
        card.itemFate = fields.word("itemFate", ItemFate::Carried);
        card.slot = fields.word("slot", Slot::None);
        card.big = fields.flag("big");
        card.gold = static_cast<std::int16_t>(fields.number("gold", 0));
        card.isItem = card.kind == CardKind::Item || fields.find("gold") != nullptr;
        card.bonus = static_cast<std::int8_t>(fields.number("bonus", 0));
        card.bonusTreasures = static_cast<std::int8_t>(fields.number("bonusTreasures", 0));
        card.lasting = fields.flag("lasting");
        readArt(card.art, fields);
    }

    void readArt(ArtRecipe& art, const FieldReader& fields) {
        const JsonValue* json = fields.find("art");
        if (json == nullptr) return;
        const JsonPlace at = fields.placeOf("art");
        const FieldReader reader(reporter_, *json, at, artFields());
        art.icon = reader.text("icon");
        art.second = reader.text("second");
        art.tint = reader.text("tint");
        art.seed = reader.number("seed", 0);
        art.scene = reader.word("scene", Scene::Usual);
        art.accent = reader.text("accent");
        art.turn = reader.number("turn", 0);
        art.size = reader.number("size", 100);
        art.flip = reader.flag("flip");
        art.lines = reader.flag("lines");
        if (const JsonValue* prop = reader.find("prop")) {
            const JsonPlace place = reader.placeOf("prop");
            if (art.second.empty())
                reporter_.report(place, "there is no 'second' to place", mendByRemoving(place.text()));
            const FieldReader part(reporter_, *prop, place, artPropFields());
            art.prop = {part.number("x", 0), part.number("y", 0), part.number("size", 0)};
        }
        readParts(reader, "parts", [&](const JsonValue& entry, const JsonPlace& place) {
            const FieldReader part(reporter_, entry, place, artPartFields());
            art.parts.push_back({part.number("part", 0), part.text("colour")});
        });
    }

    void readIdentity(CardDef& card, const FieldReader& fields) {
        fields.text("plural");  // already set by the identity; only checked here
        if (const JsonValue* type = fields.find("type"))
            card.identityType = IdentityType(keyIndex(catalog_.identityTypes, *type, fields.placeOf("type"),
                                                      "identity type", kNoIdentityType));
        if (const JsonValue* identity = fields.find("identity")) {
            const JsonPlace at = fields.placeOf("identity");
            card.identity = IdentityId(keyIndex(catalog_.identities, *identity, at, "identity", kNoIdentity));
            if (card.identity != kNoIdentity && catalog_.identities[card.identity].type != card.identityType)
                reporter_.report(at, "'" + identity->text + "' is of another type in another card");
        }
    }

    template <class Entry>
    int keyIndex(const std::vector<Entry>& entries, const JsonValue& value, const JsonPlace& place,
                 std::string_view what, int none) {
        if (!expectKind(reporter_, value, place, JsonValue::Kind::String)) return none;
        std::vector<std::string_view> known;
        for (const Entry& entry : entries) known.push_back(entry.key);
        const auto found = std::find(known.begin(), known.end(), value.text);
        if (found != known.end()) return static_cast<int>(found - known.begin());
        reporter_.report(place, unknownWord(what, value.text, known),
                         mendByNearest(place.text(), value.text, known));
        return none;
    }

    std::uint64_t readTags(const FieldReader& fields, std::string_view name) {
        const JsonValue* tags = fields.find(name);
        const JsonPlace place = fields.placeOf(name);
        std::uint64_t bits = 0;
        if (tags == nullptr || !expectKind(reporter_, *tags, place, JsonValue::Kind::Array)) return bits;
        const std::vector<std::string_view> known(catalog_.tags.begin(), catalog_.tags.end());
        for (std::size_t i = 0; i < tags->items.size(); ++i) {
            const JsonPlace at{&place, {}, static_cast<int>(i)};
            if (!expectKind(reporter_, tags->items[i], at, JsonValue::Kind::String)) continue;
            const int tag = catalog_.findTag(tags->items[i].text);
            if (tag < 0)
                reporter_.report(at, unknownWord("tag", tags->items[i].text, known),
                                 mendByNearest(at.text(), tags->items[i].text, known));
            else
                bits |= std::uint64_t{1} << static_cast<unsigned>(tag);
        }
        return bits;
    }

    void readAsEnhancer(CardDef& card, const FieldReader& fields) {
        const JsonValue* as = fields.find("asEnhancer");
        if (as == nullptr) return;
        const JsonPlace place = fields.placeOf("asEnhancer");
        const FieldReader reader(reporter_, *as, place, asEnhancerFields());
        card.asEnhancerBonus = static_cast<std::int8_t>(reader.number("bonus", 0));
        const std::string on = reader.text("on");
        if (on.empty()) return;
        JsonValue monster = jsonObject();
        addField(monster, "op", jsonText(specOf(Op::MonsterIs).word));
        addField(monster, "card", jsonText(on));
        card.asEnhancerOn = nodes_.condition(&monster, place);
    }

    static void addPrintedBonus(CardDef& card) {
        if (card.bonus != 0) card.modifiers.push_back({Stat::Strength, card.bonus, kNoNode, kNoNode});
        if (card.bonusTreasures != 0)
            card.modifiers.push_back({Stat::Treasures, card.bonusTreasures, kNoNode, kNoNode});
    }

    template <class Read>
    void readParts(const FieldReader& fields, std::string_view name, Read read) {
        const JsonValue* list = fields.find(name);
        const JsonPlace place = fields.placeOf(name);
        if (list == nullptr || !expectKind(reporter_, *list, place, JsonValue::Kind::Array)) return;
        if (list->items.size() > kMaxParts) {
            reporter_.report(place, "the list is longer than " + std::to_string(kMaxParts));
            return;
        }
        for (std::size_t i = 0; i < list->items.size(); ++i) {
            const JsonPlace at{&place, {}, static_cast<int>(i)};
            read(list->items[i], at);
        }
    }

    void readModifier(CardDef& card, const JsonValue& json, const JsonPlace& place) {
        const FieldReader fields(reporter_, json, place, modifierFields());
        ModifierDef modifier;
        modifier.stat = fields.word("stat", Stat::Strength);
        modifier.constant = 1;
        if (const JsonValue* amount = fields.find("amount")) {
            const JsonPlace at = fields.placeOf("amount");
            if (amount->isInt()) {
                modifier.constant = static_cast<std::int16_t>(
                    readNumber(reporter_, *amount, at, {-kMaxModifier, kMaxModifier}).value_or(0));
            } else {
                modifier.constant = 0;
                modifier.amount = nodes_.amount(amount, at);
            }
        }
        modifier.condition = condition(fields, "if");
        // Modifiers may change rolls, so their amounts cannot depend on one.
        if (asksForRoll(modifier.amount) || asksForRoll(modifier.condition))
            reporter_.report(place, "a modifier cannot depend on the result of a roll");
        card.modifiers.push_back(modifier);
    }

    bool asksForRoll(NodeRef ref) const {
        if (ref == kNoRef) return false;
        const Node& node = catalog_.node(ref);
        if (node.op == Op::RollResult) return true;
        const OpSpec& spec = specOf(node.op);
        for (std::size_t i = 0; i < spec.paramCount; ++i) {
            const ParamType type = spec.params[i].type;
            if (isListParam(type)) {
                for (const NodeRef child : catalog_.list(ListRef(node.arg[i])))
                    if (asksForRoll(child)) return true;
            } else if (categoryOfParam(type) != OpCategory::None && asksForRoll(NodeRef(node.arg[i]))) {
                return true;
            }
        }
        return false;
    }

    void readTrigger(CardDef& card, const JsonValue& json, const JsonPlace& place) {
        const FieldReader fields(reporter_, json, place, triggerFields());
        TriggerDef trigger;
        trigger.on = fields.word("on", TriggerOn::CombatStart);
        trigger.condition = condition(fields, "if");
        trigger.effects = effects(fields, "do");
        card.triggers.push_back(trigger);
    }

    void readAbility(CardDef& card, const JsonValue& json, const JsonPlace& place) {
        const FieldReader fields(reporter_, json, place, abilityFields());
        AbilityDef ability;
        ability.key = fields.text("id");
        ability.when = fields.wordBits("when");
        ability.target = fields.word("on", Target::None);
        ability.limit = fields.word("limit", Limit::None);
        ability.limitCount = static_cast<std::uint8_t>(fields.number("limitCount", 1));
        ability.limitDiscards = fields.flag("limitDiscards");
        if (ability.limit == Limit::None && (fields.find("limitCount") != nullptr || ability.limitDiscards))
            reporter_.report(place, "counts a limit, but names none");
        if (const JsonValue* cost = fields.find("cost"))
            ability.cost = readCost(*cost, fields.placeOf("cost"));
        ability.condition = condition(fields, "if");
        ability.targetIf = condition(fields, "targetIf");
        ability.effects = effects(fields, "effects");
        for (const AbilityDef& other : card.abilities)
            if (other.key == ability.key)
                reporter_.report(
                    place, "'" + ability.key + "' is the id of two abilities",
                    mendBySetting(fields.placeOf("id").text(),
                                  jsonText(ability.key + std::to_string(card.abilities.size()))));
        card.abilities.push_back(std::move(ability));
    }

    CostDef readCost(const JsonValue& json, const JsonPlace& place) {
        const FieldReader fields(reporter_, json, place, costFields());
        CostDef cost;
        cost.least = static_cast<std::uint8_t>(fields.number("least", 0));
        cost.most = static_cast<std::uint8_t>(fields.number("most", cost.least));
        cost.wholeHand = fields.flag("wholeHand");
        cost.handOnly = fields.flag("handOnly") || cost.wholeHand;
        cost.discardThis = fields.flag("discardThis");
        const std::string most = fields.placeOf("most").text();
        if (cost.most < cost.least)
            reporter_.report(place, "'most' is less than 'least'", mendBySetting(most, jsonInt(cost.least)));
        if (cost.wholeHand && fields.find("most") != nullptr)
            reporter_.report(place, "a whole hand has no 'most'", mendByRemoving(most));
        return cost;
    }

    void readPlay(CardDef& card, const FieldReader& fields) {
        card.play = defaultPlay(card);
        if (const JsonValue* play = fields.find("play")) {
            const JsonPlace at = fields.placeOf("play");
            const FieldReader reader(reporter_, *play, at, playFields());
            if (reader.find("when") != nullptr) card.play.when = reader.wordBits("when");
            card.play.target = reader.word("on", card.play.target);
            card.play.with = reader.word("with", card.play.with);
            card.play.condition = condition(reader, "if");
            card.play.targetIf = condition(reader, "targetIf");
            checkAim(card, reader);
        }
        // A curse's effects strike its victim; those of other cards are carried out for the player of the
        // card.
        card.effects = effects(fields, "effects");
    }

    // If the kind decides the target, the card cannot have another.
    void checkAim(const CardDef& card, const FieldReader& play) {
        const Target target = card.play.target;
        const JsonPlace place = play.placeOf("on");
        const bool atPlayer = target == Target::Player || target == Target::OtherPlayer ||
                              target == Target::Fighter || target == Target::OtherFighter;
        // Left out, it is as the kind has it.
        const auto refuse = [&](const char* cause) {
            reporter_.report(place, cause, mendByRemoving(place.text()));
        };
        if (card.kind == CardKind::Curse && !atPlayer) refuse("a curse is played on a player");
        if (card.kind == CardKind::Enhancer && target != Target::Monster)
            refuse("an enhancer is played on a monster");
        if (card.kind == CardKind::Cheat && target != Target::OwnItem)
            refuse("such a card is played on an Item of one's own");
        const bool resolves = card.kind == CardKind::Join || card.kind == CardKind::Level ||
                              card.kind == CardKind::Other ||
                              (card.kind == CardKind::OneShot && target != Target::Side);
        if (card.play.with != WithCard::None && !resolves)
            reporter_.report(play.placeOf("with"), "no second card is played with a card that stays",
                             mendByRemoving(play.placeOf("with").text()));
    }

    NodeRef condition(const FieldReader& fields, std::string_view name) {
        return nodes_.condition(fields.find(name), fields.placeOf(name));
    }
    ListRef effects(const FieldReader& fields, std::string_view name) {
        return nodes_.effects(fields.find(name), fields.placeOf(name));
    }

    static constexpr int kMaxModifier = 100;

    const Catalog& catalog_;
    NodeDecoder& nodes_;
    Reporter& reporter_;
};

}  // namespace

std::optional<IdentityClaim> identityClaim(const JsonValue& card) {
    if (kindOf(card) != CardKind::Identity) return std::nullopt;
    const JsonValue* key = card.find("identity");
    const JsonValue* type = card.find("type");
    const JsonValue* name = card.find("name");
    for (const JsonValue* value : {key, type, name})
        if (value == nullptr || !value->isString()) return std::nullopt;
    const JsonValue* plural = card.find("plural");
    const bool given = plural != nullptr && plural->isString();
    return IdentityClaim{key->text, type->text, name->text, given ? plural->text : name->text + "s"};
}

CardDef decodeCard(const Catalog& catalog, NodeDecoder& nodes, Reporter& reporter, const JsonValue& json,
                   const JsonPlace& place, std::string_view pack, std::uint8_t packIndex) {
    CardDef card;
    card.pack = pack;
    card.packIndex = packIndex;
    const std::optional<CardKind> kind = kindOf(json);
    const JsonValue* id = json.find("id");
    reporter.enterCard(id != nullptr && id->isString() ? quotable(id->text) : std::string());
    nodes.beginCard(pack);
    if (kind) {
        const FieldReader fields(reporter, json, place, cardFields(), kind);
        card.key = fields.text("id");
        card.name = fields.text("name");
        card.kind = *kind;
        CardReader(catalog, nodes, reporter).read(card, fields);
    } else {
        reportKind(reporter, json, place);
    }
    reporter.enterCard({});
    return card;
}

}  // namespace kickdoor
