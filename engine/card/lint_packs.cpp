#include <array>

#include "base/json_build.h"
#include "card/lint_parts.h"

namespace kickdoor {
namespace {

void lintDecks(LintReport& report, const Catalog& catalog, std::span<const EditionInfo> editions) {
    for (std::size_t i = 0; i < editions.size(); ++i) {
        std::array<int, 2> have{};
        for (const CardDef& card : catalog.cards)
            if (card.packIndex == i && card.kind != CardKind::Character)
                have[static_cast<std::size_t>(card.deck)] += card.copies;
        const std::array<int, 2> wanted = {editions[i].doors, editions[i].treasures};
        for (std::size_t deck = 0; deck < wanted.size(); ++deck)
            if (wanted[deck] >= 0 && wanted[deck] != have[deck])
                report.error(JsonPlace{},
                             "the " + std::string(wordOf(static_cast<Deck>(deck))) + " deck of '" +
                                 editions[i].key + "' has " + std::to_string(have[deck]) + " cards, not " +
                                 std::to_string(wanted[deck]),
                             mendBySetting("/decks/" + std::string(wordOf(static_cast<Deck>(deck))),
                                           jsonInt(have[deck])));
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
    lintExercise(report, catalog, context);
}

}  // namespace kickdoor
