// A Mate looks like the monster that it doubles (R8.4).
#include "model/table/combat_model.h"
#include "table_fixture.h"

namespace kickdoor {
namespace {

class MateOfAMonster : public TableFixture {
protected:
    MateOfAMonster() { endSetUp(); }
    void play(const char* key, CardId monster) {
        Move move;
        move.kind = CommandKind::Play;
        move.by = state.active;
        move.card = put(key, Zone::Hand, state.active);
        move.aim = Aim::atCard(monster);
        ASSERT_TRUE(apply(game, state, commandOf(move)).empty()) << key;
        passWindows();
        show(state.active);
    }
    CombatModel fight{shown};
};

TEST_F(MateOfAMonster, KeepsItsLooksWhenTheMonsterIsGone) {
    state.phase = Phase::LookOrLoot;
    const CardId monster = put("mummys-boy", Zone::Hand, state.active);
    say(CommandKind::LookForTrouble, state.active, monster);
    play("mate", monster);
    ASSERT_EQ(fight.monsterCards()->count(), 2);
    const auto looks = [this](int index) {
        const auto face = fight.monsterCards()->at(index);
        return QVariantList{face.value(QStringLiteral("artRecipe")), face.value(QStringLiteral("rulesText")),
                            face.value(QStringLiteral("kind")), face.value(QStringLiteral("mate"))};
    };
    const QVariantList before = looks(1);
    play("poisoned-cupcake", monster);
    ASSERT_EQ(fight.monsterCards()->count(), 1);
    EXPECT_EQ(looks(0), before);
}

}  // namespace
}  // namespace kickdoor
