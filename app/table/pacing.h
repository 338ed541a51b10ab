// How long a screen dwells on an event, in milliseconds at normal speed: people's time to answer begins when
// they can have seen what they answer.
#pragma once

#include "rules/event.h"
#include "state/game_state.h"

namespace kickdoor {

// A Treasure of a won fight, drawn or handed on (R8.12). `view` is what shows the event.
bool isLoot(const GameState& view, const Event& event);

// Loot that lies face up in the middle until it is shared between fighter and helper.
bool isOpenLoot(const GameState& view, const Event& event);

// A strength that somebody outside the fight takes from a fighter, as by a backstab (R4.10).
bool isStab(const Event& event);

// A card that a player loses without having chosen to part with it.
bool isLoss(const Event& event);

// Somebody has to help, as by a card.
bool isForcedHelp(const Event& event);

// A Curse that is about to strike in the middle of a fight. Outside of one, the table shows its card.
bool isCurseInFight(const GameState& view, const Event& event);

// 0: shown together with the next one. Loot, and cards lost in a row, are laid out card by card and then
// held. deciding: the game ends with what follows, so a victory is seen for longer.
int dwellOf(const GameState& view, const Event& event, const Event* next = nullptr, bool deciding = false);

}  // namespace kickdoor
