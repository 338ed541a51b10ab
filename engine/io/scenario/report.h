// What a state says in the words of scenarios: docs/scenarios.md, "Expectations".
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/game.h"
#include "state/game_state.h"

namespace kickdoor::scenario {

using Keys = std::vector<std::string>;

// "arrange", "combat", "looting" ...
std::string_view phaseWord(const GameState& state);
// Of the open question: "cards", "players" ...; "none".
std::string_view questionWord(const GameState& state);

// Ids in the order of the list; "?" for a card whose face is not known.
Keys keysIn(const Game& game, const GameState& state, Zone zone, Seat holder = kNoSeat);
Keys equippedKeys(const Game& game, const GameState& state, Seat seat);
// Items carried sideways (R7.1).
Keys unequippedKeys(const Game& game, const GameState& state, Seat seat);
// Identity cards, without and with the cards that double them.
Keys identityKeys(const Game& game, const GameState& state, Seat seat, bool withDoubling);
// The monsters, in order of entry; a mate is one more of its monster (R8.4).
Keys fightKeys(const Game& game, const GameState& state);

// "[a, b]"
std::string listText(const Keys& keys);

}  // namespace kickdoor::scenario
