#include <QElapsedTimer>
#include <QTest>
#include <algorithm>

#include "seating_fixture.h"
#include "view/recorder.h"

namespace kickdoor {
namespace {

// Bots go on while the end of the turn is still shown, and the others watch them.
TEST_F(SeatingTest, AHandClosesWithItsTurnAndNotWhenAllOfItWasShown) {
    endSetUp();
    const Seat ends = state.active;
    state.phase = Phase::End;
    begin(SeatSet(0x07).without(state.leftOf(ends)));
    seating.reveal();
    ASSERT_EQ(shown.viewer(), ends);
    ViewRecorder recorder(game, state);
    presenter.setSpeed(0.1);
    Move move;
    move.kind = CommandKind::EndTurn;
    move.by = ends;
    ASSERT_TRUE(apply(game, state, commandOf(move), &recorder).empty());
    recorder.settle(state);
    EXPECT_FALSE(seating.handClosed());
    for (const Seat seat : {ends, kNoSeat}) {
        const auto events = recorder.events(seat);
        presenter.takeEvents(seat, {events.begin(), events.end()});
    }
    ASSERT_TRUE(presenter.isBusy());
    EXPECT_TRUE(seating.handClosed());
    presenter.skip();
    EXPECT_EQ(shown.viewer(), kNoSeat);
    EXPECT_FALSE(seating.handClosed());
}

// Before the first turn nobody has one that could end.
TEST_F(SeatingTest, AHandClosesWhenTheLastIsReadyAndABotBegins) {
    const auto readyBut = [this](Seat last) {
        for (Seat seat{0}; seat < state.players; ++seat)
            if (seat != last) say(CommandKind::Pass, seat);
    };
    Move ready;
    ready.kind = CommandKind::Pass;
    // Who rolls highest begins: it must be somebody else. The set-up counts as the first seat's.
    const GameState before = state;
    Seat last{1};
    for (;; ++last) {
        ASSERT_LT(last, before.players);
        state = before;
        readyBut(last);
        ready.by = last;
        GameState after = state;
        ASSERT_TRUE(apply(game, after, commandOf(ready)).empty());
        if (after.active != last && after.active != kNoSeat) break;
    }
    begin(SeatSet(0x07));
    seating.reveal();
    ASSERT_EQ(shown.viewer(), last);
    ViewRecorder recorder(game, state);
    presenter.setSpeed(0.1);
    ASSERT_TRUE(apply(game, state, commandOf(ready), &recorder).empty());
    recorder.settle(state);
    EXPECT_FALSE(seating.handClosed());
    for (const Seat seat : {last, kNoSeat}) {
        const auto events = recorder.events(seat);
        presenter.takeEvents(seat, {events.begin(), events.end()});
    }
    ASSERT_TRUE(presenter.isBusy());
    EXPECT_TRUE(seating.handClosed()) << "while the dice for the first turn are shown";
}

// Nobody else has had the screen: a curtain would only be in the way.
TEST_F(SeatingTest, WhoAnswersABotWithACardGoesOnLookingWhileOnlyBotsAct) {
    fight();
    const Seat bot = state.active;
    const Seat holder = state.leftOf(bot);
    const Seat other = state.leftOf(holder);
    const CardId ancient = put("ancient", Zone::Hand, holder);
    begin(SeatSet(0x07).without(bot));
    seating.takeScreen(holder);
    seating.reveal();
    ASSERT_EQ(shown.viewer(), holder);
    LegalCommands legal;
    legalCommands(game, state, holder, legal);
    const auto played = std::find_if(legal.moves.begin(), legal.moves.end(), [&](const Move& move) {
        return move.kind == CommandKind::Play && move.card == ancient;
    });
    ASSERT_NE(played, legal.moves.end());
    ASSERT_TRUE(apply(game, state, commandOf(*played)).empty());
    ASSERT_EQ(waitingFor(state), SeatSet::of(bot)) << "it loses now";
    tell();
    EXPECT_EQ(shown.viewer(), holder);
    EXPECT_FALSE(seating.held());
    state.offers[bot].kind = OfferKind::AskHelp;
    state.offers[bot].to = holder;
    tell();
    EXPECT_EQ(shown.viewer(), holder);
    EXPECT_FALSE(seating.curtain());
    // But when the fight is over, everybody watches.
    state.offers[bot] = Offer();
    state.combat = Combat();
    tell();
    EXPECT_EQ(shown.viewer(), kNoSeat);
    state.question = {QuestionKind::Option, other, 1, 1};
    tell();
    EXPECT_EQ(seating.curtainSeat(), other);
}

// "Play what you like, then let the game go on", the curtain has said.
TEST_F(SeatingTest, WhoStoppedTheTableAndPlayedACardMayPlayAnother) {
    fight();
    const Seat bot = state.active;
    const Seat holder = state.leftOf(bot);
    Move play;
    play.kind = CommandKind::Play;
    play.by = holder;
    play.card = put("ancient", Zone::Hand, holder);
    play.aim = Aim::atCard(state.combat.monsters[0].card);
    begin(SeatSet(0x07).without(bot));
    seating.hold();
    seating.takeScreen(holder);
    if (seating.curtain()) seating.reveal();
    ASSERT_EQ(shown.viewer(), holder);
    carryOut(play);
    ASSERT_EQ(waitingFor(state), SeatSet::of(bot)) << "it loses now";
    EXPECT_TRUE(seating.held());
    EXPECT_TRUE(seating.wantsPause()) << "the bot would run away";
    EXPECT_EQ(shown.viewer(), holder);
    seating.done();
    EXPECT_FALSE(seating.wantsPause());
    EXPECT_EQ(shown.viewer(), kNoSeat);
}

TEST_F(SeatingTest, WhoStoppedTheTableAndPassesLetsItGoOn) {
    fight();
    const Seat holder = state.leftOf(state.active);
    state.window.waiting = SeatSet::of(holder);
    Move pass;
    pass.kind = CommandKind::Pass;
    pass.by = holder;
    begin(SeatSet(0x07).without(state.active));
    seating.hold();
    seating.takeScreen(holder);
    if (seating.curtain()) seating.reveal();
    carryOut(pass);
    ASSERT_FALSE(state.combatOn()) << "nobody else was asked";
    EXPECT_FALSE(seating.held());
}

// In critical combat the fighter is not asked again after an interference, and the dice fell before anybody
// could answer it.
class TurnedFight : public SeatingTest {
protected:
    // The fight that the fighter has declared is interfered with, by a card for those or those.
    void interfere(const char* card, AimKind side) {
        game.rules.criticalCombat = true;
        Move move;
        move.kind = CommandKind::Play;
        move.by = other();
        move.card = put(card, Zone::Hand, other());
        move.aim.kind = side;
        tell();
        carryOut(move);
    }
    Seat fighter() const { return state.combat.fighter; }
    Seat other() const { return state.leftOf(state.combat.fighter); }
};

TEST_F(TurnedFight, WaitsForTheFighterWhoIsAloneHere) {
    fight();
    begin(SeatSet::of(fighter()));
    interfere("exploding-pickle", AimKind::Monsters);
    ASSERT_EQ(state.window.kind, WindowKind::Settle);
    EXPECT_TRUE(seating.held());
    EXPECT_EQ(seating.holder(), fighter());
    seating.done();
    EXPECT_FALSE(seating.held()) << "once";
}

TEST_F(TurnedFight, GivesTheFighterTheScreenBack) {
    fight();
    begin(SeatSet(0x07));
    ASSERT_EQ(shown.viewer(), kNoSeat);
    interfere("exploding-pickle", AimKind::Monsters);
    EXPECT_EQ(seating.curtainSeat(), fighter());
    seating.reveal();
    EXPECT_EQ(shown.viewer(), fighter());
    seating.done();
    EXPECT_EQ(shown.viewer(), kNoSeat) << "all others may interfere";
    EXPECT_TRUE(seating.bar());
}

TEST_F(TurnedFight, ThatIsStillWonGoesOn) {
    fight();
    state.player[fighter()].level = 9;
    begin(SeatSet(0x07));
    interfere("exploding-pickle", AimKind::Monsters);
    EXPECT_FALSE(seating.held());
    EXPECT_TRUE(seating.bar());
}

// In critical combat a bot may ask while the others may still interfere (ruling 18). At a shared screen only
// the story told it.
TEST_F(SeatingTest, WhoIsAskedForHelpInAWindowGetsTheScreenAndThenAllMayInterfere) {
    game.rules.criticalCombat = true;
    fight();
    const Seat bot = state.active, asked = state.leftOf(bot);
    begin(SeatSet(0x07).without(bot));
    ASSERT_TRUE(seating.bar());
    Move help;
    help.kind = CommandKind::AskHelp;
    help.by = bot;
    help.seat = asked;
    carryOut(help);
    EXPECT_EQ(seating.curtainSeat(), asked);
    EXPECT_FALSE(seating.bar());
    seating.reveal();
    EXPECT_EQ(seating.barNames(), shown.wording().name(asked)) << "a pass is theirs alone";
    Move no;
    no.kind = CommandKind::Decline;
    no.by = asked;
    no.seat = bot;
    ASSERT_TRUE(apply(game, state, commandOf(no)).empty());
    tell();
    EXPECT_TRUE(seating.bar());
    EXPECT_FALSE(seating.curtain());
    EXPECT_EQ(shown.viewer(), kNoSeat) << "all may interfere";
}

// The table does not turn to another player in the moment before the curtain.
TEST_F(SeatingTest, WhoLookedStaysInFrontUntilTheCurtainFalls) {
    fight();
    const Seat fighter = state.active;
    const Seat asked = state.leftOf(fighter);
    decideAnew();
    state.offers[fighter].kind = OfferKind::AskHelp;
    state.offers[fighter].to = asked;
    begin(SeatSet(0x07));
    seating.reveal();
    ASSERT_EQ(shown.viewer(), asked);
    presenter.setSpeed(1);
    say(CommandKind::Decline, asked);
    tell();
    ASSERT_FALSE(seating.curtain());
    EXPECT_EQ(shown.viewer(), kNoSeat) << "the hand is hidden";
    EXPECT_EQ(shown.front(), asked);
}

// However quick the table is.
TEST_F(SeatingTest, APersonsCardIsSeenBeforeTheCurtainFalls) {
    endSetUp();
    const Seat active = state.active;
    Move move;
    move.kind = CommandKind::Play;
    move.by = active;
    move.card = put("hole-in-the-pocket", Zone::Hand, active);
    move.aim = Aim::atPlayer(state.leftOf(active));
    begin(SeatSet(0x07));
    seating.reveal();
    ASSERT_EQ(shown.viewer(), active);
    presenter.setSpeed(10);
    QElapsedTimer clock;
    clock.start();
    carryOut(move);
    ASSERT_TRUE(QTest::qWaitFor([&] { return seating.curtain(); }, 10'000));
    EXPECT_GE(clock.elapsed(), 1200);
}

// Its player knows it; what was pressed meanwhile is lost.
TEST_F(SeatingTest, AfterTheEndOfATurnTheCurtainFallsSoon) {
    endSetUp();
    Move end;
    end.kind = CommandKind::EndTurn;
    end.by = state.active;
    state.phase = Phase::End;
    begin(SeatSet(0x07));
    seating.reveal();
    ASSERT_EQ(shown.viewer(), end.by);
    EXPECT_FALSE(seating.turning());
    presenter.setSpeed(1);
    carryOut(end);
    EXPECT_TRUE(seating.turning()) << "no button of theirs stands for a moment";
    presenter.skip();
    EXPECT_TRUE(seating.turning());
    QElapsedTimer clock;
    clock.start();
    ASSERT_TRUE(QTest::qWaitFor([&] { return seating.curtain(); }, 10'000));
    EXPECT_LT(clock.elapsed(), 700);
    EXPECT_FALSE(seating.turning());
}

// Whoever presses their own name waits for nothing.
TEST_F(SeatingTest, TheCurtainOfWhoAskedForTheScreenFallsAtOnce) {
    fight();
    begin(SeatSet(0x07));
    seating.reveal();
    presenter.setSpeed(1);
    tell();
    seating.hold();
    seating.takeScreen(state.leftOf(state.active));
    EXPECT_TRUE(seating.curtain());
    EXPECT_EQ(seating.curtainSeat(), state.leftOf(state.active));
    EXPECT_FALSE(seating.turning());
}

TEST_F(SeatingTest, WhoHeldAndAnsweredHasNothingToDecideLater) {
    fight();
    begin(SeatSet(0x07));
    const Seat other = state.leftOf(state.active);
    Move answer;
    answer.kind = CommandKind::Play;
    answer.by = other;
    answer.card = put("baby", Zone::Hand, other);
    answer.aim = Aim::atCard(state.combat.monsters[0].card);
    tell();
    seating.hold();
    seating.takeScreen(other);
    if (seating.curtain()) seating.reveal();
    ASSERT_EQ(shown.viewer(), other);
    EXPECT_TRUE(seating.holderAsked());
    ASSERT_TRUE(apply(game, state, commandOf(answer)).empty());
    tell();
    EXPECT_FALSE(seating.holderAsked());
}

// What is still being shown when somebody takes the screen is shown behind the curtain.
TEST_F(SeatingTest, NothingIsShownBetweenTheCurtainAndTheHand) {
    endSetUp();
    begin(SeatSet(0x07));
    ASSERT_TRUE(seating.curtain());
    const Seat called{static_cast<std::uint8_t>(seating.curtainSeat())};
    shown.showInPieces(viewOf(game, state, kNoSeat), Showing::Settled);
    int between = 0;
    QObject::connect(&shown, &ShownGame::shown,
                     [&] { between += !seating.curtain() && shown.viewer() == kNoSeat; });
    seating.reveal();
    EXPECT_EQ(between, 0);
    EXPECT_EQ(shown.viewer(), called);
}

}  // namespace
}  // namespace kickdoor
