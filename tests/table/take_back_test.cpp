// Taking back (ruling 21): what is restored, who must agree, and that the journal knows it.
#include <gtest/gtest.h>

#include "base/seats.h"
#include "bot/bot_rng.h"
#include "io/replay.h"
#include "laid.h"
#include "spy.h"
#include "table/take_back.h"

namespace {

using namespace kickdoor;
using namespace tests;

GameState withEpoch(GameState state, std::uint32_t epoch) {
    state.epoch = epoch;
    return state;
}

// Everything but the name of the decision is as it was.
void expectRestored(const GameState& now, const GameState& before) {
    EXPECT_TRUE(withEpoch(now, 0) == withEpoch(before, 0));
    EXPECT_GT(now.epoch, before.epoch);
}

Command command(CommandKind kind, Seat by) {
    Command command;
    command.move.kind = kind;
    command.move.by = by;
    return command;
}

Reason reasonOf(const Answer& answer) {
    EXPECT_EQ(answer.kind, Answer::Kind::Refused);
    return answer.refusals.empty() ? Reason::kCount : answer.refusals.front().reason;
}

class TakeBackTest : public testing::Test {
protected:
    // In play, with everybody a person.
    void begin(std::uint64_t seed, const Pace& pace = {}, const std::filesystem::path& journal = {}) {
        laid = lay(botTable(seed), pace, journal);
        ASSERT_TRUE(laid.playUntil([this](const GameState& state) {
            return judge(laid.table->game(), state, command(CommandKind::KickOpenDoor, state.active)).empty();
        }));
        laid.seatPeople();
        laid.table->join(SeatSet::firstN(4), spy, laid.now);
    }
    Answer say(const Command& command) { return laid.table->submit(command, laid.now); }
    Answer takeBack(Seat by) { return laid.table->takeBack({by, laid.state().epoch, {}}, laid.now); }
    void consent(Seat seat, Consent consent) { laid.table->consent(SeatSet::of(seat), consent, laid.now); }
    Seat active() const { return laid.state().active; }
    Seat leftOf(Seat seat) const { return laid.state().leftOf(seat); }
    // Until a door was kicked open that shows a monster or anything else: a card was learnt.
    GameState kick() {
        const GameState before = laid.state();
        EXPECT_TRUE(say(command(CommandKind::KickOpenDoor, active())).accepted());
        return before;
    }

