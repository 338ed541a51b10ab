// What a seat is answered.
#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <thread>
#include <vector>

#include "laid.h"
#include "spy.h"
#include "table/host.h"

namespace {

using namespace kickdoor;
using namespace tests;

bool inTheMiddle(const GameState& state) {
    return state.turn >= 2 && state.phase == Phase::Arrange && state.window.kind == WindowKind::None &&
           state.question.kind == QuestionKind::None;
}

Command said(CommandKind kind, Seat by) {
    Command command;
    command.move.kind = kind;
    command.move.by = by;
    return command;
}

TEST(Answers, AStaleCommandIsStale) {
    LaidTable laid = lay(botTable(4));
    ASSERT_TRUE(laid.playUntil(inTheMiddle));
    laid.seatPeople();
    const Seat active = laid.state().active;
    Command command = someCommand(*laid.table, active);
    ASSERT_NE(command.kind(), CommandKind::Pass);
    const auto before = laid.state();
    Command old = command;
    old.epoch = command.epoch - 1;
    EXPECT_EQ(laid.table->submit(old, laid.now).kind, Answer::Kind::Stale);
    EXPECT_TRUE(laid.state() == before);
    EXPECT_EQ(laid.table->submit(command, laid.now).kind, Answer::Kind::Accepted);
    // A double click: the same command again answers a decision that is gone.
    EXPECT_EQ(laid.table->submit(command, laid.now).kind, Answer::Kind::Stale);
}

TEST(Answers, ARefusalNamesRules) {
    LaidTable laid = lay(botTable(4));
    ASSERT_TRUE(laid.playUntil(inTheMiddle));
    laid.seatPeople();
    const auto other = Seat((laid.state().active + 1) % 4);
    const auto before = laid.state();
    const std::size_t commands = laid.commands();
    const Answer answer = laid.table->submit(said(CommandKind::KickOpenDoor, other), laid.now);
    EXPECT_EQ(answer.kind, Answer::Kind::Refused);
    ASSERT_FALSE(answer.refusals.empty());
    EXPECT_TRUE(answer.refusals.has(Reason::NotYourTurn));
    for (const Refusal& refusal : answer.refusals) EXPECT_FALSE(rulesOf(refusal).empty());
    EXPECT_TRUE(laid.state() == before);
    EXPECT_EQ(laid.commands(), commands);
}

TEST(Answers, NothingIsAcceptedAfterTheEnd) {
    LaidTable laid = lay(botTable(2));
    ASSERT_TRUE(laid.playOut());
    const Answer answer = laid.table->submit(said(CommandKind::EndTurn, Seat{0}), laid.now);
    EXPECT_FALSE(answer.accepted());
    EXPECT_TRUE(answer.refusals.has(Reason::GameOver));
}

TEST(Answers, SeatsSpeakForThemselvesOnly) {
    auto result = Host::start(originalPacks(), peopleTable(7), {});
    ASSERT_TRUE(result.host);
    Spy spy(4);
    const auto seat = result.host->sit(SeatSet::of(Seat{1}), spy);
    std::promise<Answer> foreign;
    seat->submit(said(CommandKind::Pass, Seat{2}),
                 [&foreign](const Answer& answer) { foreign.set_value(answer); });
    const Answer refused = foreign.get_future().get();
    EXPECT_EQ(refused.kind, Answer::Kind::Refused);
    EXPECT_TRUE(refused.refusals.has(Reason::NotSeated));

    std::promise<Answer> own;
    int toldBefore = 0;
    seat->submit(said(CommandKind::Pass, Seat{1}), [&](const Answer& answer) {
        toldBefore = spy.batches[Seat{1}];
        own.set_value(answer);
    });
    EXPECT_TRUE(own.get_future().get().accepted());
    EXPECT_EQ(toldBefore, 1) << "events are told before the answer";
    EXPECT_EQ(spy.views[Seat{1}].player[1].setUpDone, 1);
    EXPECT_FALSE(spy.views.contains(Seat{2}));
}

TEST(Answers, CommandsFromManyThreadsAreAllAnswered) {
    auto result = Host::start(originalPacks(), peopleTable(9, 6), {});
    ASSERT_TRUE(result.host);
    Spy spy(6);
    const auto table = result.host->sit(SeatSet::firstN(6), spy);
    std::atomic<int> accepted = 0;
    std::atomic<int> answered = 0;
    std::vector<std::thread> people;
    for (Seat seat{0}; seat < 6; ++seat)
        people.emplace_back([&, seat] {
            for (int i = 0; i < 50; ++i)
                table->submit(said(CommandKind::Pass, seat), [&](const Answer& answer) {
                    accepted += answer.accepted() ? 1 : 0;
                    ++answered;
                });
        });
    for (std::thread& person : people) person.join();
    result.host->flush();
    EXPECT_EQ(answered, 300);
    EXPECT_GE(accepted, 6);
    EXPECT_EQ(spy.wrong, "");
}

}  // namespace
