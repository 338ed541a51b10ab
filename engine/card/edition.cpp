#include "card/edition.h"

#include <algorithm>

#include "base/nearest_word.h"
#include "rule_set/rule_fields.h"

namespace kickdoor {
namespace {

constexpr std::size_t kMaxTags = 64;  // bits of CardDef::tags

class EditionReader {
public:
    EditionReader(Catalog& catalog, Reporter& reporter) : catalog_(catalog), reporter_(reporter) {}

    EditionInfo read(const JsonValue& json, RuleSet& doublings) {
        const JsonPlace root;
        const FieldReader fields(reporter_, json, root, editionFields());
        fields.number("format", 1);
        EditionInfo info;
        info.key = fields.text("id");
        info.name = fields.text("name");
        info.about = fields.text("about");
        // Kept by PackFacts; here their form is checked.
        for (const std::string_view fact : {"author", "version", "licence"}) (void)fields.text(fact);
        each(fields, "identityTypes",
             [&](const JsonValue& one, const JsonPlace& at) { readType(one, at, doublings); });
        each(fields, "tags", [&](const JsonValue& one, const JsonPlace& at) { readTag(one, at); });
        if (const JsonValue* decks = fields.find("decks")) {
            const JsonPlace at = fields.placeOf("decks");
            const FieldReader reader(reporter_, *decks, at, deckSizeFields());
            info.doors = reader.number("door", -1);
            info.treasures = reader.number("treasure", -1);
        }
        if (const JsonValue* rules = fields.find("rules"))
            readRules(*rules, fields.placeOf("rules"), info.rules);
        return info;
    }

private:
    template <class Read>
    void each(const FieldReader& fields, std::string_view name, Read read) {
        const JsonValue* list = fields.find(name);
        const JsonPlace place = fields.placeOf(name);
        if (list == nullptr || !expectKind(reporter_, *list, place, JsonValue::Kind::Array)) return;
        for (std::size_t i = 0; i < list->items.size(); ++i) {
            const JsonPlace at{&place, {}, static_cast<int>(i)};
            read(list->items[i], at);
        }
    }

    void readType(const JsonValue& json, const JsonPlace& place, RuleSet& doublings) {
        const FieldReader fields(reporter_, json, place, identityTypeFields());
        IdentityTypeDef type{fields.text("key"), fields.text("name")};
        const auto doubling = fields.word("doubling", DoublingReading::Shields);
        auto& types = catalog_.identityTypes;
        const auto sameKey = [&](const IdentityTypeDef& other) { return other.key == type.key; };
        if (std::any_of(types.begin(), types.end(), sameKey)) return;
        if (types.size() >= kMaxIdentityTypes) {
            reporter_.report(
                place, "the packs have more than " + std::to_string(kMaxIdentityTypes) + " identity types");
            return;
        }
        doublings.doubling[types.size()] = doubling;
        types.push_back(std::move(type));
    }

    void readTag(const JsonValue& json, const JsonPlace& place) {
        const FieldReader fields(reporter_, json, place, tagFields());
        std::string key = fields.text("key");
        std::string name = fields.text("name");
        const bool joins = fields.flag("joins");
        if (const int known = catalog_.findTag(key); known >= 0) {
            if (joins) catalog_.joiningTags |= std::uint64_t{1} << static_cast<unsigned>(known);
            return;
        }
        if (catalog_.tags.size() >= kMaxTags) {
            reporter_.report(place, "the packs have more than " + std::to_string(kMaxTags) + " tags");
            return;
        }
        if (joins) catalog_.joiningTags |= std::uint64_t{1} << catalog_.tags.size();
        catalog_.tags.push_back(std::move(key));
        catalog_.tagNames.push_back(std::move(name));
    }

    void readRules(const JsonValue& json, const JsonPlace& place, RuleSet& rules) {
        if (!expectKind(reporter_, json, place, JsonValue::Kind::Object)) return;
        for (std::size_t i = 0; i < json.keys.size(); ++i) {
            const RuleField* field = findRuleField(json.keys[i]);
            if (field == nullptr) {
                std::vector<std::string_view> names;
                for (const RuleField& known : ruleFields()) names.push_back(known.name);
                reporter_.report(place, unknownWord("rule", json.keys[i], names),
                                 mendOfField(place.text(), json, json.keys[i], names));
                continue;
            }
            const JsonPlace at{&place, field->name, -1};
            readRule(*field, json.items[i], at, rules);
        }
    }

    void readRule(const RuleField& field, const JsonValue& value, const JsonPlace& place, RuleSet& rules) {
        if (field.flag != nullptr) {
            if (expectKind(reporter_, value, place, JsonValue::Kind::Bool))
                field.set(rules, value.boolean ? 1 : 0);
        } else if (const auto number = readNumber(reporter_, value, place, {field.least, field.most})) {
            field.set(rules, *number);
        }
    }

    Catalog& catalog_;
    Reporter& reporter_;
};

}  // namespace

EditionInfo decodeEdition(Catalog& catalog, RuleSet& rules, Reporter& reporter, const JsonValue& json) {
    return EditionReader(catalog, reporter).read(json, rules);
}

}  // namespace kickdoor
