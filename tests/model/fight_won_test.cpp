// A monster that has been beaten lies there until the fight is over, whatever its end still asks.
#include "model/table/combat_model.h"
#include "model/table/players_model.h"
#include "model/table/table_model.h"
#include "table_fixture.h"

namespace kickdoor {
namespace {

class FightWon : public TableFixture {
protected:
    FightWon() { endSetUp(); }
    void meet(const char* monster, int level) {
        state.phase = Phase::LookOrLoot;
        state.player[state.active].level = static_cast<std::uint8_t>(level);
        say(CommandKind::LookForTrouble, state.active, put(monster, Zone::Hand, state.active));
        show(state.active);
    }
    bool beaten() { return fight.monsterCards()->at(0).value(QStringLiteral("beaten")).toBool(); }
    CombatModel fight{shown};
};

TEST_F(FightWon, LeavesItsMonsterBeatenWhileItsTreasureIsRolledFor) {
    meet("ghost-of-a-chance", 5);
    EXPECT_FALSE(beaten());
    say(CommandKind::Fight, state.active);
    while (state.window.kind == WindowKind::Settle) say(CommandKind::Pass, state.window.waiting.first());
    show(state.active);
    ASSERT_EQ(state.roll.purpose, RollPurpose::Effect) << "its special Treasure";
    ASSERT_EQ(fight.monsterCards()->count(), 1);
    EXPECT_TRUE(beaten());
}

TEST_F(FightWon, IsToldAtTheEndOfTheGameThatItDecided) {
    const TableModel table(shown);
    const Seat fighter = state.active;
    const Seat helper = state.leftOf(fighter);
    meet("drooling-slime", game.rules.goal() - 1);
    state.combat.helper = helper;
    say(CommandKind::Fight, fighter);
    passWindows();
    ASSERT_EQ(state.phase, Phase::Over);
    show(fighter);
    EXPECT_EQ(table.victory(),
              QStringLiteral("%1 reached Level 10 first. %1 beat Drooling Slime with the help of %2.")
                  .arg(shown.wording().name(fighter), shown.wording().name(helper)));
}

TEST_F(FightWon, IsNoFightThatWasFledFrom) {
    meet("lich-from-accounting", 1);
    const CardId lich = state.combat.monsters[0].card;
    EXPECT_TRUE(fight.counts());
    EXPECT_GT(fight.lines()->count(), 0);
    say(CommandKind::RunAway, state.active);
    show(state.active);
    EXPECT_FALSE(beaten());
    EXPECT_FALSE(fight.counts()) << "it is over: what the fighter wears or loses now changes nothing";
    EXPECT_EQ(fight.lines()->count(), 0);
    EXPECT_TRUE(fight.loot().isEmpty());
    EXPECT_FALSE(fight.winsTies());
    say(CommandKind::Flee, state.active, lich);
    show(state.active);
    EXPECT_FALSE(beaten());
}

// While the fight is cleared away, no sum comes back for a moment, and no monster falls.
TEST_F(FightWon, IsNoFightThatWasFledFromToItsEnd) {
    meet("lich-from-accounting", 1);
    state.combat.helper = state.leftOf(state.active);
    state.combat.terms.treasures = 3;
    show(state.active);
    EXPECT_FALSE(fight.bargain().isEmpty());
    say(CommandKind::RunAway, state.active);
    show(state.active);
    const auto stillLost = [&] {
        return !fight.counts() && fight.lines()->count() == 0 && !beaten() && fight.bargain().isEmpty();
    };
    EXPECT_TRUE(stillLost());
    state.combat.stage = CombatStage::Done;
    state.combat.monsters[0].fled = 1;
    show(state.active);
    EXPECT_TRUE(stillLost());
    state.combat.monsters.clear();
    show(state.active);
    EXPECT_TRUE(stillLost());
    EXPECT_FALSE(fight.forTheWin());
    state.combat = Combat{};
    show(state.active);
    meet("ghost-of-a-chance", 5);
    EXPECT_TRUE(fight.counts()) << "the next fight";
}

// Whose Bad Stuff was death lies on the stage only while nobody else stands there.
TEST_F(FightWon, IsLeftByTheDead) {
    const PlayersModel players(shown, PlayersModel::Who::All);
    const Seat fighter = state.active;
    const Seat helper = state.leftOf(fighter);
    const auto part = [&](Seat seat) { return players.at(seat).value(QStringLiteral("fight")).toString(); };
    meet("lich-from-accounting", 1);
    state.combat.helper = helper;
    say(CommandKind::RunAway, fighter);
    show(fighter);
    EXPECT_EQ(part(fighter), "fighter");
    EXPECT_EQ(part(helper), "helper");
    const QString both = fight.fighterNames();
    state.player[helper].status = PlayerStatus::Dead;
    show(fighter);
    EXPECT_EQ(part(fighter), "fighter");
    EXPECT_EQ(part(helper), "");
    EXPECT_EQ(fight.fighterNames(), shown.wording().name(fighter));
    state.player[fighter].status = PlayerStatus::Dead;
    show(fighter);
    EXPECT_EQ(part(fighter), "fighter") << "nobody else is there";
    EXPECT_EQ(part(helper), "helper");
    EXPECT_EQ(fight.fighterNames(), both);
    state.player[helper].status = PlayerStatus::Alive;
    show(fighter);
    EXPECT_EQ(part(fighter), "");
    EXPECT_EQ(fight.fighterNames(), shown.wording().name(helper));
}

}  // namespace
}  // namespace kickdoor
