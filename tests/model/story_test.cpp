// The story: sales in one line, dice with what counts for them, what is new to whom.
#include <QTest>

#include "io/asset_root.h"
#include "model/help/rules_model.h"
#include "story_fixture.h"
#include "table_api/event_rule.h"

namespace kickdoor {
namespace {

TEST_F(StoryTest, ASaleIsToldInOneLine) {
    const CardId staff = wear("staff-of-napalm", me());
    const CardId boots = wear("boots-of-butt-kicking", me());
    tell(EventKind::TurnStarted, me());
    const int sold = 2;
    tell(EventKind::CardDiscarded, me(), staff, sold);
    EXPECT_TRUE(line().contains("sold <b>Staff of Napalm</b>")) << "from the first: " << line().toStdString();
    tell(EventKind::CardDiscarded, me(), boots, sold);
    tell(EventKind::ItemsSold, me(), kNoCard, 1200, 1);
    EXPECT_EQ(log.count(), 2);
    EXPECT_TRUE(line().contains("sold")) << line().toStdString();
    EXPECT_TRUE(line().contains("1,200"));
    EXPECT_FALSE(line().contains("lost"));
}

TEST_F(StoryTest, WhatWasGivenForNothingIsToldAsAGift) {
    const Seat other = state.leftOf(me());
    const CardId staff = wear("staff-of-napalm", me());
    const CardId boots = wear("boots-of-butt-kicking", other);
    Offer& offer = state.offers[me()];
    QString offered;
    const auto traded = [&] {
        Event event;
        event.kind = EventKind::TradeOffered;
        event.seat = me();
        event.seat2 = other;
        shown.advance(viewOf(game, state, me()), event, 0);
        offered = line();
        event.kind = EventKind::Traded;
        shown.advance(viewOf(game, state, me()), event, 0);
        return line();
    };
    const QString mine = QStringLiteral("<b>%1</b>").arg(shown.wording().name(me()));
    const QString others = QStringLiteral("<b>%1</b>").arg(shown.wording().name(other));
    offer.kind = OfferKind::Trade;
    offer.to = other;
    offer.terms.items.push_back(staff);
    EXPECT_EQ(traded(), QStringLiteral("%1 gave %2 Staff of Napalm.").arg(mine, others));
    EXPECT_EQ(offered, QStringLiteral("%1 offered %2 a gift: Staff of Napalm.").arg(mine, others));
    offer.want.push_back(boots);
    EXPECT_TRUE(traded().contains("traded")) << line().toStdString();
    offer.terms.items.clear();
    EXPECT_EQ(traded(), QStringLiteral("%1 gave %2 Boots of Butt-Kicking.").arg(others, mine));
}

// R7.6: who joins a fight cannot trade.
TEST_F(StoryTest, ATradeThatLapsesBecauseItsReceiverHelpsIsTold) {
    const Seat other = state.leftOf(me());
    const Seat helped = state.leftOf(other);
    const auto tellOf = [&](EventKind kind, Seat by, Seat of) {
        Event event;
        event.kind = kind;
        event.seat = by;
        event.seat2 = of;
        shown.advance(viewOf(game, state, me()), event, 0);
    };
    const QString lapsed = QStringLiteral("The offer of <b>%1</b> to <b>%2</b> has lapsed.")
                               .arg(shown.wording().name(me()), shown.wording().name(other));
    tellOf(EventKind::TradeOffered, me(), other);
    tellOf(EventKind::HelperJoined, other, helped);
    EXPECT_EQ(line(), lapsed);
    tellOf(EventKind::TradeOffered, me(), other);
    tellOf(EventKind::OfferDeclined, other, me());
    tellOf(EventKind::HelperJoined, other, helped);
    EXPECT_NE(line(), lapsed) << "it was declined before";
    tellOf(EventKind::TradeOffered, me(), other);
    tellOf(EventKind::Died, other, kNoSeat);
    tellOf(EventKind::HelperJoined, other, helped);
    EXPECT_NE(line(), lapsed) << "it lapsed by the death";
}

TEST_F(StoryTest, EveryLineLeadsToItsCardOrToARuleOfTheBook) {
    RulesModel rules(QString::fromStdU16String((assetRoot() / "rules").u16string()));
    rules.load();
    const CardId staff = wear("staff-of-napalm", me());
    for (int kind = 0; kind < static_cast<int>(EventKind::kCount); ++kind) {
        if (kind == static_cast<int>(EventKind::Settled)) continue;
        const QString rule = QString::fromStdString(std::string(ruleOf(static_cast<EventKind>(kind))));
        EXPECT_FALSE(rules.chapterOf(rule).isEmpty()) << kind << ' ' << rule.toStdString();
    }
    tell(EventKind::CardDiscarded, me(), staff);
    EXPECT_EQ(log.cardOf(log.count() - 1).defKey, QStringLiteral("staff-of-napalm"));
    tell(EventKind::Reborn, me());
    EXPECT_EQ(log.cardOf(log.count() - 1).cardId, -1);
    EXPECT_TRUE(log.cardOf(log.count() - 1).defKey.isEmpty());
    EXPECT_EQ(log.at(log.count() - 1).value("rule"), QStringLiteral("R11.5"));
}

TEST_F(StoryTest, ARollIsToldWhenTheDieLies) {
    Event event;
    event.kind = EventKind::DieRolled;
    event.seat = me();
    event.number = 4;
    shown.advance(viewOf(game, state, me()), event, 200);
    EXPECT_EQ(log.count(), 0);
    EXPECT_TRUE(QTest::qWaitFor([&] { return log.count() == 1; }, 5000));
}

// A machine may be slow to paint a die that tumbles.
TEST_F(StoryTest, ARollIsNotToldBeforeTheDieLies) {
    Event event;
    event.kind = EventKind::DieRolled;
    event.seat = me();
    event.number = 4;
    shown.advance(viewOf(game, state, me()), event, 60'000);
    QTest::qWait(1300);
    EXPECT_EQ(log.count(), 0);
    log.unfold();
    EXPECT_EQ(log.count(), 1);
    log.unfold();
    EXPECT_EQ(log.count(), 1);
}

TEST_F(StoryTest, WhatIsBehindADoorIsToldWhenTheDoorIsOpen) {
    Event event;
    event.kind = EventKind::DoorKicked;
    event.seat = me();
    event.card = put("drooling-slime", Zone::Revealed, me());
    shown.advance(viewOf(game, state, me()), event, 200);
    EXPECT_EQ(log.count(), 0);
    EXPECT_TRUE(QTest::qWaitFor([&] { return log.count() == 1; }, 5000));
}

// R7.1, R7.7
TEST_F(StoryTest, AnItemThatIsNotEquippedIsLaidDownAndNotPlayed) {
    tell(EventKind::CardPlayed, me(), put("staff-of-napalm", Zone::InPlay, me()));
    EXPECT_TRUE(line().endsWith("put <b>Staff of Napalm</b> on the table, to carry it."))
        << line().toStdString();
    tell(EventKind::CardPlayed, me(), put("elf", Zone::InPlay, me()));
    EXPECT_TRUE(line().endsWith("played <b>Elf</b>.")) << line().toStdString();
}

TEST_F(StoryTest, NumbersBelowZeroHaveTheSameMinusAsTheSumsTheyStandIn) {
    EXPECT_EQ(Wording::rollSum(3, -4), QStringLiteral("3 − 4 = −1"));
    EXPECT_EQ(Wording::rollSum(3, 2), QStringLiteral("3 + 2 = 5"));
    EXPECT_EQ(Wording::rollSum(3, 0), QStringLiteral("3"));
}

// R10.5: it counts for who begins, and for who loots first.
TEST_F(StoryTest, WhatChangesEveryDieIsToldWithRollsThatNobodyMayAnswer) {
    put("chicken-on-your-head", Zone::Curses, me());
    state.roll = {};
    tell(EventKind::InitiativeRolled, me(), kNoCard, 5, 6);
    EXPECT_TRUE(line().contains("rolled 5 − 1 = 4 for the first turn")) << line().toStdString();
    tell(EventKind::DieRolled, me(), kNoCard, 3, 6);
    EXPECT_TRUE(line().contains("rolled 3 − 1 = 2.")) << line().toStdString();
    tell(EventKind::DieRolled, state.leftOf(me()), kNoCard, 3, 6);
    EXPECT_TRUE(line().contains("rolled 3.")) << line().toStdString();
}

// R11.2
TEST_F(StoryTest, ARollForTheOrderOfLootingSaysSo) {
    const Seat other = state.leftOf(me());
    tell(EventKind::Died, me());
    tell(EventKind::DieRolled, other, kNoCard, 3, 6);
    EXPECT_TRUE(line().contains("rolled 3 for the first pick of the loot.")) << line().toStdString();
    tell(EventKind::DieRolled, state.leftOf(other), kNoCard, 2, 6);
    EXPECT_TRUE(line().contains("rolled 2 for the first pick of the loot.")) << line().toStdString();
    tell(EventKind::Reborn, me());
    tell(EventKind::DieRolled, other, kNoCard, 3, 6);
    EXPECT_TRUE(line().contains("rolled 3.")) << line().toStdString();
}

TEST_F(StoryTest, ARollForACardNamesIt) {
    Frame frame;
    frame.kind = FrameKind::Block;
    frame.card = put("drooling-slime", Zone::Monsters, me());
    frame.def = state.cards.def(frame.card);
    state.stack.push_back(frame);
    state.roll.purpose = RollPurpose::Effect;
    state.roll.roller = me();
    state.roll.face = 4;
    tell(EventKind::DieRolled, me(), kNoCard, 4, 6);
    EXPECT_TRUE(line().contains("rolled 4 for <b>Drooling Slime</b>.")) << line().toStdString();
}

// R6.7: it is seen when it joins.
TEST_F(StoryTest, AMonsterThatIsStillInSomebodysHandIsNotSpokenOf) {
    const Seat other = state.leftOf(me());
    Event event;
    event.kind = EventKind::CardPlayed;
    event.seat = other;
    event.card = put("wandering-monster", Zone::Resolving, other);
    event.other = put("drooling-slime", Zone::Hand, other);
    event.number = static_cast<std::int16_t>(AimKind::Card);
    shown.advance(viewOf(game, state, me()), event, 0);
    EXPECT_TRUE(line().endsWith("played <b>Wandering Monster</b>.")) << line().toStdString();
    shown.advance(viewOf(game, state, other), event, 0);
    EXPECT_TRUE(line().endsWith("with <b>Drooling Slime</b>.")) << line().toStdString();
}

// R1.7
TEST_F(StoryTest, WhoRollsOnceMoreForTheFirstTurnHasTied) {
    tell(EventKind::InitiativeRolled, me(), kNoCard, 5, 6);
    EXPECT_FALSE(line().contains("tie")) << line().toStdString();
    tell(EventKind::InitiativeRolled, me(), kNoCard, 3, 6);
    EXPECT_TRUE(line().contains("after a tie, rolled again: 3.")) << line().toStdString();
    tell(EventKind::InitiativeRolled, me(), kNoCard, 2, 6);
    EXPECT_TRUE(line().contains("after a tie, rolled again: 2.")) << line().toStdString();
}

// R9.1: a card that changes a roll does not take away what counted for it before.
TEST_F(StoryTest, AChangedRollIsToldWithAllThatCountsForIt) {
    put("chicken-on-your-head", Zone::Curses, me());
    state.roll = {};
    state.roll.roller = me();
    state.roll.face = 5;
    state.roll.modifier = 3;
    tell(EventKind::RollChanged, me(), kNoCard, 5, 3);
    EXPECT_TRUE(line().contains("is now 5 − 1 (Chicken On Your Head) + 3 = 7.")) << line().toStdString();
}

TEST_F(StoryTest, ARollTellsWhatAddsToIt) {
    put("chicken-on-your-head", Zone::Curses, me());
    state.roll = {RollPurpose::RunAway, me(), 6, 5};
    tell(EventKind::DieRolled, me(), kNoCard, 5, 6);
    EXPECT_TRUE(line().contains("rolled 5 − 1 (Chicken On Your Head) = 4.")) << line().toStdString();
    const CardId roll = put("that-was-a-practice-roll", Zone::Resolving);
    state.roll.modifier = 2;
    tell(EventKind::RollChanged, me(), roll, 5, 2);
    const QString sum = "5 − 1 (Chicken On Your Head) + 2 (That Was a Practice Roll) = 6";
    EXPECT_TRUE(line().contains("The roll is now " + sum + ".")) << line().toStdString();
    // A card that turns the die adds nothing.
    state.roll = {RollPurpose::Effect, me(), 6, 2};
    tell(EventKind::DieRolled, me(), kNoCard, 2, 6);
    state.cards.move(state.cards.first(Zone::Curses, me()), {Zone::DoorDiscard, kNoSeat},
                     CardTable::End::Top);
    state.roll.face = 6;
    tell(EventKind::RollChanged, me(), roll, 6, 0);
    EXPECT_EQ(line(), "<b>That Was a Practice Roll</b>: the roll is now 6.");
}

TEST_F(StoryTest, WhatACurseDidAtOnceIsNotToldAsUndoneWithIt) {
    tell(EventKind::CurseLifted, me(), put("change-sex", Zone::DoorDiscard));
    EXPECT_TRUE(line().contains("What it did at once stays")) << line().toStdString();
    tell(EventKind::CurseLifted, me(), put("chicken-on-your-head", Zone::DoorDiscard));
    EXPECT_TRUE(line().contains("is rid of <b>Chicken on Your Head</b>.", Qt::CaseInsensitive))
        << line().toStdString();
}

TEST_F(StoryTest, WhatHappenedToWhoeverComesIsNotLeftOut) {
    const Seat away = state.leftOf(me());
    const CardId staff = wear("staff-of-napalm", away);
    const CardId baby = put("baby", Zone::DoorDiscard);
    tell(EventKind::TurnStarted, me());
    show(away);
    show(me());
    tell(EventKind::CardDiscarded, away, staff);
    for (int i = 0; i < 6; ++i) {
        tell(EventKind::RoomLooted, me());
        tell(EventKind::CardDiscarded, kNoSeat, baby);
        tell(EventKind::TurnStarted, me());
    }
    const auto [told, more] = log.newTo(away, 5);
    ASSERT_EQ(told.size(), 5);
    EXPECT_TRUE(told.first().contains("Staff of Napalm")) << told.first().toStdString();
    for (int i = 1; i < 5; ++i) EXPECT_TRUE(told[i].contains("looted")) << told[i].toStdString();
    EXPECT_EQ(more, 2);
}

TEST_F(StoryTest, DeathsVictoriesAndLevelsAreLeftOutAfterTheRest) {
    const Seat away = state.leftOf(me());
    tell(EventKind::TurnStarted, me());
    show(away);
    show(me());
    tell(EventKind::Died, me());
    tell(EventKind::LevelChanged, me(), kNoCard, 1, 2);
    tell(EventKind::CombatWon, me(), kNoCard, 1, 0);
    for (int i = 0; i < 6; ++i) tell(EventKind::RoomLooted, me());
    const auto [told, more] = log.newTo(away, 4);
    ASSERT_EQ(told.size(), 4);
    EXPECT_TRUE(told[0].contains("died")) << told[0].toStdString();
    EXPECT_TRUE(told[2].contains("won")) << told[2].toStdString();
    EXPECT_TRUE(told[3].contains("looted")) << told[3].toStdString();
    EXPECT_EQ(more, 5);
}

TEST_F(StoryTest, WhatHasHappenedMeanwhileIsToldInTheOrderOfTime) {
    const Seat away = state.leftOf(me());
    const CardId staff = put("staff-of-napalm", Zone::TreasureDiscard);
    tell(EventKind::TurnStarted, me());
    show(away);
    show(me());
    for (int i = 0; i < 6; ++i) tell(EventKind::RoomLooted, me());
    tell(EventKind::DoorListened, me());
    tell(EventKind::CurseStruck, away, staff);
    const QStringList told = log.newTo(away, 3).lines;
    ASSERT_EQ(told.size(), 3);
    EXPECT_TRUE(told[0].contains("looted")) << told[0].toStdString();
    EXPECT_TRUE(told[1].contains("listened")) << told[1].toStdString();
    EXPECT_TRUE(told[2].contains("cursed")) << told[2].toStdString();
}

TEST_F(StoryTest, ALevelThatWouldWinIsToldAsWithheld) {
    class Heard : public EventSink {
    public:
        void onEvent(const GameState&, const Event& event) override {
            if (event.kind == EventKind::LevelsWithheld) all.push_back(event);
        }
        std::vector<Event> all;
    } heard;
    const auto train = [&](int level) {
        state.phase = Phase::Arrange;
        state.player[me()].level = static_cast<std::int8_t>(level);
        say(CommandKind::Play, me(), put("training-montage", Zone::Hand, me()));
        state.roll.face = 6;
        while (state.window.kind != WindowKind::None) {
            Move pass;
            pass.kind = CommandKind::Pass;
            pass.by = state.window.waiting.first();
            ASSERT_TRUE(apply(game, state, commandOf(pass), &heard).empty());
        }
    };
    train(2);
    EXPECT_TRUE(heard.all.empty());
    train(8);
    ASSERT_EQ(heard.all.size(), 1U);
    EXPECT_EQ(state.player[me()].level, 9);
    shown.advance(viewOf(game, state, me()), heard.all[0], 0);
    EXPECT_TRUE(line().contains("cannot win that way")) << line().toStdString();
}

TEST_F(StoryTest, AFightThatGaveNothingGaveNoZero) {
    tell(EventKind::CombatWon, me(), kNoCard, 0, 0);
    EXPECT_FALSE(line().contains('0')) << line().toStdString();
    tell(EventKind::CombatWon, me(), kNoCard, 0, 2);
    EXPECT_TRUE(line().contains("2 Treasure") && !line().contains('0')) << line().toStdString();
}

TEST_F(StoryTest, ARollSaysWhatCountsForIt) {
    put("elf", Zone::InPlay, me());
    state.roll.purpose = RollPurpose::RunAway;
    state.roll.roller = me();
    state.roll.face = 4;
    tell(EventKind::DieRolled, me(), kNoCard, 4, 6);
    EXPECT_TRUE(line().contains("4 + 1 (Elf) = 5")) << line().toStdString();
}

TEST_F(StoryTest, TheStoryIsMarkedWhereItIsNewToWhoLooks) {
    show(Seat{0});
    tell(EventKind::TurnStarted, Seat{0});
    show(Seat{1});
    tell(EventKind::TurnStarted, Seat{1});
    show(Seat{0});
    EXPECT_FALSE(log.at(0).value("since").toBool());
    EXPECT_TRUE(log.at(1).value("since").toBool());
}

// The lines stay when the screen is passed on.
TEST_F(StoryTest, AtASharedScreenTheStoryNamesNoCardThatOnlyOneMayKnow) {
    const CardId staff = put("staff-of-napalm", Zone::Hand, me());
    Event drawn;
    drawn.kind = EventKind::CardDrawn;
    drawn.seat = me();
    drawn.card = staff;
    drawn.def = state.cards.def(staff);
    drawn.audience = SeatSet::of(me());
    shown.advance(viewOf(game, state, me()), drawn, 0);
    EXPECT_TRUE(line().contains("Staff of Napalm")) << line().toStdString();
    shown.setActing(SeatSet(0x03));
    shown.advance(viewOf(game, state, me()), drawn, 0);
    EXPECT_TRUE(line().contains("drew a card")) << line().toStdString();
    EXPECT_EQ(log.at(log.count() - 1).value("def").toInt(), -1);
}

TEST_F(StoryTest, ATitleThatEndsASentenceIsNotEndedTwice) {
    tell(EventKind::CardDiscarded, me(), put("cheat", Zone::Hand, me()));
    EXPECT_TRUE(line().endsWith("Cheat!</b>")) << line().toStdString();
    tell(EventKind::CardDiscarded, me(), put("drooling-slime", Zone::Hand, me()));
    EXPECT_TRUE(line().endsWith("Drooling Slime</b>.")) << line().toStdString();
}

TEST_F(StoryTest, NamesEndInAnd) {
    EXPECT_EQ(shown.wording().names(SeatSet(0x01)), "Ann");
    EXPECT_EQ(shown.wording().names(SeatSet(0x03)), "Ann and Bob");
    EXPECT_EQ(shown.wording().names(SeatSet(0x07)), "Ann, Bob, and Cid");
}

}  // namespace
}  // namespace kickdoor
