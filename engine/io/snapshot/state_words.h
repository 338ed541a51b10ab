// The words that saves use for the enums of GameState. They must never change, since existing saves contain
// them.
#pragma once

#include <span>
#include <string_view>

#include "state/game_state.h"

namespace kickdoor::save_words {

std::span<const std::string_view> phases();
std::span<const std::string_view> sexes();
std::span<const std::string_view> statuses();
std::span<const std::string_view> choosers();
std::span<const std::string_view> offerKinds();
std::span<const std::string_view> combatStages();
std::span<const std::string_view> windowKinds();
std::span<const std::string_view> rollPurposes();
std::span<const std::string_view> questionKinds();
std::span<const std::string_view> frameKinds();
std::span<const std::string_view> zones();

}  // namespace kickdoor::save_words
