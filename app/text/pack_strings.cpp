#include "text/pack_strings.h"

#include "card/pack_facts.h"
#include "card/strings_file.h"

namespace kickdoor {

void addStringsOf(std::span<const PackSource> packs, std::string_view language, CardTitles& names) {
    const std::string wanted = std::string(kStringsFolder) + std::string(language) + ".json";
    for (const PackSource& pack : packs)
        for (const auto& [name, text] : pack.files) {
            if (name != wanted) continue;
            CardTitles own;
            if (own.loadText(text).empty() && own.language() == language) names.addPack(pack.name, own);
        }
    // The table names packs, too.
    for (const PackSource& pack : packs)
        for (const auto& [name, text] : pack.files)
            if (name == "edition.json") names.nameEdition(pack.name, packFactsOf(text).name);
}

}  // namespace kickdoor
