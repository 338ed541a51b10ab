// Sentences that name what a card itself asks for: questions, the lines of a sum.
#include "model/decide/answer_draft.h"
#include "model/decide/card_moves.h"
#include "model/decide/offers_model.h"
#include "model/table/combat_model.h"
#include "model/table/table_model.h"
#include "wording_fixture.h"

namespace kickdoor {
namespace {

TEST_F(WordingTest, RaceAndClassMakeOneName) {
    put("elf", Zone::InPlay, me());
    put("wizard", Zone::InPlay, me());
    EXPECT_EQ(shown.wording().identity(state, me()), "Elf Wizard");
}

TEST_F(WordingTest, ASumLineNamesTheConditionThatHolds) {
    put("elf", Zone::InPlay, me());
    fight("drooling-slime");
    CombatModel combat(shown);
    show(me());
    EXPECT_TRUE(lines(combat).filter("against Elves").size() == 1) << lines(combat).join('|').toStdString();
}

TEST_F(WordingTest, ASumLineNamesWhatItCounts) {
    put("performance-anxiety", Zone::Curses, me());
    fight("drooling-slime");
    CombatModel combat(shown);
    show(me());
    EXPECT_EQ(lines(combat).filter("for each other player").size(), 1)
        << lines(combat).join('|').toStdString();
}

// The card's text says "another +2", after the printed bonus; the sum of both is none.
TEST_F(WordingTest, ASumLineStandsByItself) {
    wear("bagpipes-of-morale", me());
    fight("drooling-slime");
    state.combat.helper = state.leftOf(me());
    CombatModel combat(shown);
    show(me());
    const QString bagpipes = lines(combat).filter("Bagpipes").join('|');
    EXPECT_TRUE(bagpipes.contains("(+2 if ")) << bagpipes.toStdString();
}

TEST_F(WordingTest, ASumLineNamesTheAbilityThatAMarkComesFrom) {
    fight("drooling-slime");
    const DefId thief = game.catalog.find("thief").value();
    state.combat.marks.push_back({-2, thief, me(), state.leftOf(me())});
    CombatModel combat(shown);
    show(me());
    EXPECT_TRUE(lines(combat).contains("Backstab (Thief)")) << lines(combat).join('|').toStdString();
    Event event;
    event.kind = EventKind::StrengthMarked;
    event.seat = state.leftOf(me());
    event.seat2 = me();
    event.def = thief;
    event.number = -2;
    const QString told = shown.wording().story(state, event);
    EXPECT_TRUE(told.startsWith("<b>Backstab (Thief)</b> gives")) << told.toStdString();
}

TEST_F(WordingTest, ALevelThatDoesNotCountNamesTheMonsterWhy) {
    state.player[me()].level = 3;
    fight("gargoyle-on-break");
    CombatModel combat(shown);
    show(me());
    EXPECT_TRUE(lines(combat).at(0).endsWith("Level (Gargoyle on Break)"))
        << lines(combat).at(0).toStdString();
    EXPECT_EQ(combat.lines()->at(0).value("amount").toInt(), 0);
}

TEST_F(WordingTest, ASumStaysAsTheFightWasDecided) {
    state.player[me()].level = 5;
    fight("drooling-slime");
    CombatModel combat(shown);
    show(me());
    const int before = combat.fighters();
    EXPECT_EQ(before, 5);
    state.combat.stage = CombatStage::Done;
    state.player[me()].level = 6;
    show(me());
    EXPECT_EQ(combat.fighters(), before);
    EXPECT_TRUE(combat.winning());
    EXPECT_EQ(combat.lines()->at(0).value("amount").toInt(), 5);
}

TEST_F(WordingTest, WhoGetsAllTheTreasuresPicksNone) {
    fight("toll-troll");
    const int all = combatTreasures(game, shown.view());
    ASSERT_GT(all, 1);
    Terms terms;
    terms.treasures = static_cast<std::uint8_t>(all);
    const QString told = shown.wording().terms(shown.view(), terms);
    EXPECT_TRUE(told.contains("Treasure") && !told.contains("picks")) << told.toStdString();
    terms.treasures = 1;
    EXPECT_TRUE(shown.wording().terms(shown.view(), terms).contains("the fighter picks"));
}

TEST_F(WordingTest, ASpecialTreasureIsNoNumber) {
    fight("insecure-mimic");
    CombatModel combat(shown);
    show(me());
    EXPECT_EQ(combat.loot(), "special Treasure");
}

// Ruling 19: Door cards it brings count, too.
TEST_F(WordingTest, OfASpecialTreasureCardsArePromised) {
    fight("insecure-mimic");
    Terms terms;
    terms.treasures = 2;
    EXPECT_EQ(shown.wording().terms(shown.view(), terms), "2 of the cards won (the fighter picks)");
}

class ShakespeareWords : public TableFixture {
protected:
    ShakespeareWords() : TableFixture(4, 11, "shakespeare") { endSetUp(); }
};

TEST_F(ShakespeareWords, WhoSitsBesideTheCursedIsToldWhatToDo) {
    const Seat cursed = state.active;
    const Seat beside = state.leftOf(cursed);
    put("elf", Zone::Hand, beside);
    put("dwarf", Zone::Hand, beside);
    Move move;
    move.kind = CommandKind::Play;
    move.by = state.leftOf(beside);
    move.card = put("plague-closes-the-playhouse", Zone::Hand, move.by);
    move.aim = Aim::atPlayer(cursed);
    ASSERT_TRUE(apply(game, state, commandOf(move)).empty());
    passWindows();
    while (state.question.kind == QuestionKind::Cards && state.question.asked != beside) {
        Command answer;
        answer.move.kind = CommandKind::Choose;
        answer.move.by = state.question.asked;
        for (const CardId card : state.cards.in(Zone::Hand, state.question.asked))
            if (answer.cards.size() < state.question.least) answer.cards.push_back(card);
        ASSERT_TRUE(apply(game, state, answer).empty());
        passWindows();
    }
    ASSERT_EQ(state.question.asked, beside);
    AnswerDraft answer(shown);
    show(beside);
    EXPECT_TRUE(answer.text().contains("</b>: discard 1 card from your hand. Choose 1 card"))
        << answer.text().toStdString();
}

TEST_F(WordingTest, AChoiceSaysWhatTheCardDoes) {
    wear("boots-of-butt-kicking", me());
    wear("flaming-armor", me());
    const CardId curse = put("hole-in-the-pocket", Zone::Hand, state.leftOf(me()));
    Move move;
    move.kind = CommandKind::Play;
    move.by = state.leftOf(me());
    move.card = curse;
    move.aim = Aim::atPlayer(me());
    ASSERT_TRUE(apply(game, state, commandOf(move)).empty());
    passWindows();
    ASSERT_EQ(state.question.kind, QuestionKind::Cards);
    AnswerDraft answer(shown);
    show(me());
    EXPECT_TRUE(answer.text().contains("Item") && answer.text().contains("Choose 1 card"))
        << answer.text().toStdString();
    EXPECT_EQ(answer.why(), "Choose exactly 1 card(s).");
    EXPECT_EQ(answer.rule(), "") << "a number of a ruling says nothing more";
}

TEST_F(WordingTest, AWrongNumberOfCardsSaysTheRightOne) {
    Refusals refusals;
    Refusal refusal;
    refusal.reason = Reason::ChoiceCount;
    refusals.add(refusal);
    const auto told = [&](int least, int most, QuestionKind kind = QuestionKind::Cards) {
        state.question = {kind, me(), static_cast<std::uint8_t>(least), static_cast<std::uint8_t>(most)};
        return shown.wording().whyNot(game, viewOf(game, state, me()), refusals).text;
    };
    EXPECT_EQ(told(2, 2), "Choose exactly 2 card(s).");
    EXPECT_EQ(told(1, 3), "Choose 1 to 3 cards.");
    EXPECT_EQ(told(1, 1, QuestionKind::Players), "Choose 1 player(s).");
}

TEST_F(WordingTest, ATieWithHelpSaysWhoWins) {
    fight("wannabe-vampire");
    const Seat helper = state.leftOf(me());
    const auto sums = [&](int level) {
        state.player[me()].level = 6;
        state.player[helper].level = static_cast<std::int8_t>(level);
        show(me());
        return OffersModel::sumsWithHelp(shown, helper);
    };
    EXPECT_TRUE(sums(6).contains("fighters 12, monsters 12, a tie, which the monsters win"))
        << sums(6).toStdString();
    EXPECT_FALSE(sums(7).contains("tie")) << sums(7).toStdString();
}

TEST_F(WordingTest, WhatIsAboutToStrikeStandsInTheMiddle) {
    const CardId curse = put("hole-in-the-pocket", Zone::Hand, state.leftOf(me()));
    wear("flaming-armor", me());
    Move move;
    move.kind = CommandKind::Play;
    move.by = state.leftOf(me());
    move.card = curse;
    move.aim = Aim::atPlayer(me());
    ASSERT_TRUE(apply(game, state, commandOf(move)).empty());
    ASSERT_EQ(state.window.kind, WindowKind::Strike);
    TableModel table(shown);
    show(me());
    EXPECT_EQ(table.spotlight().defKey, "hole-in-the-pocket");
}

TEST_F(WordingTest, ACurseFromBehindTheDoorBelongsToTheDoor) {
    state.phase = Phase::KickOpenDoor;
    const CardId curse = put("hole-in-the-pocket", Zone::Hand, me());
    wear("flaming-armor", me());
    state.cards.move(curse, {Zone::DoorDeck, kNoSeat}, CardTable::End::Top);
    say(CommandKind::KickOpenDoor, me());
    ASSERT_EQ(state.window.kind, WindowKind::Strike);
    TableModel table(shown);
    show(me());
    EXPECT_EQ(table.phase(), QStringLiteral("kickOpenDoor"));
    passWindows();
    state.question = {};
    state.stack.clear();
    show(me());
    EXPECT_EQ(table.phase(), QStringLiteral("lookOrLoot"));
}

TEST_F(WordingTest, OfAMonsterItsBadStuffIsAverted) {
    Event averted;
    averted.kind = EventKind::StrikeCancelled;
    averted.seat = me();
    averted.card = put("drooling-slime", Zone::DoorDiscard);
    EXPECT_EQ(shown.wording().story(state, averted), "The Bad Stuff of <b>Drooling Slime</b> was averted.");
    averted.card = put("change-sex", Zone::DoorDiscard);
    EXPECT_FALSE(shown.wording().story(state, averted).contains("Bad Stuff"));
}

TEST_F(WordingTest, WhatKeepsCursesAwayIsNamed) {
    Event averted;
    averted.kind = EventKind::StrikeCancelled;
    averted.seat = me();
    averted.card = put("change-sex", Zone::DoorDiscard);
    EXPECT_EQ(shown.wording().story(state, averted), "<b>Change Sex</b> was averted.");
    wear("boots-of-butt-kicking", me());
    wear("tinfoil-tiara", me());
    EXPECT_EQ(shown.wording().story(state, averted),
              "<b>Change Sex</b> was averted by <b>Tinfoil Tiara</b>.");
}

TEST_F(WordingTest, WhatMayBeTakenFromTheDiscardsIsShownWithTheQuestion) {
    put("flaming-armor", Zone::TreasureDiscard);
    state.question = {QuestionKind::FaceUpDraw, me(), 0, 1};
    AnswerDraft answer(shown);
    show(me());
    ASSERT_EQ(answer.onOffer().size(), 1);
    EXPECT_EQ(answer.onOffer().first().value<CardFace>().defKey, "flaming-armor");
}

TEST_F(WordingTest, WhatIsToBeAnsweredStandsAboveTheOwnOffer) {
    const Seat bob = state.leftOf(me());
    OffersModel offers(shown);
    state.offers[me()] = Offer{OfferKind::AskHelp, bob, {}, {}};
    state.offers[bob] = Offer{OfferKind::OfferHelp, me(), {}, {}};
    show(me());
    ASSERT_EQ(offers.count(), 2);
    EXPECT_FALSE(offers.at(0).value("mine").toBool());
    EXPECT_TRUE(offers.at(1).value("mine").toBool());
    EXPECT_TRUE(offers.at(1).value("text").toString().startsWith("You asked"));
}

TEST_F(WordingTest, AnEnhancerMayFallInTheMiddleOfTheFight) {
    fight("drooling-slime");
    const CardId ancient = put("ancient", Zone::Hand, me());
    CardMoves moves(shown);
    moves.setCard(ancient);
    EXPECT_TRUE(moves.mayGo("fight"));
    EXPECT_TRUE(moves.drop("fight"));
    EXPECT_EQ(said, 1);
}

TEST_F(WordingTest, AOneShotInTheMiddleOfTheFightAsksForItsSide) {
    fight("drooling-slime");
    const CardId soup = put("lukewarm-soup", Zone::Hand, me());
    CardMoves moves(shown);
    moves.setCard(soup);
    EXPECT_FALSE(moves.drop("fight"));
    EXPECT_EQ(said, 0);
    EXPECT_TRUE(refusedText.isEmpty()) << refusedText.toStdString();
    ASSERT_EQ(moves.menu()->count(), 2);
    moves.choose(0);
    EXPECT_EQ(said, 1);
}

// "That player" has a name as soon as it can mean one only.
TEST_F(WordingTest, TheQuestionNamesThePlayerWhomTheCardMeans) {
    state.player[me()].level = 3;
    wear("bucket-of-valor", me());
    wear("clogs-of-announcement", me());
    const Seat other = state.leftOf(me());
    Move play;
    play.kind = CommandKind::Play;
    play.by = other;
    play.card = put("robin-hood-complex", Zone::Hand, other);
    play.aim = Aim::atPlayer(me());
    ASSERT_TRUE(apply(game, state, commandOf(play)).empty());
    passWindows();
    show(me());
    ASSERT_EQ(state.question.kind, QuestionKind::Players);
    EXPECT_TRUE(shown.wording().question(game, shown.view()).contains("that player takes 1 Item"));
    Move choose;
    choose.kind = CommandKind::Choose;
    choose.by = me();
    choose.seat = other;
    ASSERT_TRUE(apply(game, state, commandOf(choose)).empty());
    show(me());
    ASSERT_EQ(state.question.kind, QuestionKind::Cards);
    const QString question = shown.wording().question(game, shown.view());
    EXPECT_TRUE(question.contains(shown.wording().name(other) + " takes 1 Item you carry"))
        << qPrintable(question);
    EXPECT_FALSE(question.contains("that player")) << question.toStdString();
}

}  // namespace
}  // namespace kickdoor
