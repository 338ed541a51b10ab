// Decides which monsters may be played from a hand into a combat (R6.7), or onto a monster in it (R8.15).
#pragma once

#include "card/game.h"
#include "state/game_state.h"

namespace kickdoor {

// The monster's own tags and those that its enhancers give it (R8.4: a mate's, too).
std::uint64_t tagsOf(const Game& game, const GameState& state, const MonsterEntry& entry);

// Whether the card can ever be played into a combat; mayJoin and mayEnhance decide whether it may be now.
bool joinsAtAll(const Game& game, const CardDef& monster);

// `given`: the tags of an enhancer played together with it.
bool mayJoin(const Game& game, const GameState& state, Seat by, const CardDef& monster, std::uint64_t given);
// Whether the enhancer gives a tag that lets a monster join, and a monster in the fight already has it.
bool mayBringAlong(const Game& game, const GameState& state, const CardDef& enhancer);
// As an enhancer on the monster aimed at (R8.15).
bool mayEnhance(const Game& game, const GameState& state, const CardDef& monster, CardId aim);

}  // namespace kickdoor
