// Worlds that a seat may be in: its view with faces for the cards that it does not know.
#pragma once

#include <array>
#include <vector>

#include "bot/bot_rng.h"
#include "card/game.h"
#include "state/game_state.h"

namespace kickdoor {

class Worlds {
public:
    // `view` is the view of a seat and outlives this object.
    Worlds(const Game& game, const GameState& view);

    // A full state that agrees with the view, all of them with equal chance. Equal numbers give equal worlds,
    // with the same dice to come.
    void draw(std::uint64_t number, GameState& out) const;

private:
    const GameState& view_;
    // By back: the hidden cards of the view, and the faces that lie among them.
    std::array<std::vector<CardId>, 2> hidden_;
    std::array<std::vector<DefId>, 2> faces_;
};

}  // namespace kickdoor
