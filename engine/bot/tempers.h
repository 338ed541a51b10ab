// The tempers of bots: changes of a level's numbers, so that it plays about as well, but visibly otherwise.
#pragma once

#include <span>
#include <string_view>

#include "bot/weights.h"

namespace kickdoor {

// The first one, "balanced", changes nothing. Players see the message "temper.<name>" of
// translations/text_<language>.json. The table in tempers.cpp is the only place that lists them.
std::span<const std::string_view> temperNames();
bool isTemper(std::string_view name);
std::string_view usualTemper();

// The numbers of a bot with this temper.
Weights tempered(Weights weights, std::string_view temper);

}  // namespace kickdoor
