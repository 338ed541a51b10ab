// Whole games over TLS sockets between a host and its guests; whoever falls off comes back.
#include <gtest/gtest.h>

#include <QTcpServer>
#include <QTemporaryDir>
#include <sstream>

#include "base/json_reader.h"
#include "net/cli/bot_guest.h"
#include "net/qt/table_host.h"
#include "net/wire/digest.h"
#include "support/packs.h"
#include "support/source_dir.h"
#include "wait.h"

namespace {

using namespace kickdoor;
using tests::runFor;
using tests::waitFor;

// A bot at a table, and what it told.
class LiveGuest {
public:
    LiveGuest(PackShelf& shelf, int number, const std::string& pin = "1234", const std::string& ticket = {})
        : guest(request(number, pin, ticket), shelf, out, err) {
        guest.onDone = [this](int result) { code = result; };
    }
    static cli::JoinRequest request(int number, const std::string& pin, const std::string& ticket) {
        cli::JoinRequest request;
        request.pin = pin;
        request.name = "Guest " + std::to_string(number);
        request.seed = static_cast<std::uint64_t>(number);
        request.bot = number % 2 == 0 ? "greedy" : "random";
        request.ticket = ticket;
        return request;
    }
    bool done() const { return code.has_value(); }
    bool says(const std::string& text) const {
        return (out.str() + err.str()).find(text) != std::string::npos;
    }

    std::ostringstream out;
    std::ostringstream err;
    std::optional<int> code;
    cli::BotGuest guest;
};

class LiveGameTest : public testing::Test {
protected:
    void open(std::uint16_t port = 0) {
        net::TableHostOptions options;
        options.server.name = "Test";
        options.server.version = "test";
        options.server.shelf = &shelf;
        options.server.folder = std::filesystem::path(folder.path().toStdString()) / "tables";
        options.keyFolder = folder.path().toStdString();
        options.port = port;
        options.announce = false;
        std::string error;
        host = net::TableHost::open(options, error);
        ASSERT_NE(host, nullptr) << error;
    }
    void makeTable(int seats) {
        std::string error;
        Pace pace;
        pace.botMillis = 0;
        const auto game = net::gameOptions(shelf, {"original"}, pace, error);
        ASSERT_TRUE(game) << error;
        ASSERT_TRUE(host->server().makeTable({"Table", "1234", seats, *game}));
        host->touched();
    }
    net::HostPlace place() const { return {QStringLiteral("127.0.0.1"), host->port(), host->key()}; }
    LiveGuest& join(int number, const std::string& pin = "1234", const std::string& ticket = {}) {
        guests.push_back(std::make_unique<LiveGuest>(shelf, number, pin, ticket));
        guests.back()->guest.open({place()});
        return *guests.back();
    }
    bool allDone() const {
        return std::all_of(guests.begin(), guests.end(), [](const auto& guest) { return guest->done(); });
    }
    const net::NetGame* game() const {
        const net::NetTable* table = host->server().table(1);
        return table == nullptr ? nullptr : table->game();
    }
    std::uint32_t commands() const { return game() == nullptr ? 0 : game()->number(); }
    // All have seen the same game, and say so.
    void expectTheSameEnd() const {
        ASSERT_NE(game(), nullptr);
        const std::string end = std::to_string(game()->number()) + " commands, chain " +
                                net::hexOf(game()->link()).substr(0, 16) + ", verified: good";
        for (const auto& guest : guests) {
            EXPECT_EQ(guest->code, 0) << guest->out.str() << guest->err.str();
            EXPECT_TRUE(guest->says(end)) << end << '\n' << guest->out.str();
        }
    }

