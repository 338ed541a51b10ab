// Lists of cards as an expectation names them: "elf", or {"card", "pack", "equipped", "on"}, each field of
// which must hold.
#pragma once

#include "base/json_reader.h"
#include "io/scenario/report.h"

namespace kickdoor::scenario {

enum class ListOrder : std::uint8_t { Any, TopFirst };

// Fails at `at` unless it names just these. A card whose face is not known is "?".
void expectCards(const Game& game, const GameState& state, const JsonAt& at, const PresentCards& is,
                 ListOrder order = ListOrder::Any);

}  // namespace kickdoor::scenario
