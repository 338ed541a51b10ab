// Makes documents that are almost valid, as in hostile or damaged files.
#pragma once

#include <cstdint>
#include <span>

#include "base/json.h"

namespace tests {

// Changes the document, four bytes determining each change: replaces numbers and texts; removes, doubles or
// moves parts.
void damage(kickdoor::JsonValue& document, std::span<const std::uint8_t> bytes);

}  // namespace tests
