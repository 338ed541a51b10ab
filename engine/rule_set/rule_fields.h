// The one table of a RuleSet's names and ranges: edition.json, the command line's options and the set-up
// screen share it.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rule_set/rule_set.h"

namespace kickdoor {

struct RuleField {
    std::string_view name;
    int RuleSet::*number = nullptr;  // this ...
    bool RuleSet::*flag = nullptr;   // ... or this
    int least = 0;
    int most = 1;
    // True if the set-up offers it in every edition; otherwise the base edition decides it.
    bool option = false;
    std::string_view rule;
    std::string_view doc;

    int get(const RuleSet& rules) const {
        return number != nullptr ? rules.*number : static_cast<int>(rules.*flag);
    }
    // False, without a change, if out of range.
    bool set(RuleSet& rules, std::int64_t value) const;
};

std::span<const RuleField> ruleFields();
const RuleField* findRuleField(std::string_view name);

// Reads "sharedVictory,goalLevel=12,epic=off" into `rules`. Returns one line for each mistake; empty if there
// is none.
std::vector<std::string> parseRuleOptions(std::string_view text, RuleSet& rules);

}  // namespace kickdoor
