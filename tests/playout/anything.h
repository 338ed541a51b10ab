// Commands that a player might say, most of them wrong.
#pragma once

#include "bot/bot_rng.h"
#include "rules/engine.h"

namespace tests {

class Anything {
public:
    Anything(const kickdoor::Game& game, std::uint64_t seed) : game_(game), rng_(seed) {}

    // For this moment of the game; its fields mostly fit its kind and what lies there.
    kickdoor::Command next(const kickdoor::GameState& state);
    // What may be said, but for one thing.
    kickdoor::Command almost(const kickdoor::GameState& state, const kickdoor::Move& legal);

private:
    kickdoor::CardId cardOf(kickdoor::Zone zone, kickdoor::Seat holder);
    kickdoor::CardId anyCard();
    kickdoor::Seat anySeat();
    kickdoor::Aim anyAim();
    kickdoor::Aim aimFor(kickdoor::Target target);
    void addCards(std::size_t count, kickdoor::Zone zone, kickdoor::Seat holder);
    void play();
    void use();
    void sell();
    void promise();
    void answer();
    void giveCharity();

    const kickdoor::Game& game_;
    const kickdoor::GameState* state_ = nullptr;
    kickdoor::BotRng rng_;
    kickdoor::Command command_;
};

}  // namespace tests
