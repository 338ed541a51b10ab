// Lists of cards in expectations: "elf", or {"card", "pack", "equipped", "on"}. Every given field must match.
#pragma once

#include "base/json_reader.h"
#include "io/scenario/report.h"

namespace kickdoor::scenario {

enum class ListOrder : std::uint8_t { Any, TopFirst };

// Throws ReadError at `at` unless it names exactly the cards `is`. A card with an unknown face is "?".
void expectCards(const Game& game, const GameState& state, const JsonAt& at, const PresentCards& is,
                 ListOrder order = ListOrder::Any);

}  // namespace kickdoor::scenario
