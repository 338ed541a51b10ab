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

// A card that is there: what it counts as, and which one it is.
struct PresentCard {
    DefId face = kNoDef;
    CardId card = kNoCard;
};
using PresentCards = std::vector<PresentCard>;

// In the order of the list.
PresentCards cardsIn(const GameState& state, Zone zone, Seat holder = kNoSeat);
PresentCards equippedCards(const Game& game, const GameState& state, Seat seat);
// Items carried sideways (R7.1).
PresentCards unequippedCards(const Game& game, const GameState& state, Seat seat);
// Identity cards, without and with the cards that double them.
PresentCards identityCards(const Game& game, const GameState& state, Seat seat, bool withDoubling);
// The monsters, in order of entry; a mate is one more of its monster (R8.4).
PresentCards fightCards(const GameState& state);

// "[a, b]"
std::string listText(const Keys& keys);

}  // namespace kickdoor::scenario
