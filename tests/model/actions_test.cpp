#include "model/decide/actions_model.h"

#include <QCoreApplication>
#include <QSignalSpy>

#include "model/decide/card_moves.h"
#include "table_fixture.h"
#include "words/window_words.h"

namespace kickdoor {
namespace {

class ActionsTest : public TableFixture {
protected:
    ActionsTest() { endSetUp(); }
    Seat me() const { return state.active; }
    QString nameLeft() { return shown.wording().name(state.leftOf(me())); }
    QVariantMap button(const QString& key) {
        for (const QVariant& one : actions.buttons()) {
            const QVariantMap map = one.toMap();
            if (map.value(QStringLiteral("key")).toString().section(QLatin1Char(':'), 0, 0) == key)
                return map;
        }
        return {};
    }
    // The card that the door has shown, with a decision to make about it.
    CardId drawn(const char* key) {
        state.phase = Phase::KickOpenDoor;
        const CardId card = put(key, Zone::DoorDeck);
        state.cards.move(card, {Zone::DoorDeck, kNoSeat}, CardTable::End::Top);
        show(me());
        actions.trigger(QStringLiteral("kickOpenDoor"));
        EXPECT_TRUE(state.cards.isIn(card, Zone::Revealed));
        return card;
    }
    void emptyHand(Seat seat) {
        while (state.cards.size(Zone::Hand, seat) > 0)
            state.cards.move(state.cards.first(Zone::Hand, seat), {Zone::Box, kNoSeat},
                             CardTable::End::Bottom);
        show(me());
    }
    void fight(const char* monster) {
        state.phase = Phase::LookOrLoot;
        const CardId card = put(monster, Zone::Hand, me());
        say(CommandKind::LookForTrouble, me(), card);
        show(me());
    }
    ActionsModel actions{shown};
};

TEST_F(ActionsTest, WithoutAMonsterInHandTheAdviceIsToLoot) {
    state.phase = Phase::LookOrLoot;
    emptyHand(me());
    show(me());
    EXPECT_FALSE(actions.advice().contains("from your hand")) << actions.advice().toStdString();
    put("drooling-slime", Zone::Hand, me());
    show(me());
    EXPECT_TRUE(actions.advice().contains("fight one from your hand")) << actions.advice().toStdString();
}

TEST_F(ActionsTest, TakingACardIsTheThingToDoWhereNothingElseLeadsOn) {
    drawn("ancient");
    EXPECT_EQ(button("keep")["look"], QLatin1String("primary"));
    EXPECT_TRUE(button("play").isEmpty());
}

TEST_F(ActionsTest, ADoorCardThatMayBePlayedHasAButtonForIt) {
    const CardId card = drawn("elf");
    EXPECT_EQ(button("play")["text"], QLatin1String("Play Elf"));
    EXPECT_EQ(button("play")["look"], QLatin1String("primary"));
    EXPECT_EQ(button("keep")["look"], QLatin1String("plain"));
    EXPECT_TRUE(actions.trigger(button("play")["key"].toString()));
    EXPECT_TRUE(state.cards.isIn(card, Zone::InPlay, me()));
}

TEST_F(ActionsTest, OneMonsterInHandIsFoughtByOneClick) {
    emptyHand(me());
    state.phase = Phase::LookOrLoot;
    put("drooling-slime", Zone::Hand, me());
    EXPECT_TRUE(button("lookForTrouble")["text"].toString().contains(QLatin1String("Drooling Slime")));
    QSignalSpy wanted(&actions, &ActionsModel::cardWanted);
    put("wannabe-vampire", Zone::Hand, me());
    EXPECT_TRUE(actions.trigger(QStringLiteral("lookForTrouble")));
    EXPECT_EQ(wanted.count(), 1) << "of two, one must be chosen";
    EXPECT_FALSE(state.combatOn());
}

// A hopeless fight was the golden button.
TEST_F(ActionsTest, TroubleIsProposedOnlyIfAMonsterInHandCanBeBeaten) {
    emptyHand(me());
    state.phase = Phase::LookOrLoot;
    state.player[me()].level = 1;
    put("lich-from-accounting", Zone::Hand, me());
    EXPECT_EQ(button("lookForTrouble")["look"], QLatin1String("plain"));
    EXPECT_EQ(button("lookForTrouble")["allowed"], true);
    EXPECT_EQ(button("lootRoom")["look"], QLatin1String("primary"));
    state.player[me()].level = 5;
    put("drooling-slime", Zone::Hand, me());
    EXPECT_EQ(button("lookForTrouble")["look"], QLatin1String("primary"));
}

TEST_F(ActionsTest, WhoRunsFromOneMonsterAndCanDoNothingElseRollsAtOnce) {
    emptyHand(me());
    fight("wannabe-vampire");
    EXPECT_TRUE(actions.trigger(QStringLiteral("runAway")));
    EXPECT_TRUE(actions.buttons().isEmpty()) << "one that would only flash";
    QCoreApplication::processEvents();
    EXPECT_EQ(said, 2) << "running, and from the only monster";
}

TEST_F(ActionsTest, AFlightThatFollowsByItselfIsChosenOnce) {
    emptyHand(me());
    fight("wannabe-vampire");
    EXPECT_TRUE(actions.trigger(QStringLiteral("runAway")));
    answers = false;
    for (int i = 0; i < 3; ++i) {
        show(me());
        QCoreApplication::processEvents();
    }
    EXPECT_EQ(said, 2) << "once more, and the table would call it too late";
}

TEST_F(ActionsTest, FightingAndRunningAwaySayWhatComesOfThem) {
    fight("wannabe-vampire");
    EXPECT_TRUE(button("runAway")["tip"].toString().contains(QLatin1String("escape")));
    EXPECT_FALSE(button("fight")["tip"].toString().isEmpty());
}

TEST_F(ActionsTest, WhatHasNoButtonNowSaysWhy) {
    emptyHand(me());
    actions.explain(QStringLiteral("sell"));
    EXPECT_EQ(refusedRule, QLatin1String("R7.5")) << "too little to sell";
    refusedRule.clear();
    actions.explain(QStringLiteral("offerTrade"));
    EXPECT_TRUE(refusedRule.contains(QLatin1String("R7.6"))) << "nobody has an Item";
    refusedRule.clear();
    actions.explain(QStringLiteral("askHelp"));
    EXPECT_TRUE(refusedRule.contains(QLatin1String("R8.7"))) << "nobody fights: " << qPrintable(refusedRule);
    EXPECT_EQ(said, 0);
}

TEST_F(ActionsTest, BesideAFightTheReasonIsTheFight) {
    emptyHand(me());
    fight("wannabe-vampire");
    wear("flaming-armor", me());
    refusedText.clear();
    actions.explain(QStringLiteral("sell"));
    EXPECT_FALSE(refusedText.isEmpty());
    refusedText.clear();
    actions.explain(QStringLiteral("offerTrade"));
    EXPECT_TRUE(refusedRule.contains(QLatin1String("R8.14"))) << qPrintable(refusedRule);
    refusedText.clear();
    actions.explain(QStringLiteral("askHelp"));
    EXPECT_TRUE(refusedText.isEmpty()) << "that has a button: " << qPrintable(refusedText);
}

TEST_F(ActionsTest, OfSomebodyElsesTurnTheReasonIsTheTurn) {
    show(state.leftOf(me()));
    actions.explain(QStringLiteral("sell"));
    EXPECT_FALSE(refusedText.isEmpty());
}

TEST_F(ActionsTest, WhoMayStillHelpTheEscapeBeforeTheRollIsAsked) {
    emptyHand(me());
    fight("wannabe-vampire");
    put("lavender-smoke-bomb", Zone::Hand, me());
    EXPECT_TRUE(actions.trigger(QStringLiteral("runAway")));
    QCoreApplication::processEvents();
    EXPECT_EQ(said, 1);
    EXPECT_EQ(button("flee")["look"], QLatin1String("primary"));
}

// A Curse for somebody else does not change the roll, and can be played after it.
TEST_F(ActionsTest, WhatDoesNotMatterToTheEscapeCostsNoClick) {
    emptyHand(me());
    fight("wannabe-vampire");
    put("lose-your-armor", Zone::Hand, me());
    EXPECT_TRUE(actions.trigger(QStringLiteral("runAway")));
    QCoreApplication::processEvents();
    EXPECT_EQ(said, 2);
}

TEST_F(ActionsTest, OfTwoMonstersOnlyTheFirstToRunFromIsChosen) {
    emptyHand(me());
    fight("wannabe-vampire");
    const CardId second = put("drooling-slime", Zone::Monsters);
    state.combat.monsters.push_back({second, state.cards.def(second)});
    show(me());
    EXPECT_TRUE(actions.trigger(QStringLiteral("runAway")));
    QCoreApplication::processEvents();
    EXPECT_EQ(said, 1) << "which first, is the player's choice";
    EXPECT_TRUE(actions.trigger(button("flee")["key"].toString()));
    QCoreApplication::processEvents();
    for (int pass = 0; pass < 20 && state.window.kind != WindowKind::None; ++pass)
        say(CommandKind::Pass, state.window.waiting.first());
    if (!state.combatOn()) GTEST_SKIP() << "the first has ended the fight";
    show(me());
    QCoreApplication::processEvents();
    EXPECT_EQ(said, 3) << "the other follows at once";
}

TEST_F(ActionsTest, NobodyIsAskedToFleeFromWhatDoesNotPursue) {
    actions.setFleeingAtOnce(false);
    state.player[me()].level = 2;
    put("go-up-a-level", Zone::Hand, me());
    fight("disappointed-dragon");
    EXPECT_TRUE(actions.trigger(QStringLiteral("runAway")));
    QCoreApplication::processEvents();
    EXPECT_EQ(said, 2) << "it is told, but not asked";
    EXPECT_FALSE(state.combatOn());
}

TEST_F(ActionsTest, OthersAtTheirOwnScreensDoNotLearnFromAQuickRoll) {
    actions.setFleeingAtOnce(false);
    emptyHand(me());
    fight("wannabe-vampire");
    EXPECT_TRUE(actions.trigger(QStringLiteral("runAway")));
    QCoreApplication::processEvents();
    EXPECT_EQ(said, 1);
}

TEST_F(ActionsTest, PowersAreOfferedByOneButtonThatNamesThemAll) {
    EXPECT_TRUE(button("use").isEmpty());
    wear("thief", me());
    wear("boots-of-butt-kicking", state.leftOf(me()));
    ASSERT_FALSE(button("use").isEmpty());
    QSignalSpy wanted(&actions, &ActionsModel::cardWanted);
    EXPECT_TRUE(actions.trigger(QStringLiteral("use")));
    ASSERT_EQ(wanted.count(), 1);
    EXPECT_EQ(wanted.first().first().toString(), QLatin1String("use"));
    CardMoves moves(shown);
    QSignalSpy dialog(&moves, &CardMoves::dialogWanted);
    moves.offerPowers();
    ASSERT_EQ(moves.menu()->count(), 1);
    EXPECT_EQ(moves.menu()->at(0)["text"].toString(),
              QStringLiteral("Steal (Thief): Boots of Butt-Kicking from %1 …").arg(nameLeft()));
    const QString about = moves.menu()->at(0)["about"].toString();
    EXPECT_TRUE(about.contains(QLatin1String("iscard")) && about.contains(QLatin1String("level")))
        << "what it costs and does: " << about.toStdString();
    EXPECT_TRUE(moves.choose(0));
    EXPECT_EQ(dialog.count(), 1) << "what it costs is asked";
}

TEST_F(ActionsTest, APowerWithSeveralTargetsIsOneRowOfTheList) {
    const Seat left = state.leftOf(me());
    wear("thief", me());
    wear("spyglass-of-envy", me());
    wear("boots-of-butt-kicking", left);
    wear("tinfoil-tiara", left);
    CardMoves moves(shown);
    QSignalSpy dialog(&moves, &CardMoves::dialogWanted);
    moves.offerPowers();
    const auto texts = [&] {
        QStringList list;
        for (int row = 0; row < moves.menu()->count(); ++row)
            list << moves.menu()->at(row)["text"].toString();
        return list;
    };
    EXPECT_EQ(texts(), (QStringList{QStringLiteral("Peek (Spyglass of Envy) …"),
                                    QStringLiteral("Steal (Thief) from %1 …").arg(nameLeft())}))
        << "by their names, each with what it can do";
    EXPECT_TRUE(moves.choose(1));
    EXPECT_EQ(dialog.count(), 1) << "the dialog asks for the target, too";
    moves.offerPowers();
    EXPECT_FALSE(moves.choose(0)) << "the menu goes on with the targets";
    QStringList names{shown.wording().name(left), shown.wording().name(state.leftOf(left))};
    QStringList offered = texts();
    names.sort();
    offered.sort();
    EXPECT_EQ(offered, names);
    EXPECT_EQ(said, 0);
    EXPECT_TRUE(moves.choose(0));
    EXPECT_EQ(said, 1);
}

TEST_F(ActionsTest, APowerOnThingsOfSeveralPlayersNamesNone) {
    wear("thief", me());
    wear("boots-of-butt-kicking", state.leftOf(me()));
    wear("tinfoil-tiara", state.leftOf(state.leftOf(me())));
    CardMoves moves(shown);
    moves.offerPowers();
    ASSERT_EQ(moves.menu()->count(), 1);
    EXPECT_EQ(moves.menu()->at(0)["text"].toString(), QStringLiteral("Steal (Thief) …"));
}

TEST_F(ActionsTest, TheAdviceSpeaksOfAPassAsItsButtonDoes) {
    const auto expectPass = [&](WindowKind kind) {
        ASSERT_EQ(state.window.kind, kind);
        show(state.window.waiting.first());
        QString pass = WindowWords::pass(kind);
        pass[0] = pass[0].toLower();
        EXPECT_TRUE(actions.advice().contains(pass)) << actions.advice().toStdString();
    };
    EXPECT_NE(WindowWords::pass(WindowKind::Strike), WindowWords::pass(WindowKind::Roll));
    const GameState quiet = state;
    Move curse;
    curse.kind = CommandKind::Play;
    curse.by = state.leftOf(me());
    curse.card = put("unlearned-lesson", Zone::Hand, curse.by);
    curse.aim = Aim::atPlayer(me());
    ASSERT_TRUE(apply(game, state, commandOf(curse)).empty());
    expectPass(WindowKind::Strike);
    state = quiet;
    state.player[me()].level = 9;
    fight("drooling-slime");
    say(CommandKind::Fight, me());
    expectPass(WindowKind::Settle);
}

TEST_F(ActionsTest, WhoDiedInTheOwnTurnIsToldThatItOnlyEnds) {
    state.phase = Phase::End;
    show(me());
    EXPECT_FALSE(actions.advice().contains("dead")) << actions.advice().toStdString();
    emptyHand(me());
    state.player[me()].status = PlayerStatus::Dead;
    show(me());
    EXPECT_TRUE(actions.advice().startsWith("You are dead")) << actions.advice().toStdString();
}

}  // namespace
}  // namespace kickdoor
