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

}  // namespace
}  // namespace kickdoor
