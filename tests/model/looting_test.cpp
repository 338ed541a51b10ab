#include "model/present/looting.h"

#include <gtest/gtest.h>

#include "table_fixture.h"

namespace kickdoor {
namespace {

class LootingTest : public TableFixture {
protected:
    LootingTest() {
        endSetUp();
        for (Seat seat{0}; seat < state.players; ++seat)
            while (state.cards.size(Zone::Hand, seat) > 0)
                state.cards.move(state.cards.first(Zone::Hand, seat), {Zone::Box, kNoSeat},
                                 CardTable::End::Bottom);
        dead = state.active;
        first = state.leftOf(dead);
        second = state.leftOf(first);
        state.player[first].level = 3;
        state.player[second].level = 2;
        put("flaming-armor", Zone::InPlay, dead);
        put("baby", Zone::Hand, dead);
        // Three times -1 to each die: nobody escapes.
        for (int each = 0; each < 3; ++each) put("chicken-on-your-head", Zone::Curses, dead);
        const CardId monster = put("elder-thing-in-a-cardigan", Zone::DoorDeck);
        state.cards.move(monster, {Zone::DoorDeck, kNoSeat}, CardTable::End::Top);
        state.player[dead].level = 5;
        state.phase = Phase::KickOpenDoor;
    }

    // Kicks open the door, runs and is caught by what kills.
    void die() {
        say(CommandKind::KickOpenDoor, dead);
        say(CommandKind::RunAway, dead);
        for (const MonsterEntry& monster : state.combat.monsters) say(CommandKind::Flee, dead, monster.card);
        passWindows();
        ASSERT_EQ(state.cards.size(Zone::Body), 2);
    }

    QString name(Seat seat) const { return shown.wording().name(seat); }
    void take(CardId card) {
        const Seat by = state.question.asked;
        Command choose;
        choose.move.kind = CommandKind::Choose;
        choose.move.by = by;
        choose.cards.push_back(card);
        choose.epoch = state.epoch;
        ASSERT_TRUE(apply(game, state, choose).empty());
        Event event;
        event.kind = EventKind::Looted;
        event.seat = by;
        event.seat2 = dead;
        event.card = card;
        shown.advance(viewOf(game, state, first), event, 800);
        show(first);
    }

    Seat dead = kNoSeat, first = kNoSeat, second = kNoSeat;
    Looting looting{shown};
};

TEST_F(LootingTest, SaysWhoseChoiceItIsWhatIsLeftAndWhatWasTaken) {
    show(first);
    EXPECT_FALSE(looting.on());
    die();
    show(first);
    EXPECT_TRUE(looting.on());
    EXPECT_TRUE(looting.title().contains(name(dead)));
    EXPECT_TRUE(looting.turn().startsWith(name(first))) << looting.turn().toStdString();
    EXPECT_TRUE(looting.turn().contains(name(second)));
    EXPECT_EQ(looting.left()->count(), 2);
    EXPECT_TRUE(looting.taken().isEmpty());
    take(state.cards.first(Zone::Body));
    EXPECT_TRUE(looting.turn().startsWith(name(second))) << looting.turn().toStdString();
    EXPECT_FALSE(looting.turn().contains(name(first)));
    EXPECT_EQ(looting.left()->count(), 1);
    ASSERT_EQ(looting.taken().size(), 1);
    EXPECT_TRUE(looting.taken().first().contains(name(first)));
    EXPECT_TRUE(looting.taken().first().endsWith('.')) << looting.taken().first().toStdString();
    take(state.cards.first(Zone::Body));
    EXPECT_FALSE(looting.on()) << "nothing is left";
}

TEST_F(LootingTest, WaitsUntilTheDeathItselfHasBeenShown) {
    show(first);
    die();
    Event death;
    death.kind = EventKind::Died;
    death.seat = dead;
    GameState view = viewOf(game, state, first);
    view.lootOrder.clear();
    shown.advance(view, death, 800);
    shown.show(view, Showing::Midway);
    EXPECT_FALSE(looting.on()) << "it would lie over the death";
    Event next;
    next.kind = EventKind::CardDiscarded;
    shown.advance(view, next, 100);
    shown.show(view, Showing::Midway);
    EXPECT_TRUE(looting.on());
    EXPECT_FALSE(looting.turn().contains("had a turn"))
        << "nobody has chosen: " << looting.turn().toStdString();
    show(first);
    EXPECT_TRUE(looting.turn().startsWith(name(first)));
}

}  // namespace
}  // namespace kickdoor
