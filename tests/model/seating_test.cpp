#include <QSignalSpy>
#include <algorithm>

#include "model/present/ready_model.h"
#include "seating_fixture.h"

namespace kickdoor {
namespace {

TEST_F(SeatingTest, ALonePersonAlwaysSeesTheOwnHandWithoutCurtain) {
    begin(SeatSet::of(Seat{1}));
    EXPECT_FALSE(seating.curtain());
    EXPECT_EQ(shown.viewer(), 1);
    EXPECT_FALSE(seating.shared());
}

TEST_F(SeatingTest, WithoutPersonsTheScreenLooksOverOneShoulder) {
    begin(SeatSet());
    EXPECT_EQ(shown.viewer(), 0);
}

TEST_F(SeatingTest, TheCurtainFallsBeforeAnotherPersonsHandShows) {
    begin(SeatSet(0x03));
    ASSERT_TRUE(seating.curtain());
    EXPECT_EQ(shown.viewer(), kNoSeat);
    const int first = seating.curtainSeat();
    seating.reveal();
    EXPECT_EQ(shown.viewer(), first);
    say(CommandKind::Pass, Seat(first));
    tell();
    ASSERT_TRUE(seating.curtain());
    EXPECT_EQ(shown.viewer(), kNoSeat);
    EXPECT_NE(seating.curtainSeat(), first);
}

TEST_F(SeatingTest, WithoutTheCurtainTheScreenTurnsAtOnce) {
    seating.setCurtainWanted(false);
    begin(SeatSet(0x03));
    EXPECT_FALSE(seating.curtain());
    EXPECT_EQ(shown.viewer(), 0);
}

TEST_F(SeatingTest, WhileEverybodyMaySpeakUpNoHandIsOpenAndOnePressPassesForAll) {
    fight();
    begin(SeatSet(0x07));
    EXPECT_TRUE(seating.bar());
    EXPECT_FALSE(seating.curtain());
    EXPECT_EQ(shown.viewer(), kNoSeat);
    seating.passAll();
    EXPECT_EQ(passes.size(), 2U);  // all but the fighter
}

TEST_F(SeatingTest, HoldingStopsTheTableAndOpensTheHandOfWhoeverHolds) {
    begin(SeatSet(0x07));
    seating.reveal();
    seating.hold();
    EXPECT_TRUE(seating.wantsPause());
    EXPECT_EQ(seating.holder(), -1);
    seating.takeScreen(2);
    ASSERT_TRUE(seating.curtain());
    seating.reveal();
    EXPECT_EQ(shown.viewer(), 2);
    seating.done();
    EXPECT_FALSE(seating.held());
    ASSERT_TRUE(seating.curtain());
    EXPECT_EQ(seating.curtainSeat(), 0);
}

TEST_F(SeatingTest, WhoHeldAndPassesGivesTheScreenBack) {
    fight();
    begin(SeatSet(0x07));
    const Seat other = state.leftOf(state.active);
    seating.hold();
    seating.takeScreen(other);
    if (seating.curtain()) seating.reveal();
    ASSERT_EQ(shown.viewer(), other);
    say(CommandKind::Pass, other);
    tell();
    EXPECT_FALSE(seating.held());
    EXPECT_NE(shown.viewer(), other);
}

TEST_F(SeatingTest, ALonePersonWithNothingToSayPassesByItself) {
    fight();
    const Seat lone = state.leftOf(state.active);
    while (state.cards.size(Zone::Hand, lone) > 0) {
        state.cards.move(state.cards.first(Zone::Hand, lone), {Zone::Box, kNoSeat}, CardTable::End::Bottom);
    }
    begin(SeatSet::of(lone));
    EXPECT_FALSE(passes.empty());
    passes.clear();
    seating.setAutoPass(false);
    seating.passAnswered(lone, state.epoch, false);
    EXPECT_TRUE(passes.empty());
    EXPECT_TRUE(seating.bar());
}

// Nobody's hand was open meanwhile: who looked last may have left the screen to the others.
TEST_F(SeatingTest, AfterEverybodySpokeUpTheCurtainFallsForWhoLookedLast) {
    fight();
    const Seat fighter = state.active;
    begin(SeatSet(0x07));
    seating.hold();
    seating.takeScreen(fighter);
    seating.reveal();
    ASSERT_EQ(shown.viewer(), fighter);
    seating.done();
    EXPECT_EQ(shown.viewer(), kNoSeat);
    passWindows();
    tell();
    EXPECT_EQ(shown.viewer(), kNoSeat);
    ASSERT_TRUE(seating.curtain());
    EXPECT_EQ(seating.curtainSeat(), fighter);
}

TEST_F(SeatingTest, ACurtainThatWasMeantForAnotherDoesNotOpenForWhoLookedLast) {
    endSetUp();
    const Seat active = state.active;
    const Seat other = state.leftOf(active);
    begin(SeatSet(0x07));
    seating.reveal();
    ASSERT_EQ(shown.viewer(), active);
    state.question = {QuestionKind::Option, other, 1, 1};
    tell();
    ASSERT_EQ(seating.curtainSeat(), other);
    state.question = {};
    tell();
    EXPECT_EQ(shown.viewer(), kNoSeat);
    EXPECT_EQ(seating.curtainSeat(), active);
}

TEST_F(SeatingTest, WhileOnlyBotsAnswerTheHandOfWhoseTurnItIsStaysOpen) {
    fight();
    const Seat fighter = state.active;
    const Seat bot = state.leftOf(fighter);
    state.window = {};
    begin(SeatSet(0x07).without(bot));
    seating.reveal();
    ASSERT_EQ(shown.viewer(), fighter);
    state.window = {WindowKind::Settle, SeatSet::of(bot)};
    tell();
    EXPECT_EQ(shown.viewer(), fighter);
    EXPECT_FALSE(seating.bar());
}

TEST_F(SeatingTest, WhoAsksABotForHelpGoesOnLooking) {
    fight();
    const Seat fighter = state.active;
    const Seat bot = state.leftOf(fighter);
    decideAnew();
    begin(SeatSet(0x07).without(bot));
    seating.reveal();
    ASSERT_EQ(shown.viewer(), fighter);
    state.offers[fighter] = Offer();
    state.offers[fighter].kind = OfferKind::AskHelp;
    state.offers[fighter].to = bot;
    ASSERT_EQ(waitingFor(state), SeatSet::of(bot));
    tell();
    EXPECT_EQ(shown.viewer(), fighter);
    state.offers[fighter] = Offer();
    tell();
    EXPECT_EQ(shown.viewer(), fighter);
    EXPECT_FALSE(seating.curtain());
}

TEST_F(SeatingTest, WhoDeclinesABotsOfferOfHelpSeesItsBetterOneWithoutACurtain) {
    fight();
    const Seat bot = state.active;
    const Seat asked = state.leftOf(bot);
    const Seat other = state.leftOf(asked);
    decideAnew();
    state.offers[bot].kind = OfferKind::AskHelp;
    state.offers[bot].to = asked;
    begin(SeatSet(0x07).without(bot));
    ASSERT_EQ(seating.curtainSeat(), asked);
    seating.reveal();
    say(CommandKind::Decline, asked);
    tell();
    EXPECT_EQ(shown.viewer(), asked);
    state.offers[bot].kind = OfferKind::AskHelp;
    state.offers[bot].to = asked;
    tell();
    EXPECT_EQ(shown.viewer(), asked);
    EXPECT_FALSE(seating.curtain());
    // But another who is asked gets the screen, and it comes back behind a curtain.
    state.offers[bot].to = other;
    tell();
    EXPECT_EQ(seating.curtainSeat(), other);
    EXPECT_EQ(shown.viewer(), kNoSeat);
    state.offers[bot].to = asked;
    tell();
    EXPECT_EQ(seating.curtainSeat(), asked);
    EXPECT_EQ(shown.viewer(), kNoSeat);
}

TEST_F(SeatingTest, AHandThatWasAskedForHelpClosesWhenTheFightGoesOnWithoutIt) {
    fight();
    const Seat bot = state.active;
    const Seat asked = state.leftOf(bot);
    decideAnew();
    state.offers[bot].kind = OfferKind::AskHelp;
    state.offers[bot].to = asked;
    begin(SeatSet(0x07).without(bot));
    seating.reveal();
    say(CommandKind::Decline, asked);
    tell();
    ASSERT_EQ(shown.viewer(), asked);
    state.combat = Combat();
    tell();
    EXPECT_EQ(shown.viewer(), kNoSeat);
    EXPECT_FALSE(seating.curtain());
}

// Who held to say something, in a bot's fight, gives the screen back.
TEST_F(SeatingTest, WhoHeldInABotsFightDoesNotGoOnLooking) {
    fight();
    const Seat bot = state.active;
    const Seat other = state.leftOf(bot);
    decideAnew();
    begin(SeatSet(0x07).without(bot));
    seating.hold();
    seating.takeScreen(other);
    seating.reveal();
    ASSERT_EQ(shown.viewer(), other);
    seating.done();
    EXPECT_EQ(shown.viewer(), kNoSeat);
}

TEST_F(SeatingTest, WhoCouldOnlyDiscardHasNothingToAnswerWith) {
    fight();
    const Seat other = state.leftOf(state.active);
    while (state.cards.size(Zone::Hand, other) > 0)
        state.cards.move(state.cards.first(Zone::Hand, other), {Zone::Box, kNoSeat}, CardTable::End::Bottom);
    put("elf", Zone::InPlay, other);
    begin(SeatSet::of(other));
    EXPECT_FALSE(passes.empty());
}

// Everybody sees that the hand is empty, and what lies open.
TEST_F(SeatingTest, AnEmptyHandPassesByItselfInTheNetworkToo) {
    fight();
    const Seat other = state.leftOf(state.active);
    const auto sitInTheNetwork = [&] {
        tell();
        seating.start(SeatSet::of(other), Seat{0}, true);
        tell();
    };
    put("elf", Zone::InPlay, other);
    sitInTheNetwork();
    EXPECT_TRUE(passes.empty()) << "would tell that no card of the hand is an answer";
    EXPECT_TRUE(seating.bar());
    while (state.cards.size(Zone::Hand, other) > 0)
        state.cards.move(state.cards.first(Zone::Hand, other), {Zone::Box, kNoSeat}, CardTable::End::Bottom);
    sitInTheNetwork();
    EXPECT_FALSE(passes.empty());
    EXPECT_FALSE(seating.bar());
    passes.clear();
    seating.setAutoPass(false);
    sitInTheNetwork();
    EXPECT_TRUE(passes.empty());
}

TEST_F(SeatingTest, WhoeverComesToHoldSeesNobodysHand) {
    begin(SeatSet(0x07));
    seating.reveal();
    ASSERT_NE(shown.viewer(), kNoSeat);
    seating.hold();
    EXPECT_EQ(shown.viewer(), kNoSeat);
}

TEST_F(SeatingTest, WhoHoldsInTheOwnTurnHasNothingToGiveBack) {
    endSetUp();
    begin(SeatSet(0x07));
    seating.reveal();
    seating.hold();
    seating.takeScreen(state.active);
    if (seating.curtain()) seating.reveal();
    EXPECT_EQ(shown.viewer(), state.active);
    EXPECT_FALSE(seating.held());
}

TEST_F(SeatingTest, TheOneLastCardBringsTheScreenToTheFighterThenToTheHelper) {
    const ReadyModel ready(shown, seating);
    fight();
    EXPECT_FALSE(ready.passLoses());
    const Seat fighter = state.active;
    const Seat helper = state.leftOf(fighter);
    state.combat.helper = helper;
    state.window = {WindowKind::LastCard, SeatSet::of(fighter).with(helper)};
    begin(SeatSet(0x07));
    ASSERT_EQ(seating.curtainSeat(), fighter);
    EXPECT_FALSE(seating.bar());
    seating.reveal();
    EXPECT_TRUE(seating.bar());
    EXPECT_TRUE(ready.passLoses()) << "so passing is not the main action";
    seating.passAll();
    EXPECT_EQ(passes, std::vector<Seat>{fighter});
    state.window.waiting = SeatSet::of(helper);
    tell();
    EXPECT_EQ(seating.curtainSeat(), helper);
}

// Until the screen is where it belongs, nobody there can pass for its owner.
TEST_F(SeatingTest, NobodyPassesForTheOneTheScreenIsOnItsWayTo) {
    endSetUp();
    const Seat active = state.active;
    const Seat struck = state.leftOf(active);
    const CardId curse = put("hole-in-the-pocket", Zone::Hand, active);
    presenter.setSpeed(1);  // the curtain comes after a moment
    begin(SeatSet(0x07));
    seating.reveal();
    ASSERT_EQ(shown.viewer(), active);
    Move move;
    move.kind = CommandKind::Play;
    move.by = active;
    move.card = curse;
    move.aim = Aim::atPlayer(struck);
    ASSERT_TRUE(apply(game, state, commandOf(move)).empty());
    ASSERT_EQ(state.window.kind, WindowKind::Strike);
    ASSERT_EQ(state.window.waiting, SeatSet::of(struck));
    tell();
    ASSERT_FALSE(seating.curtain());
    EXPECT_TRUE(seating.wantsPause());
    EXPECT_EQ(shown.viewer(), kNoSeat);
    EXPECT_FALSE(seating.bar());
    seating.passAll();
    EXPECT_FALSE(seating.mayAnswerHere(struck));
    EXPECT_TRUE(passes.empty());
}

TEST_F(SeatingTest, ANameInTheReadyListOpensThatHandAndDoesNotPass) {
    fight();
    const Seat fighter = state.active;
    const Seat other = state.leftOf(fighter);
    begin(SeatSet(0x07));
    EXPECT_TRUE(seating.mayAnswerHere(other));
    EXPECT_FALSE(seating.mayAnswerHere(fighter));  // is not asked
    seating.takeScreen(other);
    EXPECT_TRUE(passes.empty());
    EXPECT_EQ(seating.curtainSeat(), other);
    seating.reveal();
    EXPECT_EQ(shown.viewer(), other);
}

TEST_F(SeatingTest, OfSeveralWhoWantsItIsAskedOnlyWithSomethingToAnswerWith) {
    fight();
    const Seat other = state.leftOf(state.active);
    while (state.cards.size(Zone::Hand, other) > 0)
        state.cards.move(state.cards.first(Zone::Hand, other), {Zone::Box, kNoSeat}, CardTable::End::Bottom);
    put("elf", Zone::Hand, other);  // is no answer to a fight
    begin(SeatSet(0x07));
    EXPECT_TRUE(std::find(passes.begin(), passes.end(), other) == passes.end()) << "has a card in hand";
    seating.setAskedIfAble(other, true);
    tell();
    EXPECT_FALSE(std::find(passes.begin(), passes.end(), other) == passes.end());
}

TEST_F(SeatingTest, WhatAnswersNothingDoesNotKeepALonePersonFromPassing) {
    endSetUp();
    const CardId thief = wear("thief", state.active);
    const Seat lone = state.leftOf(state.active);
    for (const Seat seat : {state.active, lone}) {
        while (state.cards.size(Zone::Hand, seat) > 0)
            state.cards.move(state.cards.first(Zone::Hand, seat), {Zone::Box, kNoSeat},
                             CardTable::End::Bottom);
    }
    put("baby", Zone::Hand, state.active);
    const CardId boots = wear("boots-of-butt-kicking", lone);
    LegalCommands legal;
    legalCommands(game, viewOf(game, state, state.active), state.active, legal);
    const CommandTemplate* steal = nullptr;
    for (const CommandTemplate& family : legal.templates)
        if (family.move.kind == CommandKind::Use && family.move.card == thief && family.move.subject == boots)
            steal = &family;
    ASSERT_NE(steal, nullptr);
    Command command = commandOf(steal->move);
    command.cards.push_back(state.cards.first(Zone::Hand, state.active));
    ASSERT_TRUE(apply(game, state, command).empty());
    ASSERT_EQ(state.window.kind, WindowKind::Roll);
    begin(SeatSet::of(lone));
    EXPECT_FALSE(passes.empty());
}

}  // namespace
}  // namespace kickdoor
