#include "net_support/told_game.h"

#include "net_support/honest_host.h"

namespace tests {

using namespace kickdoor;
using namespace kickdoor::net;

ToldGame playedOnce(const HonestTable& table, const Secret& opened, std::size_t most) {
    ToldGame played{table, opened, {}, {}};
    HonestHost host(shelf(), table);
    Looker screen;
    ClientSession client({"once", &shelf(), true, [&opened] { return opened; }}, screen);
    host.begin(client);
    played.start = host.state();
    Happened told;
    host.tamper = [&told](Message& message) {
        if (const auto* happened = std::get_if<Happened>(&message)) told = *happened;
        return true;
    };
    while (played.steps.size() < most && host.play(client))
        played.steps.push_back({host.state(), told, host.lines.back()});
    return played;
}

}  // namespace tests
