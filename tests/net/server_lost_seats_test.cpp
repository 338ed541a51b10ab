// Falling off the table: seats that wait, what the others may decide, leaving on purpose, coming back.
#include <gtest/gtest.h>

#include <algorithm>

#include "net_support/net_world.h"
#include "rules/engine.h"
#include "view/view.h"

namespace {

using namespace kickdoor;
using namespace kickdoor::net;
using namespace tests;

class LostSeats : public testing::Test {
protected:
    void begin(std::uint16_t clockPermille = 0) {
        world.seatPeople(4, 0, 3, newTable(4, clockPermille));
        for (int i = 0; i < 10; ++i) world.round();
    }
    Player& at(Seat seat) { return world.player(seat); }
    SeatState stateOf(Seat seat, Seat seenBy) { return at(seenBy).session().lobby().seats[seat].state; }
    // A seat that must act now, and whose client was asked nothing else.
    Seat asked() const { return waitingFor(world.state()).first(); }
    Seat other(Seat seat) const { return Seat((seat + 1) % 4); }

    NetWorld world;
};

TEST_F(LostSeats, WaitAtOnceAndAreVotedOnOnlyWhenTheyMustAct) {
    begin();
    const Seat busy = asked();
    const Seat idle = [&] {
        for (Seat seat{0}; seat < 4; ++seat)
            if (!waitingFor(world.state()).has(seat)) return seat;
        return kNoSeat;
    }();
    ASSERT_NE(idle, kNoSeat);
    at(idle).cut(world.now);
    world.settle();
    EXPECT_EQ(stateOf(idle, busy), SeatState::Lost);
    EXPECT_EQ(at(busy).vote.about, kNoSeat);
    at(busy).session().vote(idle, Vote::Bot);
    world.settle();
    EXPECT_EQ(at(busy).refused.back(), NetReason::NoVote);
    ASSERT_TRUE(world.playUntil([&](const GameState& state) { return waitingFor(state).has(idle); }));
    for (Seat seat{0}; seat < 4; ++seat) {
        if (seat == idle) continue;
        EXPECT_EQ(at(seat).vote.about, idle);
        EXPECT_EQ(at(seat).vote.voters, 3);
    }
}

TEST_F(LostSeats, AreToldFromThoseThatWereLeftForNow) {
    begin();
    const auto member = [&](Seat seat) {
        const MemberId id = at(seat).session().member();
        for (const Member& one : at(Seat{0}).session().lobby().members)
            if (one.id == id) return one;
        return Member();
    };
    at(Seat{1}).cut(world.now);
    at(Seat{2}).session().disconnect();
    world.settle();
    EXPECT_FALSE(member(Seat{1}).connected);
    EXPECT_FALSE(member(Seat{1}).saidBye);
    EXPECT_FALSE(member(Seat{2}).connected);
    EXPECT_TRUE(member(Seat{2}).saidBye);
    world.reconnect(at(Seat{2}));
    EXPECT_TRUE(member(Seat{2}).connected);
    EXPECT_FALSE(member(Seat{2}).saidBye);
    at(Seat{2}).cut(world.now);
    world.settle();
    EXPECT_FALSE(member(Seat{2}).saidBye) << "told of an earlier goodbye";
}

TEST_F(LostSeats, ArePlayedByABotWhenMostSaySoAndGivenBack) {
    begin();
    const Seat lost = asked();
    at(lost).cut(world.now);
    world.settle();
    const Seat first = other(lost);
    at(first).session().vote(lost, Vote::Bot);
    world.settle();
    EXPECT_EQ(at(first).vote.votes[static_cast<std::size_t>(Vote::Bot)], 1);
    EXPECT_EQ(stateOf(lost, first), SeatState::Lost);
    at(other(first)).session().vote(lost, Vote::Bot);
    world.settle();
    EXPECT_EQ(stateOf(lost, first), SeatState::Stepped);
    EXPECT_EQ(at(first).vote.about, kNoSeat);
    const auto before = world.server->table(world.table)->game()->number();
    for (int i = 0; i < 30; ++i) world.round();
    EXPECT_GT(world.server->table(world.table)->game()->number(), before);
    world.reconnect(at(lost));
    EXPECT_EQ(stateOf(lost, first), SeatState::Here);
    ASSERT_TRUE(world.playOut());
    for (Seat seat{0}; seat < 4; ++seat)
        EXPECT_EQ(at(seat).verification.result, Verification::Result::Good) << at(seat).verification.text;
}

TEST_F(LostSeats, ArePlayedByTheBotThatTheTableChose) {
    NewTable chosen = newTable(4, 0);
    chosen.options.standIn = "veteran";
    EXPECT_EQ(GameOptions().standIn, defaultBot());
    world.seatPeople(4, 0, 3, chosen);
    for (int i = 0; i < 10; ++i) world.round();
    const Seat lost = asked();
    const Seat first = other(lost);
    EXPECT_EQ(at(first).session().lobby().seats[lost].bot, "veteran");
    at(lost).session().leave();
    world.settle();
    ASSERT_EQ(stateOf(lost, first), SeatState::Stepped);
    EXPECT_EQ(world.server->table(world.table)->game()->table().setup().seats[lost].bot, "veteran");
}

TEST_F(LostSeats, EndTheGameWhenMostSaySo) {
    begin();
    const Seat lost = asked();
    at(lost).cut(world.now);
    world.settle();
    for (Seat seat = other(lost); seat != lost; seat = other(seat)) at(seat).session().vote(lost, Vote::End);
    world.settle();
    for (Seat seat = other(lost); seat != lost; seat = other(seat)) {
        EXPECT_EQ(at(seat).session().stage(), ClientStage::Over);
        EXPECT_EQ(std::ranges::count(at(seat).refused, NetReason::TableEnded), 1);
        EXPECT_EQ(at(seat).verification.result, Verification::Result::Good) << at(seat).verification.text;
    }
    // Who comes later is told, and verifies as well.
    world.reconnect(at(lost));
    EXPECT_EQ(at(lost).session().stage(), ClientStage::Over);
    EXPECT_EQ(at(lost).verification.result, Verification::Result::Good) << at(lost).verification.text;
}

TEST_F(LostSeats, HaveGraceFromTheClock) {
    begin(1000);
    ASSERT_TRUE(world.playUntil([&](const GameState& state) {
        return state.window.kind != WindowKind::None && !state.window.waiting.empty();
    }));
    const Seat lost = world.state().window.waiting.first();
    const auto window = world.state().window.waiting;
    at(lost).cut(world.now);
    world.wait(NetTime(20'000));
    EXPECT_TRUE(world.state().window.waiting.has(lost)) << "its time stands still for a while";
    EXPECT_TRUE(at(other(lost)).session().clock().paused);
    EXPECT_EQ(world.state().window.waiting, window);
    // What came before so quickly is still to be shown.
    world.wait(NetTime(25'000));
    EXPECT_FALSE(world.state().window.waiting.has(lost)) << "then it runs again";
}

TEST_F(LostSeats, AreWaitedForWhenMostSaySo) {
    begin(1000);
    ASSERT_TRUE(world.playUntil([&](const GameState& state) {
        return state.window.kind != WindowKind::None && !state.window.waiting.empty();
    }));
    const Seat lost = world.state().window.waiting.first();
    at(lost).cut(world.now);
    world.settle();
    for (Seat seat = other(lost); seat != lost; seat = other(seat)) at(seat).session().vote(lost, Vote::Wait);
    world.wait(NetTime(120'000));
    EXPECT_TRUE(world.state().window.waiting.has(lost));
    world.reconnect(at(lost));
    EXPECT_FALSE(at(lost).session().clock().paused);
    ASSERT_TRUE(world.playOut());
}

TEST_F(LostSeats, AreABotsAtOnceWhenTheirOwnersLeave) {
    begin();
    const Seat gone = asked();
    const auto ticket = at(gone).session().ticket();
    at(gone).session().leave();
    world.settle();
    EXPECT_EQ(stateOf(gone, other(gone)), SeatState::Stepped);
    EXPECT_EQ(at(other(gone)).vote.about, kNoSeat);
    const auto before = world.server->table(world.table)->game()->number();
    for (int i = 0; i < 10; ++i) world.round();
    EXPECT_GT(world.server->table(world.table)->game()->number(), before);
    at(gone).session().enterAgain(*ticket);
    world.reconnect(at(gone));
    EXPECT_EQ(at(gone).refused.back(), NetReason::TokenUnknown);
}

TEST_F(LostSeats, GoWithWhoIsKicked) {
    begin();
    const Seat gone{2};
    at(Seat{0}).session().kick(at(gone).session().member());
    world.settle();
    EXPECT_EQ(at(gone).closed.back(), NetReason::Kicked);
    EXPECT_EQ(stateOf(gone, Seat{0}), SeatState::Stepped);
    world.players.erase(world.players.begin() + gone);
    ASSERT_TRUE(world.playOut());
}

TEST_F(LostSeats, ComeBackOverAnOldConnectionThatNobodyMisses) {
    begin();
    Player& player = at(Seat{1});
    Player twin("Twin", 5);
    twin.client = std::make_unique<ClientSession>(ClientOptions{"test", &shelf(), false, {}}, twin);
    twin.session().enterAgain(*player.session().ticket());
    twin.connect(*world.server, world.now, "192.168.7.7");
    for (int i = 0; i < 6; ++i) {
        twin.wire->pump(world.now);
        world.settle();
    }
    EXPECT_EQ(player.closed.back(), NetReason::Replaced);
    EXPECT_EQ(twin.session().seats(), SeatSet::of(Seat{1}));
    EXPECT_EQ(stateOf(Seat{1}, Seat{0}), SeatState::Here);
}

TEST_F(LostSeats, AreNoticedBySilence) {
    begin();
    // The cable is out: nobody says that it is over.
    at(Seat{1}).wire->deaf = true;
    world.wait(NetTime(9'000));
    EXPECT_EQ(stateOf(Seat{1}, Seat{0}), SeatState::Here);
    world.wait(NetTime(2'000));
    EXPECT_EQ(stateOf(Seat{1}, Seat{0}), SeatState::Lost);
}

}  // namespace
