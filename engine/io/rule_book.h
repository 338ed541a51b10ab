// The rules in words, by number: what refusals cite, the help inside the game shows, and the tables of
// coverage list.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kickdoor {

struct RuleEntry {
    std::string rule;                   // "R8.1", "ruling 3"
    std::string title;                  // may be empty
    std::vector<std::string> editions;  // "all", or editions
    std::string option;                 // the RuleSet's field that puts it in force; empty: always
    bool refusable = false;             // a command can be refused by it
    std::string unshown;                // why no scenario can show it; empty: one can
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
    std::string error;  // empty: all is well
    const RuleEntry* find(std::string_view rule) const;
};

// assets/rules/rules_<language>.json. Never throws.
RuleBook readRuleBook(std::string_view text);

// docs/rules.md, whole.
std::string ruleBookPage(const RuleBook& book);

}  // namespace kickdoor
