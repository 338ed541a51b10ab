// "Did you mean ...?" for words read from files and command lines.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace kickdoor {

// The known word that needs the fewest edits; empty if none is near enough.
std::string_view nearestWord(std::string_view word, std::span<const std::string_view> known);

// The same among names of several words joined by hyphens, the first of which may be meant alone: "dragn" is
// nearest to "dragon-head". Of names that need as many edits, the one that begins alike; one that begins
// otherwise must be nearer.
std::string_view nearestName(std::string_view name, std::span<const std::string_view> known);

// "unknown <what> 'wrod'; did you mean 'word'?"
std::string unknownWord(std::string_view what, std::string_view word,
                        std::span<const std::string_view> known);

// The same, but lists all known words if none is near.
std::string unknownAmong(std::string_view what, std::string_view word,
                         std::span<const std::string_view> known);

// Text from outside made fit for a message: short, printable, without line breaks.
std::string quotable(std::string_view text);

}  // namespace kickdoor
