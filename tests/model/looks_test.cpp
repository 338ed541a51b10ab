// What a player's figure looks like: people, sex, Class.
#include "model/table/board_model.h"
#include "model/table/players_model.h"
#include "table_fixture.h"

namespace kickdoor {
namespace {

class Looks : public TableFixture {
protected:
    QString of(const PlayersModel& players, Seat seat, const char* role) const {
        return players.at(seat).value(QLatin1String(role)).toString();
    }
};

TEST_F(Looks, FollowPeopleSexAndClass) {
    endSetUp();
    PlayersModel players(shown);
    for (Seat seat{0}; seat < state.players; ++seat) state.player[seat].sex = Sex::Male;
    state.player[Seat{1}].sex = Sex::Female;
    put("elf", Zone::InPlay, Seat{1});
    put("warrior", Zone::InPlay, Seat{1});
    show(state.active);
    EXPECT_EQ(of(players, Seat{0}, "icon"), "portrait-human-man-1");
    EXPECT_EQ(of(players, Seat{0}, "emblem"), "");
    EXPECT_EQ(of(players, Seat{1}, "icon"), "portrait-elf-woman-2");
    EXPECT_EQ(of(players, Seat{1}, "head"), "head-elf-woman-2");
    EXPECT_EQ(of(players, Seat{1}, "emblem"), "swordman");
    EXPECT_EQ(of(players, Seat{2}, "icon"), "portrait-human-man-3") << "two men have two faces";
}

TEST_F(Looks, OfTheOthersStayWhenOnePlayersSexChanges) {
    endSetUp();
    PlayersModel players(shown);
    for (Seat seat{0}; seat < state.players; ++seat) state.player[seat].sex = Sex::Male;
    show(state.active);
    const QString before = of(players, Seat{2}, "icon");
    state.player[Seat{0}].sex = Sex::Female;
    show(state.active);
    EXPECT_EQ(of(players, Seat{0}, "icon"), "portrait-human-woman-1");
    EXPECT_EQ(of(players, Seat{2}, "icon"), before);
}

// The dice for it are still to be thrown.
TEST_F(Looks, NobodyHasTheTurnBeforeTheFirstOne) {
    PlayersModel players(shown);
    BoardModel board(shown);
    show(Seat{0});
    for (Seat seat{0}; seat < state.players; ++seat) {
        EXPECT_FALSE(players.at(seat).value("active").toBool());
        EXPECT_FALSE(board.at(seat).value("active").toBool());
    }
    endSetUp();
    EXPECT_TRUE(players.at(state.active).value("active").toBool());
    EXPECT_TRUE(board.at(state.active).value("active").toBool());
}

}  // namespace
}  // namespace kickdoor
