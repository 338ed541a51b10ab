// Names of identities in other languages, among the names of cards: an identity is called as the card with
// its key, and several of it have a key of their own.
#pragma once

#include <string>
#include <string_view>

#include "text/card_titles.h"

namespace kickdoor {

inline std::string keyOfPlural(std::string_view identity) {
    return "plural/" + std::string(identity);
}

// An identity belongs to no pack. Empty if no pack names it.
inline std::string identityTitle(const CardTitles& titles, std::string_view key) {
    for (const auto& [pack, names] : titles.names())
        if (const auto found = names.find(key); found != names.end()) return found->second;
    return {};
}

}  // namespace kickdoor
