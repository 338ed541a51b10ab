// Passes that people have asked for in advance (rulings.md, "Standing passes").
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTimer>
#include <algorithm>

#include "seating_fixture.h"

namespace kickdoor {
namespace {

class StandingPassesTest : public SeatingTest {
protected:
    static constexpr int kFairTime = 100;  // milliseconds

    StandingPassesTest() { game.rules.reactionMillis = kFairTime; }

    void emptyHand(Seat seat) {
        while (state.cards.size(Zone::Hand, seat) > 0)
            state.cards.move(state.cards.first(Zone::Hand, seat), {Zone::Box, kNoSeat},
                             CardTable::End::Bottom);
    }
    // A fight of whoever has the turn. The next player is the bystander, who may answer it by a card.
    void fightBeside(const char* answer = "baby") {
        fight();
        bystander = state.leftOf(state.active);
        emptyHand(bystander);
        put(answer, Zone::Hand, bystander);
    }
    bool passed(Seat seat) const { return std::find(passes.begin(), passes.end(), seat) != passes.end(); }
    // Whoever has the turn runs away and rolls.
    void rollToRunAway() {
        state.phase = Phase::LookOrLoot;
        const CardId lich = put("lich-from-accounting", Zone::Hand, state.active);
        say(CommandKind::LookForTrouble, state.active, lich);
        say(CommandKind::RunAway, state.active);
        say(CommandKind::Flee, state.active, lich);
        ASSERT_EQ(state.window.kind, WindowKind::Roll);
    }
    // Milliseconds until the seat passes; -1: it does not within three times the due time.
    int passesAfter(Seat seat) {
        QElapsedTimer clock;
        clock.start();
        QTimer looks;
        looks.start(5);
        while (!passed(seat) && clock.elapsed() < 6 * kFairTime)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        return passed(seat) ? static_cast<int>(clock.elapsed()) : -1;
    }
    QStringList notes() {
        QStringList texts;
        for (int row = 0; row < standing.count(); ++row)
            texts << standing.at(row).value(QStringLiteral("text")).toString();
        return texts;
    }
    QString titleOfFirst() {
        return standing.cards().value(0).toMap().value(QStringLiteral("title")).toString();
    }

