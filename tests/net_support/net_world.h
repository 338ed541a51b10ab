// A server and those who play on it, in a time that is a number.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

#include "net_support/honest_host.h"
#include "net_support/player.h"

namespace tests {

class Folder {
public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    const std::filesystem::path& path() const { return path_; }

private:
    std::filesystem::path path_;
};

kickdoor::net::ServerOptions serverOptions(const std::filesystem::path& folder = {});
// Gives out every pack as so many bytes, under a name that no honest file has.
inline constexpr kickdoor::net::Digest kSharedFile{7, 7, 7};
kickdoor::net::PackSharing anyBytesAsPacks(std::size_t size);
// The original edition; people's clocks off unless clockPermille says otherwise.
kickdoor::net::NewTable newTable(int seats = 4, std::uint16_t clockPermille = 0);

class NetWorld {
public:
    explicit NetWorld(const kickdoor::net::ServerOptions& options = serverOptions());

    // A table with people on its first seats and bots on the others, all ready; its game begins.
    void seatPeople(int people, int bots, std::uint64_t seed, const kickdoor::net::NewTable& table);
    // Enters a player and waits for it.
    Player& join(const std::string& name, std::uint64_t seed, bool watch = false);
    void takeSeats();
    bool start();

    // Delivers all there is, until nothing moves.
    void settle();
    // Lets time pass, in steps.
    void wait(NetTime time);
    // Everybody's bot answers once, then all is delivered. False: nobody had anything to say.
    bool round();
    // To the end of the game.
    bool playOut(int rounds = 20'000);
    bool playUntil(const std::function<bool(const kickdoor::GameState&)>& wanted, int rounds = 20'000);
    // The server dies as it is; a new one opens its folder.
    void killServer();
    void reconnect(Player& player);

    const kickdoor::GameState& state() const;
    Player& player(std::size_t index) { return *players[index]; }

    kickdoor::net::ServerOptions options;
    std::unique_ptr<kickdoor::net::TableServer> server;
    std::vector<std::unique_ptr<Player>> players;
    kickdoor::net::TableId table = 0;
    int tableSeats = 0;
    std::string bot = "greedy";  // who decides for those that join
    NetTime now{1'000};
};

}  // namespace tests
