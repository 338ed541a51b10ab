// A GameState from another machine as its bytes: checked before anything of the engine looks at it.
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

    // Empty when every count fits its room, every word has a meaning, every index is in range and each card
    // lies in one place: what reads the state reads nothing else. Otherwise the first thing wrong. Holds for
    // every state and view between two events, too; whether the engine can go on with it is for validate() to
    // say.
    std::string check(const GameState& state) const;
    // The same for an event of a checked state: its cards are known and its numbers have a meaning.
    std::string check(const GameState& state, const Event& event) const;
    // False, and nothing changed, when there are not as many bytes as a state has. The state is not checked
    // yet.
    static bool copy(std::span<const std::uint8_t> bytes, GameState& state);
    static std::span<const std::uint8_t> bytesOf(const GameState& state);

private:
    Game game_;
    std::vector<ListRef> effectLists_;  // rising
};

}  // namespace kickdoor
