// What the question about a roll says, what a card's die adds to the sum, and what an offer names.
#include "model/decide/offers_model.h"
#include "state/frames.h"
#include "wording_fixture.h"

namespace kickdoor {
namespace {

TEST_F(WordingTest, ARollSaysWhatItIsFor) {
    state.phase = Phase::Arrange;
    say(CommandKind::Play, me(), put("training-montage", Zone::Hand, me()));
    ASSERT_EQ(state.window.kind, WindowKind::Roll);
    const QString asked = shown.wording().rollQuestion(game, state);
    EXPECT_TRUE(asked.contains("for Training Montage")) << asked.toStdString();
    const int face = state.roll.face;
    const char* outcome = face <= 2 ? "“nothing happens”" : face <= 5 ? "“gain 1 level”" : "“gain 2 levels”";
    EXPECT_TRUE(asked.contains(QString::fromUtf8(outcome))) << asked.toStdString();
    passWindows();
    fight("drooling-slime");
    state.player[me()].level = 1;
    say(CommandKind::RunAway, me());
    while (state.window.kind != WindowKind::Roll) {
        if (state.window.kind != WindowKind::None)
            say(CommandKind::Pass, state.window.waiting.first());
        else
            say(CommandKind::Flee, me(), state.combat.monsters[0].card);
    }
    const QString fleeing = shown.wording().rollQuestion(game, state);
    EXPECT_TRUE(fleeing.contains("run away from Drooling Slime: 5 or more")) << fleeing.toStdString();
}

TEST_F(WordingTest, ARollIsAskedAboutWithWhatAddsToIt) {
    put("elf", Zone::InPlay, me());
    fight("drooling-slime");
    state.roll = {RollPurpose::RunAway, me(), 6, 3};
    state.roll.against = state.combat.monsters[0].card;
    const QString asked = shown.wording().rollQuestion(game, state);
    EXPECT_TRUE(asked.contains("rolled 3 + 1 (Elf) = 4 to run away")) << asked.toStdString();
}

TEST_F(WordingTest, ARollToStealSaysWhat) {
    const Seat other = state.leftOf(me());
    const CardId boots = wear("boots-of-butt-kicking", other);
    Frame steal;
    steal.kind = FrameKind::Block;
    steal.def = state.cards.def(put("thief", Zone::InPlay, me()));
    steal.list = game.catalog[steal.def].abilities[1].effects;
    steal.you = me();
    steal.subject = boots;
    state.stack.push_back(steal);
    state.roll = {RollPurpose::Effect, me(), 6, 5};
    const QString asked = shown.wording().rollQuestion(game, state);
    EXPECT_TRUE(asked.contains("rolled 5 for Steal, used on Boots of Butt-Kicking: “take that card”"))
        << asked.toStdString();
}

TEST_F(PathfinderWordingTest, ARollForASideSaysWhich) {
    Frame bomb;
    bomb.kind = FrameKind::Block;
    bomb.def = state.cards.def(put("goblin-make-bomb", Zone::InPlay, me()));
    bomb.list = game.catalog[bomb.def].effects;
    bomb.you = me();
    const auto asked = [&](AimedSide side) {
        Frame aimed = bomb;
        aimAtSide(aimed, side);
        state.stack.push_back(aimed);
        state.roll = {RollPurpose::Effect, me(), 6, 5};
        const QString question = shown.wording().rollQuestion(game, state);
        state.stack.pop_back();
        return question;
    };
    EXPECT_TRUE(asked(AimedSide::Fighters).contains(" to the fighters”. Does"))
        << asked(AimedSide::Fighters).toStdString();
    EXPECT_TRUE(asked(AimedSide::Monsters).contains(" to the monsters”. Does"))
        << asked(AimedSide::Monsters).toStdString();
    EXPECT_TRUE(asked(AimedSide::None).contains(" to that side”")) << asked(AimedSide::None).toStdString();
}

// Ruling 17: a turned die neither makes nor unmakes a natural roll.
TEST_F(WordingTest, ADieOfTheFightSaysWhatANaturalRollDecides) {
    state.roll = {};
    state.roll.purpose = RollPurpose::FightersDie;
    state.roll.roller = me();
    state.roll.sides = 20;
    state.roll.face = 1;
    const auto asked = [&] { return shown.wording().rollQuestion(game, state); };
    EXPECT_TRUE(asked().contains("added to the fighters' sum")) << "a 1 that a card has made";
    state.combat.natural = 1;
    EXPECT_TRUE(asked().contains("A natural 1:")) << asked().toStdString();
    state.combat.natural = 20;
    EXPECT_TRUE(asked().contains("A natural 20:")) << asked().toStdString();
    state.roll.purpose = RollPurpose::MonstersDie;
    EXPECT_TRUE(asked().contains("added to the monsters' sum")) << asked().toStdString();
}

TEST_F(PathfinderWordingTest, WhatACardsDieBringsIsItsOnlyLine) {
    fight("signpost-mimic");
    CombatModel combat(shown);
    Move bomb;
    bomb.kind = CommandKind::Play;
    bomb.by = me();
    bomb.card = put("goblin-make-bomb", Zone::Hand, me());
    bomb.aim = Aim::atFighters();
    ASSERT_TRUE(apply(game, state, commandOf(bomb)).empty());
    ASSERT_EQ(state.window.kind, WindowKind::Roll);
    show(me());
    EXPECT_EQ(lines(combat).filter("Goblin-Make Bomb").size(), 1);
    state.roll.face = 4;
    passWindows();
    show(me());
    ASSERT_EQ(lines(combat).filter("Goblin-Make Bomb").size(), 1) << lines(combat).join('|').toStdString();
    EXPECT_EQ(combat.lines()->at(1).value("amount").toInt(), 4);
}

TEST_F(WordingTest, AnOfferNamesItsCardsInBold) {
    const Seat bob = state.leftOf(me());
    OffersModel offers(shown);
    Terms terms;
    terms.items.push_back(wear("boots-of-butt-kicking", bob));
    state.offers[bob] = Offer{OfferKind::Trade, me(), terms, {}};
    state.offers[bob].want.push_back(wear("tinfoil-tiara", me()));
    show(me());
    ASSERT_EQ(offers.count(), 1);
    EXPECT_TRUE(offers.at(0).value("text").toString().endsWith(
        "offers <b>Boots of Butt-Kicking</b> for <b>Tinfoil Tiara</b>."))
        << offers.at(0).value("text").toString().toStdString();
}

}  // namespace
}  // namespace kickdoor
