#include "io/snapshot/raw.h"

#include <gtest/gtest.h>

#include "bot/playout.h"
#include "io/snapshot/validate.h"
#include "rules/engine.h"
#include "state/frames.h"
#include "support/packs.h"
#include "support/play_on.h"
#include "support/recorded_game.h"
#include "view/recorder.h"

namespace kickdoor {
namespace {

// Law: what a client folds is in order after each event, and can be gone on with after each command.
TEST(RawStates, EveryViewOfAGameIsInOrderBetweenItsEventsToo) {
    for (int players = 3; players <= 6; ++players) {
        const tests::RecordedGame played =
            tests::playRecorded(static_cast<std::uint64_t>(players) + 40, players, 500);
        const Game game = played.game();
        const RawStates raw(game);
        GameState state = played.states.front();
        ViewRecorder recorder(game, state);
        for (const Command& command : played.commands) {
            for (const Seat seat : {Seat{0}, Seat{1}, kNoSeat}) {
                GameState after = state;
                ViewRecorder own(game, state);
                GameState view = own.view(seat);
                ASSERT_TRUE(apply(game, after, command, &own).empty());
                own.settle(after);
                for (const SeatEvent& event : own.events(seat)) {
                    ASSERT_TRUE(fold(view, event.patch));
                    ASSERT_EQ(raw.check(view), "");
                    ASSERT_EQ(raw.check(view, event.event), "");
                }
                ASSERT_EQ(validate(game, view), "");
                ASSERT_EQ(view, own.view(seat));
            }
            ASSERT_TRUE(apply(game, state, command).empty());
            ASSERT_EQ(raw.check(state), "");
        }
    }
}

// A die thrown in answer to a die: a curse played beside a roll may ask for one (R6.1).
TEST(RawStates, ARollThatWaitsForAnotherIsInOrder) {
    int waiting = 0;
    for (const char* edition : {"critical", "shakespeare"}) {
        const LoadResult packs = tests::loadEdition(edition);
        const Game game{packs.catalog, packs.rules};
        const RawStates raw(game);
        for (std::uint64_t seed = 1; seed <= 150; ++seed) {
            std::vector<std::unique_ptr<Bot>> bots;
            for (int i = 0; i < 4; ++i)
                bots.push_back(makeBot("random", botSeed(seed, Seat(static_cast<std::uint8_t>(i)))));
            Playout playout(game, newGame(game, 4, seed), bots, seed);
            while (playout.step()) {
                const GameState& state = playout.state();
                int rolls = 0;
                for (const Frame& frame : state.stack) rolls += frame.kind == FrameKind::Roll ? 1 : 0;
                if (rolls < 2) continue;
                ++waiting;
                ASSERT_EQ(raw.check(state), "") << edition << ' ' << seed;
                ASSERT_EQ(validate(game, state), "") << edition << ' ' << seed;
                GameState damaged = state;
                for (Frame& frame : damaged.stack)
                    if (keptRoll(frame) && frame.kind == FrameKind::Roll)
                        frame.position = 3;  // a face, no sides
                ASSERT_EQ(validate(game, damaged), "there is no such die");
                damaged = state;
                for (Frame& frame : damaged.stack)
                    if (keptRoll(frame) && frame.kind == FrameKind::Roll) frame.spare = 200;
                ASSERT_EQ(validate(game, damaged), "a roll is for nothing");
            }
        }
    }
    EXPECT_GT(waiting, 0);
}

// Any byte may be anything: refused, or whatever reads the state stays inside it.
TEST(RawStates, DamagedBytesAreRefusedOrHarmless) {
    const tests::RecordedGame played = tests::playRecorded(11, 4, 400);
    const Game game = played.game();
    const RawStates raw(game);
    std::uint64_t random = 1;
    const auto next = [&random] {
        return random = random * 6364136223846793005ULL + 1442695040888963407ULL, random >> 33U;
    };
    int refused = 0;
    for (int i = 0; i < 4000; ++i) {
        const GameState& state = played.states[next() % played.states.size()];
        std::vector<std::uint8_t> bytes(RawStates::bytesOf(state).begin(), RawStates::bytesOf(state).end());
        for (std::uint64_t n = next() % 3 + 1; n > 0; --n)
            bytes[next() % bytes.size()] = static_cast<std::uint8_t>(next());
        GameState damaged;
        ASSERT_TRUE(RawStates::copy(bytes, damaged));
        if (!raw.check(damaged).empty() || !validate(game, damaged).empty()) {
            ++refused;
            continue;
        }
        const std::string wrong = tests::playOn(game, damaged, 40, next());
        ASSERT_EQ(wrong, "");
    }
    EXPECT_GT(refused, 100);
}

TEST(RawStates, TakesWholeStatesOnly) {
    GameState state;
    EXPECT_FALSE(RawStates::copy(std::vector<std::uint8_t>(sizeof(GameState) - 1), state));
    EXPECT_FALSE(RawStates::copy(std::vector<std::uint8_t>(sizeof(GameState) + 1), state));
    EXPECT_FALSE(RawStates::copy({}, state));
}

}  // namespace
}  // namespace kickdoor
