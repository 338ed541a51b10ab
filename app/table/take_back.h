// Taking back (ruling 21): which move it is about, and whether a bot agrees.
#pragma once

#include <span>

#include "card/game.h"
#include "state/game_state.h"
#include "view/recorder.h"

namespace kickdoor {

// What everybody saw of a command that `by` gave: the play or the use of a power, else the first event of
// theirs. Settled if nothing was seen of it.
Event moveSeen(std::span<const SeatEvent> events, Seat by);

// A bot says no if the take back would undo what hurt its asker or helped the bot. Hurt: a Level lost, a
// death, a card gone from play, a curse, a strike that looms, a fight that began, was given up, or stands
// worse. Helped: a Level, a card.
bool botAgrees(const Game& game, const GameState& before, const GameState& now, Seat asker, Seat bot);

}  // namespace kickdoor
