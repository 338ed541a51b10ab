#include "card/linter.h"

#include "base/json_build.h"
#include "card/lint_parts.h"

namespace kickdoor {

std::string LintFinding::text() const {
    std::string out = severity == Severity::Error ? "error: " : "warning: ";
    if (!card.empty()) out += card;
    out += place;
    if (!card.empty() || !place.empty()) out += ": ";
    return out + cause;
}

namespace {

void lintIcon(LintReport& report, const LintContext& context, const char* place, const std::string& icon) {
    if (icon.empty() || context.hasIcon(icon)) return;
    const std::string near = context.nearIcon ? context.nearIcon(icon) : std::string();
    report.error({nullptr, "art", -1}, "there is no pictogram '" + icon + "'",
                 near.empty() ? std::nullopt : std::optional(mendBySetting(place, jsonText(near))));
}

}  // namespace

std::vector<LintFinding> lint(const Catalog& catalog, const LintContext& context) {
    LintReport report;
    for (std::size_t i = 0; i < catalog.cards.size(); ++i) {
        const CardDef& card = catalog.cards[i];
        report.enterCard(card.key);
        lintCard(report, catalog, card);
        lintEffects(report, catalog, card);
        if (context.hasIcon) {
            lintIcon(report, context, "/art/icon", card.art.icon);
            lintIcon(report, context, "/art/second", card.art.second);
        }
        if (context.textProblems)
            for (std::string& problem : context.textProblems(DefId(i)))
                report.error(JsonPlace{}, std::move(problem));
    }
    report.enterCard({});
    lintPacks(report, catalog, context);
    return report.take();
}

std::vector<LintFinding> lintSideBySide(const Catalog& catalog) {
    LintReport report;
    lintTwins(report, catalog);
    return report.take();
}

}  // namespace kickdoor
