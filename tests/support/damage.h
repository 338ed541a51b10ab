// Documents that are almost right: what a hostile or broken file looks like to a reader.
#pragma once

#include <cstdint>
#include <span>

#include "base/json.h"

namespace tests {

// Changes the document as the bytes say, four at a time: numbers and texts replaced, parts left out, doubled
// or put elsewhere.
void damage(kickdoor::JsonValue& document, std::span<const std::uint8_t> bytes);

}  // namespace tests
