// Checks the bytes of a GameState from another machine before the engine reads it.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "card/game.h"
#include "rules/event.h"
#include "state/game_state.h"

namespace kickdoor {

class RawStates {
public:
    explicit RawStates(const Game& game);

    // Empty if every count fits its array, every enum has a valid value, every index is in range and each
    // card lies in one place, so that reading the state is safe. Otherwise the first error. Also accepts
    // every state and view between two events; validate() checks whether the engine can continue from it.
    std::string check(const GameState& state) const;
    // The same for an event of a checked state: its cards exist and its values are valid.
    std::string check(const GameState& state, const Event& event) const;
    // Returns false and changes nothing if the number of bytes is wrong. Does not check the state.
    static bool copy(std::span<const std::uint8_t> bytes, GameState& state);
    static std::span<const std::uint8_t> bytesOf(const GameState& state);

private:
    Game game_;
    std::vector<ListRef> effectLists_;  // in rising order
};

}  // namespace kickdoor
