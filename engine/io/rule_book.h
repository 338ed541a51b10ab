// The rules as text, by number: refusals cite them, the help in the game shows them, and the coverage tables
// list them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kickdoor {

struct RuleEntry {
    std::string rule;                   // "R8.1", "ruling 3"
    std::string title;                  // may be empty
    std::vector<std::string> editions;  // "all", or editions
    std::string option;                 // the field of RuleSet that enables it; empty: always in force
    bool refusable = false;             // it can be the reason of a refusal
    std::string unshown;                // why no scenario can show it; empty if one can
    std::string text;
    bool holdsIn(std::string_view edition) const;
};

struct RuleChapter {
    std::string key;  // "R8", "rulings"
    std::string title;
    std::vector<RuleEntry> rules;
};

struct RuleBook {
    std::string language;
    std::vector<RuleChapter> chapters;
    std::string error;  // empty on success
    const RuleEntry* find(std::string_view rule) const;
};

// Reads the text of assets/rules/rules_<language>.json. Never throws; sets `error`.
RuleBook readRuleBook(std::string_view text);

// The text of docs/rules.md.
std::string ruleBookPage(const RuleBook& book);

}  // namespace kickdoor
