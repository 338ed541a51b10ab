// The names of all bots. The table in bots.cpp is the only place that lists them.
#pragma once

#include <span>
#include <string_view>

namespace kickdoor {

// The names in saves and commands, in the order of the set-up. Players see the message "bot.<name>" of
// translations/text_<language>.json.
std::span<const std::string_view> botNames();
// Also true of the bot by which the others are measured, "greedy", which older saves name.
bool isBot(std::string_view name);
// The bot used if no other was chosen, and for players who leave (ruling 15).
std::string_view defaultBot();

}  // namespace kickdoor
