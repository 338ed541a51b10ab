// Taking back (ruling 21): which move it is about, and whether a bot agrees.
#pragma once

#include <span>

#include "card/game.h"
#include "state/game_state.h"
#include "view/recorder.h"

namespace kickdoor {

// How well an event tells of a command that `by` gave: 3 the play, the use of a power or a sale, 2 another
// event of theirs, 1 the turn that followed, 0 not at all.
int tellsOfMove(const Event& event, Seat by);
// What everybody saw of a command that `by` gave: the first of the events that tell best. A TurnStarted: they
// ended the turn. Settled if nothing was seen of it.
Event moveSeen(std::span<const SeatEvent> events, Seat by);

// A bot says no if the take back would undo what hurt its asker or helped the bot. Hurt: a Level lost, a
// death, a card gone from play, a curse, a strike that looms, a fight that began, was given up, or stands
// worse. Helped: a Level, a card.
bool botAgrees(const Game& game, const GameState& before, const GameState& now, Seat asker, Seat bot);

}  // namespace kickdoor
