// Names of a pack's cards in other languages ("strings/de.json"): kept with the pack's files, and read by
// whoever shows them.
#pragma once

#include <string_view>

namespace kickdoor {

inline constexpr std::string_view kStringsFolder = "strings/";

inline bool isStringsFile(std::string_view name) {
    return name.starts_with(kStringsFolder);
}

}  // namespace kickdoor
