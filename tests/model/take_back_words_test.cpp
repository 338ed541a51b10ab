#include <gtest/gtest.h>

#include "model/session/take_back_model.h"
#include "table_fixture.h"

namespace kickdoor {
namespace {

class TakeBackWordsTest : public TableFixture {
protected:
    TakeBackWordsTest() {
        endSetUp();
        show(state.active);
        notice.asker = state.active;
        notice.need = TakeBackNeed::OthersActed;
        notice.waiting = SeatSet::of(other);
    }

    QString name(Seat seat) const { return shown.wording().name(seat); }

    TakeBackModel model{shown};
    TakeBackNotice notice;
    Seat other = state.leftOf(state.active);
};

TEST_F(TakeBackWordsTest, AtASharedScreenThoseWhoAreAskedAreNamed) {
    model.begin(SeatSet::of(state.active).with(other));
    model.take(notice);
    EXPECT_TRUE(model.question().startsWith(name(state.active)));
    EXPECT_TRUE(model.question().endsWith(name(other) + QStringLiteral(", do you agree?")))
        << model.question().toStdString();
}

TEST_F(TakeBackWordsTest, TheQuestionNamesTheMove) {
    model.begin(SeatSet::of(other));
    notice.need = TakeBackNeed::CardLearnt;
    notice.move.kind = EventKind::CardPlayed;
    notice.move.seat = state.active;
    notice.move.seat2 = other;
    notice.move.def = *game.catalog.find("wand-of-pointing-at-things");
    model.take(notice);
    EXPECT_EQ(model.question(),
              QStringLiteral("%1 wants to take back a move. Somebody has seen a new card since. The move: %1 "
                             "played %3 on %2.")
                  .arg(name(state.active), name(other), shown.wording().title(notice.move.def)));
}

TEST_F(TakeBackWordsTest, AloneAtAScreenOneKnowsWhoIsMeant) {
    model.begin(SeatSet::of(other));
    model.take(notice);
    EXPECT_FALSE(model.question().contains(name(other)));
}

}  // namespace
}  // namespace kickdoor
