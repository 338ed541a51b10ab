// What a finished game leaves to tell: counted from its events, without cards in play or secrets. Cards are
// named "pack/card", so that the names outlive the catalog.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "base/ids.h"

namespace kickdoor {

// A fight that was decided by its sums: won, or given up.
struct FightFacts {
    enum class End : std::uint8_t { Won, Lost };
    std::string monster;  // the first; empty: nobody knows it
    Seat fighter = kNoSeat;
    Seat helper = kNoSeat;
    int turn = 0;
    int cards = 0;     // played while it lasted, by anybody
    int fighters = 0;  // the sums before the end
    int monsters = 0;
    End end = End::Lost;
    int margin() const { return fighters - monsters; }
    bool operator==(const FightFacts&) const = default;
};

// The largest change of a player's Level from the start of one turn to the start of the next.
struct Swing {
    Seat seat = kNoSeat;
    int from = 0;
    int to = 0;
    int turn = 0;
    int size() const { return from < to ? to - from : from - to; }
    bool operator==(const Swing&) const = default;
};

struct DeathFacts {
    std::string killer;  // the card whose Bad Stuff or curse struck last; empty: none did
    int level = 0;       // of that monster; 0: no monster
    bool operator==(const DeathFacts&) const = default;
};

struct SeatFacts {
    std::string name;
    std::string bot;  // its kind; empty: a person
    bool won = false;
    int level = 1;  // at the end
    std::vector<DeathFacts> deaths;
    std::vector<FightFacts> fights;  // as the fighter
    int helped = 0;                  // won fights, as the helper
    int curses = 0;                  // that struck
    int escapes = 0;                 // from monsters
    int caught = 0;
    int bestSale = 0;    // Levels bought by one sale
    int levelsLost = 0;  // in all
    int atTheDoor = 0;   // own turns begun one Level below the goal
    int behind =
        0;          // Levels behind the leader, at worst, while alone in the last place after the first round
    int items = 0;  // in play at the end
    bool operator==(const SeatFacts&) const = default;
};

struct GameFacts {
    std::uint64_t key = 0;              // the same for every copy of the game (fold.h)
    std::vector<std::string> editions;  // base first
    int turns = 0;
    int goal = 10;
    int leads = 0;  // how often somebody else alone had the highest Level at the start of a turn
    Swing swing;
    std::vector<SeatFacts> seats;
    std::map<std::string, std::string> names;  // of the cards named here, in English
    bool operator==(const GameFacts&) const = default;
};

}  // namespace kickdoor
