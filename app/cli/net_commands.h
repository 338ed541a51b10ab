// The options of kickdoor-cli serve, join and find. Implemented by app/net/cli if built with Qt Network.
#pragma once

#include <cstdint>
#include <functional>
#include <ostream>
#include <string>
#include <vector>

#include "bot/bots.h"
#include "table/setup.h"

namespace kickdoor::cli {

struct ServeRequest {
    std::uint16_t port = 4510;  // 0: any
    std::string pin;
    bool pinGiven = false;  // else a PIN is generated
    std::string name;
    int tables = 1;
    int seats = 4;
    std::vector<std::string> editions = {kOfferedFirst};
    std::string options;
    double clock = 0;  // Pace::clockFactor
    int botMillis = 600;
    std::string standIn{defaultBot()};
    std::string dataDir;   // empty: the user's own
    std::string ownPacks;  // a folder of packs; empty: those of the window
    bool quiet = false;    // not announced
    bool mayMake = false;
    bool untilOver = false;
    int most = 256;  // connections per address
    bool json = false;
};

struct JoinRequest {
    std::string where;  // a code, or HOST[:PORT]
    std::string code;   // of HOST[:PORT]; empty: as announced
    std::string pin;
    std::uint32_t table = 0;  // 0: the first with a free seat
    std::string bot{defaultBot()};
    std::string name = "Bot";
    std::uint64_t seed = 1;
    int thinkMillis = 0;
    std::string ticket;  // file with a ticket to return to the seat; empty: none
    bool json = false;
};

struct FindRequest {
    double seconds = 3;
    bool json = false;
};

struct NetCommands {
    std::function<int(const ServeRequest&, std::ostream& out, std::ostream& err)> serve;
    std::function<int(const JoinRequest&, std::ostream& out, std::ostream& err)> join;
    std::function<int(const FindRequest&, std::ostream& out, std::ostream& err)> find;
};

}  // namespace kickdoor::cli
