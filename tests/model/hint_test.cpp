#include "model/decide/hint_model.h"

#include <QSignalSpy>
#include <QTest>

#include "bot/value/value.h"
#include "model/decide/hint_words.h"
#include "table_fixture.h"

namespace kickdoor {
namespace {

class HintTest : public TableFixture {
protected:
    HintTest() {
        shown.setActing(SeatSet::firstN(3));
        endSetUp();
    }
    bool thought() {
        return QTest::qWaitFor([this] { return !hint.isThinking(); }, 60'000);
    }
    QVariantMap row(int at) { return hint.rows().value(at).toMap(); }
    void fight(const char* monster) {
        state.phase = Phase::LookOrLoot;
        const CardId card = put(monster, Zone::Hand, state.active);
        say(CommandKind::LookForTrouble, state.active, card);
        passWindows();
        show(state.active);
    }
    HintModel hint{shown};
};

TEST_F(HintTest, ListsMovesWithTheirChancesAndMakesOne) {
    ASSERT_EQ(state.phase, Phase::Arrange);
    hint.ask();
    EXPECT_TRUE(hint.isOn());
    EXPECT_TRUE(hint.isThinking()) << "on another thread";
    EXPECT_TRUE(hint.rows().isEmpty());
    ASSERT_TRUE(thought());
    ASSERT_GT(hint.rows().size(), 1);
    EXPECT_FALSE(hint.note().isEmpty());
    EXPECT_TRUE(row(0)[QStringLiteral("equal")].toBool());
    bool kicks = false;
    bool equals = true;
    for (int at = 0; at < hint.rows().size(); ++at) {
        EXPECT_FALSE(row(at)[QStringLiteral("text")].toString().isEmpty());
        EXPECT_GE(row(at)[QStringLiteral("chance")].toDouble(), 0);
        EXPECT_LE(row(at)[QStringLiteral("chance")].toDouble(), 1);
        EXPECT_TRUE(row(at)[QStringLiteral("percent")].toString().endsWith(QStringLiteral("%")));
        EXPECT_FALSE(row(at)[QStringLiteral("details")].toString().isEmpty());
        const bool equal = row(at)[QStringLiteral("equal")].toBool();
        EXPECT_TRUE(equals || !equal) << "those as good as the first follow it";
        EXPECT_TRUE(!equal || row(at)[QStringLiteral("percent")] == row(0)[QStringLiteral("percent")]);
        equals = equal;
        kicks |= row(at)[QStringLiteral("text")] == QStringLiteral("Kick open the door");
    }
    EXPECT_TRUE(kicks);
    hint.follow(0);
    EXPECT_EQ(said, 1) << "the move was made";
    EXPECT_FALSE(hint.isOn());
    EXPECT_TRUE(hint.rows().isEmpty());
}

TEST_F(HintTest, NamesWhomToAskAndForWhat) {
    state.player[state.leftOf(state.active)].level = 9;  // nobody is asked whose help would not do
    state.player[state.active].level = 4;
    fight("disappointed-dragon");
    ASSERT_TRUE(state.combatOn());
    hint.ask();
    ASSERT_TRUE(thought());
    bool runs = false;
    bool asks = false;
    for (int at = 0; at < hint.rows().size(); ++at) {
        const QString text = row(at)[QStringLiteral("text")].toString();
        runs |= text == QStringLiteral("Run away");
        asks |= text.startsWith(QStringLiteral("Ask ")) && text.contains(QStringLiteral("Treasure"));
    }
    EXPECT_TRUE(runs);
    EXPECT_TRUE(asks);
    EXPECT_TRUE(row(0)[QStringLiteral("details")].toString().contains(QStringLiteral("this fight ")));
    EXPECT_TRUE(hint.note().contains(QStringLiteral("A fight counts with all that is still played")));
}

TEST_F(HintTest, SaysWhoseFightItMeansAndCallsNoChangeByASign) {
    Outcome outcome;
    outcome.worlds = outcome.fought = 10;
    outcome.victory = 8;
    outcome.levels = -4;
    EXPECT_EQ(HintWords::details(outcome, true), QStringLiteral("this fight won in 80% · Levels ±0"));
    EXPECT_EQ(HintWords::details(outcome, false), QStringLiteral("your next fight won in 80% · Levels ±0"));
    outcome.levels = -5;
    EXPECT_EQ(HintWords::details(outcome, false, QStringLiteral("Bob")),
              QStringLiteral("next fight of Bob won in 80% · Levels −0.1"));
}

TEST_F(HintTest, WhatASampleShowsIsNeverCalledSure) {
    Outcome outcome;
    outcome.worlds = outcome.fought = outcome.victory = outcome.deaths = 200;
    outcome.chance = kCertain;
    EXPECT_EQ(HintWords::chance(outcome), QStringLiteral("> 99%"));
    EXPECT_EQ(HintWords::details(outcome, true),
              QStringLiteral("this fight almost certainly won · death almost certain · Levels ±0"));
    outcome.victory = outcome.deaths = outcome.chance = 0;
    EXPECT_EQ(HintWords::chance(outcome), QStringLiteral("< 1%"));
    EXPECT_EQ(HintWords::details(outcome, false),
              QStringLiteral("your next fight hardly ever won · Levels ±0"));
    EXPECT_EQ(HintWords::details(outcome, false, QStringLiteral("Bob")),
              QStringLiteral("next fight of Bob hardly ever won · Levels ±0"));
}

TEST_F(HintTest, IsDueOnlyWhereThereIsSomethingToDecide) {
    EXPECT_TRUE(hint.isDue());
    show(state.leftOf(state.active));
    EXPECT_FALSE(hint.isDue());
    show(state.active);
    EXPECT_TRUE(hint.isDue());
    state.phase = Phase::Setup;
    show(state.active);
    EXPECT_FALSE(hint.isDue()) << "before the first turn";
}

TEST_F(HintTest, IsDroppedWhenTheGameMovesOn) {
    hint.ask();
    ASSERT_TRUE(hint.isThinking());
    say(CommandKind::KickOpenDoor, state.active);
    show(state.active);
    EXPECT_FALSE(hint.isOn());
    QTest::qWait(50);
    EXPECT_TRUE(hint.rows().isEmpty()) << "what it thought comes to nothing";

    hint.ask();
    if (!hint.isOn()) return;  // the door asks nothing
    shown.close();
    EXPECT_FALSE(hint.isOn());
}

TEST_F(HintTest, IsOnlyForOwnDecisions) {
    show(Seat(static_cast<std::uint8_t>((state.active + 1) % 3)));
    hint.ask();
    EXPECT_FALSE(hint.isOn());
    EXPECT_FALSE(refusedText.isEmpty());
}

// Nobody weighs trades and the like; that is no reason to call them nothing.
TEST_F(HintTest, SaysWhatItLeavesOut) {
    while (state.cards.first(Zone::Hand, state.active) != kNoCard)
        state.cards.move(state.cards.first(Zone::Hand, state.active), {Zone::DoorDiscard, kNoSeat},
                         CardTable::End::Top);
    wear("boots-of-butt-kicking", state.active);
    state.phase = Phase::End;
    show(state.active);
    ASSERT_GT(shown.legal().moves.size() + shown.legal().templates.size(), 1U);
    hint.ask();
    ASSERT_TRUE(thought());
    ASSERT_EQ(hint.rows().size(), 1);
    EXPECT_TRUE(hint.note().contains("compares no other move")) << hint.note().toStdString();
}

TEST_F(HintTest, IsNotGivenWhereTheTablePlaysWithout) {
    hint.setAllowed(false);
    hint.ask();
    EXPECT_FALSE(hint.isOn());
    EXPECT_EQ(refusedText,
              QStringLiteral("This table allows no hints. Its owner can allow them before the game."));
    hint.setAllowed(true);
    hint.ask();
    EXPECT_TRUE(hint.isOn());
    hint.setAllowed(false);
    EXPECT_FALSE(hint.isOn());
}

}  // namespace
}  // namespace kickdoor
