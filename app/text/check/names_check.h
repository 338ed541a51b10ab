// A language's names of cards and editions beside the packs, and its rules in words beside the English ones.
#pragma once

#include "io/rule_book.h"
#include "text/card_titles.h"
#include "text/check/finding.h"
#include "text/check/spoken.h"

namespace kickdoor {

// Names missing and superfluous, and two cards of a pack that are called alike.
TextFindings checkNames(const CardTitles& names, const Spoken& spoken);

TextFindings checkRules(const RuleBook& english, const RuleBook& checked);

}  // namespace kickdoor
