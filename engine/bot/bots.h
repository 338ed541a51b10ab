// The bots there are. Their one table, from which everything else follows, is in bots.cpp.
#pragma once

#include <span>
#include <string_view>

namespace kickdoor {

// As saves and commands write them, in the order in which they are offered. People read the message
// "bot.<name>" of translations/text_<language>.json.
std::span<const std::string_view> botNames();
bool isBot(std::string_view name);
// Who plays where no other bot was chosen, and takes over from people (ruling 15).
std::string_view defaultBot();

}  // namespace kickdoor
