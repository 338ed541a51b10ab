// A GameState as JSON: every field, cards and enums by name. Law: reading what was written gives the same
// bytes again.
#pragma once

#include <optional>
#include <string>

#include "base/json_reader.h"
#include "card/game.h"
#include "state/game_state.h"

namespace kickdoor {

JsonValue snapshotToJson(const Catalog& catalog, const GameState& state);

// Throws ReadError. What it gives back has passed validate(): the engine can go on with it, whoever wrote the
// text.
GameState snapshotFromJson(const Game& game, const JsonAt& json);

}  // namespace kickdoor
