#include "strength/card_tally.h"

#include <gtest/gtest.h>

#include <cmath>
#include <sstream>

namespace kickdoor::strength {
namespace {

class CardTallyTest : public testing::Test {
protected:
    CardTallyTest() {
        for (const char* key : {"hat", "boots", "hex"}) {
            CardDef card;
            card.key = key;
            catalog_.cards.push_back(card);
            table_.cards.add(DefId(catalog_.cards.size() - 1), {Zone::Box});
        }
        table_.players = 4;
        table_.turn = 5;
        table_.player[0].level = 5;
    }
    void tell(CardTally& tally, EventKind kind, Seat seat, CardId card) const {
        Event event;
        event.kind = kind;
        event.seat = seat;
        event.card = card;
        tally.onEvent(table_, event);
    }
    static double figure(const CardTally& tally, std::size_t row, const char* use, const char* name) {
        const JsonValue json = tally.toJson();
        const JsonValue* value = json.items.at(row).find(use)->find(name);
        return value->kind == JsonValue::Kind::Int ? static_cast<double>(value->integer) : value->real;
    }

    Catalog catalog_;
    GameState table_;
};

TEST_F(CardTallyTest, APlayerCountsOnceAGame) {
    CardTally tally(catalog_, 4);
    tell(tally, EventKind::CardPlayed, Seat{0}, CardId{0});
    tell(tally, EventKind::CardEquipped, Seat{0}, CardId{0});
    tell(tally, EventKind::CardPlayed, Seat{1}, CardId{0});
    tally.endGame(SeatSet{}.with(Seat{0}));
    tell(tally, EventKind::CardPlayed, Seat{0}, CardId{0});
    tally.endGame(SeatSet{}.with(Seat{3}));
    EXPECT_EQ(figure(tally, 0, "played", "games"), 2);
    EXPECT_EQ(figure(tally, 0, "played", "players"), 3);
    EXPECT_EQ(figure(tally, 0, "played", "wins"), 1);
    EXPECT_DOUBLE_EQ(figure(tally, 0, "played", "chance"), 0.75);
    EXPECT_NEAR(figure(tally, 0, "played", "lift"), 1 / 0.75, 1e-9);
    // (1 - 0.5)^2 of the first game, (0 - 0.25)^2 of the second.
    EXPECT_NEAR(figure(tally, 0, "played", "error"), std::sqrt(0.25 + 0.0625) / 0.75, 1e-9);
}

TEST_F(CardTallyTest, RoundAndLeadAreThoseOfTheMoment) {
    CardTally tally(catalog_, 4);
    tell(tally, EventKind::CardPlayed, Seat{0}, CardId{1});
    tally.endGame(SeatSet{}.with(Seat{0}));
    EXPECT_EQ(figure(tally, 0, "played", "round"), 2);
    EXPECT_EQ(figure(tally, 0, "played", "lead"), 3);  // Level 5 where the mean is 2
}

// Two who win together share what chance would give them.
TEST_F(CardTallyTest, AWinOfTwoIsTwiceAsLikely) {
    CardTally tally(catalog_, 4);
    tell(tally, EventKind::CardPlayed, Seat{0}, CardId{0});
    tally.endGame(SeatSet{}.with(Seat{0}).with(Seat{1}));
    EXPECT_DOUBLE_EQ(figure(tally, 0, "played", "chance"), 0.5);
}

TEST_F(CardTallyTest, WhoSuffersACardIsNotWhoPlaysIt) {
    CardTally tally(catalog_, 4);
    tell(tally, EventKind::CardPlayed, Seat{1}, CardId{2});
    tell(tally, EventKind::StrikeLoomed, Seat{0}, CardId{2});
    tally.endGame(SeatSet{}.with(Seat{1}));
    EXPECT_EQ(figure(tally, 0, "played", "wins"), 1);
    EXPECT_EQ(figure(tally, 0, "struck", "wins"), 0);
}

TEST_F(CardTallyTest, TheTableBeginsWithTheHighestLift) {
    CardTally tally(catalog_, 4);
    tell(tally, EventKind::CardPlayed, Seat{1}, CardId{0});
    tell(tally, EventKind::CardPlayed, Seat{2}, CardId{1});
    tally.endGame(SeatSet{}.with(Seat{2}));
    std::ostringstream out;
    tally.writeTable(out);
    EXPECT_LT(out.str().find("boots"), out.str().find("hat"));
    EXPECT_EQ(out.str().find("hex"), std::string::npos) << "nobody used it";
}

}  // namespace
}  // namespace kickdoor::strength
