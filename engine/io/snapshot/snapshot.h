// A GameState as JSON: every field, with cards and enums by name. Law: reading the written JSON gives the
// same bytes.
#pragma once

#include <optional>
#include <string>

#include "base/json_reader.h"
#include "card/game.h"
#include "state/game_state.h"

namespace kickdoor {

JsonValue snapshotToJson(const Catalog& catalog, const GameState& state);

// Throws ReadError. The result has passed validate(), so the engine can continue from it, whatever the source
// of the text.
GameState snapshotFromJson(const Game& game, const JsonAt& json);

}  // namespace kickdoor
