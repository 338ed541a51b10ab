// Loads a catalog from the text of packs. Packs are untrusted: the loader never throws or crashes, and
// reports each error with file, card, place and cause.
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
    // The base edition's. bossesToDefeat is lower in a mix whose Door deck has a smaller share of Boss
    // Monsters (R2.8).
    RuleSet rules;
    std::vector<EditionInfo> editions;
    std::vector<PackError> errors;
    bool ok() const { return errors.empty(); }
};

// The base edition first (R12.1).
LoadResult loadCatalog(std::span<const PackSource> packs);

}  // namespace kickdoor
