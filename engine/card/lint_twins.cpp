// Compares cards: the same name, picture or mechanics, or nearly.
#include <array>
#include <map>
#include <utility>

#include "base/json_build.h"
#include "card/encoder.h"
#include "card/lint_parts.h"

namespace kickdoor {
namespace {

// Reports every card after the first with the same key. A card that several packs have counts as one.
template <class Key>
class FirstSeen {
public:
    // The earlier card of another name, or null.
    const CardDef* add(const Key& key, const CardDef& card) {
        const auto [it, isNew] = seen_.emplace(key, &card);
        return isNew || it->second->key == card.key ? nullptr : it->second;
    }

private:
    std::map<Key, const CardDef*> seen_;
};

std::string called(const CardDef& twin, const CardDef& card) {
    return "'" + twin.key + (twin.pack == card.pack ? "'" : "' of " + twin.pack);
}

// Figures that alone do not make a card different.
bool isFigure(std::string_view field) {
    constexpr std::array<std::string_view, 7> kFigures = {"level", "treasures",      "levels", "gold",
                                                          "bonus", "bonusTreasures", "tags"};
    for (const std::string_view figure : kFigures)
        if (figure == field) return true;
    return false;
}

void blankNumbers(JsonValue& json) {
    if (json.isInt()) json.integer = 0;
    for (JsonValue& item : json.items) blankNumbers(item);
}

// What a card does, without amounts; empty if it has only figures or only Bad Stuff.
std::string behaviourOf(const JsonValue& mechanics) {
    JsonValue shape = jsonObject();
    bool behaves = false;
    for (std::size_t i = 0; i < mechanics.keys.size(); ++i) {
        const std::string& key = mechanics.keys[i];
        if (isFigure(key)) continue;
        behaves = behaves || !(key == "kind" || key == "slot" || key == "big" || key == "badStuff");
        addField(shape, key, mechanics.items[i]);
    }
    if (!behaves) return {};
    blankNumbers(shape);
    return writeJson(shape);
}

}  // namespace

void lintTwins(LintReport& report, const Catalog& catalog) {
    FirstSeen<std::pair<std::string, std::string>> names;
    FirstSeen<std::string> pictures;
    FirstSeen<std::string> mechanics;
    FirstSeen<std::string> behaviours;
    for (const CardDef& card : catalog.cards) {
        report.enterCard(card.key);
        if (const CardDef* twin = names.add({card.pack, card.name}, card))
            report.error({nullptr, "name", -1}, "the name of " + called(*twin, card) + ", too");
        if (!card.art.icon.empty())
            if (const CardDef* twin = pictures.add(card.art.icon, card))
                report.twin({nullptr, "art", -1}, card, *twin,
                            "the pictogram of " + called(*twin, card) + ", too");
        // Intentionally the same: many names for one more Level, or for figures added to a monster.
        if (card.kind == CardKind::Level || card.kind == CardKind::Enhancer) continue;
        const JsonValue json = encodeMechanics(catalog, card);
        if (const CardDef* twin = mechanics.add(writeJson(json), card)) {
            report.twin(JsonPlace{}, card, *twin, "does exactly what " + called(*twin, card) + " does");
            continue;
        }
        const std::string behaviour = behaviourOf(json);
        if (behaviour.empty()) continue;
        if (const CardDef* twin = behaviours.add(behaviour, card))
            report.twin(JsonPlace{}, card, *twin,
                        "does what " + called(*twin, card) + " does, but for the figures");
    }
    report.enterCard({});
}

}  // namespace kickdoor
