// Honours: facts of a game that deserve a line. Their words are in app/model/mine.
#pragma once

#include <span>
#include <string_view>

#include "tally/my_games.h"

namespace kickdoor {

struct Honour {
    std::string_view key;
    // seat: the person's facts in this game; person: all its games, this one included.
    bool (*earned)(const GameFacts& game, const SeatFacts& seat, const Person& person);
};

std::span<const Honour> allHonours();

}  // namespace kickdoor
