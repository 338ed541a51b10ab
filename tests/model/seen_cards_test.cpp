// What an ability lets somebody see is seen: by that one alone, until it is put away.
#include "model/present/seen_cards.h"

#include <QSignalSpy>

#include "model/present/presenter.h"
#include "model/table/play_model.h"
#include "model/table/table_model.h"
#include "table_fixture.h"

namespace kickdoor {
namespace {

class SeenCardsTest : public TableFixture {
protected:
    explicit SeenCardsTest(const char* edition = "original") : TableFixture(3, 11, edition) {
        endSetUp();
        for (Seat seat{0}; seat < state.players; ++seat)
            if (seat != me()) other = seat;
    }
    Seat me() const { return state.active; }
    void use(const char* item, CardId cost = kNoCard) {
        Command command;
        command.move.kind = CommandKind::Use;
        command.move.by = me();
        command.move.card = wear(item, me());
        if (cost != kNoCard) command.cards.push_back(cost);
        presenter.takeView(kNoSeat, viewOf(game, state, kNoSeat));
        for (Seat seat{0}; seat < state.players; ++seat) presenter.takeView(seat, viewOf(game, state, seat));
        ViewRecorder recorder(game, state);
        ASSERT_TRUE(apply(game, state, command, &recorder).empty());
        recorder.settle(state);
        const auto open = recorder.events(kNoSeat);
        presenter.takeEvents(kNoSeat, {open.begin(), open.end()});
        for (Seat seat{0}; seat < state.players; ++seat) {
            const auto events = recorder.events(seat);
            presenter.takeEvents(seat, {events.begin(), events.end()});
        }
        QSignalSpy settled(&presenter, &Presenter::settled);
        while (presenter.isBusy()) ASSERT_TRUE(settled.wait(10000));
        shown.finishShowing();
    }
    QStringList titles(int group) const {
        QStringList list;
        for (const QVariant& card : seen.groups().at(group).toMap().value("cards").toList())
            list << card.value<CardFace>().title;
        return list;
    }

    Presenter presenter{shown};
    SeenCards seen{shown};
    TableModel table{shown};
    Seat other = kNoSeat;
};

TEST_F(SeenCardsTest, TheTopOfADeckShowsToWhoLooked) {
    QStringList top;
    CardId card = state.cards.first(Zone::DoorDeck);
    for (int i = 0; i < 2; ++i, card = state.cards.next(card))
        top << shown.faces().ofDef(state.cards.def(card)).title;
    presenter.setViewer(me());
    use("cracked-crystal-ball");
    ASSERT_EQ(seen.groups().size(), 1);
    EXPECT_EQ(titles(0), top);
    EXPECT_EQ(table.seenDoor().title, top.first()) << "and stays to be looked up";
    seen.putAway();
    EXPECT_FALSE(seen.on());
    EXPECT_EQ(table.seenDoor().title, top.first());
}

TEST_F(SeenCardsTest, NobodyElseSeesIt) {
    presenter.setViewer(other);
    use("cracked-crystal-ball");
    EXPECT_FALSE(seen.on());
    EXPECT_TRUE(table.seenDoor().title.isEmpty());
}

TEST_F(SeenCardsTest, ItGoesWithTheHand) {
    presenter.setViewer(me());
    use("cracked-crystal-ball");
    ASSERT_TRUE(seen.on());
    presenter.setViewer(other);
    shown.finishShowing();
    EXPECT_FALSE(seen.on());
}

class SeenHandTest : public SeenCardsTest {
protected:
    SeenHandTest() : SeenCardsTest("grimm") {}
};

TEST_F(SeenHandTest, HandsShowToWhoLookedAndStayToBeLookedUp) {
    presenter.setViewer(me());
    use("magic-mirror", put("golden-ball", Zone::Hand, me()));
    ASSERT_EQ(seen.groups().size(), 2) << "both others";
    PlayModel play(shown);
    play.setSeat(other);
    EXPECT_GT(play.seenHand()->count(), 0);
    EXPECT_EQ(play.seenHand()->count(), state.cards.size(Zone::Hand, other));
    const QVariantMap last = seen.groups().last().toMap();
    EXPECT_TRUE(last.value("title").toString().contains("The hand of"));
    EXPECT_EQ(last.value("cards").toList().size(), play.seenHand()->count());
}

// At a shared screen no hand is open while several people may answer a card that lets one of them look.
TEST_F(SeenHandTest, WhoLookedBehindAClosedHandIsShownItLater) {
    shown.setActing(SeatSet::of(me()).with(other));
    presenter.setViewer(kNoSeat);
    use("magic-mirror", put("golden-ball", Zone::Hand, me()));
    EXPECT_FALSE(seen.on());
    presenter.setViewer(other);
    shown.finishShowing();
    EXPECT_FALSE(seen.on()) << "somebody else's";
    presenter.setViewer(me());
    shown.finishShowing();
    ASSERT_EQ(seen.groups().size(), 2);
    EXPECT_EQ(titles(1).size(), state.cards.size(Zone::Hand, other));
    seen.putAway();
    presenter.setViewer(kNoSeat);
    shown.finishShowing();
    presenter.setViewer(me());
    shown.finishShowing();
    EXPECT_FALSE(seen.on()) << "once";
}

// The power is spent: whoever looked must see that there is nothing.
TEST_F(SeenHandTest, EmptyHandsAreShownToo) {
    for (Seat seat{0}; seat < state.players; ++seat)
        while (seat != me() && state.cards.size(Zone::Hand, seat) > 0)
            state.cards.move(state.cards.first(Zone::Hand, seat), {Zone::DoorDiscard, kNoSeat},
                             CardTable::End::Top);
    presenter.setViewer(me());
    use("magic-mirror", put("golden-ball", Zone::Hand, me()));
    ASSERT_EQ(seen.groups().size(), 2);
    EXPECT_TRUE(titles(0).isEmpty());
    EXPECT_TRUE(titles(1).isEmpty());
}

}  // namespace
}  // namespace kickdoor
