// A resumed game knows who has hurt whom: what the bots were told while it was played.
#include "table/past_wrongs.h"

#include <gtest/gtest.h>

#include "base/seats.h"
#include "bot/wrongs.h"
#include "rules/engine.h"
#include "support/recorded_game.h"

namespace {

using namespace kickdoor;

class HeardWrongs : public EventSink {
public:
    explicit HeardWrongs(const Game& game) : game_(game) {}
    void onEvent(const GameState& now, const Event& event) override {
        for (const Seat victim : seatsIn(hurtBy(game_, now, event))) wrongs.push_back({victim, event.seat});
    }
    std::vector<Wrong> wrongs;

private:
    const Game& game_;
};

TEST(PastWrongs, AreThoseOfTheCommandsSoFar) {
    tests::RecordedGame played = tests::playRecorded(7, 4, 400);
    const Game game = played.game();
    HeardWrongs told(game);
    for (std::size_t i = 0; i < played.commands.size(); ++i) {
        GameState state = played.states[i];
        ASSERT_TRUE(apply(game, state, played.commands[i], &told).empty());
    }
    ASSERT_GT(told.wrongs.size(), 3U);
    EXPECT_EQ(wrongsIn(played.record, played.catalog), told.wrongs);
    played.record.commands.clear();
    EXPECT_TRUE(wrongsIn(played.record, played.catalog).empty());
}

}  // namespace
