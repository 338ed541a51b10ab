// Saves from strangers: what is let in can be played on, whatever was done to it.
#include <gtest/gtest.h>

#include "bot/bot_rng.h"
#include "io/snapshot/snapshot.h"
#include "support/damage.h"
#include "support/play_on.h"
#include "support/recorded_game.h"
#include "trial/trial.h"

namespace kickdoor {
namespace {

TEST(Hostile, DamagedSnapshotsAreRefusedOrCanBePlayedOn) {
    int refused = 0;
    int played = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        const tests::RecordedGame game = tests::playRecorded(seed, 3 + static_cast<int>(seed % 4), 500);
        BotRng rng(seed);
        for (int i = 0; i < 500; ++i) {
            const GameState& state = game.states[rng.below(static_cast<std::uint32_t>(game.states.size()))];
            JsonValue json = snapshotToJson(*game.catalog, state);
            std::vector<std::uint8_t> bytes(4U * (1 + rng.below(3)));
            for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(rng.below(256));
            tests::damage(json, bytes);
            GameState read;
            try {
                read = snapshotFromJson(game.game(), JsonAt(json));
            } catch (const ReadError&) {
                ++refused;
                continue;
            }
            // As whoever loads one does.
            if (!tryOut(game.game(), read, seed, 2, 60).empty()) {
                ++refused;
                continue;
            }
            ++played;
            EXPECT_EQ(tests::playOn(game.game(), read, 60, seed), "") << writeJson(json);
        }
    }
    EXPECT_GT(refused, 100);
    EXPECT_GT(played, 100);
}

}  // namespace
}  // namespace kickdoor
