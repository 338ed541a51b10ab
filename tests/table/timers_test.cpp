// Whose time runs, how long, and whose is up first.
#include "table/timers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "laid.h"
#include "table/bot_answer.h"

namespace {

using namespace kickdoor;
using namespace tests;

constexpr int kChoice = 9'000;

class TimersTest : public testing::Test {
protected:
    TimersTest() {
        state_.players = 4;
        state_.active = Seat{3};
        state_.phase = Phase::Arrange;
        state_.turn = 1;
        pace_.clockFactor = 1;
        pace_.choiceMillis = kChoice;
        pace_.botMillis = 100;
        controls_.fill(Control::Person);
    }
    void update(int now, int shown = 0) {
        timers_.update(game_, state_, controls_, pace_, TableTime(now), TableTime(shown));
    }
    ClockNotice notice(int now) const { return timers_.notice(controls_, TableTime(now)); }
    // Of all who are asked now; 0: none.
    int timeOf(SeatSet running) {
        timers_.restart();
        update(0);
        EXPECT_EQ(notice(0).running.bits(), running.bits());
        return notice(0).totalMillis;
    }
    void waitFor(SeatSet seats, WindowKind kind = WindowKind::Settle) { state_.window = {kind, seats}; }

    const Game game_{*originalPacks().catalog, originalPacks().rules};
    const int reaction_ = game_.rules.reactionMillis;
    GameState state_;
    Pace pace_;
    Controls controls_{};
    Timers timers_;
};

TEST_F(TimersTest, WindowsAreShortAndWhatIsChosenTakesItsTime) {
    ASSERT_NE(reaction_, kChoice);
    EXPECT_EQ(timeOf({}), 0) << "the own turn";
    state_.combat.stage = CombatStage::Open;
    state_.combat.fighter = Seat{3};
    EXPECT_EQ(timeOf({}), 0) << "the own fight";
    const SeatSet two = SeatSet::of(Seat{1}).with(Seat{2});
    for (const WindowKind kind : {WindowKind::Settle, WindowKind::Roll, WindowKind::Strike}) {
        waitFor(two, kind);
        EXPECT_EQ(timeOf(two), reaction_);
    }
    waitFor(two, WindowKind::LastCard);
    EXPECT_EQ(timeOf(two), kChoice);
    state_.window = Window{};
    state_.question.kind = QuestionKind::Cards;
    state_.question.asked = Seat{2};
    EXPECT_EQ(timeOf(SeatSet::of(Seat{2})), kChoice);
    state_.question = Question{};
    state_.offers[0].kind = OfferKind::Trade;
    state_.offers[0].to = Seat{1};
    EXPECT_EQ(timeOf(SeatSet::of(Seat{1})), kChoice);
    state_.offers = {};
    state_.combat.stage = CombatStage::Fleeing;
    state_.combat.monsters.push_back({});
    EXPECT_EQ(timeOf(SeatSet::of(Seat{3})), kChoice);
    pace_.clockFactor = 0.5;
    EXPECT_EQ(timeOf(SeatSet::of(Seat{3})), kChoice / 2);
    pace_.clockFactor = 0;
    EXPECT_EQ(timeOf({}), 0);
}

TEST_F(TimersTest, PeoplesTimeBeginsWhenAllIsShown) {
    controls_[1] = Control::Bot;
    waitFor(SeatSet::of(Seat{1}).with(Seat{2}));
    update(1'000, 3'500);
    EXPECT_EQ(timers_.next(), TableTime(1'100)) << "a bot needs no screen";
    EXPECT_EQ(notice(1'000).totalMillis, reaction_);
    EXPECT_EQ(notice(1'000).leftMillis, 2'500 + reaction_);
    timers_.done(Seat{1});
    EXPECT_EQ(timers_.due(TableTime(3'499 + reaction_)), kNoSeat);
    EXPECT_EQ(timers_.due(TableTime(3'500 + reaction_)), 2);
}

TEST_F(TimersTest, WhoWaitsLongestIsDueFirst) {
    controls_.fill(Control::Bot);
    EXPECT_EQ(timers_.due(TableTime(1'000'000)), kNoSeat);
    EXPECT_FALSE(timers_.next());
    waitFor(SeatSet::of(Seat{2}));
    update(0);
    waitFor(SeatSet::of(Seat{0}).with(Seat{1}).with(Seat{2}));
    update(50);
    EXPECT_EQ(timers_.next(), TableTime(100));
    EXPECT_EQ(timers_.due(TableTime(99)), kNoSeat);
    EXPECT_EQ(timers_.due(TableTime(100)), 2);
    EXPECT_EQ(timers_.due(TableTime(200)), 2);
    timers_.done(Seat{2});
    EXPECT_EQ(timers_.next(), TableTime(150));
    EXPECT_EQ(timers_.due(TableTime(200)), 0) << "of two, the first at the table";
    timers_.postpone(Seat{0}, TableTime(300));
    EXPECT_EQ(timers_.due(TableTime(200)), 1);
    timers_.done(Seat{1});
    EXPECT_EQ(timers_.next(), TableTime(300));
    EXPECT_EQ(timers_.due(TableTime(300)), 0);
    update(400);
    EXPECT_EQ(timers_.due(TableTime(400)), 0) << "the others have had their time";
    timers_.answered(Seat{1});
    update(400);
    EXPECT_EQ(timers_.due(TableTime(499)), 0);
    timers_.done(Seat{0});
    EXPECT_EQ(timers_.next(), TableTime(500));
}

TEST_F(TimersTest, TheClockShowsWhoHasLeastTimeLeft) {
    controls_[1] = Control::Bot;
    waitFor(SeatSet::of(Seat{0}).with(Seat{1}));
    update(0);
    const int later = reaction_ / 2;
    waitFor(SeatSet::of(Seat{0}).with(Seat{1}).with(Seat{2}));
    update(later);
    EXPECT_EQ(notice(later).running.bits(), SeatSet::of(Seat{0}).with(Seat{2}).bits());
    EXPECT_EQ(notice(later).leftMillis, reaction_ - later);
    EXPECT_EQ(notice(later).totalMillis, reaction_);
    EXPECT_EQ(notice(3 * reaction_).leftMillis, 0);
    // The one whose time began first, where as much is left.
    timers_.restart();
    waitFor(SeatSet::of(Seat{0}));
    state_.offers[0].kind = OfferKind::Trade;
    state_.offers[0].to = Seat{3};
    pace_.choiceMillis = reaction_ - later;
    state_.offers[0].kind = OfferKind::None;
    update(0);
    state_.offers[0].kind = OfferKind::Trade;
    update(later);
    EXPECT_EQ(notice(later).running.bits(), SeatSet::of(Seat{0}).with(Seat{3}).bits());
    EXPECT_EQ(notice(later).leftMillis, reaction_ - later);
    EXPECT_EQ(notice(later).totalMillis, reaction_);
}

TEST_F(TimersTest, WhateverIsAskedAnewIsAnotherDecision) {
    std::vector<GameState> asked(10, state_);
    ++asked[1].epoch;
    ++asked[2].turn;
    asked[3].phase = Phase::End;
    asked[4].window.kind = WindowKind::Roll;
    asked[5].question.kind = QuestionKind::Cards;
    asked[6].question.asked = Seat{2};
    asked[7].combat.stage = CombatStage::Open;
    asked[8].roll.face = 5;
    asked[9].stack.push_back({});
    asked.push_back(state_);
    asked.back().roll.purpose = RollPurpose::RunAway;
    std::vector<std::uint64_t> decisions = {decisionOf(state_, Seat{1})};
    for (const GameState& state : asked) decisions.push_back(decisionOf(state, Seat{0}));
    std::sort(decisions.begin(), decisions.end());
    EXPECT_EQ(std::unique(decisions.begin(), decisions.end()), decisions.end());
    GameState passed = state_;
    passed.window.waiting = SeatSet::of(Seat{3});
    EXPECT_EQ(decisionOf(passed, Seat{0}), decisionOf(state_, Seat{0})) << "somebody else has passed";
}

class Parrot : public Bot {
public:
    std::optional<Command> decide(const Sight&, const LegalCommands&) override {
        ++asked;
        return says;
    }
    std::optional<Command> says;
    int asked = 0;
};

// Whatever a bot comes up with, the game goes on.
TEST(BotAnswer, IsLegalOrTheDefault) {
    const LaidTable laid = lay(peopleTable(5));
    const Game& game = laid.table->game();
    GameState state = laid.state();
    LegalCommands legal;
    legalCommands(game, state, Seat{1}, legal);
    Parrot bot;
    bot.says = commandOf(legal.moves.back());
    EXPECT_EQ(botAnswer(bot, game, state, Seat{1}, legal), bot.says);
    Command pass;
    pass.move.by = Seat{1};
    bot.says = pass;
    bot.says->move.kind = CommandKind::EndTurn;
    EXPECT_EQ(botAnswer(bot, game, state, Seat{1}, legal)->move, pass.move);
    bot.says = std::nullopt;
    EXPECT_EQ(botAnswer(bot, game, state, Seat{1}, legal)->move, pass.move);
    state.player[1].setUpDone = 1;
    EXPECT_EQ(botAnswer(bot, game, state, Seat{1}, legal), std::nullopt) << "nobody waits for it";
    EXPECT_EQ(bot.asked, 4);
    // Asked whether one thing or families of things may be said, and never about nothing.
    LegalCommands some;
    some.moves = legal.moves;
    (void)botAnswer(bot, game, state, Seat{1}, some);
    some.clear();
    some.templates.emplace_back();
    (void)botAnswer(bot, game, state, Seat{1}, some);
    EXPECT_EQ(bot.asked, 6);
    some.clear();
    EXPECT_EQ(botAnswer(bot, game, state, Seat{1}, some), std::nullopt);
    EXPECT_EQ(bot.asked, 6);
}

}  // namespace
