// Windows and questions that run out, and those that do not (R8.10, ruling 2).
#include <gtest/gtest.h>

#include <algorithm>

#include "bot/default_answer.h"
#include "laid.h"
#include "rules/engine.h"
#include "spy.h"
#include "view/view.h"

namespace {

using namespace kickdoor;
using namespace tests;

Pace clockOn(double factor = 1) {
    Pace pace;
    pace.clockFactor = factor;
    pace.choiceMillis = 20'000;
    return pace;
}

bool windowOfTwo(const GameState& state) {
    return state.window.kind == WindowKind::Settle && state.window.waiting.size() >= 2;
}

// A table of people at a moment that bots have led to.
LaidTable peopleAt(const std::function<bool(const GameState&)>& moment, std::uint64_t seed = 1) {
    for (;; ++seed) {
        LaidTable laid = lay(botTable(seed));
        if (!laid.playUntil(moment)) continue;
        laid.seatPeople();
        return laid;
    }
}

TEST(Clock, OffItWaitsForEverybody) {
    LaidTable laid = peopleAt(windowOfTwo);
    const auto before = laid.state();
    EXPECT_FALSE(laid.table->nextDue());
    EXPECT_FALSE(laid.table->step(laid.now + std::chrono::hours(24)));
    EXPECT_TRUE(laid.state() == before);
}

TEST(Clock, AWindowRunsOutAndEverybodyHasPassed) {
    LaidTable laid = peopleAt(windowOfTwo);
    Spy spy(4);
    laid.table->join(SeatSet::firstN(4), spy, laid.now);
    const SeatSet waiting = laid.state().window.waiting;
    laid.table->setPace(clockOn(), laid.now);
    const TableTime reaction(laid.table->game().rules.reactionMillis);
    ASSERT_GT(reaction.count(), 0);
    EXPECT_EQ(spy.clock.running.bits(), waiting.bits());
    EXPECT_EQ(spy.clock.totalMillis, reaction.count());
    ASSERT_TRUE(laid.table->nextDue());
    EXPECT_EQ(*laid.table->nextDue(), laid.now + reaction);
    EXPECT_FALSE(laid.table->step(laid.now + reaction - TableTime(1)));
    const std::size_t commands = laid.commands();
    for (int i = 0; i < waiting.size(); ++i) ASSERT_TRUE(laid.table->step(laid.now + reaction));
    EXPECT_EQ(laid.commands(), commands + static_cast<std::size_t>(waiting.size()));
    EXPECT_FALSE(windowOfTwo(laid.state()));
    EXPECT_EQ(spy.wrong, "");
}

TEST(Clock, APassDoesNotGiveTheOthersMoreTime) {
    LaidTable laid = peopleAt(windowOfTwo);
    laid.table->setPace(clockOn(), laid.now);
    const TableTime due = *laid.table->nextDue();
    const Seat first = firstWaiting(laid.state());
    Command pass;
    pass.move.kind = CommandKind::Pass;
    pass.move.by = first;
    ASSERT_TRUE(laid.table->submit(pass, laid.now + TableTime(500)).accepted());
    EXPECT_EQ(*laid.table->nextDue(), due);
}

TEST(Clock, HoldStopsItAndItGoesOnFromThere) {
    LaidTable laid = peopleAt(windowOfTwo);
    laid.table->setPace(clockOn(2), laid.now);
    const TableTime whole(2 * laid.table->game().rules.reactionMillis);
    EXPECT_EQ(*laid.table->nextDue(), laid.now + whole);
    laid.table->setPaused(true, laid.now + TableTime(300));
    EXPECT_FALSE(laid.table->nextDue());
    EXPECT_FALSE(laid.table->step(laid.now + whole));
    laid.table->setPaused(false, laid.now + TableTime(10'300));
    EXPECT_EQ(*laid.table->nextDue(), laid.now + whole + TableTime(10'000));
}

TEST(Clock, WhatIsDueAlreadyWaitsWhileItIsHeld) {
    LaidTable laid = lay(botTable(1));
    const TableTime due = *laid.table->nextDue();
    const auto before = laid.state();
    laid.table->setPaused(true, due);
    EXPECT_FALSE(laid.table->step(due));
    EXPECT_TRUE(laid.state() == before);
    laid.table->setPaused(false, due);
    EXPECT_TRUE(laid.table->step(due));
}

TEST(Clock, HoldCountsOnce) {
    LaidTable laid = peopleAt(windowOfTwo);
    laid.table->setPace(clockOn(), laid.now);
    const TableTime due = *laid.table->nextDue();
    laid.table->setPaused(false, laid.now + TableTime(50));
    EXPECT_EQ(*laid.table->nextDue(), due) << "it was not held";
    laid.table->setPaused(true, laid.now + TableTime(100));
    laid.table->setPaused(true, laid.now + TableTime(900));
    laid.table->setPaused(false, laid.now + TableTime(1'100));
    EXPECT_EQ(*laid.table->nextDue(), due + TableTime(1'000));
}

TEST(Clock, OnlyWhatHasChangedIsTold) {
    class Counter : public Spy {
    public:
        using Spy::Spy;
        void onClock(const ClockNotice& notice) override {
            Spy::onClock(notice);
            ++told;
        }
        int told = 0;
    } spy(4);
    LaidTable laid = peopleAt(windowOfTwo);
    laid.table->setPace(clockOn(), laid.now);
    laid.table->join(SeatSet::firstN(4), spy, laid.now);
    EXPECT_EQ(spy.told, 1);
    Command refused;
    refused.move.kind = CommandKind::KickOpenDoor;
    refused.move.by = firstWaiting(laid.state());
    for (int i = 1; i <= 3; ++i) (void)laid.table->submit(refused, laid.now + TableTime(i * 10));
    EXPECT_EQ(spy.told, 1) << "the same clock, a little later";
    laid.table->setPaused(true, laid.now + TableTime(40));
    EXPECT_EQ(spy.told, 2);
    EXPECT_TRUE(spy.clock.paused);
    (void)laid.table->submit(refused, laid.now + TableTime(50));
    EXPECT_EQ(spy.told, 2);
    laid.table->setPaused(false, laid.now + TableTime(60));
    EXPECT_EQ(spy.told, 3);
    Command pass;
    pass.move.by = refused.move.by;
    ASSERT_TRUE(laid.table->submit(pass, laid.now + TableTime(70)).accepted());
    EXPECT_EQ(spy.told, 4);
    EXPECT_FALSE(spy.clock.running.has(pass.by()));
}

// A die tumbles for most of two seconds: what may be done about it is asked when it lies.
TEST(Clock, BeginsWhenTheScreensCanHaveShownWhatCameBefore) {
    const TableTime most(4'000);
    LaidTable laid = lay(peopleTable(11), clockOn());
    laid.table->giveTimeToShow(most);
    const TableTime reaction(laid.table->game().rules.reactionMillis);
    int rolls = 0;
    for (int i = 0; i < 600 && laid.state().phase != Phase::Over; ++i) {
        const bool wasOpen = laid.state().window.kind != WindowKind::None;
        const Seat seat = firstWaiting(laid.state());
        laid.now += TableTime(100);
        ASSERT_TRUE(laid.table->submit(someCommand(*laid.table, seat), laid.now).accepted());
        if (!laid.table->nextDue()) continue;
        EXPECT_LE(*laid.table->nextDue(), laid.now + TableTime(20'000) + most);
        if (laid.state().window.kind != WindowKind::Roll || wasOpen) continue;
        ++rolls;
        EXPECT_GE(*laid.table->nextDue(), laid.now + reaction + TableTime(1'800));
        EXPECT_LE(*laid.table->nextDue(), laid.now + reaction + most);
    }
    EXPECT_GT(rolls, 2);
}

// The same seat may be asked twice, one window right after the other.
TEST(Clock, WhoWasThereIsToldWhatIsToldToWhoComes) {
    LaidTable laid = lay(botTable(11));
    laid.table->setControl(Seat{0}, Control::Person, laid.now);
    laid.table->setPace(clockOn(), laid.now);
    struct Watch : Spy {
        using Spy::Spy;
        void onClock(const ClockNotice& notice) override {
            Spy::onClock(notice);
            due = *now + TableTime(notice.leftMillis);
        }
        const TableTime* now = nullptr;
        TableTime due{};
    } there(4);
    there.now = &laid.now;
    laid.table->join(SeatSet::firstN(4), there, laid.now);
    int windows = 0;
    for (int i = 0; i < 4'000 && laid.state().phase != Phase::Over; ++i) {
        if (waitingFor(laid.state()).has(Seat{0})) {
            laid.now += TableTime(300);
            ASSERT_TRUE(laid.table->submit(someCommand(*laid.table, Seat{0}), laid.now).accepted());
        } else {
            ASSERT_TRUE(laid.step());
        }
        Watch comes(4);
        comes.now = &laid.now;
        laid.table->join({}, comes, laid.now);
        laid.table->leave(comes);
        ASSERT_EQ(there.clock.running.bits(), comes.clock.running.bits());
        if (comes.clock.running.empty()) continue;
        ++windows;
        ASSERT_EQ(there.due, comes.due) << "at step " << i;
    }
    EXPECT_GT(windows, 10);
}

TEST(Clock, NoClockInTheOwnTurn) {
    LaidTable laid = peopleAt([](const GameState& state) { return state.phase == Phase::KickOpenDoor; });
    laid.table->setPace(clockOn(), laid.now);
    EXPECT_FALSE(laid.table->nextDue());
}

// Ruling 2: of several cards the least gold value.
TEST(Clock, AQuestionIsAnsweredWithTheCheapestCards) {
    int compared = 0;
    for (std::uint64_t seed = 1; compared < 5; seed += 7) {
        LaidTable laid =
            peopleAt([](const GameState& state) { return state.question.kind == QuestionKind::Cards; }, seed);
        laid.table->setPace(clockOn(), laid.now);
        const GameState before = laid.state();
        const Seat asked = before.question.asked;
        const Game& game = laid.table->game();
        ASSERT_EQ(*laid.table->nextDue(), laid.now + TableTime(20'000));

        const GameState view = viewOf(game, before, asked);
        LegalCommands legal;
        legalCommands(game, view, asked, legal);
        const Command expected = defaultAnswer(game, view, asked, legal);
        GameState next = before;
        ASSERT_TRUE(apply(game, next, expected).empty());
        ASSERT_TRUE(laid.step());
        EXPECT_TRUE(laid.state() == next);

        const auto gold = [&](CardId card) { return game.catalog[before.cards.def(card)].gold; };
        for (const CardId card : questionCards(game, before)) {
            if (isUnknown(view.cards.def(card))) continue;
            const bool given =
                std::find(expected.cards.begin(), expected.cards.end(), card) != expected.cards.end();
            for (const CardId other : expected.cards)
                EXPECT_TRUE(given || isUnknown(view.cards.def(other)) || gold(other) <= gold(card));
        }
        ++compared;
    }
}

TEST(Clock, AloneItPlaysOnAfterEveryWindow) {
    // People who never answer, but take their turns: by what they would be given anyway.
    LaidTable laid = lay(peopleTable(11));
    laid.table->setPace(clockOn(), laid.now);
    for (int i = 0; i < 300 && laid.state().phase != Phase::Over; ++i) {
        if (laid.step()) continue;
        const Seat seat = firstWaiting(laid.state());
        ASSERT_TRUE(laid.table->submit(someCommand(*laid.table, seat), laid.now).accepted());
    }
    EXPECT_GT(laid.state().turn, 3);
}

bool botLoses(const GameState& state) {
    return state.combat.stage == CombatStage::Open && state.window.kind == WindowKind::None;
}

TEST(Clock, ABotThatIsAboutToRunFirstWaitsForPeoplesHelp) {
    Pace pace;
    pace.botMillis = 100;
    for (std::uint64_t seed = 1;; ++seed) {
        LaidTable laid = lay(botTable(seed, 4, "greedy"), pace);
        const auto runs = [](const GameState& state) { return state.combat.stage == CombatStage::Fleeing; };
        if (!laid.playUntil(botLoses)) continue;
        const Seat fighter = laid.state().combat.fighter;
        for (Seat seat{0}; seat < 4; ++seat)
            if (seat != fighter) laid.table->setControl(seat, Control::Person, laid.now);
        TableTime before = laid.now;
        bool waited = false;
        for (int steps = 0; steps < 20 && laid.table->nextDue() && !runs(laid.state()); ++steps) {
            const std::size_t commands = laid.commands();
            before = *laid.table->nextDue();
            laid.step();
            waited = laid.commands() == commands;
            if (waited) break;
        }
        if (!waited) continue;
        EXPECT_FALSE(runs(laid.state()));
        EXPECT_GE(*laid.table->nextDue() - before, TableTime(400));
        laid.step();
        EXPECT_TRUE(runs(laid.state())) << "nobody has offered anything";
        return;
    }
}

// Without a pace nobody could answer meanwhile.
TEST(Clock, BotsThatPlayAtOnceWaitForNobodysHelp) {
    Pace pace;
    pace.botMillis = 0;
    for (std::uint64_t seed = 1; seed < 8; ++seed) {
        TableSetup setup = botTable(seed, 4, "greedy");
        LaidTable laid = lay(setup, pace);
        ASSERT_TRUE(laid.playUntil([](const GameState& state) { return state.turn > 0; }));
        laid.table->setControl(Seat{3}, Control::Person, laid.now);
        while (laid.table->nextDue()) {
            const bool awaited = mayAnswer(laid.state()) == waitingFor(laid.state());
            const std::size_t commands = laid.commands();
            ASSERT_TRUE(laid.step());
            ASSERT_TRUE(!awaited || laid.commands() == commands + 1);
        }
    }
}

}  // namespace