    LaidTable laid;
    Spy spy{4};
};

// A bot table in which seats take back now and then, against a list of states kept here.
TEST(TakeBackGames, RestoreTheStateBeforeAndReplay) {
    for (const std::uint64_t seed : {3U, 4U}) {
        const TempFolder folder;
        LaidTable laid = lay(botTable(seed), {}, folder / "game.journal");
        Spy spy(4);
        laid.table->join(SeatSet::firstN(4), spy, laid.now);
        std::vector<GameState> states{
            laid.state()};  // by what stands in the record, less what was taken back
        BotRng rng(seed);
        int taken = 0;
        for (int i = 0; i < 900 && laid.state().phase != Phase::Over; ++i) {
            const std::size_t commands = laid.commands();
            const GameState before = laid.state();
            ASSERT_TRUE(laid.step());
            if (laid.commands() == commands) continue;
            states.push_back(before);
            if (rng.below(4) != 0 || laid.state().phase == Phase::Over) continue;
            const Seat by = Seat(rng.below(4));
            laid.table->setControl(by, Control::Person, laid.now);
            const Answer answer = laid.table->takeBack({by, 0, {}}, laid.now);
            laid.table->setControl(by, Control::Bot, laid.now);
            if (!answer.accepted()) continue;
            ++taken;
            const JsonValue& line = laid.table->record().commands.back().command;
            const auto count = static_cast<std::size_t>(JsonAt(line).at("commands").number(1, 16));
            ASSERT_LT(count, states.size());
            expectRestored(laid.state(), states[states.size() - count]);
            states.resize(states.size() - count);
        }
        EXPECT_GT(taken, 10);
        EXPECT_EQ(spy.wrong, "");
        for (const Seat seat : everySeat(4))
            EXPECT_TRUE(spy.views[seat] == viewOf(laid.table->game(), laid.state(), seat));
        const std::uint64_t hash = hashOf(laid.state());
        laid.table.reset();
        LaidTable again = resume(folder / "game.journal");
        ASSERT_FALSE(again.error) << again.error.cause;
        EXPECT_EQ(hashOf(again.state()), hash);
    }
}

TEST_F(TakeBackTest, WhatShowedNothingIsTakenBackAtOnce) {
    begin(11);
    // Some Item is put on or off, or sold: a card that everybody knows.
    LegalCommands legal;
    for (int tries = 0; tries < 400; ++tries) {
        legalCommands(laid.table->game(), laid.state(), active(), legal);
        for (const Move& move : legal.moves)
            if (move.kind == CommandKind::Equip || move.kind == CommandKind::Unequip) {
                const GameState was = laid.state();
                const Seat by = active();
                ASSERT_TRUE(say(commandOf(move)).accepted());
                EXPECT_TRUE(spy.takeBack.freely.has(by));
                ASSERT_TRUE(takeBack(by).accepted());
                expectRestored(laid.state(), was);
                EXPECT_EQ(spy.takeBack.asker, kNoSeat);
                // The decision taken back cannot be answered any more.
                Command late = commandOf(move);
                late.epoch = was.epoch;
                EXPECT_EQ(say(late).kind, Answer::Kind::Stale);
                late.epoch = was.epoch + 1;
                EXPECT_EQ(say(late).kind, Answer::Kind::Stale);
                return;
            }
        for (const Seat seat : everySeat(4)) laid.table->setControl(seat, Control::Bot, laid.now);
        ASSERT_TRUE(laid.step());
        laid.seatPeople();
        if (!waitingFor(laid.state()).has(active())) continue;
    }
    FAIL() << "nobody had an Item";
}

TEST_F(TakeBackTest, ACardThatWasLearntNeedsEverybodysConsent) {
    begin(12);
    const Seat by = active();
    const GameState before = kick();
    const GameState after = laid.state();
    EXPECT_FALSE(spy.takeBack.freely.has(by));
    EXPECT_TRUE(spy.takeBack.withLeave.has(by));
    ASSERT_TRUE(takeBack(by).accepted());
    EXPECT_EQ(spy.takeBack.asker, by);
    EXPECT_EQ(spy.takeBack.need, TakeBackNeed::CardLearnt);
    EXPECT_EQ(spy.takeBack.move.kind, EventKind::DoorKicked) << "what is to be taken back";
    EXPECT_EQ(spy.takeBack.move.seat, by);
    EXPECT_EQ(spy.takeBack.waiting.bits(), SeatSet::firstN(4).without(by).bits());
    EXPECT_TRUE(laid.state().epoch > before.epoch) << "nothing has happened yet";
    EXPECT_EQ(reasonOf(takeBack(by)), Reason::TakeBackAsked);
    consent(leftOf(by), Consent::Yes);
    laid.table->consent(SeatSet::firstN(4).without(by), Consent::Yes, laid.now);
    expectRestored(laid.state(), before);
    EXPECT_EQ(spy.takeBack.asker, kNoSeat);
    EXPECT_EQ(spy.takeBack.end, TakeBackNotice::End::Done);
    EXPECT_EQ(spy.wrong, "");
    // The same card lies behind the door.
    kick();
    expectRestored(laid.state(), after);
}

TEST_F(TakeBackTest, ANoStandsUntilTheAskerActs) {
    begin(12);
    const Seat by = active();
    kick();
    const GameState after = laid.state();
    ASSERT_TRUE(takeBack(by).accepted());
    consent(leftOf(by), Consent::No);
    EXPECT_TRUE(laid.state() == after);
    EXPECT_EQ(spy.takeBack.end, TakeBackNotice::End::Declined);
    EXPECT_EQ(spy.takeBack.declinedBy, leftOf(by));
    EXPECT_EQ(reasonOf(takeBack(by)), Reason::TakeBackDeclined);
    const Seat asked = firstWaiting(laid.state());
    ASSERT_TRUE(say(someCommand(*laid.table, asked)).accepted());
    if (asked != by) GTEST_SKIP() << "somebody else was asked";
    EXPECT_NE(laid.table->takeBack({by, 0, {}}, laid.now).kind, Answer::Kind::Refused);
}

TEST_F(TakeBackTest, ARequestLapsesWithTheNextCommandWithItsAskerOrInTime) {
    begin(12);
    const Seat by = active();
    kick();
    ASSERT_TRUE(takeBack(by).accepted());
    consent(by, Consent::No);
    EXPECT_EQ(spy.takeBack.end, TakeBackNotice::End::Lapsed);
    ASSERT_TRUE(takeBack(by).accepted()) << "a request withdrawn was not declined";
    EXPECT_TRUE(spy.clock.paused);
    const TableTime due = *laid.table->nextDue();
    laid.now = due;
    EXPECT_TRUE(laid.table->step(laid.now));
    EXPECT_EQ(spy.takeBack.end, TakeBackNotice::End::Lapsed);
    EXPECT_FALSE(spy.clock.paused);
    ASSERT_TRUE(takeBack(by).accepted());
    ASSERT_TRUE(say(someCommand(*laid.table, firstWaiting(laid.state()))).accepted());
    EXPECT_EQ(spy.takeBack.asker, kNoSeat);
}

TEST_F(TakeBackTest, BotsStandStillWhileTheTableIsAsked) {
    begin(12);
    const Seat by = active();
    kick();
    ASSERT_TRUE(takeBack(by).accepted());
    const std::size_t commands = laid.commands();
    for (const Seat seat : everySeat(4))
        if (seat != by && seat != leftOf(by)) laid.table->setControl(seat, Control::Bot, laid.now);
    laid.now += TableTime(29'000);
    EXPECT_FALSE(laid.table->step(laid.now));
    EXPECT_EQ(laid.commands(), commands);
}

TEST_F(TakeBackTest, IsRefusedWithItsReason) {
    begin(13);
    const Seat by = active();
    EXPECT_EQ(laid.table->takeBack({Seat{9}, 0, {}}, laid.now).refusals.front().reason, Reason::NotSeated);
    laid.table->setControl(leftOf(by), Control::Bot, laid.now);
    EXPECT_EQ(reasonOf(takeBack(leftOf(by))), Reason::NotSeated) << "a bot";
    laid.seatPeople();
    EXPECT_EQ(laid.table->takeBack({by, laid.state().epoch + 1, {}}, laid.now).kind, Answer::Kind::Stale);
    LaidTable fresh = lay(peopleTable(1));
    EXPECT_EQ(reasonOf(fresh.table->takeBack({Seat{0}, 0, {}}, fresh.now)), Reason::NothingToTakeBack);
    LaidTable over = lay(botTable(15, 3));
    ASSERT_TRUE(over.playOut());
    over.seatPeople();
    EXPECT_EQ(reasonOf(over.table->takeBack({Seat{0}, 0, {}}, over.now)), Reason::GameOver);
}

// The die lies where it fell: thrown again it shows the same.
TEST_F(TakeBackTest, AfterADieEverybodyMustAgreeAndTheSameNumberComesAgain) {
    laid = lay(botTable(16));
    Spy listener(4);
    laid.table->join(SeatSet::firstN(4), listener, laid.now);
    int dice = 0;
    for (int i = 0; i < 5000 && dice < 5 && laid.state().phase != Phase::Over; ++i) {
        const GameState before = laid.state();
        const std::size_t commands = laid.commands();
        ASSERT_TRUE(laid.step());
        if (laid.commands() == commands) continue;
        const JsonAt line(laid.table->record().commands.back().command);
        if (line.at("do").text() != "flee" || laid.state().rng == before.rng) continue;
        if (laid.state().phase == Phase::Over) break;
        const GameState after = laid.state();
        const Seat by = Seat(line.at("by").text().back() - '1');
        ++dice;
        laid.seatPeople();
        EXPECT_FALSE(listener.takeBack.freely.has(by));
        ASSERT_TRUE(laid.table->takeBack({by, 0, {}}, laid.now).accepted());
        EXPECT_EQ(listener.takeBack.need, TakeBackNeed::ChanceFell);
        laid.table->consent(SeatSet::firstN(4), Consent::Yes, laid.now);
        expectRestored(laid.state(), before);
        Command again;
        again.move.kind = CommandKind::Flee;
        again.move.by = by;
        again.move.card = before.combat.monsters[0].card;
        for (const MonsterEntry& monster : before.combat.monsters) {
            again.move.card = monster.card;
            if (judge(laid.table->game(), laid.state(), again).empty()) break;
        }
        ASSERT_TRUE(laid.table->submit(again, laid.now).accepted());
        EXPECT_EQ(laid.state().lastFace, after.lastFace);
        EXPECT_TRUE(laid.state().rng == after.rng);
        for (const Seat seat : everySeat(4)) laid.table->setControl(seat, Control::Bot, laid.now);
    }
    EXPECT_EQ(dice, 5);
}

TEST_F(TakeBackTest, TimeIsNotGivenBack) {
    Pace pace;
    pace.clockFactor = 1;
    pace.choiceMillis = 20'000;
    laid = lay(peopleTable(17), pace);
    laid.table->join(SeatSet::firstN(4), spy, laid.now);
    // Until people have a time to answer in, and one of them passes early.
    laid.playUntil([this](const GameState&) { return !spy.clock.running.empty(); }, 0);
    for (int i = 0; i < 4000 && spy.clock.running.size() < 2; ++i) {
        if (laid.state().phase == Phase::Over) break;
        ASSERT_TRUE(say(someCommand(*laid.table, firstWaiting(laid.state()))).accepted());
        laid.now += TableTime(10);
    }
    ASSERT_GE(spy.clock.running.size(), 2);
    const Seat by = firstWaiting(laid.state());
    const int had = spy.clock.leftMillis;
    laid.now += TableTime(700);
    ASSERT_TRUE(say(command(CommandKind::Pass, by)).accepted());
    laid.now += TableTime(300);
    ASSERT_TRUE(takeBack(by).accepted());
    EXPECT_TRUE(spy.clock.running.has(by));
    EXPECT_LE(spy.clock.leftMillis, had - 1000);
}

TEST_F(TakeBackTest, SurvivesASaveAndAResume) {
    const TempFolder folder;
    begin(18, {}, folder / "game.journal");
    const Seat by = active();
    const GameState before = kick();
    ASSERT_FALSE(saveGame(*laid.table, folder / "a.save", "a"));
    laid.table.reset();
    for (LaidTable& again : std::array{resume(folder / "game.journal"), load(folder / "a.save")}) {
        ASSERT_FALSE(again.error) << again.error.cause;
        again.seatPeople();
        ASSERT_TRUE(again.table->takeBack({by, 0, {}}, again.now).accepted());
        again.table->consent(SeatSet::firstN(4), Consent::Yes, again.now);
        expectRestored(again.state(), before);
    }
    LaidTable third = resume(folder / "game.journal");
    ASSERT_FALSE(third.error) << third.error.cause;
    expectRestored(third.state(), before);
}

// A record that takes back what it may not is refused.
TEST_F(TakeBackTest, AReplayHoldsItToTheRule) {
    const TempFolder folder;
    begin(19, {}, folder / "game.journal");
    const Seat by = active();
    kick();
    ASSERT_TRUE(takeBack(by).accepted());
    laid.table->consent(SeatSet::firstN(4), Consent::Yes, laid.now);
    GameRecord record = laid.table->record();
    JsonValue& line = record.commands.back().command;
    ASSERT_EQ(line.keys.back(), "agreed");
    const auto played = [](const GameRecord& tried) {
        std::string error;
        const auto replay = Replay::open(tried, error);
        return replay && replay->toEnd(error) ? std::string() : error;
    };
    EXPECT_EQ(played(record), "");
    GameRecord without = record;
    without.commands.back().command.keys.pop_back();
    without.commands.back().command.items.pop_back();
    EXPECT_NE(played(without).find("must agree"), std::string::npos) << played(without);
    GameRecord other = record;
    ++other.commands.back().hashAfter;
    EXPECT_NE(played(other).find("leads elsewhere"), std::string::npos);
    GameRecord twice = record;
    twice.commands.push_back(twice.commands.back());
    EXPECT_NE(played(twice), "");
}

TEST_F(TakeBackTest, ReplaysGoToAnyPlaceOfIt) {
    begin(20);
    const Seat by = active();
    const GameState before = kick();
    ASSERT_TRUE(takeBack(by).accepted());
    laid.table->consent(SeatSet::firstN(4), Consent::Yes, laid.now);
    kick();
    std::string error;
    const auto replay = Replay::open(laid.table->record(), error);
    ASSERT_TRUE(replay && replay->toEnd(error)) << error;
    const std::size_t end = replay->position();
    EXPECT_TRUE(replay->state() == laid.state());
    // From behind the command that was taken back, where nothing before it is at hand.
    replay->rewind();
    while (replay->position() < end - 2) ASSERT_TRUE(replay->step(error));
    const GameState kicked = replay->state();
    replay->goTo(end - 2, kicked);
    ASSERT_TRUE(replay->step(error)) << error;
    expectRestored(replay->state(), before);
    ASSERT_TRUE(replay->step(error)) << error;
    EXPECT_TRUE(replay->state() == laid.state());
}

// What the others are asked about if who accepted a gift takes it back.
TEST(TakeBackMoves, ATradeIsTheMoveOfWhoAcceptsIt) {
    SeatEvent equipped, traded;
    equipped.event.kind = EventKind::CardEquipped;
    equipped.event.seat = Seat{1};
    traded.event.kind = EventKind::Traded;
    traded.event.seat = Seat{0};
    traded.event.seat2 = Seat{1};
    EXPECT_EQ(moveSeen(std::vector{equipped, traded}, Seat{1}).kind, EventKind::Traded);
}

}  // namespace
