#include "model/present/effect_signals.h"

#include <QStringList>

#include "model/table/combat_model.h"
#include "table_fixture.h"

namespace kickdoor {
namespace {

constexpr int kDwell = 500;

class EffectSignalsTest : public TableFixture {
protected:
    EffectSignalsTest() {
        endSetUp();
        QObject::connect(&effects, &EffectSignals::travel,
                         [this](const CardFace&, const QString& from, const QString& to, int) {
                             starts << from;
                             places << to;
                         });
        QObject::connect(&effects, &EffectSignals::sound, [this](const QString& name) { sounds << name; });
    }
    Seat me() const { return state.active; }
    void fight(const char* monster) {
        state.phase = Phase::LookOrLoot;
        say(CommandKind::LookForTrouble, me(), put(monster, Zone::Hand, me()));
        show(me());
    }
    // What the table shows when the card has been played.
    void playFor(CardId card, Aim aim) {
        Command command;
        command.move.kind = CommandKind::Play;
        command.move.by = me();
        command.move.card = card;
        command.move.aim = aim;
        command.epoch = state.epoch;
        ASSERT_TRUE(apply(game, state, command).empty());
        Event event;
        event.kind = EventKind::CardPlayed;
        event.seat = me();
        event.card = card;
        shown.advance(viewOf(game, state, me()), event, kDwell);
    }

    EffectSignals effects{shown};
    QStringList starts;
    QStringList places;
    QStringList sounds;
};

TEST_F(EffectSignalsTest, ACardThatCountsInAFightGoesToItsSum) {
    fight("wannabe-vampire");
    playFor(put("exploding-pickle", Zone::Hand, me()), Aim::atFighters());
    EXPECT_EQ(places, QStringList({"fighters"}));
    playFor(put("enraged", Zone::Hand, me()), Aim::atCard(state.combat.monsters[0].card));
    EXPECT_EQ(places, QStringList({"fighters", "monsters"}));
}

TEST_F(EffectSignalsTest, OutsideAFightACardGoesToTheMiddle) {
    const CardId card = put("boots-of-butt-kicking", Zone::Hand, me());
    state.phase = Phase::Arrange;
    playFor(card, Aim());
    EXPECT_EQ(places, QStringList({"middle"}));
}

// It once flew to the fighter's hand, and then from the discards to who took it.
TEST_F(EffectSignalsTest, LootThatIsSharedLiesInTheMiddleUntilItIsTaken) {
    const Seat helper = state.leftOf(me());
    state.combat = Combat{};
    state.combat.fighter = me();
    state.combat.helper = helper;
    state.combat.stage = CombatStage::Done;
    const CardId card = put("boots-of-butt-kicking", Zone::Revealed);
    Event event;
    event.kind = EventKind::CardDrawn;
    event.seat = me();
    event.card = card;
    shown.advance(viewOf(game, state, me()), event, kDwell);
    const QString drawn = shown.wording().story(shown.view(), event);
    EXPECT_TRUE(drawn.contains(QLatin1String("lies open"))) << drawn.toStdString();
    EXPECT_FALSE(drawn.contains(shown.wording().name(me()))) << drawn.toStdString();
    state.cards.move(card, {Zone::Hand, helper}, CardTable::End::Top);
    event.kind = EventKind::CardTaken;
    event.seat = helper;
    shown.advance(viewOf(game, state, me()), event, kDwell);
    EXPECT_EQ(starts, QStringList({"treasureDeck", "middle"}));
    EXPECT_EQ(places, QStringList({"middle", QStringLiteral("hand:%1").arg(helper)}));
}

TEST_F(EffectSignalsTest, ACardDrawnFromTheDiscardsComesFromThere) {
    Event event;
    event.kind = EventKind::CardDrawn;
    event.seat = me();
    event.card = put("elf", Zone::Hand, me());
    event.number2 = 1;
    shown.advance(viewOf(game, state, me()), event, kDwell);
    EXPECT_EQ(starts, QStringList({"doorDiscard"}));
}

TEST_F(EffectSignalsTest, BeingCaughtSoundsLikeABlow) {
    Event event;
    event.kind = EventKind::Caught;
    event.seat = me();
    shown.advance(viewOf(game, state, me()), event, kDwell);
    EXPECT_EQ(sounds, QStringList({"blow"}));
}

TEST_F(EffectSignalsTest, DangerIsNearInAFightAndNearerWhenItIsBeingLost) {
    CombatModel combat(shown);
    show(me());
    EXPECT_EQ(combat.danger(), 0);
    state.player[me()].level = 1;
    fight("wannabe-vampire");
    const double losing = combat.danger();
    EXPECT_GT(losing, 0.5);
    EXPECT_LE(losing, 1);
    state.player[me()].level = 9;
    show(me());
    EXPECT_GT(combat.danger(), 0);
}

}  // namespace
}  // namespace kickdoor