    static constexpr std::chrono::seconds kGame{120};
    QTemporaryDir folder;
    PackShelf shelf{tests::sourceDir() / "assets" / "packs"};
    std::unique_ptr<net::TableHost> host;
    std::vector<std::unique_ptr<LiveGuest>> guests;
};

TEST_F(LiveGameTest, FourGuestsPlayToTheEndAndVerifyIt) {
    open();
    makeTable(4);
    for (int i = 1; i <= 4; ++i) join(i);
    ASSERT_TRUE(waitFor([&] { return allDone(); }, kGame));
    expectTheSameEnd();
}

TEST_F(LiveGameTest, TheHostsDeathIsNotTheGames) {
    open();
    const std::uint16_t port = host->port();
    makeTable(3);
    for (int i = 1; i <= 3; ++i) join(i);
    ASSERT_TRUE(waitFor([&] { return commands() > 60; }, kGame));
    std::uint32_t told = 0;
    for (const auto& guest : guests) told = std::max(told, guest->guest.session().number());
    host = nullptr;  // without a farewell
    runFor(std::chrono::milliseconds(200));
    open(port);
    EXPECT_GE(commands(), told);
    ASSERT_TRUE(waitFor([&] { return allDone(); }, kGame));
    expectTheSameEnd();
}

TEST_F(LiveGameTest, AGuestsDeathIsNotTheGames) {
    open();
    makeTable(3);
    const std::string ticket = folder.filePath("ticket").toStdString();
    join(1);
    join(2);
    join(3, "1234", ticket);
    ASSERT_TRUE(waitFor([&] { return commands() > 40; }, kGame));
    guests.pop_back();
    runFor(std::chrono::milliseconds(300));
    join(3, "1234", ticket);
    ASSERT_TRUE(waitFor([&] { return allDone(); }, kGame));
    expectTheSameEnd();
    EXPECT_FALSE(std::filesystem::exists(ticket));
}

TEST_F(LiveGameTest, AWrongPinIsTold) {
    open();
    makeTable(4);
    LiveGuest& guest = join(1, "4321");
    ASSERT_TRUE(waitFor([&] { return guest.done(); }));
    EXPECT_EQ(guest.code, 1);
    EXPECT_TRUE(guest.says("the PIN is wrong")) << guest.err.str();
}

TEST_F(LiveGameTest, AFullTableIsTold) {
    open();
    makeTable(3);
    for (int i = 1; i <= 3; ++i) join(i);
    ASSERT_TRUE(waitFor([&] { return commands() > 0; }));
    LiveGuest& guest = join(4);
    ASSERT_TRUE(waitFor([&] { return guest.done(); }));
    EXPECT_EQ(guest.code, 1);
    EXPECT_TRUE(guest.says("the table is full")) << guest.err.str();
}

TEST_F(LiveGameTest, AStoppedHostSaysGoodbye) {
    open();
    makeTable(4);
    LiveGuest& guest = join(1);
    ASSERT_TRUE(waitFor([&] { return guest.says("seated"); }));
    bool stopped = false;
    host->stop([&] { stopped = true; });
    EXPECT_TRUE(waitFor([&] { return stopped; }));
    EXPECT_TRUE(waitFor([&] { return guest.says("the host has stopped"); })) << guest.out.str();
}

TEST_F(LiveGameTest, ALineThatWasThereIsNotToldAsAFirewall) {
    open();
    makeTable(4);
    LiveGuest& guest = join(1);
    ASSERT_TRUE(waitFor([&] { return guest.says("seated"); }));
    const std::uint16_t port = host->port();
    host = nullptr;
    // Whoever reaches it waits for an answer that does not come in time.
    QTcpServer slow;
    ASSERT_TRUE(slow.listen(QHostAddress::Any, port));
    EXPECT_TRUE(waitFor([&] { return guest.says("does not answer in time now"); })) << guest.out.str();
    EXPECT_FALSE(guest.says("firewall"));
    EXPECT_FALSE(guest.says("not a Kickdoor table"));
}

// --- Codes ---

TEST_F(LiveGameTest, EveryCodeLeadsToTheHost) {
    open();
    for (const net::JoinCode& code : host->codes()) {
        const net::CodeRead read = net::readJoinCode(net::textOf(code));
        ASSERT_TRUE(read.ok());
        EXPECT_EQ(net::placeOf(read.code).port, host->port());
        EXPECT_EQ(read.code.key, host->key());
    }
}

}  // namespace
