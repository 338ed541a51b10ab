#include "model/table/play_model.h"

#include "table_fixture.h"

namespace kickdoor {
namespace {

class PlayModelTest : public TableFixture {
protected:
    PlayModelTest() : TableFixture(3, 11, "pathfinder") { endSetUp(); }
};

TEST_F(PlayModelTest, OthersSeeWhatLetsOneBeTwoThingsAtOnce) {
    const Seat other = state.leftOf(state.active);
    PlayModel play(shown);
    play.setSeat(other);
    const int before = play.company()->count();
    put("double-life", Zone::InPlay, other);
    ASSERT_EQ(play.company()->count(), before + 1);
    EXPECT_EQ(play.company()->at(0).value("title").toString(), "Double Life");
}

}  // namespace
}  // namespace kickdoor
