// The languages of translations/languages.json: those that texts exist for, and those of them that are whole.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kickdoor {

struct LanguageEntry {
    std::string code;
    std::string name;      // in itself: "Deutsch"
    bool shipped = false;  // whole: players are offered it
};

struct LanguageList {
    std::vector<LanguageEntry> languages;
    std::string error;  // empty: all is well
    const LanguageEntry* find(std::string_view code) const;
};

// Never throws.
LanguageList readLanguages(std::string_view json);

}  // namespace kickdoor
