// Who stays connected and does nothing: the others vote about his seat, a bot plays meanwhile, he has it back
// as soon as he acts; and no owner, however absent, keeps a table from going on.
#include <gtest/gtest.h>

#include "net/wire/codec.h"
#include "net_support/net_world.h"
#include "rules/engine.h"
#include "view/view.h"

namespace {

using namespace kickdoor;
using namespace kickdoor::net;
using namespace tests;

constexpr NetTime kMinute{60'000};

class IdleSeats : public testing::Test {
protected:
    void begin(int people = 4, int bots = 0) {
        world.seatPeople(people, bots, 3, newTable(people + bots));
        people_ = people;
        for (int i = 0; i < 10; ++i) world.round();
        while (asked() >= people) world.wait(NetTime(100));
    }
    Player& at(Seat seat) { return world.player(seat); }
    Seat asked() const { return waitingFor(world.state()).first(); }
    Seat other(Seat seat, int step = 1) const { return Seat((seat + step) % people_); }
    SeatState stateOf(Seat seat) { return at(other(seat)).session().lobby().seats[seat].state; }
    std::uint32_t number() const { return world.server->table(world.table)->game()->number(); }
    void answerFor(Seat seat) {
        ASSERT_TRUE(at(seat).act());
        world.settle();
    }

    NetWorld world;
    int people_ = 4;
};

TEST_F(IdleSeats, AreVotedAboutAfterSomeMinutesOnly) {
    begin();
    const Seat idle = asked();
    world.wait(2 * kMinute);
    EXPECT_EQ(at(other(idle)).vote.about, kNoSeat);
    world.wait(kMinute + NetTime(1'000));
    for (int step = 1; step < 4; ++step) {
        EXPECT_EQ(at(other(idle, step)).vote.about, idle);
        EXPECT_EQ(at(other(idle, step)).vote.voters, 3) << "not he himself";
    }
    EXPECT_EQ(stateOf(idle), SeatState::Here);
    at(idle).session().vote(idle, Vote::Wait);
    world.settle();
    EXPECT_EQ(at(idle).refused.back(), NetReason::NotYourSeat);
}

TEST_F(IdleSeats, ArePlayedByABotAndGivenBackToWhoActs) {
    begin();
    const Seat idle = asked();
    world.wait(3 * kMinute + NetTime(1'000));
    at(other(idle, 1)).session().vote(idle, Vote::Bot);
    at(other(idle, 2)).session().vote(idle, Vote::Bot);
    const auto before = number();
    world.wait(NetTime(1'000));
    EXPECT_EQ(stateOf(idle), SeatState::Stepped);
    EXPECT_GT(number(), before);
    EXPECT_EQ(at(idle).session().stage(), ClientStage::Playing) << "still at the table";
    at(idle).session().playAgain();
    world.settle();
    EXPECT_EQ(stateOf(idle), SeatState::Here);
    ASSERT_TRUE(world.playOut());
    for (Seat seat{0}; seat < 4; ++seat)
        EXPECT_EQ(at(seat).verification.result, Verification::Result::Good) << at(seat).verification.text;
}

TEST_F(IdleSeats, AreGivenBackForAnyCommandToo) {
    begin();
    const Seat idle = asked();
    world.wait(3 * kMinute + NetTime(1'000));
    at(other(idle, 1)).session().vote(idle, Vote::Bot);
    at(other(idle, 2)).session().vote(idle, Vote::Bot);
    world.settle();
    ASSERT_EQ(stateOf(idle), SeatState::Stepped);
    at(idle).session().say("back again");
    world.settle();
    EXPECT_EQ(stateOf(idle), SeatState::Here);
}

TEST_F(IdleSeats, HaveMoreTimeWhenMostSaySo) {
    begin();
    const Seat idle = asked();
    world.wait(3 * kMinute + NetTime(1'000));
    at(other(idle, 1)).session().vote(idle, Vote::Wait);
    at(other(idle, 2)).session().vote(idle, Vote::Wait);
    world.settle();
    EXPECT_EQ(at(other(idle)).vote.about, kNoSeat);
    world.wait(2 * kMinute);
    EXPECT_EQ(at(other(idle)).vote.about, kNoSeat);
    world.wait(kMinute + NetTime(1'000));
    EXPECT_EQ(at(other(idle)).vote.about, idle);
}

TEST_F(IdleSeats, AreNoLongerVotedAboutWhenTheyAct) {
    begin();
    const Seat idle = asked();
    world.wait(3 * kMinute + NetTime(1'000));
    ASSERT_EQ(at(other(idle)).vote.about, idle);
    answerFor(idle);
    EXPECT_EQ(at(other(idle)).vote.about, kNoSeat);
}

TEST_F(IdleSeats, WaitForNobodyElseWhoDoesNothing) {
    begin(3);
    const Seat idle = asked();
    world.wait(3 * kMinute + NetTime(1'000));
    // The third is away as well: a minute later those count who have voted.
    at(other(idle)).session().vote(idle, Vote::Bot);
    world.settle();
    EXPECT_EQ(stateOf(idle), SeatState::Here);
    world.wait(kMinute + NetTime(1'000));
    EXPECT_EQ(stateOf(idle), SeatState::Stepped);
}

TEST_F(IdleSeats, EndNoGameByOneVoteOfSeveral) {
    begin(3);
    const Seat idle = asked();
    world.wait(3 * kMinute + NetTime(1'000));
    at(other(idle)).session().vote(idle, Vote::End);
    world.wait(2 * kMinute);
    EXPECT_EQ(at(other(idle)).session().stage(), ClientStage::Playing);
}

TEST_F(IdleSeats, OfTheOwnerDoNotHoldOneAmongBotsUp) {
    begin(2, 2);
    ASSERT_TRUE(at(Seat{0}).session().lobby().members[0].owner);
    while (asked() != 0) {
        if (asked() == 1) answerFor(Seat{1});
        world.wait(NetTime(100));
    }
    world.wait(3 * kMinute + NetTime(1'000));
    ASSERT_EQ(at(Seat{1}).vote.about, 0);
    at(Seat{1}).session().vote(Seat{0}, Vote::Bot);
    world.settle();
    EXPECT_EQ(at(Seat{1}).session().lobby().seats[0].state, SeatState::Stepped);
    ASSERT_TRUE(world.playUntil([](const GameState& state) { return state.phase == Phase::Over; }));
}

// The owner sat at one machine with programs that played for him: all of them are gone at once.
TEST_F(IdleSeats, OfAMachineThatIsGoneLeaveOneWhoCanGoOn) {
    begin();
    for (Seat seat{0}; seat < 3; ++seat) at(seat).cut(world.now);
    world.settle();
    world.wait(NetTime(21'000));
    EXPECT_TRUE(at(Seat{3}).session().lobby().members[3].owner);
    for (int rounds = 0; rounds < 2'000 && world.state().phase != Phase::Over; ++rounds) {
        if (at(Seat{3}).vote.about != kNoSeat) at(Seat{3}).session().vote(at(Seat{3}).vote.about, Vote::Bot);
        if (!at(Seat{3}).act()) world.wait(NetTime(100));
        world.settle();
    }
    EXPECT_EQ(world.state().phase, Phase::Over);
}

class Owners : public testing::Test {
protected:
    Owners() {
        world.table = world.server->makeTable(newTable(4)).value();
        world.tableSeats = 4;
    }
    // Who owns the table, by what everybody is told.
    std::string owner() {
        for (const auto& player : world.players)
            if (player->wire->open())
                for (const Member& member : player->session().lobby().members)
                    if (member.owner) return member.name;
        return {};
    }
    void sit(Player& player, Seat seat) {
        player.session().takeSeat({seat, player.name, {}, Sex::Male, {}});
        world.settle();
    }
    NetWorld world;
};

TEST_F(Owners, WatchOnlyWhileNobodyElseIsThere) {
    Player& eye = world.join("Eye", 1, true);
    EXPECT_EQ(owner(), "Eye");
    Player& ann = world.join("Ann", 2);
    EXPECT_EQ(owner(), "Ann");
    eye.session().kick(ann.session().member());
    world.settle();
    ASSERT_FALSE(eye.refused.empty());
    EXPECT_EQ(eye.refused.back(), NetReason::NotOwner);
    world.join("Bob", 3, true);
    ann.session().leave();
    world.settle();
    EXPECT_EQ(owner(), "Eye") << "the earlier of those who watch";
}

TEST_F(Owners, HaveASeatSoonWhenOthersHave) {
    Player& ann = world.join("Ann", 1);
    Player& bob = world.join("Bob", 2);
    sit(bob, Seat{1});
    EXPECT_EQ(owner(), "Ann") << "she may still sit down";
    world.wait(NetTime(30'000));
    sit(ann, Seat{0});
    world.wait(NetTime(60'000));
    EXPECT_EQ(owner(), "Ann");
    ann.session().leaveSeat(Seat{0});
    world.settle();
    EXPECT_EQ(owner(), "Ann");
    world.wait(NetTime(61'000));
    EXPECT_EQ(owner(), "Bob");
    sit(ann, Seat{0});
    EXPECT_EQ(owner(), "Bob") << "nobody's turn to change";
}

TEST_F(Owners, WhoDoNothingPassTheTableToWhoDoes) {
    Player& ann = world.join("Ann", 1);
    Player& bob = world.join("Bob", 2);
    sit(ann, Seat{0});
    sit(bob, Seat{1});
    world.wait(4 * kMinute);
    bob.session().setReady(true);
    world.settle();
    EXPECT_EQ(owner(), "Ann");
    world.wait(kMinute + NetTime(1'000));
    EXPECT_EQ(owner(), "Bob");
}

}  // namespace
