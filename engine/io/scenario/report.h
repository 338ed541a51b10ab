// What a state says in the words of scenarios: docs/scenarios.md, "Expectations".
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
// What it may be called, too, while what ends it is still being carried out: a door's curse that waits to
// strike belongs to phase 1 still (R5.3), the rewards of a decided fight to no combat any more (R8.12).
std::string_view otherPhaseWord(const GameState& state);
// R8.11, R8.12: it ends with its last monster, with its victory, and with the game, though it has still to be
// cleared away.
bool fightMayBeCalledOver(const GameState& state);
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
