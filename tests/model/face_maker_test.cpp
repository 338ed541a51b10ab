// What stands on a card's face.
#include "model/base/face_maker.h"

#include "table_fixture.h"

namespace kickdoor {
namespace {

class FaceMakerTest : public TableFixture {
protected:
    FaceMakerTest() : TableFixture(3, 11, "shakespeare") {}
};

// Typecast names such cards by it.
TEST_F(FaceMakerTest, ACardForASecondRaceSaysSo) {
    EXPECT_EQ(shown.faces().ofDef(*game.catalog.find("half-breed")).footerLeft, "Second Race");
    EXPECT_EQ(shown.faces().ofDef(*game.catalog.find("elf")).footerLeft, "Race");
}

class Foil : public TableFixture {
protected:
    Foil() : TableFixture(3, 11, "critical") {}
};

TEST_F(Foil, IsOnBossesStrongMonstersAndDearItemsOfOneCopy) {
    int rare = 0;
    for (std::size_t id = 0; id < game.catalog.cards.size(); ++id) {
        const CardDef& def = game.catalog.cards[id];
        const bool strong = def.kind == CardKind::Monster && (def.boss || def.levels >= 2);
        const bool dear = def.isItem && def.gold >= 800;
        const bool expected = def.copies == 1 && (strong || dear);
        EXPECT_EQ(shown.faces().ofDef(static_cast<DefId>(id)).rare, expected) << def.key;
        rare += expected ? 1 : 0;
    }
    EXPECT_GT(rare, 0);
    EXPECT_LT(rare * 5, static_cast<int>(game.catalog.cards.size()));
    EXPECT_FALSE(FaceMaker::backOf(Deck::Door).rare) << "a back would tell what lies there";
}

}  // namespace
}  // namespace kickdoor
