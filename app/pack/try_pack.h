// Plays many games between bots with a pack: whether they end, how long they last, which cards decide them.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "card/game.h"

namespace kickdoor {

struct TryPlan {
    int games = 1000;
    int players = 4;
    std::uint64_t seed = 1;
    std::string bot = "regular";
};

// How the users of a card of the pack fared.
struct TriedCard {
    std::string card;
    std::int64_t games = 0;  // in which it was played, equipped, fought, or struck
    double lift = 0;         // wins of its users, compared with chance: 1 changes nothing
    double error = 0;        // of the lift, one standard error
    // How many standard deviations it is from the lifts of the other packs' cards in these games; of the
    // pack's own, if it is played alone. Zero where too little is known.
    double off = 0;
    bool isFar() const { return off > 3 || off < -3; }
};

struct TryResult {
    int games = 0;  // played; fewer than planned if it was stopped
    int finished = 0;
    int stuck = 0;     // without an end
    double turns = 0;  // of a finished game: mean
    int shortest = 0;
    int median = 0;
    int longest = 0;
    std::vector<TriedCard> cards;    // most lift first
    std::vector<std::string> never;  // cards of the pack that nobody used
    std::vector<int> lengths;        // turns of the finished games, sorted
};

// pack: whose cards are counted, a key of the catalog's packs. goOn: asked after each game; false stops.
// Deterministic for a plan.
TryResult tryPack(const Game& game, const std::string& pack, const TryPlan& plan,
                  const std::function<bool(int played)>& goOn = {});

}  // namespace kickdoor
