// The parts of the linter, one for each subject.
#pragma once

#include "card/linter.h"
#include "card/pack_error.h"

namespace kickdoor {

class LintReport {
public:
    void enterCard(std::string_view card) { card_ = card; }
    void error(const JsonPlace& place, std::string cause, std::optional<Mend> mend = {}) {
        add(Severity::Error, place, std::move(cause), std::move(mend));
    }
    void warning(const JsonPlace& place, std::string cause, std::optional<Mend> mend = {}) {
        add(Severity::Warning, place, std::move(cause), std::move(mend));
    }
    // `card` is like `twin`, which may be of another pack.
    void twin(const JsonPlace& place, const CardDef& card, const CardDef& twin, std::string cause) {
        warning(place, std::move(cause));
        findings_.back().acrossPacks = card.pack != twin.pack;
    }
    std::vector<LintFinding> take() { return std::move(findings_); }

private:
    void add(Severity severity, const JsonPlace& place, std::string cause, std::optional<Mend> mend) {
        findings_.push_back({severity, card_, place.text(), std::move(cause), false, std::move(mend)});
    }
    std::string card_;
    std::vector<LintFinding> findings_;
};

// True when one of the card's modifiers is of this stat.
inline bool hasStat(const CardDef& card, Stat stat) {
    return ((card.statMask >> static_cast<unsigned>(stat)) & 1U) != 0;
}

// Figures and kinds of one card.
void lintCard(LintReport& report, const Catalog& catalog, const CardDef& card);
// Its effects, conditions and amounts.
void lintEffects(LintReport& report, const Catalog& catalog, const CardDef& card);
// Comparisons of cards, within a pack and across packs.
void lintTwins(LintReport& report, const Catalog& catalog);
// Reports rules of the edition that no card of its pack exercises.
void lintExercise(LintReport& report, const Catalog& catalog, const LintContext& context);
// The packs as wholes.
void lintPacks(LintReport& report, const Catalog& catalog, const LintContext& context);

}  // namespace kickdoor
