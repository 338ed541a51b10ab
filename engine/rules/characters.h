// The Character cards (R1.4, R11.6). They lie in the box; PlayerState::character says whose is whose.
#pragma once

#include "effect/run.h"

namespace kickdoor {

// The card of the player's Character; kNoCard: none was dealt.
CardId characterOf(const GameState& state, Seat seat);
// Those nobody has.
FixedVector<CardId, 64> unusedCharacters(const Game& game, const GameState& state);

// One each at random, as far as they go round.
void dealCharacters(Context& ctx);

// R11.6: the new character asks whether another card shall be its own.
void pushNewCharacter(Context& ctx, Seat seat);
Step stepNewCharacter(Context& ctx, std::size_t frame);
void answerCharacter(Context& ctx, std::span<const CardId> chosen);

}  // namespace kickdoor
