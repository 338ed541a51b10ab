// Checks names and chat from strangers.
#pragma once

#include <string>
#include <string_view>

namespace kickdoor::net {

// Well-formed UTF-8 without control characters, without those that turn the direction
// of writing, and without spaces at its ends.
bool isClean(std::string_view text);
// Cut to so many bytes between two characters, what is not clean left out, spaces at both ends, too.
std::string cleaned(std::string_view text, std::size_t maxBytes);

}  // namespace kickdoor::net
