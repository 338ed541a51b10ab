// The languages of translations/languages.json: all that have texts, with the complete ones marked.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kickdoor {

struct LanguageEntry {
    std::string code;
    std::string name;      // in itself: "Deutsch"
    bool shipped = false;  // complete, and offered to players
};

struct LanguageList {
    std::vector<LanguageEntry> languages;
    std::string error;  // empty on success
    const LanguageEntry* find(std::string_view code) const;
};

// Never throws.
LanguageList readLanguages(std::string_view json);

}  // namespace kickdoor
