// A game that an HonestHost played once, kept to be told again without playing it.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "net/wire/message.h"
#include "state/game_state.h"

namespace tests {

namespace net = kickdoor::net;

struct HonestTable {
    std::uint64_t seed = 1;
    std::vector<std::string> editions = {"original"};
    int players = 4;
};

// A game of bots, command by command.
struct ToldGame {
    struct Step {
        kickdoor::GameState after;
        net::Happened told;
        std::string line;
    };
    HonestTable table;
    net::Secret opened{};  // the client's
    kickdoor::GameState start;
    std::vector<Step> steps;
};
// most: commands; a game may end before.
ToldGame playedOnce(const HonestTable& table, const net::Secret& opened, std::size_t most);

}  // namespace tests
