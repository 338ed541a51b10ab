// Around the table, before the game: who may enter, sit, choose, start; guesses, chat, packs.
#include <gtest/gtest.h>

#include "net/wire/codec.h"
#include "net/wire/fairness.h"
#include "net_support/net_world.h"

namespace {

using namespace kickdoor;
using namespace kickdoor::net;
using namespace tests;

class ServerLobby : public testing::Test {
protected:
    void lay(const NewTable& like = newTable(4)) {
        world.table = world.server->makeTable(like).value();
        world.tableSeats = like.seats;
    }
    // Tries to enter; the reason it was refused for, None: entered.
    NetReason tries(Player& player, const std::string& pin, TableId table, bool watch = false,
                    const std::string& address = "10.0.0.9") {
        if (!player.wire || !player.wire->open()) player.connect(*world.server, world.now, address);
        const int before = player.entered;
        player.refused.clear();
        player.session().enter(table, pin, player.name, watch);
        world.settle();
        while (player.wire->pump(world.now)) world.server->flush(world.now);
        if (player.entered > before) return NetReason::None;
        return player.refused.empty() ? NetReason::Lost : player.refused.back();
    }
    Player& fresh(const std::string& name) {
        world.players.push_back(std::make_unique<Player>(name, 77));
        return *world.players.back();
    }
    // At a table for three.
    void sayReadyBesideARobot(Player& ann, Player& bob) {
        ann.session().takeSeat({Seat{0}, "Ann", {}, Sex::Female, {}});
        bob.session().takeSeat({Seat{1}, "Bob", {}, Sex::Male, {}});
        ann.session().takeSeat({Seat{2}, "Robot", {}, Sex::Male, "random"});
        ann.session().setReady(true);
        bob.session().setReady(true);
        world.settle();
    }
    NetReason lastRefusal(Player& player) const {
        return player.refused.empty() ? NetReason::None : player.refused.back();
    }

