#include "net_support/net_world.h"

#include <atomic>
#include <random>
#include <stdexcept>

namespace tests {

using namespace kickdoor;
using namespace kickdoor::net;

Folder::Folder() {
    static std::atomic<int> number = 0;
    const auto mark = std::to_string(std::random_device()()) + "-" + std::to_string(++number);
    path_ = std::filesystem::temp_directory_path() / ("kickdoor-net-" + mark);
    std::filesystem::create_directories(path_);
}

Folder::~Folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

ServerOptions serverOptions(const std::filesystem::path& folder) {
    ServerOptions options;
    options.name = "Test";
    options.version = "test";
    options.shelf = &shelf();
    options.folder = folder;
    options.secrets = [] { return Secret{42}; };
    return options;
}

PackSharing anyBytesAsPacks(std::size_t size) {
    const auto bytes = std::make_shared<const std::string>(size, 'x');
    return [bytes](const PackShelf&, const std::string& edition, const LoadedPacks&) {
        const auto count = static_cast<std::uint32_t>(bytes->size());
        return SharedPack{{edition, "Any", "1.0.0", "Ada", "CC0-1.0", "", 3, 2, 4, count, kSharedFile},
                          bytes};
    };
}

NewTable newTable(int seats, std::uint16_t clockPermille) {
    Pace pace;
    pace.botMillis = 0;
    pace.clockFactor = clockPermille / 1000.0;
    std::string error;
    const auto options = gameOptions(shelf(), {"original"}, pace, error);
    if (!options) throw std::runtime_error(error);
    return {"Table", "1234", seats, *options};
}

NetWorld::NetWorld(const ServerOptions& serverOptions) : options(serverOptions) {
    TableError error;
    server = TableServer::open(options, now, error);
    if (!server) throw std::runtime_error(error.cause);
}

void NetWorld::seatPeople(int people, int bots, std::uint64_t seed, const NewTable& like) {
    NewTable made = like;
    made.seats = people + bots;
    table = server->makeTable(made).value();
    tableSeats = made.seats;
    for (int i = 0; i < people; ++i) join("P" + std::to_string(i + 1), seed * 8 + static_cast<unsigned>(i));
    takeSeats();
    if (!start()) throw std::runtime_error("the game does not start");
}

Player& NetWorld::join(const std::string& name, std::uint64_t seed, bool watch) {
    players.push_back(std::make_unique<Player>(name, seed, bot));
    Player& player = *players.back();
    player.connect(*server, now);
    player.session().enter(table, "1234", name, watch);
    settle();
    return player;
}

void NetWorld::takeSeats() {
    Seat seat{0};
    for (const auto& player : players) player->session().takeSeat({seat++, player->name, {}, Sex::Male, {}});
    while (seat < tableSeats) {
        player(0).session().takeSeat({seat, "Bot " + std::to_string(seat), {}, Sex::Female, "greedy"});
        ++seat;
    }
    settle();
}

bool NetWorld::start() {
    for (const auto& player : players) player->session().setReady(true);
    settle();
    player(0).session().start();
    settle();
    return server->table(table)->game() != nullptr;
}

void NetWorld::settle() {
    for (bool any = true; any;) {
        any = false;
        for (const auto& player : players)
            if (player->wire && player->wire->pump(now)) any = true;
        if (server) server->tick(now);
        for (const auto& player : players)
            if (player->wire && player->wire->pump(now)) any = true;
        if (server && server->wantsFlush()) {
            server->flush(now);
            any = any || !server->trouble();
        }
        // Bots that answer at once.
        const auto due = server && !server->trouble() ? server->nextDue() : std::nullopt;
        if (due && *due <= now) any = true;
    }
}

void NetWorld::wait(NetTime time) {
    const NetTime until = now + time;
    while (now < until) {
        now = std::min(until, now + NetTime(100));
        for (const auto& player : players)
            if (player->wire && player->wire->open()) player->session().tick(now);
        settle();
    }
}

bool NetWorld::round() {
    bool any = false;
    now += NetTime(20);
    for (const auto& player : players)
        if (player->act()) {
            any = true;
            settle();
        }
    return any;
}

bool NetWorld::playUntil(const std::function<bool(const GameState&)>& wanted, int rounds) {
    while (!wanted(state())) {
        if (rounds-- == 0) return false;
        if (!round()) wait(NetTime(100));
    }
    return true;
}

bool NetWorld::playOut(int rounds) {
    const bool over = playUntil([](const GameState& state) { return state.phase == Phase::Over; }, rounds);
    settle();
    return over;
}

void NetWorld::killServer() {
    for (const auto& player : players)
        if (player->wire) player->wire->cut(now);
    server = nullptr;
    TableError error;
    server = TableServer::open(options, now, error);
    if (!server) throw std::runtime_error(error.cause);
}

void NetWorld::reconnect(Player& player) {
    player.connect(*server, now, "10.0.0.2");
    settle();
}

const GameState& NetWorld::state() const {
    return server->table(table)->game()->table().state();
}

}  // namespace tests
