// Strangers: slow ones, loud ones, many of them, and those that say what nobody understands.
#include <gtest/gtest.h>

#include "bot/bot_rng.h"
#include "net/wire/codec.h"
#include "net/wire/limits.h"
#include "net_support/net_world.h"

namespace {

using namespace kickdoor;
using namespace kickdoor::net;
using namespace tests;

class Strangers : public testing::Test {
protected:
    void SetUp() override {
        world.table = world.server->makeTable(newTable(4)).value();
        world.tableSeats = 4;
    }
    std::unique_ptr<MemoryWire> stranger(const std::string& address = "10.6.6.6") {
        auto wire = std::make_unique<MemoryWire>();
        wire->keepsHeard = true;
        wire->attach(*world.server, address, world.now);
        return wire;
    }
    void pump(MemoryWire& wire, std::size_t piece = 16'384) {
        wire.pump(world.now, piece);
        world.server->flush(world.now);
        wire.pump(world.now, piece);
    }
    static Message last(const MemoryWire& wire) {
        return wire.heard.empty() ? Message() : decode(std::span(wire.heard.back()).subspan(4)).message;
    }
    static NetReason byeOf(const MemoryWire& wire) {
        const Message message = last(wire);
        const auto* bye = std::get_if<Bye>(&message);
        return bye == nullptr ? NetReason::None : bye->reason;
    }
    std::unique_ptr<MemoryWire> entered(const std::string& name) {
        auto wire = stranger();
        Enter enter;
        enter.table = world.table;
        enter.pin = "1234";
        enter.name = name;
        wire->say(encode(Hello{kProtocol, "x"}));
        wire->say(encode(enter));
        pump(*wire);
        return wire;
    }

