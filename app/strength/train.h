// Trains the value network (bot/value/value.h) by TD(lambda) on games that a bot plays against itself.
#pragma once

#include <functional>
#include <span>
#include <string>

#include "bot/value/value.h"
#include "strength/match.h"

namespace kickdoor::strength {

struct TrainPlan {
    int games = 10'000;
    std::uint64_t seed = 1;
    double lambda = 0.9;
    double rate = 0.002;  // falls to a tenth of it until the last game
    int reportEvery = 2'000;
};

struct TrainProgress {
    int games = 0;
    double loss = 0;      // mean cross-entropy of the games since the last report, before learning from them
    double baseline = 0;  // the same if every player had the same chance
};

// `games` are played in turn, with 3 to 6 players, mostly 4. Deterministic for a plan on one machine.
ValueNet train(std::span<const Game> games, const Contestant& bot, const TrainPlan& plan,
               const std::function<void(const TrainProgress&)>& told);

// The network as engine/bot/value/value_numbers.cpp has it; `recipe` is the command that made it.
std::string writeValueNumbers(const ValueNet& net, const std::string& recipe);

}  // namespace kickdoor::strength
