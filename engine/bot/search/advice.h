// What Master would do at a seat, with what it expects of each command: for a player who asks for a hint.
// Knows only what the seat may know, and gives the same advice whenever the seat sees the same.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "bot/search/search.h"

namespace kickdoor {

// More than Master takes at the table, so that a hint does not change with chance.
SearchLimits adviceLimits();
// Those by which this bot (bots.h) thinks; Master's for one that does not.
SearchLimits limitsOf(std::string_view bot);
bool thinks(std::string_view bot);

struct Advised {
    Candidate candidate;
    Outcome outcome;
};

class Adviser {
public:
    // `legal` is legalCommands() of the sight's game and seat. Neither need outlive the call; the game must.
    Adviser(const Sight& sight, const LegalCommands& legal) : Adviser(sight, legal, adviceLimits(), {}) {}
    // Compares `besides`, too, and in so many games played on.
    Adviser(const Sight& sight, const LegalCommands& legal, const SearchLimits& limits,
            const Candidate& besides);

    // Thinks a little. False if nothing is left to think about.
    bool step() { return search_ && search_->step(); }
    // What Master would do comes first, then the other commands, the better ones before. Empty: nothing can
    // be done. With one command only, nothing is known of its outcome.
    std::vector<Advised> advice() const;

private:
    std::vector<Candidate> only_;  // without a search
    std::optional<Search> search_;
};

}  // namespace kickdoor
