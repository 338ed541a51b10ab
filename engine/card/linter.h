// Checks loaded packs for valid but faulty cards: effects that cannot happen, revealed secrets, cards that do
// nothing or the same thing twice. (The loader refuses invalid cards.)
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "card/catalog.h"
#include "card/edition.h"
#include "card/mend.h"

namespace kickdoor {

enum class Severity : std::uint8_t { Warning, Error };

struct LintFinding {
    Severity severity = Severity::Error;
    std::string card;   // empty: the pack
    std::string place;  // "/badStuff/0/cards"
    std::string cause;
    bool acrossPacks = false;       // it compares with a card of another pack
    std::optional<Mend> mend = {};  // its place is in the card, or in edition.json

    std::string text() const;
};

struct LintContext {
    std::span<const EditionInfo> editions;
    // Whether this pictogram exists; empty: not checked.
    std::function<bool(std::string_view icon)> hasIcon;
    // Returns faults of a card's generated text (missing words, too long for the card); empty: not checked.
    std::function<std::vector<std::string>(DefId)> textProblems;
    // Whether this edition has the rule, e.g. "R8.4"; empty: the linter does not check which rules the cards
    // exercise.
    std::function<bool(std::string_view edition, std::string_view rule)> ruleHolds;
    // The pictogram whose name is nearest, to mend the name of one that is not there; empty if there is none.
    std::function<std::string(std::string_view icon)> nearIcon = {};
};

std::vector<LintFinding> lint(const Catalog& catalog, const LintContext& context);
// Checks across packs: the same card under two names.
std::vector<LintFinding> lintSideBySide(const Catalog& catalog);

}  // namespace kickdoor