    NetWorld world;
};

TEST_F(Strangers, WhoAreSlowAreNotWaitedFor) {
    const auto wire = stranger();
    const auto hello = encode(Hello{kProtocol, "a slow program"});
    for (std::size_t i = 0; i < 9; ++i) {
        wire->say({hello[i]});
        pump(*wire);
        world.wait(NetTime(1'000));
        EXPECT_FALSE(wire->serverClosed());
    }
    wire->say({hello[9]});
    pump(*wire);
    world.wait(NetTime(1'200));
    EXPECT_TRUE(wire->serverClosed());
    EXPECT_EQ(byeOf(*wire), NetReason::Silent);
    EXPECT_EQ(world.server->connections(), 0U);
}

TEST_F(Strangers, WhoGreetAndStayOutsideAreNotWaitedForEither) {
    const auto wire = stranger();
    wire->say(encode(Hello{kProtocol, "x"}));
    pump(*wire);
    for (int i = 0; i < 59; ++i) {
        wire->say(encode(Pong{1}));
        pump(*wire);
        world.wait(NetTime(1'000));
    }
    EXPECT_FALSE(wire->serverClosed());
    wire->say(encode(Pong{1}));
    pump(*wire);
    world.wait(NetTime(1'300));
    EXPECT_TRUE(wire->serverClosed());
}

TEST_F(Strangers, MustGreetFirst) {
    const auto wire = stranger();
    wire->say(encode(ListTables{}));
    pump(*wire);
    EXPECT_EQ(byeOf(*wire), NetReason::OutOfTurn);
    const auto other = stranger();
    other->say(encode(Hello{kProtocol + 1, "later"}));
    pump(*other);
    EXPECT_EQ(byeOf(*other), NetReason::WrongProtocol);
    const auto third = stranger();
    third->say(encode(Hello{kProtocol, "x"}));
    third->say(encode(Start{}));
    pump(*third);
    EXPECT_EQ(byeOf(*third), NetReason::OutOfTurn);
}

TEST_F(Strangers, AreReadNoLargeFrames) {
    const auto wire = stranger();
    wire->say({0, 0, 0x10, 0x01, 0x82});
    pump(*wire);
    EXPECT_EQ(byeOf(*wire), NetReason::TooLarge);
    const auto empty = stranger();
    empty->say({0, 0, 0, 0});
    pump(*empty);
    EXPECT_EQ(byeOf(*empty), NetReason::Malformed);
    const auto noise = stranger();
    noise->say({0, 0, 0, 3, 0xFF, 0xFF, 0xFF});
    pump(*noise);
    EXPECT_EQ(byeOf(*noise), NetReason::Malformed);
}

TEST_F(Strangers, AreOnlySoMany) {
    world.server = nullptr;
    ServerOptions options = serverOptions();
    options.maxConnections = 20;
    options.maxPerAddress = 8;
    TableError error;
    world.server = TableServer::open(options, world.now, error);
    std::vector<std::unique_ptr<MemoryWire>> wires;
    for (int i = 0; i < 8; ++i) wires.push_back(stranger());
    const auto ninth = stranger();
    EXPECT_TRUE(ninth->serverClosed());
    EXPECT_EQ(byeOf(*ninth), NetReason::ServerFull);
    for (int i = 0; i < 12; ++i) wires.push_back(stranger("10.7.0." + std::to_string(i)));
    EXPECT_TRUE(stranger("10.8.0.1")->serverClosed());
    // Those who only hold a place lose it, and others find room.
    world.wait(NetTime(11'000));
    EXPECT_EQ(world.server->connections(), 0U);
    EXPECT_FALSE(stranger("10.8.0.1")->serverClosed());
}

TEST_F(Strangers, WhoAreLoudAreToldAndThenSentAway) {
    const auto wire = entered("Loud");
    for (int i = 0; i < 75; ++i) wire->say(encode(Ready{false, {}}));
    pump(*wire);
    int told = 0;
    for (const auto& frame : wire->heard) {
        const Message message = decode(std::span(frame).subspan(4)).message;
        const auto* refused = std::get_if<Refused>(&message);
        told += refused != nullptr && refused->reason == NetReason::TooFast ? 1 : 0;
    }
    EXPECT_GT(told, 5);
    EXPECT_FALSE(wire->serverClosed());
    for (int i = 0; i < 40; ++i) wire->say(encode(Ready{false, {}}));
    pump(*wire);
    EXPECT_TRUE(wire->serverClosed());
    EXPECT_EQ(byeOf(*wire), NetReason::TooFast);
}

TEST_F(Strangers, WhoPourBytesAreSentAway) {
    const auto wire = entered("Pipe");
    const std::vector<std::uint8_t> much = {0, 0, 0x3F, 0xFF};
    wire->say(much);
    wire->say(std::vector<std::uint8_t>(300'000, 0));
    pump(*wire);
    EXPECT_TRUE(wire->serverClosed());
}

TEST_F(Strangers, WhoDoNotReadAreSentNothingMore) {
    const auto wire = entered("Deaf");
    EXPECT_FALSE(wire->serverClosed());
    wire->stuck = 5U << 20U;
    world.wait(NetTime(500));
    EXPECT_TRUE(wire->serverClosed());
}

TEST_F(Strangers, DoNotDisturbAGame) {
    world.seatPeople(3, 0, 4, newTable(3));
    BotRng rng(7);
    for (int i = 0; i < 60; ++i) {
        const auto wire = stranger("10.9.0." + std::to_string(i));
        std::vector<std::uint8_t> noise;
        for (int k = 0; k < 200; ++k) noise.push_back(static_cast<std::uint8_t>(rng.below(256)));
        if (i % 2 == 0) wire->say(encode(Hello{kProtocol, "x"}));
        wire->say(noise);
        pump(*wire, 1 + rng.below(50));
        world.round();
        wire->cut(world.now);
    }
    ASSERT_TRUE(world.playOut());
    for (const auto& player : world.players)
        EXPECT_EQ(player->verification.result, Verification::Result::Good) << player->verification.text;
}

}  // namespace
