#include "model/decide/card_moves.h"
#include "table_fixture.h"

namespace kickdoor {
namespace {

class RefusedWearing : public TableFixture {
protected:
    RefusedWearing() { endSetUp(); }
    Seat me() const { return state.active; }
    // The menu's only row that is not allowed.
    QVariantMap refused() {
        QVariantMap found;
        for (int row = 0; row < moves.menu()->count(); ++row) {
            const QVariantMap entry = moves.menu()->at(row);
            if (entry.value("allowed").toBool()) continue;
            EXPECT_TRUE(found.isEmpty()) << "only one";
            found = entry;
            found["row"] = row;
        }
        return found;
    }
    CardMoves moves{shown};
};

TEST_F(RefusedWearing, IsInTheMenuWithItsReason) {
    moves.setCard(put("wand-of-pointing-at-things", Zone::InPlay, me()));
    const QVariantMap entry = refused();
    EXPECT_EQ(entry.value("text"), QLatin1String("Equip it"));
    EXPECT_TRUE(entry.value("about").toString().contains("Elves"))
        << entry.value("about").toString().toStdString();
    moves.choose(entry.value("row").toInt());
    EXPECT_EQ(said, 0);
    EXPECT_EQ(refusedText, entry.value("about").toString());
    EXPECT_EQ(refusedRule, QLatin1String("R7.3"));
}

TEST_F(RefusedWearing, NamesFullHandsThatNoSingleItemFrees) {
    wear("spoon-of-destiny", me());
    wear("holy-flyswatter", me());
    moves.setCard(put("broom-of-sweeping-victory", Zone::InPlay, me()));
    EXPECT_TRUE(refused().value("about").toString().contains("2 Hand"))
        << refused().value("about").toString().toStdString();
    moves.setCard(put("broom-of-sweeping-victory", Zone::Hand, me()));
    EXPECT_FALSE(refused().value("about").toString().isEmpty());
}

TEST_F(RefusedWearing, IsNotToldOfWhatCanBeWornOrIsNoItem) {
    wear("boots-of-butt-kicking", me());
    for (const char* key : {"sandals-of-hasty-retreat", "flaming-armor"}) {
        moves.setCard(put(key, Zone::InPlay, me()));
        EXPECT_TRUE(refused().isEmpty()) << key;
    }
    moves.setCard(put("lavender-smoke-bomb", Zone::Hand, me()));
    EXPECT_TRUE(refused().isEmpty());
}

}  // namespace
}  // namespace kickdoor
