// Who made a pack, its version and what it needs: the part of edition.json that matters when packs are
// shared.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "card/field_reader.h"

namespace kickdoor {

inline constexpr std::size_t kMaxNeeds = 8;

struct PackVersion {
    std::array<int, 3> parts{};
    auto operator<=>(const PackVersion&) const = default;
    std::string text() const;
};

// "1.0.2": three numbers up to 99999 without leading zeros.
std::optional<PackVersion> parsePackVersion(std::string_view text);

struct PackFacts {
    std::string key;
    std::string name;
    std::string about;
    std::string author;
    std::optional<PackVersion> version;
    std::string licence;
    std::vector<std::string> needs;
};

// Reports wrong values of the fields that only PackFacts has; decodeEdition reports the others.
PackFacts decodePackFacts(Reporter& reporter, const JsonValue& edition);

// The same for the text of edition.json, without reports: what cannot be read is empty.
PackFacts packFactsOf(std::string_view editionText);

// What a pack lacks to be shared as a file, a line each: author, version, licence.
std::vector<std::string> lackedForSharing(const PackFacts& facts);

}  // namespace kickdoor
