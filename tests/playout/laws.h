// What must hold in every state of every game. Each check gives what is wrong; empty: nothing.
#pragma once

#include <string>

#include "bot/bot_rng.h"
#include "rules/engine.h"

namespace tests {

// A state has no padding: equal states are equal byte by byte.
bool sameBytes(const kickdoor::GameState& a, const kickdoor::GameState& b);

// Every card lies in exactly one place, attached cards behind their hosts, sizes are right.
std::string cardsAreConserved(const kickdoor::GameState& state);
// Copies are equal in bytes and hash.
std::string copiesAreFaithful(const kickdoor::GameState& state);
// What a player may say follows from what it may see.
std::string viewsJudgeAlike(const kickdoor::Game& game, const kickdoor::GameState& state);
// A player may choose whatever the rules allow with one card of the own hand or table.
std::string allThatIsLegalIsOffered(const kickdoor::Game& game, const kickdoor::GameState& state,
                                    kickdoor::Seat seat);
// A view does not change when what the seat may not know does: hidden faces, hidden places, chance to come.
std::string viewsKeepSecrets(const kickdoor::Game& game, const kickdoor::GameState& state,
                             kickdoor::BotRng& rng);
// Somebody must act unless the game is over, and can.
std::string somebodyCanAct(const kickdoor::Game& game, const kickdoor::GameState& state);
// What the combat panel shows line by line is what the rules add up (R8.1).
std::string breakdownAddsUp(const kickdoor::Game& game, const kickdoor::GameState& state);
// Levels, stack, fight: figures in their ranges.
std::string figuresAreInRange(const kickdoor::Game& game, const kickdoor::GameState& state);

}  // namespace tests
