// What a bot says to a take back (ruling 21).
#include <gtest/gtest.h>

#include "bot/bot_rng.h"
#include "laid.h"
#include "spy.h"
#include "table/take_back.h"

namespace {

using namespace kickdoor;
using namespace tests;

class BotAgreesTest : public testing::Test {
protected:
    BotAgreesTest() {
        LaidTable laid = lay(botTable(21));
        laid.playUntil([](const GameState& state) { return state.turn == 4 && !state.combatOn(); });
        before = now = laid.state();
    }
    bool agrees() const { return botAgrees(game, before, now, Seat{0}, Seat{1}); }

    const Game game{*originalPacks().catalog, originalPacks().rules};
    GameState before;
    GameState now;
};

TEST_F(BotAgreesTest, UnlessItsAskerWasHurt) {
    EXPECT_TRUE(agrees());
    now.player[0].level = static_cast<std::int8_t>(before.player[0].level + 1);
    EXPECT_TRUE(agrees()) << "a gain given up";
    std::swap(before, now);
    EXPECT_FALSE(agrees()) << "a lost Level won back";
    now = before;
    now.player[0].status = PlayerStatus::Dead;
    EXPECT_FALSE(agrees());
    now = before;
    now.combat.stage = CombatStage::Open;
    now.combat.fighter = Seat{0};
    EXPECT_FALSE(agrees()) << "a fight that began";
    before.combat = now.combat;
    EXPECT_TRUE(agrees());
    now.combat.stage = CombatStage::Fleeing;
    EXPECT_FALSE(agrees()) << "a fight given up";
    now.combat.stage = CombatStage::Open;
    now.combat.marks.push_back({-5, kNoDef, kOnFighters, Seat{2}});
    EXPECT_FALSE(agrees()) << "a fight that stands worse";
}

TEST_F(BotAgreesTest, UnlessItGainedItself) {
    now.player[1].level = static_cast<std::int8_t>(before.player[1].level + 1);
    EXPECT_FALSE(agrees());
    now = before;
    now.cards.move(now.cards.first(Zone::TreasureDeck), {Zone::Hand, Seat{1}}, CardTable::End::Top);
    EXPECT_FALSE(agrees());
    now = before;
    now.cards.move(now.cards.first(Zone::TreasureDeck), {Zone::Hand, Seat{2}}, CardTable::End::Top);
    EXPECT_TRUE(agrees());
}

TEST(TakeBackTable, ABotThatWouldLoseByItSaysNo) {
    LaidTable laid = lay(botTable(22));
    Spy spy(4);
    laid.table->join(SeatSet::firstN(4), spy, laid.now);
    int no = 0;
    int named = 0;
    int yes = 0;
    BotRng rng(7);
    for (int i = 0; i < 3000 && laid.state().phase != Phase::Over; ++i) {
        if (!laid.step() || rng.below(3) != 0) continue;
        const Seat by = Seat(rng.below(4));
        laid.table->setControl(by, Control::Person, laid.now);
        const Answer answer = laid.table->takeBack({by, 0, {}}, laid.now);
        laid.table->setControl(by, Control::Bot, laid.now);
        if (answer.accepted()) ++yes;
        if (!answer.refusals.has(Reason::TakeBackHurts)) continue;
        ++no;
        EXPECT_NE(answer.refusals.front().seat, by);
        EXPECT_EQ(spy.takeBack.asker, kNoSeat);
        named += tellsOfMove(spy.takeBack.move, by) > 0 ? 1 : 0;
    }
    EXPECT_GT(named, no / 2) << "which move it was, unless nothing was seen of it";
    EXPECT_GT(no, 10);
    EXPECT_GT(yes, 10);
}

}  // namespace
