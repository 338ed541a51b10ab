// Whether a bot agrees to a take back (ruling 21).
#pragma once

#include "card/game.h"
#include "state/game_state.h"

namespace kickdoor {

// A bot says no if the take back would undo what hurt its asker or helped the bot. Hurt: a Level lost, a
// death, a card gone from play, a curse, a strike that looms, a fight that began, was given up, or stands
// worse. Helped: a Level, a card.
bool botAgrees(const Game& game, const GameState& before, const GameState& now, Seat asker, Seat bot);

}  // namespace kickdoor