    NetWorld world;
};

TEST_F(ServerLobby, AsksForThePinAndSlowsGuessesDown) {
    lay();
    Player& guest = fresh("Guest");
    EXPECT_EQ(tries(guest, "1234", 99), NetReason::NoSuchTable);
    for (int i = 0; i < 4; ++i) EXPECT_EQ(tries(guest, "0000", world.table), NetReason::WrongPin);
    EXPECT_EQ(tries(guest, "1234", world.table), NetReason::TooManyGuesses) << "not even looked at";
    // From elsewhere the table is open.
    EXPECT_EQ(tries(fresh("Else"), "1234", world.table, false, "10.0.0.8"), NetReason::None);
    world.wait(NetTime(1'100));
    EXPECT_EQ(tries(guest, "0000", world.table), NetReason::WrongPin);
    world.wait(NetTime(1'100));
    EXPECT_EQ(tries(guest, "1234", world.table), NetReason::TooManyGuesses) << "each wait is longer";
    world.wait(NetTime(1'000));
    EXPECT_EQ(tries(guest, "1234", world.table), NetReason::None);
}

TEST_F(ServerLobby, SlowsGuessesFromManyAddressesDown) {
    lay();
    for (int i = 0; i < 25; ++i)
        EXPECT_EQ(
            tries(fresh("G" + std::to_string(i)), "0", world.table, false, "10.1.0." + std::to_string(i)),
            NetReason::WrongPin);
    EXPECT_EQ(tries(fresh("Late"), "1234", world.table, false, "10.2.0.1"), NetReason::TooManyGuesses);
}

TEST_F(ServerLobby, GivesSeatsOnce) {
    lay();
    Player& ann = world.join("Ann", 1);
    Player& bob = world.join("Bob", 2);
    ann.session().takeSeat({Seat{1}, "Ann", "red", Sex::Female, {}});
    world.settle();
    bob.session().takeSeat({Seat{1}, "Bob", {}, Sex::Male, {}});
    world.settle();
    EXPECT_EQ(lastRefusal(bob), NetReason::SeatTaken);
    bob.session().takeSeat({Seat{2}, "Ann", {}, Sex::Male, {}});
    world.settle();
    EXPECT_EQ(lastRefusal(bob), NetReason::NameTaken);
    bob.session().takeSeat({Seat{5}, "Bob", {}, Sex::Male, {}});
    world.settle();
    EXPECT_EQ(lastRefusal(bob), NetReason::NoSuchSeat);
    bob.session().takeSeat({Seat{3}, "Robot", {}, Sex::Male, "greedy"});
    world.settle();
    EXPECT_EQ(lastRefusal(bob), NetReason::NotOwner);
    bob.session().leaveSeat(Seat{1});
    world.settle();
    EXPECT_EQ(lastRefusal(bob), NetReason::NotYourSeat);
    bob.session().takeSeat({Seat{0}, "Bob", {}, Sex::Male, {}});
    ann.session().takeSeat({Seat{3}, "Robot", {}, Sex::Male, "greedy"});
    world.settle();
    const Lobby& lobby = bob.session().lobby();
    EXPECT_EQ(lobby.seats[0].state, SeatState::Here);
    EXPECT_EQ(lobby.seats[1].colour, "red");
    EXPECT_EQ(lobby.seats[2].state, SeatState::Open);
    EXPECT_EQ(lobby.seats[3].state, SeatState::Bot);
    EXPECT_EQ(bob.session().seats(), SeatSet::of(Seat{0}));
    EXPECT_EQ(tries(fresh("Ann"), "1234", world.table), NetReason::NameTaken);
}

TEST_F(ServerLobby, StartsOnlyWhenAllAreReady) {
    lay(newTable(3));
    Player& ann = world.join("Ann", 1);
    Player& bob = world.join("Bob", 2);
    ann.session().takeSeat({Seat{0}, "Ann", {}, Sex::Female, {}});
    bob.session().takeSeat({Seat{1}, "Bob", {}, Sex::Male, {}});
    ann.session().setReady(true);
    bob.session().setReady(true);
    ann.session().start();
    world.settle();
    EXPECT_EQ(lastRefusal(ann), NetReason::NotReady) << "two are too few";
    ann.session().takeSeat({Seat{2}, "Robot", {}, Sex::Male, "random"});
    SetOptions options{3, ann.session().lobby().options};
    options.options.botMillis = 5;
    bob.session().setOptions(options);
    world.settle();
    EXPECT_EQ(lastRefusal(bob), NetReason::NotOwner);
    ann.session().setOptions(options);
    ann.session().start();
    world.settle();
    EXPECT_EQ(lastRefusal(ann), NetReason::NotReady) << "all are asked again when the options change";
    ann.session().setReady(true);
    world.settle();
    bob.session().start();
    world.settle();
    EXPECT_EQ(lastRefusal(bob), NetReason::NotOwner);
    bob.session().setReady(true);
    world.settle();
    ann.session().start();
    world.settle();
    EXPECT_EQ(ann.session().stage(), ClientStage::Playing);
    bob.session().takeSeat({Seat{1}, "Bobby", {}, Sex::Male, {}});
    world.settle();
    EXPECT_EQ(lastRefusal(bob), NetReason::GameRunning);
    EXPECT_EQ(tries(fresh("Late"), "1234", world.table), NetReason::GameRunning);
}

TEST_F(ServerLobby, StartsByTheReadyThatCameWhenAnotherIsOnItsWay) {
    lay(newTable(3));
    Player& ann = world.join("Ann", 1);
    Player& bob = world.join("Bob", 2);
    sayReadyBesideARobot(ann, bob);
    ann.session().start();
    bob.session().setReady(false);
    bob.session().setReady(true);
    world.settle();
    EXPECT_EQ(lastRefusal(bob), NetReason::GameRunning);
    EXPECT_EQ(bob.session().stage(), ClientStage::Playing);
    EXPECT_EQ(ann.session().stage(), ClientStage::Playing);
}

TEST_F(ServerLobby, RefusesOptionsThatMakeNoGame) {
    lay();
    Player& ann = world.join("Ann", 1);
    SetOptions options{4, ann.session().lobby().options};
    SetOptions bad = options;
    bad.options.options.pop_back();
    ann.session().setOptions(bad);
    world.settle();
    EXPECT_EQ(lastRefusal(ann), NetReason::SetupWrong);
    bad = options;
    bad.options.packs.push_back({"nowhere", {}});
    ann.session().setOptions(bad);
    world.settle();
    EXPECT_EQ(lastRefusal(ann), NetReason::MissingPack);
    bad = options;
    bad.options.packs.front().files[0] ^= 1U;
    ann.session().setOptions(bad);
    world.settle();
    EXPECT_EQ(lastRefusal(ann), NetReason::OtherPack);
    EXPECT_EQ(ann.session().lobby().options, options.options);
}

TEST_F(ServerLobby, DoesNotStartWithoutEverybodysCards) {
    lay(newTable(3));
    Player& ann = world.join("Ann", 1);
    Player& bob = world.join("Bob", 2);
    sayReadyBesideARobot(ann, bob);
    bob.wire->say(encode(Lacks{{"original", "unknown"}}));
    world.settle();
    ASSERT_EQ(ann.session().lobby().members[1].lacking, std::vector<std::string>{"original"});
    ann.session().start();
    world.settle();
    EXPECT_EQ(lastRefusal(ann), NetReason::MissingPack);
}

TEST_F(ServerLobby, TakesAStartBackWhenASecretIsMissing) {
    lay(newTable(3));
    Player& ann = world.join("Ann", 1);
    world.takeSeats();
    // Somebody who commits himself and then opens something else.
    MemoryWire liar;
    liar.keepsHeard = true;
    liar.attach(*world.server, "10.0.0.3", world.now);
    Enter enter;
    enter.table = world.table;
    enter.pin = "1234";
    enter.name = "Liar";
    liar.say(encode(Hello{kProtocol, "x"}));
    liar.say(encode(enter));
    liar.pump(world.now);
    ann.session().leaveSeat(Seat{2});
    world.settle();
    liar.say(encode(TakeSeat{Seat{2}, "Liar", {}, Sex::Male, {}}));
    liar.say(encode(Ready{true, commitmentOf(Secret{1})}));
    liar.pump(world.now);
    ann.session().setReady(true);
    ann.session().start();
    world.settle();
    EXPECT_EQ(world.server->table(world.table)->stage(), TableStage::Starting);
    liar.say(encode(OpenSecret{Secret{2}}));
    liar.pump(world.now);
    world.settle();
    EXPECT_EQ(world.server->table(world.table)->stage(), TableStage::Lobby);
    EXPECT_FALSE(ann.session().lobby().seats[0].ready);
    // And who opens nothing at all.
    liar.say(encode(Ready{true, commitmentOf(Secret{1})}));
    liar.pump(world.now);
    ann.session().setReady(true);
    ann.session().start();
    world.settle();
    EXPECT_EQ(world.server->table(world.table)->stage(), TableStage::Starting);
    for (int i = 0; i < 8; ++i) {
        liar.say(encode(Pong{1}));
        liar.pump(world.now);
        world.wait(NetTime(2'000));
    }
    EXPECT_EQ(world.server->table(world.table)->stage(), TableStage::Lobby);
}

TEST_F(ServerLobby, KicksAndPassesTheTableOn) {
    lay();
    Player& ann = world.join("Ann", 1);
    Player& bob = world.join("Bob", 2);
    Player& cy = world.join("Cy", 3);
    bob.session().kick(ann.session().member());
    world.settle();
    EXPECT_EQ(lastRefusal(bob), NetReason::NotOwner);
    ann.session().kick(cy.session().member());
    world.settle();
    ASSERT_FALSE(cy.closed.empty());
    EXPECT_EQ(cy.closed.back(), NetReason::Kicked);
    ann.session().leave();
    world.settle();
    ASSERT_EQ(bob.session().lobby().members.size(), 1U);
    EXPECT_TRUE(bob.session().lobby().members[0].owner);
}

TEST_F(ServerLobby, FreesTheSeatsOfWhoDoesNotComeBack) {
    lay();
    Player& ann = world.join("Ann", 1);
    Player& bob = world.join("Bob", 2);
    bob.session().takeSeat({Seat{1}, "Bob", {}, Sex::Male, {}});
    world.settle();
    bob.cut(world.now);
    world.settle();
    EXPECT_EQ(ann.session().lobby().seats[1].state, SeatState::Lost);
    world.wait(NetTime(30'000));
    world.reconnect(bob);
    EXPECT_EQ(bob.session().seats(), SeatSet::of(Seat{1}));
    bob.cut(world.now);
    world.wait(NetTime(61'000));
    EXPECT_EQ(ann.session().lobby().seats[1].state, SeatState::Open);
    world.reconnect(bob);
    EXPECT_EQ(lastRefusal(bob), NetReason::TokenUnknown);
}

TEST_F(ServerLobby, CarriesChatWithinLimits) {
    lay();
    Player& ann = world.join("Ann", 1);
    Player& bob = world.join("Bob", 2, true);
    ann.session().say("hello");
    world.settle();
    EXPECT_EQ(bob.chats, std::vector<std::string>{"hello"});
    EXPECT_EQ(ann.chats, std::vector<std::string>{"hello"});
    for (int i = 0; i < 12; ++i) ann.session().say("spam");
    world.settle();
    EXPECT_LT(bob.chats.size(), 8U);
    EXPECT_EQ(lastRefusal(ann), NetReason::TooFast);
    SetOptions quiet{4, ann.session().lobby().options};
    quiet.options.chat = false;
    ann.session().setOptions(quiet);
    bob.session().say("still there?");
    world.settle();
    EXPECT_EQ(lastRefusal(bob), NetReason::ChatOff);
}

TEST_F(ServerLobby, TellsWhoComesWhatWasSaid) {
    lay();
    Player& ann = fresh("Ann");
    Player& bob = fresh("Bob");
    tries(ann, "1234", world.table);
    tries(bob, "1234", world.table);
    ann.session().say("first");
    bob.session().say("second");
    world.settle();
    bob.session().leave();
    world.settle();
    Player& cid = fresh("Cid");
    tries(cid, "1234", world.table);
    EXPECT_EQ(cid.chats, (std::vector<std::string>{"first", "Bob: second"}));
    // Who was gone asks for the past, as there is no game yet, and is told all again.
    cid.cut(world.now);
    world.settle();
    ann.session().say("third");
    world.settle();
    cid.connect(*world.server, world.now);
    world.settle();
    EXPECT_EQ(cid.chats, (std::vector<std::string>{"first", "Bob: second", "first", "Bob: second", "third"}));
}

TEST_F(ServerLobby, KeepsAHundredLines) {
    lay();
    Player& ann = fresh("Ann");
    tries(ann, "1234", world.table);
    for (int i = 0; i < 120; ++i) {
        ann.session().say(std::to_string(i));
        world.settle();
        world.wait(NetTime(1'100));
    }
    Player& bob = fresh("Bob");
    tries(bob, "1234", world.table);
    ASSERT_EQ(bob.chats.size(), 100U);
    EXPECT_EQ(bob.chats.front(), "20");
    EXPECT_EQ(bob.chats.back(), "119");
}

TEST_F(ServerLobby, GivesEverybodyANameOfTheirOwn) {
    lay();
    Player& ann = fresh("Ann");
    tries(ann, "1234", world.table);
    ann.session().takeSeat({Seat{0}, "Ann", {}, Sex::Female, {}});
    ann.session().takeSeat({Seat{1}, "Otto", {}, Sex::Male, "random"});
    world.settle();
    Player& otto = fresh("Otto");
    EXPECT_EQ(tries(otto, "1234", world.table, true), NetReason::None);
    EXPECT_EQ(otto.session().lobby().members.back().name, "Otto 2");
    // Nor is a bot called as somebody who is here.
    ann.session().takeSeat({Seat{2}, "Otto 2", {}, Sex::Male, "random"});
    world.settle();
    EXPECT_EQ(lastRefusal(ann), NetReason::NameTaken);
    ann.session().takeSeat({Seat{2}, "Ann", {}, Sex::Male, "random"});
    world.settle();
    EXPECT_EQ(lastRefusal(ann), NetReason::NameTaken);
}

TEST_F(ServerLobby, LimitsWhoWatches) {
    NewTable table = newTable(4);
    table.options.watching = false;
    lay(table);
    EXPECT_EQ(tries(fresh("Eye"), "1234", world.table, true), NetReason::NoWatching);
    lay();
    for (int i = 0; i < 32; ++i)
        EXPECT_EQ(tries(fresh("Eye " + std::to_string(i)), "1234", world.table, true), NetReason::None);
    EXPECT_EQ(tries(fresh("One more"), "1234", world.table, true), NetReason::TableFull);
    for (int i = 0; i < 6; ++i) world.join("P" + std::to_string(i), 1);
    EXPECT_EQ(tries(fresh("Seventh"), "1234", world.table), NetReason::TableFull);
}

TEST(ServerTables, AreMadeByWhoeverMay) {
    ServerOptions options = serverOptions();
    options.mayMake = true;
    options.maxTables = 1;
    NetWorld world(options);
    Player ann("Ann", 1);
    ann.connect(*world.server, world.now);
    ann.session().makeTable("Ann's", "77", "Ann");
    const auto pump = [&](Player& player) {
        for (int i = 0; i < 6; ++i) {
            player.wire->pump(world.now);
            world.server->flush(world.now);
        }
    };
    pump(ann);
    ASSERT_EQ(ann.session().stage(), ClientStage::Lobby);
    EXPECT_TRUE(ann.session().lobby().members[0].owner);
    Player bob("Bob", 2);
    bob.connect(*world.server, world.now);
    bob.session().makeTable("Bob's", "77", "Bob");
    pump(bob);
    ASSERT_FALSE(bob.refused.empty());
    EXPECT_EQ(bob.refused.back(), NetReason::TooManyTables);
    ann.session().leave();
    pump(ann);
    world.now += NetTime(11 * 60'000);
    world.server->tick(world.now);
    EXPECT_TRUE(world.server->tables().empty()) << "an empty table goes after a while";
}

}  // namespace
