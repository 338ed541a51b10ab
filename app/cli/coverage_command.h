// kickdoor-cli coverage: docs/rules.md, docs/coverage-rules.md and docs/coverage-cards.md, made from the rule
// book, the installed packs and the scenarios.
#pragma once

#include <ostream>
#include <string>

namespace kickdoor::cli {

struct CoverageRequest {
    std::string scenarios = "tests/scenarios";
    std::string docs = "docs";
    // Writes nothing. Fails if a table is out of date, a rule or card lacks a scenario, or a rule that can
    // forbid something lacks a refusal.
    bool check = false;
};

int runCoverageCommand(const CoverageRequest& request, std::ostream& out);

}  // namespace kickdoor::cli