    StandingPasses& standing = *seating.standing();
    Seat bystander = kNoSeat;
};

TEST_F(StandingPassesTest, UntilTheTurnPassesAtOnceAndEndsAsTheTurnBegins) {
    fightBeside();
    begin(SeatSet::of(bystander));
    EXPECT_TRUE(passes.empty());
    standing.setUntilTurn(bystander, true);
    EXPECT_EQ(passes, std::vector<Seat>{bystander});
    EXPECT_FALSE(seating.bar());
    EXPECT_EQ(notes(), QStringList{QStringLiteral("Passing until your turn")});
    passWindows();
    state.active = bystander;
    ++state.turn;
    tell();
    EXPECT_TRUE(notes().isEmpty());
}

TEST_F(StandingPassesTest, SaidInTheOwnTurnItLastsUntilTheNext) {
    endSetUp();
    begin(SeatSet::of(state.active));
    standing.setUntilTurn(state.active, true);
    tell();
    EXPECT_EQ(standing.count(), 1);
    state.turn += state.players;
    tell();
    EXPECT_EQ(standing.count(), 0);
}

TEST_F(StandingPassesTest, WhatConcernsAPlayerIsAsked) {
    fightBeside();
    state.player[state.active].level = 9;  // for the win
    begin(SeatSet::of(bystander));
    standing.setUntilTurn(bystander, true);
    standing.setUnlessConcerned(bystander, true);
    standing.setSpared(QStringLiteral("baby"), true);
    EXPECT_TRUE(passes.empty());
    EXPECT_TRUE(seating.bar());
    EXPECT_EQ(passesAfter(bystander), -1);
    state.player[state.active].level = 5;
    tell();
    EXPECT_TRUE(passed(bystander));
}

TEST_F(StandingPassesTest, AtASharedScreenNobodyIsAskedAboutARollThatIsNotTheirs) {
    endSetUp();
    bystander = state.leftOf(state.active);
    const Seat curious = state.leftOf(bystander);
    put("weighted-die", Zone::Hand, bystander);
    begin(SeatSet(0x07));
    standing.setAboutRolls(curious, true);
    rollToRunAway();
    tell();
    EXPECT_TRUE(passed(bystander)) << "whatever the hand";
    EXPECT_FALSE(passed(curious)) << "who wants to be asked";
    EXPECT_FALSE(passed(state.active)) << "who rolls";
    passes.clear();
    seating.start(SeatSet(0x07).without(state.active), Seat{0});
    EXPECT_TRUE(passed(bystander)) << "a bot's roll is one like any other";
}

TEST_F(StandingPassesTest, WhoIsAloneIsAskedAboutRollsOfOthersUnlessUnwanted) {
    endSetUp();
    bystander = state.leftOf(state.active);
    emptyHand(bystander);
    put("weighted-die", Zone::Hand, bystander);
    rollToRunAway();
    begin(SeatSet::of(bystander));
    EXPECT_FALSE(passed(bystander));
    EXPECT_TRUE(seating.bar());
    standing.setAboutRolls(bystander, false);
    EXPECT_TRUE(passed(bystander));
}

// Who could only play an identity was asked about the own die.
TEST_F(StandingPassesTest, ACardThatDoesNothingForTheOwnRollDoesNotAsk) {
    for (const bool mayAnswer : {false, true}) {
        state = newGame(game, 3, 11);
        endSetUp();
        const Seat mine = state.active;
        emptyHand(mine);
        put("elf", Zone::Hand, mine);
        if (mayAnswer) put("weighted-die", Zone::Hand, mine);
        say(CommandKind::Play, mine, put("training-montage", Zone::Hand, mine));
        ASSERT_EQ(state.window.kind, WindowKind::Roll);
        LegalCommands legal;
        legalCommands(game, viewOf(game, state, mine), mine, legal);
        ASSERT_TRUE(std::any_of(legal.moves.begin(), legal.moves.end(), [](const Move& move) {
            return move.kind == CommandKind::Play;
        })) << "the Elf may be played";
        passes.clear();
        begin(SeatSet::of(mine));
        EXPECT_NE(passed(mine), mayAnswer);
    }
}

TEST_F(StandingPassesTest, AThiefsDieConcernsWhoseItemItIsFor) {
    endSetUp();
    const Seat owner = state.leftOf(state.active);
    const Seat third = state.leftOf(owner);
    const CardId thief = wear("thief", state.active);
    const CardId boots = wear("boots-of-butt-kicking", owner);
    LegalCommands legal;
    legalCommands(game, viewOf(game, state, state.active), state.active, legal);
    const auto steal = std::find_if(legal.templates.begin(), legal.templates.end(), [&](const auto& family) {
        return family.move.card == thief && family.move.subject == boots;
    });
    ASSERT_NE(steal, legal.templates.end());
    Command command = commandOf(steal->move);
    command.cards.push_back(state.cards.first(Zone::Hand, state.active));
    ASSERT_TRUE(apply(game, state, command).empty());
    ASSERT_EQ(state.window.kind, WindowKind::Roll);
    begin(SeatSet(0x07));
    EXPECT_FALSE(passed(owner));
    EXPECT_TRUE(passed(third));
}

TEST_F(StandingPassesTest, AmongBotsASparedCardDoesNotAsk) {
    fightBeside();
    begin(SeatSet::of(bystander));
    EXPECT_TRUE(passes.empty());
    standing.setSpared(QStringLiteral("baby"), true);
    EXPECT_TRUE(passed(bystander));
    EXPECT_FALSE(seating.bar());
}

TEST_F(StandingPassesTest, AmongBotsAnotherCardStillAsks) {
    fightBeside();
    put("ancient", Zone::Hand, bystander);
    begin(SeatSet::of(bystander));
    standing.setSpared(QStringLiteral("baby"), true);
    EXPECT_TRUE(passes.empty());
    EXPECT_TRUE(seating.bar());
    EXPECT_FALSE(seating.isQuiet(bystander));
    standing.setSpared(QStringLiteral("ancient"), true);
    EXPECT_TRUE(passed(bystander));
}

// The law: whatever the hand, whoever sits elsewhere or at the same screen sees the same passes at the same
// time.
TEST_F(StandingPassesTest, WhenItPassesTellsNothingAboutTheHand) {
    fightBeside();
    const GameState before = state;
    for (const bool shared : {false, true}) {
        for (const char* held : {"baby", "ancient", "elf"}) {
            state = before;
            emptyHand(bystander);
            put(held, Zone::Hand, bystander);
            passes.clear();
            tell();
            seating.start(shared ? SeatSet(0x07) : SeatSet::of(bystander), Seat{0}, !shared);
            tell();
            if (shared) {
                seating.hold();
                seating.takeScreen(bystander);
                if (seating.curtain()) seating.reveal();
            }
            ASSERT_EQ(shown.viewer(), bystander);
            standing.setSpared(QStringLiteral("baby"), true);
            if (shared) seating.done();
            EXPECT_TRUE(passes.empty()) << held;
            EXPECT_EQ(seating.bar(), true) << held;
            const int millis = passesAfter(bystander);
            EXPECT_GE(millis, 2 * kFairTime - 10) << held;
            EXPECT_EQ(passes, std::vector<Seat>{bystander}) << held;
        }
    }
}

TEST_F(StandingPassesTest, OnlyItsPlayerKnowsWhetherACardAsks) {
    fightBeside();
    begin(SeatSet::of(bystander));
    seating.start(SeatSet::of(bystander), Seat{0}, true);
    tell();
    EXPECT_FALSE(seating.isQuiet(bystander));
    standing.setSpared(QStringLiteral("baby"), true);
    EXPECT_TRUE(seating.isQuiet(bystander)) << "need not be called";
    EXPECT_GT(seating.dueMillis(), 0);
    put("ancient", Zone::Hand, bystander);
    tell();
    EXPECT_FALSE(seating.isQuiet(bystander));
}

TEST_F(StandingPassesTest, WhoWantsToThinkIsNotPassedFor) {
    fightBeside();
    begin(SeatSet::of(bystander));
    seating.start(SeatSet::of(bystander), Seat{0}, true);
    tell();
    standing.setSpared(QStringLiteral("baby"), true);
    seating.wait();
    EXPECT_EQ(seating.dueMillis(), 0);
    EXPECT_EQ(passesAfter(bystander), -1);
    EXPECT_TRUE(seating.bar());
    ++state.epoch;  // somebody interferes: another decision
    tell();
    EXPECT_GT(passesAfter(bystander), 0);
}

TEST_F(StandingPassesTest, AHeldTableWaits) {
    fightBeside();
    begin(SeatSet(0x07));
    seating.hold();
    standing.setUntilTurn(bystander, true);
    EXPECT_TRUE(passes.empty());
    seating.done();
    EXPECT_TRUE(passed(bystander));
}

// Others at the screen would learn what is held.
TEST_F(StandingPassesTest, NotesOfCardsAreShownToTheirPlayerOnly) {
    fightBeside();
    begin(SeatSet(0x07));
    EXPECT_TRUE(standing.cards().isEmpty()) << "no hand is open";
    seating.hold();
    seating.takeScreen(bystander);
    if (seating.curtain()) seating.reveal();
    const QString title = titleOfFirst();
    standing.setSpared(QStringLiteral("baby"), true);
    EXPECT_EQ(notes(), QStringList{QStringLiteral("Not asked about ") + title});
    seating.done();
    EXPECT_TRUE(notes().isEmpty());
    standing.setUnlessConcerned(bystander, true);
    EXPECT_EQ(notes().size(), 1);
}

TEST_F(StandingPassesTest, ACardThatHasGoneIsForgotten) {
    fightBeside();
    put("ancient", Zone::Hand, bystander);
    begin(SeatSet::of(bystander));
    standing.setSpared(QStringLiteral("baby"), true);
    ASSERT_EQ(standing.count(), 1);
    QSignalSpy kept(&seating, &Seating::wished);
    emptyHand(bystander);
    put("ancient", Zone::Hand, bystander);
    tell();
    EXPECT_EQ(standing.count(), 0);
    EXPECT_EQ(kept.count(), 1) << "so it is not saved";
    EXPECT_TRUE(passes.empty());
    EXPECT_TRUE(seating.bar());
}

// The law holds when a card goes, too: only its player sees a difference.
TEST_F(StandingPassesTest, InCompanyThePassesGoOnWhenTheLastCardHasGone) {
    fightBeside();
    begin(SeatSet::of(bystander));
    seating.start(SeatSet::of(bystander), Seat{0}, true);
    tell();
    standing.setSpared(QStringLiteral("baby"), true);
    const QStringList before = notes();
    emptyHand(bystander);
    put("ancient", Zone::Hand, bystander);
    tell();
    ASSERT_EQ(standing.count(), 1);
    EXPECT_NE(notes(), before);
    EXPECT_FALSE(seating.isQuiet(bystander));
    EXPECT_GT(passesAfter(bystander), 0);
    const QJsonObject saved = standing.kept();
    standing.revoke(0);
    EXPECT_EQ(standing.count(), 0);
    standing.restore(saved);
    EXPECT_EQ(standing.count(), 1);
}

TEST_F(StandingPassesTest, ANoteIsRevokedByOnePress) {
    fightBeside();
    state.player[state.active].level = 9;
    begin(SeatSet::of(bystander));
    standing.setUntilTurn(bystander, true);
    standing.setUnlessConcerned(bystander, true);
    standing.setSpared(QStringLiteral("baby"), true);
    ASSERT_EQ(standing.count(), 3);
    while (standing.count() > 0) standing.revoke(standing.count() - 1);
    state.player[state.active].level = 5;
    tell();
    EXPECT_TRUE(passes.empty());
    EXPECT_TRUE(seating.bar());
}

TEST_F(StandingPassesTest, EndWithTheGame) {
    fightBeside();
    begin(SeatSet::of(bystander));
    standing.setUnlessConcerned(bystander, true);
    begin(SeatSet::of(bystander));
    EXPECT_EQ(standing.count(), 0);
}

TEST_F(StandingPassesTest, NobodyElsesPassesCanBeAskedFor) {
    fightBeside();
    begin(SeatSet::of(bystander));
    standing.setUntilTurn(state.active, true);
    standing.setUnlessConcerned(-1, true);
    standing.setUntilTurn(kMaxSeats, true);
    EXPECT_EQ(standing.count(), 0);
}

}  // namespace
}  // namespace kickdoor
