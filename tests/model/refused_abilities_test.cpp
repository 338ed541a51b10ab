#include "model/decide/card_moves.h"
#include "table_fixture.h"

namespace kickdoor {
namespace {

class AbilitiesInAFight : public TableFixture {
protected:
    AbilitiesInAFight() : TableFixture(3, 11, "critical") { endSetUp(); }
    // Of the ability of Redemption in the menu, at this Level of its player in a fight.
    QVariantMap oldDebtAt(int level) {
        state.player[state.active].level = static_cast<std::int8_t>(level);
        state.phase = Phase::LookOrLoot;
        say(CommandKind::LookForTrouble, state.active,
            put("bar-brawl-in-progress", Zone::Hand, state.active));
        put("fumble", Zone::Hand, state.active);
        const CardId redemption = put("redemption", Zone::InPlay, state.active);
        moves.setCard(redemption);
        for (int row = 0; row < moves.menu()->rowCount(); ++row)
            if (moves.menu()->at(row)["text"].toString().startsWith("Old Debt")) return moves.menu()->at(row);
        return {};
    }
    CardMoves moves{shown};
};

TEST_F(AbilitiesInAFight, AreOffered) {
    EXPECT_TRUE(oldDebtAt(5)["allowed"].toBool());
}

TEST_F(AbilitiesInAFight, ThatAreRefusedStandThereWithTheReason) {
    const QVariantMap row = oldDebtAt(9);
    ASSERT_FALSE(row.isEmpty());
    EXPECT_FALSE(row["allowed"].toBool());
    EXPECT_TRUE(row["about"].toString().contains("win")) << row["about"].toString().toStdString();
}

}  // namespace
}  // namespace kickdoor
