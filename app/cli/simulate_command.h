// kickdoor-cli simulate: plays many games between bots and prints statistics.
#pragma once

#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

#include "table/setup.h"

namespace kickdoor::cli {

struct SimulateRequest {
    std::string edition = kOfferedFirst;
    std::vector<std::string> with;
    std::string options;  // "sharedVictory,goalLevel=12"
    int players = 4;
    int games = 100;
    std::uint64_t seed = 1;
    std::vector<std::string> bots = {"random"};  // by seat, repeated if there are fewer than players
    int rollouts = 0;                            // makeBot's
    std::string record;                          // folder for the games, as SEED.kickdoor-replay; empty: none
    bool byCard = false;
    bool json = false;
};

int runSimulateCommand(const SimulateRequest& request, std::ostream& out);

}  // namespace kickdoor::cli
