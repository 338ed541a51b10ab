// A recorded game can be stood at any of its places, and shows there what it was.
#include "model/replay/recording.h"

#include <gtest/gtest.h>

#include <random>

#include "history/earlier.h"
#include "io/journal.h"
#include "io/take_back_json.h"
#include "replay_games.h"
#include "rules/engine.h"
#include "view/view.h"

namespace kickdoor {
namespace {

using tests::RecordedGame;

class RecordingTest : public testing::Test {
protected:
    std::unique_ptr<Recording> open(const RecordedGame& game) { return openText(tests::journalOf(game)); }
    std::unique_ptr<Recording> openText(const std::string& text) {
        return Recording::open(file_.write(text), error_);
    }
    void expectRefused(const std::string& text, TableErrorKind kind) {
        error_ = {};
        EXPECT_EQ(openText(text), nullptr);
        EXPECT_EQ(error_.kind, kind) << error_.cause;
        EXPECT_FALSE(error_.cause.empty());
        EXPECT_EQ(error_.cause.find('\n'), std::string::npos);
    }

    GameFolder file_;
    TableError error_;
    const RecordedGame& whole_ = wholeGame();
};

TEST_F(RecordingTest, EveryPlaceIsWhatItWasInWhateverOrder) {
    const auto recording = open(whole_);
    ASSERT_TRUE(recording) << error_.cause;
    ASSERT_EQ(recording->length(), whole_.commands.size());
    EXPECT_TRUE(recording->over());
    const auto expectAt = [&](std::size_t at) {
        EXPECT_EQ(hashOf(recording->stateAt(at)), hashOf(whole_.states[at])) << at;
        EXPECT_EQ(recording->position(), at);
    };
    for (std::size_t at = 0; at <= recording->length(); ++at) expectAt(at);
    for (std::size_t at = recording->length() + 1; at-- > 0;) expectAt(at);
    std::mt19937 chance(1);
    for (int i = 0; i < 200; ++i) expectAt(chance() % (recording->length() + 1));
    EXPECT_EQ(hashOf(recording->stateAt(recording->length() + 99)), hashOf(whole_.states.back()));
}

// More places than states are kept of.
TEST_F(RecordingTest, ALongGameKeepsFewerStates) {
    RecordedGame game;
    for (std::uint64_t seed = 4; seed < 40 && game.commands.size() <= 1100; ++seed)
        game = tests::playRecorded(seed, 6, 4000);
    ASSERT_GT(game.commands.size(), 1100U);
    const auto recording = open(game);
    ASSERT_TRUE(recording) << error_.cause;
    for (std::size_t at = recording->length() + 1; at-- > 0;)
        ASSERT_EQ(hashOf(recording->stateAt(at)), hashOf(game.states[at])) << at;
}

TEST_F(RecordingTest, LandmarksAreWhereTurnsAndFightsBegin) {
    const auto recording = open(whole_);
    ASSERT_TRUE(recording);
    int turn = 0;
    int fights = 0;
    for (const Landmark& mark : recording->landmarks()) {
        const GameState& now = whole_.states[mark.at];
        const GameState& before = whole_.states[mark.at - 1];
        switch (mark.kind) {
            case Landmark::Kind::Turn:
                EXPECT_EQ(mark.turn, ++turn);
                EXPECT_LT(before.turn, mark.turn);
                EXPECT_EQ(now.active, mark.seat);
                break;
            case Landmark::Kind::Fight:
                ++fights;
                EXPECT_FALSE(before.combatOn());
                EXPECT_TRUE(now.combatOn());
                EXPECT_EQ(now.combat.fighter, mark.seat);
                EXPECT_EQ(whole_.catalog->cards[mark.def].kind, CardKind::Monster);
                break;
            case Landmark::Kind::End:
                EXPECT_EQ(mark.at, recording->length());
                EXPECT_EQ(mark.winners, now.winners);
                break;
        }
    }
    EXPECT_EQ(turn, whole_.states.back().turn);
    EXPECT_GT(fights, 5);
    EXPECT_EQ(recording->landmarks().back().kind, Landmark::Kind::End);
}

TEST_F(RecordingTest, StopsForwardAreTheStopsBack) {
    const auto recording = open(whole_);
    ASSERT_TRUE(recording);
    std::vector<std::size_t> stops = {0};
    while (stops.back() < recording->length()) stops.push_back(recording->stopAfter(stops.back()));
    EXPECT_GT(stops.size(), 20U);
    EXPECT_LT(stops.size(), recording->length()) << "passes are no stops";
    for (std::size_t i = stops.size(); i-- > 1;) {
        EXPECT_EQ(recording->stopBefore(stops[i]), stops[i - 1]);
        EXPECT_EQ(recording->stopAfter(stops[i] - 1), stops[i]);
    }
    EXPECT_EQ(recording->stopBefore(0), 0U);
}

TEST_F(RecordingTest, ThePastIsToldAsTheSeatWasTold) {
    const auto recording = open(whole_);
    ASSERT_TRUE(recording);
    const std::size_t at = recording->length() * 2 / 3;
    for (const Seat seat : {Seat{0}, Seat{1}, kNoSeat}) {
        const Past past = recording->pastAt(at, seat);
        EXPECT_EQ(past.turns.size(), whole_.states[at].turn);
        ASSERT_EQ(past.story.size(), Past::kMostTold);
        int others = 0;
        for (const Told& told : past.story) {
            EXPECT_EQ(told.view.viewer, seat);
            if (told.event.kind != EventKind::CardDrawn || told.event.seat == seat) continue;
            ++others;
            const bool open = told.event.audience == SeatSet(0x3F) || told.event.audience.has(seat);
            EXPECT_TRUE(isUnknown(told.event.def) || open) << "somebody's draw";
        }
        EXPECT_GT(others, 0);
    }
    EXPECT_TRUE(recording->pastAt(0, kNoSeat).story.empty());
}

TEST_F(RecordingTest, ThePastSaysWhatCameAfterEverybodysLastDecision) {
    const auto recording = open(whole_);
    ASSERT_TRUE(recording);
    const std::size_t at = recording->length() * 2 / 3;
    std::size_t last = at;
    while (whole_.commands[last - 1].kind() == CommandKind::Pass) --last;
    const Seat decider = whole_.commands[last - 1].by();
    const Past past = recording->pastAt(last, kNoSeat);
    EXPECT_EQ(past.news[decider], 0U);
    for (Seat seat{0}; seat < 4; ++seat) {
        ASSERT_TRUE(past.news[seat]) << int{seat};
        EXPECT_TRUE(seat == decider || *past.news[seat] > 0) << int{seat};
    }
    EXPECT_FALSE(past.news[4]);
    EXPECT_FALSE(recording->pastAt(0, kNoSeat).news[0]);
}

// Its end was taken back, and then made again.
TEST_F(RecordingTest, ATurnThatBeganTwiceIsOneLandmark) {
    const auto end = std::find_if(whole_.commands.begin(), whole_.commands.end(), [](const Command& command) {
        return command.kind() == CommandKind::EndTurn;
    });
    const auto at = static_cast<std::size_t>(end - whole_.commands.begin());
    const Seat by = end->by();
    RecordedGame game = whole_;
    std::vector<RecordedCommand>& lines = game.record.commands;
    lines.resize(at + 1);
    Earlier earlier;
    earlier.add(whole_.states[at], whole_.states[at + 1], *end);
    GameState state = earlier.restored(whole_.states[at + 1], 1);
    lines.push_back({takeBackToJson({by, 1, Agreement::Given}, game.record.playerNames()), hashOf(state)});
    ASSERT_TRUE(apply(game.game(), state, *end).empty());
    lines.push_back({lines[at].command, hashOf(state)});
    const auto recording = open(game);
    ASSERT_TRUE(recording) << error_.cause;
    ASSERT_EQ(recording->length(), lines.size()) << recording->cutShort();
    int turn = 0;
    for (const Landmark& mark : recording->landmarks())
        if (mark.kind == Landmark::Kind::Turn) {
            EXPECT_EQ(mark.turn, ++turn);
        }
    EXPECT_EQ(turn, state.turn);
    EXPECT_EQ(recording->pastAt(recording->length(), kNoSeat).turns.size(), std::size_t{state.turn});
}

TEST_F(RecordingTest, WhatIsNoGameIsRefusedInOneLine) {
    const std::string text = tests::journalOf(whole_);
    expectRefused("", TableErrorKind::NotAGame);
    expectRefused("Dear Ada,\nall is well.\n", TableErrorKind::NotAGame);
    expectRefused(text.substr(0, 5000), TableErrorKind::NotAGame);
    std::string damaged = text;
    damaged[damaged.size() / 2] = static_cast<char>(damaged[damaged.size() / 2] ^ 1);
    expectRefused(damaged, TableErrorKind::NotAGame);
    expectRefused(journalHeader(whole_.record), TableErrorKind::NotAGame);
    EXPECT_EQ(Recording::open(file_.file("none"), error_), nullptr);
    EXPECT_EQ(error_.kind, TableErrorKind::CannotRead);
}

TEST_F(RecordingTest, WhatTheRulesNoLongerAllowIsLeftOut) {
    RecordedGame game = whole_;
    game.record.commands[40].hashAfter ^= 1;
    const auto recording = open(game);
    ASSERT_TRUE(recording);
    EXPECT_EQ(recording->length(), 40U);
    EXPECT_FALSE(recording->over()) << "hands stay secret";
    EXPECT_NE(recording->cutShort(), "");
    game.record.commands[0].hashAfter ^= 1;
    expectRefused(tests::journalOf(game), TableErrorKind::RulesMoved);
}

TEST_F(RecordingTest, ItStopsReadingWhenItIsTold) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_EQ(Recording::open(file_.write(tests::journalOf(whole_)), error_, stop.get_token()), nullptr);
    EXPECT_FALSE(error_);
}

}  // namespace
}  // namespace kickdoor
