// Taking back at a table in the network (ruling 21).
#include <gtest/gtest.h>

#include "net_support/net_world.h"
#include "rules/engine.h"
#include "view/view.h"

namespace {

using namespace kickdoor;
using namespace kickdoor::net;
using namespace tests;

class NetTakeBack : public testing::Test {
protected:
    explicit NetTakeBack(const ServerOptions& options = serverOptions()) : world(options) {}

    void begin(int people = 3, int bots = 0, std::uint16_t clock = 0) {
        world.seatPeople(people, bots, 5, newTable(people + bots, clock));
        ASSERT_TRUE(world.playUntil([this](const GameState& state) {
            return judge(game(), state, kick(state.active)).empty() && ownerOf(state.active) != nullptr;
        }));
    }
    const Game& game() { return world.server->table(world.table)->game()->table().game(); }
    static Command kick(Seat by) {
        Command command;
        command.move.kind = CommandKind::KickOpenDoor;
        command.move.by = by;
        return command;
    }
    Player* ownerOf(Seat seat) {
        for (const auto& player : world.players)
            if (player->session().seats().has(seat)) return player.get();
        return nullptr;
    }
    Answer say(Seat by, const Command& command) {
        Answer told;
        ownerOf(by)->session().submit(command, [&told](const Answer& answer) { told = answer; });
        world.settle();
        return told;
    }
    Answer takeBack(Seat by) {
        Answer told;
        ownerOf(by)->session().takeBack(by, world.state().epoch,
                                        [&told](const Answer& answer) { told = answer; });
        world.settle();
        return told;
    }
    void consent(Player& player, Consent consent) {
        player.session().consent(consent);
        world.settle();
    }
    static GameState plain(GameState state) {
        state.epoch = 0;
        return state;
    }
    void expectRestored(const GameState& before) {
        EXPECT_TRUE(plain(world.state()) == plain(before));
        EXPECT_GT(world.state().epoch, before.epoch);
        for (const auto& player : world.players) {
            EXPECT_TRUE(player->screenIsTrue()) << player->name;
            EXPECT_TRUE(player->closed.empty()) << player->closedText;
        }
    }
    void expectVerified() {
        ASSERT_TRUE(world.playOut());
        for (const auto& player : world.players)
            EXPECT_EQ(player->verification.result, Verification::Result::Good) << player->verification.text;
    }

    NetWorld world;
};

TEST_F(NetTakeBack, AllPeopleAreAskedAndTheRecordIsProven) {
    begin();
    const Seat by = world.state().active;
    const GameState before = world.state();
    ASSERT_TRUE(say(by, kick(by)).accepted());
    EXPECT_FALSE(ownerOf(by)->session().takeBackNotice().freely.has(by));
    EXPECT_TRUE(ownerOf(by)->session().takeBackNotice().withLeave.has(by));
    const GameState after = world.state();
    ASSERT_TRUE(takeBack(by).accepted());
    for (const auto& player : world.players) {
        EXPECT_EQ(player->takeBack.asker, by);
        EXPECT_EQ(player->takeBack.need, TakeBackNeed::CardLearnt);
        EXPECT_EQ(player->takeBack.move.kind, EventKind::DoorKicked);
        EXPECT_EQ(player->takeBack.move.seat, by);
    }
    int left = 2;
    for (const auto& player : world.players) {
        if (player.get() == ownerOf(by)) continue;
        EXPECT_TRUE(world.state() == after) << "not before all have agreed";
        consent(*player, Consent::Yes);
        EXPECT_EQ(player->takeBack.waiting.size(), --left);
    }
    expectRestored(before);
    expectVerified();
}

TEST_F(NetTakeBack, ANoIsToldAndStands) {
    begin();
    const Seat by = world.state().active;
    ASSERT_TRUE(say(by, kick(by)).accepted());
    const GameState after = world.state();
    ASSERT_TRUE(takeBack(by).accepted());
    const Seat other = world.state().leftOf(by);
    consent(*ownerOf(other), Consent::No);
    EXPECT_TRUE(world.state() == after);
    EXPECT_EQ(ownerOf(by)->takeBack.end, TakeBackNotice::End::Declined);
    EXPECT_EQ(ownerOf(by)->takeBack.declinedBy, other);
    const Answer again = takeBack(by);
    EXPECT_EQ(again.kind, Answer::Kind::Refused);
    EXPECT_TRUE(again.refusals.has(Reason::TakeBackDeclined));
    expectVerified();
}

TEST_F(NetTakeBack, OnlyOnesOwnSeatAndOnlyTheOpenRequest) {
    begin();
    const Seat by = world.state().active;
    const Seat other = world.state().leftOf(by);
    ASSERT_TRUE(say(by, kick(by)).accepted());
    Answer told;
    ownerOf(other)->session().takeBack(by, 0, [&told](const Answer& answer) { told = answer; });
    world.settle();
    EXPECT_TRUE(told.refusals.has(Reason::NotSeated));
    // A consent that comes late is not one to the next request.
    const std::uint32_t number = ownerOf(by)->session().number();
    const GameState after = world.state();
    ASSERT_TRUE(takeBack(by).accepted());
    for (const auto& player : world.players)
        player->wire->say(encode(SayConsent{by, number - 1, Consent::Yes}));
    world.settle();
    EXPECT_TRUE(world.state() == after);
    EXPECT_EQ(ownerOf(by)->takeBack.asker, by);
}

// Who is away is not asked: the bots' rule answers for that seat.
TEST_F(NetTakeBack, WhoIsAwayCannotBeAsked) {
    begin();
    const Seat by = world.state().active;
    ASSERT_TRUE(say(by, kick(by)).accepted());
    Player& away = *ownerOf(world.state().leftOf(by));
    away.cut(world.now);
    world.settle();
    const Answer answer = takeBack(by);
    if (answer.accepted()) {
        EXPECT_FALSE(ownerOf(by)->takeBack.waiting.has(away.session().seats().first()));
    } else {
        EXPECT_TRUE(answer.refusals.has(Reason::TakeBackHurts));
    }
}

class NetTakeBackKept : public NetTakeBack {
protected:
    NetTakeBackKept() : NetTakeBack(serverOptions(folder().path())) {}
    void comeBack() {
        world.killServer();
        for (const auto& player : world.players) {
            world.reconnect(*player);
            player->closed.clear();
        }
    }
    static Folder& folder() {
        static Folder kept;
        return kept;
    }
};

TEST_F(NetTakeBackKept, SurvivesTheServersDeath) {
    begin();
    const Seat by = world.state().active;
    const GameState before = world.state();
    ASSERT_TRUE(say(by, kick(by)).accepted());
    comeBack();
    ASSERT_TRUE(takeBack(by).accepted()) << "a server that came back still knows the state before";
    for (const auto& player : world.players)
        if (player.get() != ownerOf(by)) consent(*player, Consent::Yes);
    expectRestored(before);
    const GameState restored = world.state();
    comeBack();
    EXPECT_TRUE(world.state() == restored);
    expectVerified();
}

}  // namespace
