// Describes a state in the words of scenarios (docs/scenarios.md, "Expectations").
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "card/game.h"
#include "state/game_state.h"

namespace kickdoor::scenario {

using Keys = std::vector<std::string>;

// "arrange", "combat", "looting" ...
std::string_view phaseWord(const GameState& state);
// A second word for the phase while its end is still being carried out: a door's curse that waits to strike
// still belongs to phase 1 (R5.3); the rewards of a decided fight no longer belong to the combat (R8.12).
std::string_view otherPhaseWord(const GameState& state);
// True if the fight has ended by R8.11, R8.12 or the end of the game, even if it has not been cleared away
// yet.
bool fightMayBeCalledOver(const GameState& state);
// The kind of the open question: "cards", "players" ...; "none" if there is none.
std::string_view questionWord(const GameState& state);

// A card and what it counts as.
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
// The monsters, in order of entry; a mate counts as another of its monster (R8.4).
PresentCards fightCards(const GameState& state);

// "[a, b]"
std::string listText(const Keys& keys);

}  // namespace kickdoor::scenario
