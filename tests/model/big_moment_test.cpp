#include <QRegularExpression>

#include "big_moment_fixture.h"

namespace kickdoor {
namespace {

TEST_F(BigMomentTest, ADeathALevelACaptureAndACurseAreHeldUntilSeen) {
    Event stab = eventOfKind(EventKind::StrengthMarked, Seat{1}, -2);
    stab.seat2 = Seat{0};
    for (const Event& event :
         {eventOfKind(EventKind::Died, Seat{0}), eventOfKind(EventKind::LevelChanged, Seat{0}, 3, 4),
          eventOfKind(EventKind::Caught, Seat{0}), eventOfKind(EventKind::CurseStruck, Seat{0}), stab}) {
        const int dwell = dwellOf(state, event);
        EXPECT_TRUE(dwell >= 1500 && dwell <= 2500) << dwell << " for " << int(event.kind);
        shown.advance(viewOf(game, state, me()), event, dwell);
        EXPECT_TRUE(moment.on()) << int(event.kind);
        EXPECT_FALSE(moment.title().isEmpty());
        EXPECT_EQ(moment.text().isEmpty(), event.kind == EventKind::Died) << "told once";
    }
    show(me());
    EXPECT_FALSE(moment.on()) << "over when everything is shown";
}

// R8.11: the last monster was removed, not killed.
TEST_F(BigMomentTest, AFightWithoutAMonsterSaysWhatItDoesNotBring) {
    state.combat = Combat{};
    state.combat.fighter = me();
    state.combat.stage = CombatStage::Done;
    shown.advance(viewOf(game, state, me()), eventOfKind(EventKind::CombatWon, me(), 0, 1), 1200);
    EXPECT_EQ(moment.kind(), "victory");
    EXPECT_EQ(moment.title(), "No monster is left!");
    EXPECT_TRUE(moment.text().contains("gains 1 Treasure(s), but no level")) << moment.text().toStdString();
    shown.advance(viewOf(game, state, me()), eventOfKind(EventKind::CombatWon, me(), 0, 0), 1200);
    EXPECT_TRUE(moment.text().contains("no level and no Treasure")) << moment.text().toStdString();
}

TEST_F(BigMomentTest, AWonFightShowsWhoWonAndWhatFell) {
    state.combat = Combat{};
    state.combat.fighter = me();
    state.combat.stage = CombatStage::Done;
    const CardId monster = put("drooling-slime", Zone::Monsters, me());
    state.combat.monsters.push_back({monster, state.cards.def(monster)});
    Event won = eventOfKind(EventKind::CombatWon, me(), 1, 1);
    won.seat2 = state.leftOf(me());
    shown.advance(viewOf(game, state, me()), won, 1200);
    EXPECT_EQ(moment.kind(), "victory");
    EXPECT_EQ(moment.seats(), QList<int>({me(), state.leftOf(me())}));
    EXPECT_EQ(moment.foes().size(), 1);
    EXPECT_FALSE(moment.foes().value(0).isEmpty());
    Event escaped = eventOfKind(EventKind::Escaped, me());
    escaped.card = monster;
    shown.advance(viewOf(game, state, me()), escaped, 1200);
    EXPECT_EQ(moment.kind(), "escape");
    EXPECT_EQ(moment.foes().size(), 1);
}

TEST_F(BigMomentTest, AWonGameShowsItsWinnersUntilTheirPageComes) {
    const Seat other = state.leftOf(me());
    state.phase = Phase::Over;
    state.winners = SeatSet::of(me()) | SeatSet::of(other);
    const Event won = eventOfKind(EventKind::GameWon, kNoSeat, state.winners.bits());
    const int dwell = dwellOf(state, won);
    EXPECT_TRUE(dwell >= 2000 && dwell <= 2500) << dwell;
    shown.advance(viewOf(game, state, me()), won, dwell);
    EXPECT_EQ(moment.kind(), "win");
    EXPECT_EQ(moment.seats().size(), 2);
    EXPECT_TRUE(moment.title().contains(shown.wording().name(other))) << moment.title().toStdString();
    EXPECT_FALSE(moment.title().contains(QLatin1Char('<')));
    show(me());
    EXPECT_EQ(moment.kind(), "win") << "the fight that is over lies behind it";
    emit shown.leapt();
    EXPECT_FALSE(moment.on()) << "another position";
    shown.advance(viewOf(game, state, me()), won, 0);
    EXPECT_EQ(moment.kind(), "win") << "neither hurrying nor the quickest pace shows the fight again";
}

TEST_F(BigMomentTest, WhoIsForcedToHelpIsSeenBesideTheFighter) {
    const Seat helper = state.leftOf(me());
    Event joined = eventOfKind(EventKind::HelperJoined, helper, 1);
    joined.seat2 = me();
    const int dwell = dwellOf(state, joined);
    EXPECT_TRUE(dwell >= 1500 && dwell <= 2500) << dwell;
    shown.advance(viewOf(game, state, me()), joined, dwell);
    EXPECT_EQ(moment.kind(), "forced");
    EXPECT_EQ(moment.seats(), QList<int>({helper, me()}));
    EXPECT_FALSE(moment.title().isEmpty());
    for (const Seat seat : {helper, me()})
        EXPECT_TRUE(moment.text().contains(shown.wording().name(seat))) << moment.text().toStdString();
    joined.number = 0;
    EXPECT_LT(dwellOf(state, joined), 1000);
    shown.advance(viewOf(game, state, me()), joined, 550);
    EXPECT_FALSE(moment.on()) << "help that was agreed";
}

TEST_F(BigMomentTest, ATradeShowsWhatChangesHandsAndWhoGetsWhat) {
    const Seat other = state.leftOf(me());
    const CardId mine = put("boots-of-butt-kicking", Zone::InPlay, me());
    const CardId theirs = put("flaming-armor", Zone::InPlay, other);
    const CardId more = put("tinfoil-tiara", Zone::InPlay, other);
    Offer& offer = state.offers[me()];
    offer.kind = OfferKind::Trade;
    offer.to = other;
    offer.terms.items.push_back(mine);
    offer.want.push_back(theirs);
    offer.want.push_back(more);
    Event offered = eventOfKind(EventKind::TradeOffered, me());
    offered.seat2 = other;
    shown.advance(viewOf(game, state, me()), offered, 550);
    EXPECT_FALSE(moment.on());
    state.offers[me()] = Offer{};
    Event traded = eventOfKind(EventKind::Traded, me());
    traded.seat2 = other;
    shown.advance(viewOf(game, state, me()), traded, 1500);
    EXPECT_EQ(moment.kind(), "trade");
    EXPECT_EQ(moment.seats(), QList<int>({me(), other}));
    EXPECT_EQ(moment.cards()->count(), 3);
    EXPECT_EQ(moment.toMaker(), 2);
    emit shown.openChanged();
    shown.advance(viewOf(game, state, me()), traded, 1500);
    EXPECT_EQ(moment.cards()->count(), 0) << "those of another game";
}

TEST_F(BigMomentTest, AGiftIsCalledOne) {
    const Seat other = state.leftOf(me());
    const CardId mine = put("boots-of-butt-kicking", Zone::InPlay, me());
    Offer& offer = state.offers[me()];
    offer.kind = OfferKind::Trade;
    offer.to = other;
    offer.terms.items.push_back(mine);
    Event offered = eventOfKind(EventKind::TradeOffered, me());
    offered.seat2 = other;
    shown.advance(viewOf(game, state, me()), offered, 550);
    state.offers[me()] = Offer{};
    Event traded = eventOfKind(EventKind::Traded, me());
    traded.seat2 = other;
    shown.advance(viewOf(game, state, me()), traded, 1500);
    EXPECT_EQ(moment.kind(), "trade");
    EXPECT_EQ(moment.title(), "A gift!");
    EXPECT_TRUE(moment.text().contains("gave")) << moment.text().toStdString();
}

TEST_F(BigMomentTest, WhatWasAvertedIsShown) {
    Event averted = eventOfKind(EventKind::StrikeCancelled, me());
    averted.card = put("hole-in-the-pocket", Zone::Resolving);
    const int dwell = dwellOf(state, averted);
    EXPECT_TRUE(dwell > 600 && dwell <= 1200) << dwell;
    shown.advance(viewOf(game, state, me()), averted, dwell);
    EXPECT_EQ(moment.kind(), "averted");
    EXPECT_EQ(moment.cards()->count(), 1);
    EXPECT_FALSE(moment.text().isEmpty());
}

// The last blow, the last Level, and then the winner.
TEST_F(BigMomentTest, TheFightThatWinsTheGameIsShownToItsEnd) {
    state.player[me()].level = 9;
    monsterBehindTheDoor("drooling-slime");
    begin();
    presenter.setSpeed(10);
    happen(CommandKind::KickOpenDoor, me());
    showAll();
    happen(CommandKind::Fight, me());
    showAll();
    QStringList kinds;
    QObject::connect(&moment, &BigMoment::changed, [&] {
        if (!moment.kind().isEmpty() && (kinds.isEmpty() || kinds.last() != moment.kind()))
            kinds << moment.kind();
    });
    told.clear();
    while (state.window.kind != WindowKind::None) happen(CommandKind::Pass, state.window.waiting.first());
    showAll();
    ASSERT_EQ(state.phase, Phase::Over);
    EXPECT_EQ(kinds, QStringList({"victory", "level", "win"}));
    for (const EventKind kind : {EventKind::CombatWon, EventKind::LevelChanged, EventKind::GameWon})
        EXPECT_GE(dwelt(kind), 1990) << int(kind);
    EXPECT_EQ(moment.kind(), "win") << "nothing comes after it";
}

// The fight that is over lay there again for a moment before the winners' page. A speed of 0 is the quickest.
class HurriedWinTest : public BigMomentTest, public testing::WithParamInterface<qreal> {};

TEST_P(HurriedWinTest, DoesNotBringBackTheFightThatIsOver) {
    state.player[me()].level = 9;
    monsterBehindTheDoor("drooling-slime");
    begin();
    presenter.setSpeed(GetParam());
    happen(CommandKind::KickOpenDoor, me());
    presenter.skip();
    happen(CommandKind::Fight, me());
    presenter.skip();
    QStringList kinds;
    QObject::connect(&moment, &BigMoment::changed, [&] { kinds << moment.kind(); });
    while (state.window.kind != WindowKind::None) happen(CommandKind::Pass, state.window.waiting.first());
    presenter.skip();
    ASSERT_EQ(state.phase, Phase::Over);
    ASSERT_FALSE(presenter.isBusy());
    EXPECT_EQ(moment.kind(), "win");
    const qsizetype win = kinds.indexOf(QStringLiteral("win"));
    ASSERT_GE(win, 0) << kinds.join('|').toStdString();
    EXPECT_EQ(kinds.mid(win).count(QStringLiteral("win")), kinds.size() - win)
        << kinds.join('|').toStdString();
}

INSTANTIATE_TEST_SUITE_P(Paces, HurriedWinTest, testing::Values(0, 1));

TEST_F(BigMomentTest, WhatIsHurriedPastIsNoMoment) {
    shown.advance(viewOf(game, state, me()), eventOfKind(EventKind::Died, Seat{0}), 0);
    EXPECT_FALSE(moment.on());
}

TEST_F(BigMomentTest, AWonFightShowsItsLevelAndThenLaysOutItsLoot) {
    state.player[me()].level = 5;
    monsterBehindTheDoor("tax-gnome");
    begin();
    presenter.setSpeed(10);
    happen(CommandKind::KickOpenDoor, me());
    showAll();
    happen(CommandKind::Fight, me());
    showAll();
    if (!state.combatOn()) GTEST_FAIL() << "the others have not passed";
    // Not at once: the last of those who may speak up passes.
    QStringList kinds;
    int loot = 0;
    QObject::connect(&moment, &BigMoment::changed, [&] {
        if (kinds.isEmpty() || kinds.last() != moment.kind()) kinds << moment.kind();
        if (moment.kind() == QLatin1String("loot")) loot = moment.cards()->count();
    });
    told.clear();
    while (state.window.kind != WindowKind::None) happen(CommandKind::Pass, state.window.waiting.first());
    showAll();
    EXPECT_EQ(kinds.filter(QRegularExpression(".+")), QStringList({"victory", "level", "loot"}));
    EXPECT_EQ(kinds.indexOf("loot"), kinds.indexOf("level") + 1)
        << "without the plain table between: " << qPrintable(kinds.join('|'));
    EXPECT_EQ(loot, 2);
    EXPECT_GE(dwelt(EventKind::LevelChanged), 1500);
    EXPECT_GE(dwelt(EventKind::CardDrawn), 1500);
    EXPECT_FALSE(moment.on());
    EXPECT_TRUE(table.spotlight().title.isEmpty()) << "nothing of a fight stays behind";
}

TEST_F(BigMomentTest, ADoorCardAmongTheLootIsNoTreasure) {
    state.combat = Combat{};
    state.combat.fighter = me();
    state.combat.stage = CombatStage::Done;
    const CardId drawnCards[] = {put("jar-of-angry-bees", Zone::Hand, me()),
                                 put("tax-gnome", Zone::Hand, me())};
    show(me());
    QStringList texts;
    for (const CardId card : drawnCards) {
        Event drawn = eventOfKind(EventKind::CardDrawn, me());
        drawn.card = card;
        shown.advance(viewOf(game, state, me()), drawn, 250);
        shown.showInPieces(viewOf(game, state, me()), Showing::Midway);
        ASSERT_EQ(moment.kind(), "loot");
        texts << moment.text();
    }
    EXPECT_TRUE(texts[0].endsWith(QLatin1String(": 1 Treasure(s)"))) << texts[0].toStdString();
    EXPECT_TRUE(texts[1].endsWith(QLatin1String(": 1 Treasure(s) and 1 Door card(s)")))
        << texts[1].toStdString();
}

TEST_F(BigMomentTest, InTheMidstOfAMoveNothingIsAsked) {
    monsterBehindTheDoor("tax-gnome");
    begin();
    happen(CommandKind::KickOpenDoor, me());
    ASSERT_TRUE(presenter.isBusy());
    ASSERT_EQ(told.back().kind, EventKind::DoorKicked);
    EXPECT_EQ(table.revealed()->count(), 1);
    EXPECT_TRUE(actions.buttons().isEmpty());
    EXPECT_TRUE(actions.advice().isEmpty()) << actions.advice().toStdString();
    presenter.skip();
    EXPECT_FALSE(actions.buttons().isEmpty());
}

TEST_F(BigMomentTest, WhoeverTakesUpACardInTheMidstOfAMoveSeesTheRest) {
    const CardId potion = put("jar-of-angry-bees", Zone::Hand, me());
    monsterBehindTheDoor("tax-gnome");
    begin();
    happen(CommandKind::KickOpenDoor, me());
    ASSERT_TRUE(presenter.isBusy());
    moves.setCard(potion);
    EXPECT_FALSE(presenter.isBusy());
    EXPECT_GT(moves.menu()->count(), 0);
}

TEST_F(BigMomentTest, CentreStageIsAlwaysNow) {
    const CardId curse = put("lose-your-armor", Zone::Hand, me());
    Event played = eventOfKind(EventKind::CardPlayed, me());
    played.card = curse;
    shown.advance(viewOf(game, state, me()), played, 500);
    shown.show(viewOf(game, state, me()), Showing::AtRest);
    EXPECT_EQ(table.spotlight().defKey, "lose-your-armor");
    show(me());
    EXPECT_TRUE(table.spotlight().title.isEmpty());
}

// Its cards are discarded; the fight stood there again meanwhile.
TEST_F(BigMomentTest, AFightThatWasFledFromIsNotSeenAgain) {
    monsterBehindTheDoor("the-final-exam");  // does not pursue
    begin();
    presenter.setSpeed(10);
    happen(CommandKind::KickOpenDoor, me());
    showAll();
    QStringList after;
    QObject::connect(&shown, &ShownGame::told, &moment, [&](const Event& event) {
        if (event.kind == EventKind::CardDiscarded) after << moment.kind();
    });
    happen(CommandKind::RunAway, me());
    showAll();
    happen(CommandKind::Flee, me(), state.cards.first(Zone::Monsters));
    showAll();
    ASSERT_FALSE(state.combatOn());
    EXPECT_EQ(after, QStringList{"escape"});
    EXPECT_FALSE(moment.on());
}

TEST_F(BigMomentTest, AWonFightKeepsItsHeadingAndItsMonsterUntilItIsClearedAway) {
    state.player[me()].level = 5;
    monsterBehindTheDoor("tax-gnome");
    begin();
    happen(CommandKind::KickOpenDoor, me());
    presenter.skip();
    happen(CommandKind::Fight, me());
    presenter.skip();
    const QString names = combat.monsterNames();
    ASSERT_FALSE(names.isEmpty());
    presenter.setSpeed(10);
    bool seen = false;
    shown.whenShown(&combat, [&] {
        if (!combat.on() || combat.stage() != QLatin1String("done")) return;
        seen = true;
        EXPECT_EQ(combat.monsterNames(), names);
        EXPECT_EQ(combat.monsterCards()->count(), 1);
    });
    while (state.window.kind != WindowKind::None) happen(CommandKind::Pass, state.window.waiting.first());
    showAll();
    EXPECT_TRUE(seen);
}

TEST_F(BigMomentTest, ARollThatMayBeAnsweredIsSpokenOf) {
    state.phase = Phase::End;
    const GameState quiet = state;
    state.window = {WindowKind::Roll, SeatSet::of(me())};
    show(me());
    const QString answer = actions.advice();
    state = quiet;
    show(me());
    EXPECT_NE(answer, actions.advice());
    EXPECT_TRUE(answer.contains(QLatin1String("let it stand"))) << answer.toStdString();
}

class CriticalMomentTest : public BigMomentTest {
protected:
    CriticalMomentTest() : BigMomentTest("critical") { game.rules.criticalCombat = true; }
};

// Whatever the dice: the sums that are left standing are those that decided the fight.
TEST_F(CriticalMomentTest, TheMonstersDieIsInTheSumsThatAreLeftStanding) {
    ASSERT_TRUE(game.rules.criticalCombat);
    state.player[me()].level = 9;
    const CardId goblin = put("imp-of-the-fine-print", Zone::Hand, me());
    state.phase = Phase::LookOrLoot;
    begin();
    happen(CommandKind::LookForTrouble, me(), goblin);
    happen(CommandKind::Fight, me());
    presenter.skip();
    presenter.setSpeed(10);
    int die = 0;
    QObject::connect(&shown, &ShownGame::told, [&](const Event& event, int) {
        if (event.kind == EventKind::DieCounted && event.number2 == 1) die = event.number;
    });
    const int before = combat.monsters();
    while (state.window.kind != WindowKind::None && die == 0)
        happen(CommandKind::Pass, state.window.waiting.first());
    int seen = 0;
    shown.whenShown(&combat, [&] {
        if (combat.on()) seen = combat.monsters();
    });
    showAll();
    ASSERT_GT(die, 0);
    EXPECT_EQ(seen, before + die);
}

// The fight lay there again between the two.
TEST_F(CriticalMomentTest, ABossIsNamedBesideTheVictory) {
    monsterBehindTheDoor("imp-of-the-fine-print");
    begin();
    happen(CommandKind::KickOpenDoor, me());
    QStringList kinds;
    QObject::connect(&moment, &BigMoment::changed, [&] { kinds << moment.kind(); });
    for (const EventKind kind : {EventKind::CombatWon, EventKind::BossDefeated, EventKind::LevelChanged})
        shown.advance(viewOf(game, state, me()), eventOfKind(kind, me(), 1, 2), 900);
    EXPECT_EQ(kinds, QStringList({"victory", "level"}));
}

}  // namespace
}  // namespace kickdoor
