// Packs as text in, a catalog out. Packs come from strangers: whatever is in them, this neither throws nor
// crashes, and what is not in order is refused with the file, the card, the place and the cause.
#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "card/catalog.h"
#include "card/edition.h"
#include "card/pack_error.h"
#include "rule_set/rule_set.h"

namespace kickdoor {

inline constexpr std::size_t kMaxPackFileBytes = 1'000'000;
inline constexpr std::size_t kMaxPackFiles = 64;
inline constexpr std::size_t kMaxPacks = 16;
inline constexpr std::size_t kMaxDefinitions = 2000;  // different ones, of all packs together

// The files of one pack, as io/pack_files.h reads them: edition.json and the lists of cards.
struct PackSource {
    std::string name;                                        // for messages
    std::vector<std::pair<std::string, std::string>> files;  // file name, text
};

struct LoadResult {
    Catalog catalog;  // empty unless ok()
    // The base edition's; of Boss Monsters a mix needs fewer where there are fewer for the size of its Door
    // deck (R2.8).
    RuleSet rules;
    std::vector<EditionInfo> editions;
    std::vector<PackError> errors;
    bool ok() const { return errors.empty(); }
};

// The base edition first (R12.1).
LoadResult loadCatalog(std::span<const PackSource> packs);

}  // namespace kickdoor
