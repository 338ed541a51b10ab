#include "card/linter.h"

#include "card/lint_parts.h"

namespace kickdoor {

std::string LintFinding::text() const {
    std::string out = severity == Severity::Error ? "error: " : "warning: ";
    if (!card.empty()) out += card;
    out += place;
    if (!card.empty() || !place.empty()) out += ": ";
    return out + cause;
}

std::vector<LintFinding> lint(const Catalog& catalog, const LintContext& context) {
    LintReport report;
    for (std::size_t i = 0; i < catalog.cards.size(); ++i) {
        const CardDef& card = catalog.cards[i];
        report.enterCard(card.key);
        lintCard(report, catalog, card);
        lintEffects(report, catalog, card);
        const JsonPlace art{nullptr, "art", -1};
        for (const std::string& icon : {card.art.icon, card.art.second})
            if (!icon.empty() && context.hasIcon && !context.hasIcon(icon))
                report.error(art, "there is no pictogram '" + icon + "'");
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
