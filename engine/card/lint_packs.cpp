#include <array>
#include <map>
#include <utility>

#include "card/encoder.h"
#include "card/lint_parts.h"

namespace kickdoor {
namespace {

// Tells of every card after the first that has the same key.
template <class Key>
class FirstSeen {
public:
    // The earlier card, or null.
    const CardDef* add(const Key& key, const CardDef& card) {
        const auto [it, isNew] = seen_.emplace(key, &card);
        return isNew ? nullptr : it->second;
    }

private:
    std::map<Key, const CardDef*> seen_;
};

using InPack = std::pair<std::string, std::string>;

void lintTwins(LintReport& report, const Catalog& catalog) {
    FirstSeen<InPack> names;
    FirstSeen<InPack> pictures;
    FirstSeen<InPack> mechanics;
    for (const CardDef& card : catalog.cards) {
        report.enterCard(card.key);
        if (const CardDef* twin = names.add({card.pack, card.name}, card))
            report.error({nullptr, "name", -1}, "the name of '" + twin->key + "', too");
        if (!card.art.icon.empty())
            if (const CardDef* twin = pictures.add({card.pack, card.art.icon + "+" + card.art.second}, card))
                report.warning({nullptr, "art", -1}, "the picture of '" + twin->key + "', too");
        // The same on purpose: many names for one more level, or for figures put on a monster.
        if (card.kind == CardKind::Level || card.kind == CardKind::Enhancer) continue;
        if (const CardDef* twin = mechanics.add({card.pack, writeJson(encodeMechanics(catalog, card))}, card))
            report.warning(JsonPlace{}, "does exactly what '" + twin->key + "' does");
    }
    report.enterCard({});
}

void lintDecks(LintReport& report, const Catalog& catalog, std::span<const EditionInfo> editions) {
    for (std::size_t i = 0; i < editions.size(); ++i) {
        std::array<int, 2> have{};
        for (const CardDef& card : catalog.cards)
            if (card.packIndex == i && card.kind != CardKind::Character)
                have[static_cast<std::size_t>(card.deck)] += card.copies;
        const std::array<int, 2> wanted = {editions[i].doors, editions[i].treasures};
        for (std::size_t deck = 0; deck < wanted.size(); ++deck)
            if (wanted[deck] >= 0 && wanted[deck] != have[deck])
                report.error(JsonPlace{}, "the " + std::string(wordOf(static_cast<Deck>(deck))) +
                                              " deck of '" + editions[i].key + "' has " +
                                              std::to_string(have[deck]) + " cards, not " +
                                              std::to_string(wanted[deck]));
    }
}

void lintTags(LintReport& report, const Catalog& catalog) {
    for (std::size_t tag = 0; tag < catalog.tags.size(); ++tag) {
        bool used = false;
        for (const CardDef& card : catalog.cards) used = used || card.hasTag(static_cast<int>(tag));
        if (!used) report.warning(JsonPlace{}, "no card has the tag '" + catalog.tags[tag] + "'");
    }
}

}  // namespace

void lintPacks(LintReport& report, const Catalog& catalog, const LintContext& context) {
    lintTwins(report, catalog);
    lintDecks(report, catalog, context.editions);
    lintTags(report, catalog);
}

}  // namespace kickdoor
