// The names of all bots. The table in bots.cpp is the only place that lists them.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace kickdoor {

// The names of the levels in saves and commands, in the order of the set-up. Players see the message
// "bot.<name>" of translations/text_<language>.json.
std::span<const std::string_view> botNames();
// A level, or a level with a temper (tempers.h): "veteran-cautious". Also true of the bot by which the others
// are measured, "greedy", which older saves name.
bool isBot(std::string_view name);
// False of bots that have no temper of their own: "random", and "surprise", which draws level and temper.
bool mayHaveTemper(std::string_view level);
// The parts of a bot's name, and a bot's name of its parts. A temper that the level may not have is left out.
std::string_view levelOf(std::string_view name);
std::string_view temperOf(std::string_view name);
std::string botName(std::string_view level, std::string_view temper);
// The bot used if no other was chosen, and for players who leave (ruling 15).
std::string_view defaultBot();

}  // namespace kickdoor
