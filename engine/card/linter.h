// Reads loaded packs for what is allowed but wrong: effects that cannot happen, secrets given away, cards
// that do nothing or twice the same. The loader refuses what cannot be read; this says what nobody would want
// to play.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "card/catalog.h"
#include "card/edition.h"

namespace kickdoor {

enum class Severity : std::uint8_t { Warning, Error };

struct LintFinding {
    Severity severity = Severity::Error;
    std::string card;   // empty: the pack
    std::string place;  // "/badStuff/0/cards"
    std::string cause;

    std::string text() const;
};

struct LintContext {
    std::span<const EditionInfo> editions;
    // Whether the picture source has this pictogram; empty: not checked.
    std::function<bool(std::string_view icon)> hasIcon;
    // What is wrong with a card's generated text (missing words, too long for the card); empty: not checked.
    std::function<std::vector<std::string>(DefId)> textProblems;
    // Whether a rule, as "R8.4", is one of this edition; empty: not checked which rules the cards exercise.
    std::function<bool(std::string_view edition, std::string_view rule)> ruleHolds;
};

std::vector<LintFinding> lint(const Catalog& catalog, const LintContext& context);
// Only what shows when packs lie side by side: the same card twice, under two names.
std::vector<LintFinding> lintSideBySide(const Catalog& catalog);

}  // namespace kickdoor
