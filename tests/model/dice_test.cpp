#include "model/present/dice_model.h"

#include "state/frames.h"
#include "table_fixture.h"

namespace kickdoor {
namespace {

class DiceTest : public TableFixture {
protected:
    DiceTest() { endSetUp(); }
    void tell(EventKind kind, int number = 0, int number2 = 0, CardId card = kNoCard) {
        Event event;
        event.card = card;
        event.kind = kind;
        event.seat = state.active;
        event.number = static_cast<std::int16_t>(number);
        event.number2 = static_cast<std::int16_t>(number2);
        shown.advance(viewOf(game, state, state.active), event, 0);
    }
    DiceModel dice{shown};
};

TEST_F(DiceTest, WhatARollWasForIsForgottenOnceTheGameHasMovedOn) {
    tell(EventKind::DieRolled, 4, 6);
    EXPECT_EQ(dice.face(), 4);
    EXPECT_FALSE(dice.caption().isEmpty());
    tell(EventKind::WindowOpened);
    EXPECT_FALSE(dice.caption().isEmpty()) << "it may still be changed";
    tell(EventKind::CombatEnded);
    EXPECT_TRUE(dice.caption().isEmpty());
    EXPECT_EQ(dice.face(), 4) << "the die lies as it fell";
}

TEST_F(DiceTest, TheRollOfAFightIsOverWhenItIsDecided) {
    for (const EventKind decided : {EventKind::CombatWon, EventKind::CombatLost}) {
        tell(EventKind::DieRolled, 4, 6);
        EXPECT_FALSE(dice.caption().isEmpty());
        tell(decided);
        EXPECT_TRUE(dice.caption().isEmpty());
    }
}

// Its words stay while the card does what the number means, and go with it.
TEST_F(DiceTest, TheRollOfACardIsOverWhenTheCardIs) {
    const CardId card = put("training-montage", Zone::Resolving);
    Frame block;
    block.kind = FrameKind::Block;
    block.def = state.cards.def(card);
    state.stack.push_back(block);
    state.roll = {RollPurpose::Effect, state.active, 6, 5};
    tell(EventKind::DieRolled, 5, 6);
    for (const EventKind meanwhile :
         {EventKind::WindowOpened, EventKind::WindowClosed, EventKind::LevelChanged}) {
        tell(meanwhile, 1, 2);
        EXPECT_TRUE(dice.caption().endsWith(", for Training Montage")) << qPrintable(dice.caption());
    }
    state.stack.pop_back();
    tell(EventKind::CardDiscarded, 0, 0, card);
    EXPECT_TRUE(dice.caption().isEmpty()) << qPrintable(dice.caption());
    EXPECT_EQ(dice.face(), 5) << "the die lies as it fell";
}

// The die stays as it fell; what counts, and why, is told beside it.
TEST_F(DiceTest, WhatChangesARollIsNamedWithItsFigure) {
    const CardId monster = put("drooling-slime", Zone::Monsters, state.active);
    state.roll = {RollPurpose::RunAway, state.active, 6, 4};
    tell(EventKind::DieRolled, 4, 6, monster);
    const QString before = dice.caption();
    const int natural = dice.modifier();
    const CardId potion = put("lavender-smoke-bomb", Zone::DoorDiscard);
    state.roll.modifier = -2;
    tell(EventKind::RollChanged, 4, -2, potion);
    EXPECT_EQ(dice.face(), 4);
    EXPECT_EQ(dice.modifier(), natural - 2);
    EXPECT_TRUE(dice.caption().startsWith(before)) << qPrintable(dice.caption());
    EXPECT_TRUE(dice.caption().contains("Lavender Smoke Bomb \u22122")) << qPrintable(dice.caption());
    state.roll = {RollPurpose::RunAway, state.active, 6, 3};
    tell(EventKind::DieRolled, 3, 6, monster);
    EXPECT_FALSE(dice.caption().contains("Lavender")) << "the next roll";
}

TEST_F(DiceTest, AFlightIsOverWhenItSucceedsOrFails) {
    const CardId monster = put("drooling-slime", Zone::Monsters, state.active);
    state.roll = {RollPurpose::RunAway, state.active, 6, 4};
    for (const EventKind decided : {EventKind::Escaped, EventKind::Caught}) {
        tell(EventKind::DieRolled, 4, 6, monster);
        EXPECT_FALSE(dice.caption().isEmpty());
        tell(decided, 0, 0, monster);
        EXPECT_TRUE(dice.caption().isEmpty()) << "another may be next to roll";
        EXPECT_EQ(dice.face(), 4);
    }
}

TEST_F(DiceTest, ARollToRunAwaySaysWhatItNeeds) {
    tell(EventKind::DieRolled, 4, 6);
    EXPECT_EQ(dice.needs(), 0) << "another roll";
    state.roll.purpose = RollPurpose::RunAway;
    const CardId monster = put("drooling-slime", Zone::Monsters, state.active);
    for (const auto& [modifier, needs] : {std::pair{0, 5}, {1, 4}, {-1, 6}, {-4, 7}, {4, 1}}) {
        state.roll.modifier = static_cast<std::int8_t>(modifier);
        tell(EventKind::DieRolled, 4, 6, monster);
        EXPECT_EQ(dice.needs(), needs) << modifier;
    }
}

TEST_F(DiceTest, WhatAffectsEachRollOfThePlayerCountsForWhatItNeeds) {
    put("chicken-on-your-head", Zone::Curses, state.active);
    state.roll = {RollPurpose::RunAway, state.active, 6, 4};
    tell(EventKind::DieRolled, 4, 6, put("drooling-slime", Zone::Monsters, state.active));
    EXPECT_EQ(dice.needs(), 6) << "-1 to every die";
    state.roll.modifier = -2;
    tell(EventKind::RollChanged, 4);
    EXPECT_EQ(dice.needs(), 7) << "more than the die has";
}

TEST_F(DiceTest, AFlightSaysWhatAddsToTheRoll) {
    put("elf", Zone::InPlay, state.active);
    state.roll = {RollPurpose::RunAway, state.active, 6, 4};
    tell(EventKind::DieRolled, 4, 6, put("drooling-slime", Zone::Monsters, state.active));
    EXPECT_EQ(dice.flight(), "die + 1 (Elf): 5 or more escapes");
    EXPECT_EQ(dice.landed(), "4 + 1 (Elf) = 5: 5 or more escapes");
    EXPECT_TRUE(dice.caption().endsWith("fleeing from Drooling Slime (Elf +1)"))
        << dice.caption().toStdString();
    state.roll.modifier = -2;
    tell(EventKind::RollChanged, 4, -2, put("that-was-a-practice-roll", Zone::Resolving));
    EXPECT_EQ(dice.flight(), "die + 1 (Elf) − 2 (That Was a Practice Roll): 5 or more escapes");
    EXPECT_EQ(dice.landed(), "4 + 1 (Elf) − 2 (That Was a Practice Roll) = 3: 5 or more escapes");
}

// As far as is known; others may still add to it. What a lying die needs is told to them.
TEST_F(DiceTest, AFlightThatTheDieCannotDecideSaysSo) {
    const CardId slime = put("drooling-slime", Zone::Monsters, state.active);
    const CardId potion = put("that-was-a-practice-roll", Zone::Resolving);
    const auto told = [&](int sides, int modifier) {
        state.roll = {RollPurpose::RunAway, state.active, static_cast<std::uint8_t>(sides), 4};
        tell(EventKind::DieRolled, 4, sides, slime);
        state.roll.modifier = static_cast<std::int8_t>(modifier);
        tell(EventKind::RollChanged, 4, modifier, potion);
        return dice.flight().section(": ", 1);
    };
    EXPECT_EQ(told(6, -1), "5 or more escapes");
    EXPECT_EQ(told(6, -2), "no roll escapes as it stands");
    EXPECT_TRUE(dice.landed().endsWith(" = 2: 5 or more escapes")) << qPrintable(dice.landed());
    EXPECT_EQ(told(20, -2), "5 or more escapes");
    EXPECT_EQ(told(20, -16), "no roll escapes as it stands");
    EXPECT_EQ(told(6, 3), "5 or more escapes");
    EXPECT_EQ(told(6, 4), "every roll escapes as it stands");
}

// In the same words as a flight, whatever the roll is for.
TEST_F(DiceTest, ARollForACardSaysWhatAddsToIt) {
    Frame block;
    block.kind = FrameKind::Block;
    block.def = state.cards.def(put("training-montage", Zone::Resolving));
    state.stack.push_back(block);
    put("chicken-on-your-head", Zone::Curses, state.active);
    state.roll = {RollPurpose::Effect, state.active, 6, 5};
    tell(EventKind::DieRolled, 5, 6);
    EXPECT_TRUE(dice.caption().endsWith(", for Training Montage (Chicken On Your Head \u22121)"))
        << qPrintable(dice.caption());
    state.roll.modifier = 2;
    tell(EventKind::RollChanged, 5, 2, put("that-was-a-practice-roll", Zone::Resolving));
    EXPECT_TRUE(dice.caption().endsWith("(Chicken On Your Head \u22121; That Was a Practice Roll +2)"))
        << qPrintable(dice.caption());
    EXPECT_EQ(dice.flight(), QString()) << "it is none";
    EXPECT_EQ(dice.landed(), QString());
}

TEST_F(DiceTest, ARollForAPowerNamesThePower) {
    Frame steal;
    steal.kind = FrameKind::Block;
    steal.def = state.cards.def(put("thief", Zone::InPlay, state.active));
    steal.list = game.catalog[steal.def].abilities[1].effects;
    state.stack.push_back(steal);
    state.roll = {RollPurpose::Effect, state.active, 6, 5};
    tell(EventKind::DieRolled, 5, 6);
    EXPECT_EQ(dice.caption(), shown.wording().name(state.active) + ", for Steal");
}

TEST_F(DiceTest, EachRollSaysWhoseItIsAndWhatFor) {
    const QString name = shown.wording().name(state.active);
    tell(EventKind::DieRolled, 4, 6);
    EXPECT_EQ(dice.caption(), name + ", for the order of looting");
    Frame block;
    block.kind = FrameKind::Block;
    block.def = state.cards.def(put("training-montage", Zone::Resolving));
    state.stack.push_back(block);
    state.roll = {RollPurpose::Effect, state.active, 6, 5};
    tell(EventKind::DieRolled, 5, 6);
    EXPECT_EQ(dice.caption(), name + ", for Training Montage");
    tell(EventKind::DieRolled, 2, 6);
    EXPECT_EQ(dice.caption(), name + ", for the order of looting") << "the state keeps the roll of before";
    state.roll = {RollPurpose::RunAway, state.active, 6, 3};
    tell(EventKind::DieRolled, 3, 6, put("drooling-slime", Zone::Monsters, state.active));
    EXPECT_EQ(dice.caption(), name + ", fleeing from Drooling Slime");
    tell(EventKind::InitiativeRolled, 3);
    EXPECT_EQ(dice.caption(), name + ", for the first turn");
}

// R11.2: the state keeps the roll of the flight in which somebody died.
TEST_F(DiceTest, ARollForTheOrderOfLootingNeedsNothing) {
    put("chicken-on-your-head", Zone::Curses, state.active);
    state.roll = {RollPurpose::RunAway, state.active, 6, 4};
    tell(EventKind::DieRolled, 4, 6);
    EXPECT_EQ(dice.needs(), 0);
    EXPECT_EQ(dice.modifier(), 0) << "nothing changes that roll";
}

}  // namespace
}  // namespace kickdoor
