// Cards to pick from in a dialog.
#include "model/decide/pick_list.h"
#include "table_fixture.h"

namespace kickdoor {
namespace {

class PickLists : public TableFixture {
protected:
    PickLists() { endSetUp(); }

    static QStringList groups(const PickList& list) {
        QStringList all;
        for (int row = 0; row < list.rowCount(); ++row)
            all << list.at(row).value(QStringLiteral("group")).toString();
        return all;
    }
};

// Whoever may discard from hand and table sees which is which.
TEST_F(PickLists, CardsOfSeveralPlacesStandTogether) {
    const Seat me = state.active;
    const CardId carried = put("deed-to-a-swamp", Zone::InPlay, me);
    const CardId worn = wear("boots-of-butt-kicking", me);
    const CardId held = put("baby", Zone::Hand, me);
    PickList list;
    list.offer(shown, {carried, worn, held});
    EXPECT_EQ(list.cards(), (std::vector<CardId>{held, worn, carried}));
    EXPECT_EQ(groups(list), (QStringList{"hand", "worn", "carried"}));
    list.toggle(2);
    EXPECT_EQ(list.pickedCards(), std::vector<CardId>{carried});
    list.offer(shown, {worn});
    EXPECT_EQ(groups(list), QStringList{""}) << "nothing to tell apart";
}

TEST_F(PickLists, WhereOneIsToBePickedAnotherTakesItsPlace) {
    const CardId first = put("baby", Zone::Hand, state.active);
    const CardId second = put("elf", Zone::Hand, state.active);
    PickList list;
    list.offer(shown, {first, second}, 1);
    list.toggle(0);
    list.toggle(1);
    EXPECT_EQ(list.pickedCards(), std::vector<CardId>{second});
    list.toggle(1);
    EXPECT_TRUE(list.pickedCards().empty());
    list.offer(shown, {first, second}, 2);
    list.toggle(0);
    list.toggle(1);
    EXPECT_EQ(list.pickedCards(), (std::vector<CardId>{first, second}));
}

}  // namespace
}  // namespace kickdoor
