// A screen that is only the table, and devices that show only a hand; and what a table learns of standing
// passes.
#include <gtest/gtest.h>

#include "net_model/net_play_fixture.h"

namespace kickdoor {
namespace {

class HandDevice : public NetPlayTest {
protected:
    // The host's screen shows the table; Anna and Bert have their hands elsewhere.
    void openAsTable() {
        host = machine("host", 1);
        host->play.setSeats(3);
        host->play.setWatchingAllowed(false);
        host->play.hostTable({}, {}, QStringLiteral("1234"), 0, true);
        ASSERT_TRUE(until([&] { return host->state() == QLatin1String("lobby"); }))
            << host->failure.toStdString();
    }
    bool knowsACardOf(Machine& at, Seat seat) {
        const GameState& view = at.session.shownGame().view();
        for (const CardId card : view.cards.in(Zone::Hand, seat))
            if (!isUnknown(view.cards.def(card))) return true;
        return false;
    }
};

TEST_F(HandDevice, TheTablesScreenHasNoSeatAndTheFirstPlayerOwnsIt) {
    openAsTable();
    EXPECT_TRUE(host->play.watchingAllowed()) << "it watches itself";
    EXPECT_EQ(host->client().tableName(), QStringLiteral("Table"));
    anna = machine("anna", 2);
    anna->play.setHandOnly(true);
    join(*anna, "Anna");
    ASSERT_TRUE(until([&] { return anna->client().isOwner() && anna->client().seats()->mine() == 1; }));
    EXPECT_TRUE(host->client().watches());
    EXPECT_EQ(host->client().seats()->mine(), 0);
    bert = machine("bert", 3);
    join(*bert, "Bert");
    ASSERT_TRUE(until([&] { return bert->client().seats()->mine() == 1; }));
    anna->client().seats()->putBot(2);
    ASSERT_TRUE(until([&] { return anna->client().seats()->taken() == 3; }));
    anna->client().setReady(true);
    bert->client().setReady(true);
    ASSERT_TRUE(until([&] { return anna->client().whyNotStart().isEmpty(); }));
    anna->client().start();
    ASSERT_TRUE(
        until([&] { return host->session.playing() && anna->session.playing() && bert->session.playing(); }));
    EXPECT_TRUE(host->session.presentation()->seating()->onlooking());
    bool curtain = false;
    int seen = 0;
    EXPECT_TRUE(playUntil(
        [&] {
            curtain = curtain || host->session.presentation()->seating()->curtain();
            for (Seat seat{0}; seat < 3; ++seat) seen += knowsACardOf(*host, seat) ? 1 : 0;
            return commands() > 60;
        },
        120));
    EXPECT_FALSE(curtain);
    EXPECT_EQ(host->session.shownGame().viewer(), kNoSeat);
    // A hand may be known to all because it was shown or looted in the open; not at every look.
    EXPECT_LT(seen, 60);
    EXPECT_GT(anna->calls, 0) << "who has the hand is called";
    EXPECT_EQ(host->calls, 0);
}

TEST_F(HandDevice, ADeviceRemembersThatItIsAHand) {
    anna = machine("anna", 2);
    QVariantMap memory;
    QObject::connect(&anna->play, &NetPlay::memoryChanged, [&] { memory = anna->play.memory(); });
    EXPECT_FALSE(anna->play.handOnly());
    anna->play.setHandOnly(true);
    EXPECT_TRUE(anna->play.handOnly());
    bert = machine("bert", 3);
    bert->play.recall(memory);
    EXPECT_TRUE(bert->play.handOnly());
}

// The wishes stay on the machine: the table gets a pass like any other.
TEST_F(HandDevice, StandingPassesGoOnByThemselvesOverTheNetwork) {
    openAndStart();
    StandingPasses& standing = *anna->session.presentation()->seating()->standing();
    standing.setUnlessConcerned(1, true);
    EXPECT_EQ(standing.count(), 1);
    int byItself = 0;
    QObject::connect(anna->session.presentation()->seating(), &Seating::passed,
                     [&](Seat, bool itself) { byItself += itself ? 1 : 0; });
    EXPECT_TRUE(playUntil([&] { return byItself > 2; }, 120));
    EXPECT_EQ(host->session.presentation()->seating()->standing()->count(), 0);
    EXPECT_EQ(anna->refusal.toStdString(), "");
}

}  // namespace
}  // namespace kickdoor
