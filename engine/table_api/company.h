// A player's Hirelings, Guest Stars and Character, and the moves that are about them (R7.9, R7.10, R1.4).
#pragma once

#include "command/command.h"
#include "rules/chapters/allies.h"
#include "rules/chapters/characters.h"

namespace kickdoor {

// The Item is carried by a Hireling, beyond its owner's limits.
inline bool isWithHireling(const Game& game, const GameState& view, CardId item) {
    return hirelingOf(game, view, item) != kNoCard;
}

// The play hands an Item to a Hireling of the player's.
inline bool handsToHireling(const Game& game, const GameState& view, const Move& play) {
    return play.aim.kind == AimKind::Card && isHireling(game, view, play.aim.card(), play.by);
}

// The discard gives up a Guest Star for an escape.
inline bool givesUpGuestStar(const Game& game, const GameState& view, const Move& discard) {
    return maySacrifice(game, view, discard.card, discard.by);
}

}  // namespace kickdoor
