// The one thing about a game most worth retelling, chosen from its facts.
#pragma once

#include "tally/game_facts.h"

namespace kickdoor {

struct Telling {
    enum class Kind : std::uint8_t {
        Comeback,    // seat won, after being last and `number` Levels behind
        DiedAndWon,  // seat
        LongFight,   // seat against card, `number` cards
        Whisker,     // seat beat card by one point: `number` to `number2`
        GreatFight,  // seat against card: `number` to `number2`
        CloseRun,    // seats were one Level below the goal at the end
        Swing,       // seat from Level `number` to `number2` in turn `turn`
        Deaths,      // seat died `number` times
        Leads,       // the lead changed `number` times
        Turns        // the game took `number` turns; for games in which nothing else stands out
    };
    Kind kind = Kind::Turns;
    Seat seat = kNoSeat;
    SeatSet seats{};
    std::string card{};
    int number = 0;
    int number2 = 0;
    int turn = 0;
    bool operator==(const Telling&) const = default;
};

Telling worthTelling(const GameFacts& facts);

}  // namespace kickdoor
