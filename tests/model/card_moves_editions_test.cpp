// CardMoves for cards that the original game does not have.
#include "model/decide/card_moves.h"
#include "table_fixture.h"

namespace kickdoor {
namespace {

class LevelsForAnybody : public TableFixture {
protected:
    LevelsForAnybody() : TableFixture(3, 11, "pathfinder") { endSetUp(); }
    CardMoves moves{shown};
};

// Whoever's seat comes first: Enter gives no level away.
TEST_F(LevelsForAnybody, AreForOneselfFirst) {
    const Seat me = state.active;
    moves.setCard(put("go-up-a-level", Zone::Hand, me));
    ASSERT_EQ(moves.menu()->rowCount(), 3);
    EXPECT_TRUE(moves.menu()->at(0).value("text").toString().contains("yourself"));
}

class OneShotsOnOthers : public TableFixture {
protected:
    OneShotsOnOthers() : TableFixture(3, 11, "critical") { endSetUp(); }
    CardMoves moves{shown};
};

// Enter takes the first entry.
TEST_F(OneShotsOnOthers, ArePlayedRatherThanLaidDown) {
    moves.setCard(put("spoiler", Zone::Hand, state.active));
    QStringList texts;
    for (int row = 0; row < moves.menu()->rowCount(); ++row)
        texts << moves.menu()->at(row).value("text").toString();
    ASSERT_TRUE(texts.contains("Put it on the table, to carry it")) << texts.join(", ").toStdString();
    EXPECT_TRUE(texts.value(0).startsWith("Play on ")) << texts.value(0).toStdString();
    EXPECT_TRUE(texts.value(1).startsWith("Play on ")) << texts.value(1).toStdString();
}

class HirelingsForHire : public TableFixture {
protected:
    HirelingsForHire() : TableFixture(3, 11, "shakespeare") { endSetUp(); }
    CardMoves moves{shown};
};

TEST_F(HirelingsForHire, AHirelingInTheHandSaysWhatItWouldCarry) {
    const CardId item = wear("ruffled-coif", state.active);
    moves.setCard(put("hireling", Zone::Hand, state.active));
    QStringList told;
    for (int row = 0; row < moves.menu()->count(); ++row)
        told << moves.menu()->at(row).value("text").toString();
    const QString carries =
        QStringLiteral("Play: it carries %1").arg(shown.wording().title(state.cards.def(item)));
    EXPECT_TRUE(told.contains(carries)) << told.join(QLatin1Char('|')).toStdString();
}

TEST_F(HirelingsForHire, AHirelingGoesToWhoIsWithYouAndToNoSlot) {
    const CardId hireling = put("hireling", Zone::Hand, state.active);
    moves.setCard(hireling);
    EXPECT_TRUE(moves.mayGo("followers"));
    EXPECT_FALSE(moves.mayGo("worn"));
    moves.explainOtherPlace();
    EXPECT_TRUE(refusedText.contains("does not go there")) << refusedText.toStdString();
    EXPECT_TRUE(moves.drop("followers"));
    EXPECT_TRUE(state.cards.isIn(hireling, Zone::InPlay, state.active));
}

}  // namespace
}  // namespace kickdoor
