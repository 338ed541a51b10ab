// The story of running away, of Bad Stuff, of loot and of thefts.
#include "model/present/effect_signals.h"
#include "story_fixture.h"

namespace kickdoor {
namespace {

class StoryOfFights : public StoryTest {};

TEST_F(StoryOfFights, WhoFleesIsToldWhatCounts) {
    put("elf", Zone::InPlay, me());
    state.phase = Phase::LookOrLoot;
    const CardId slime = put("drooling-slime", Zone::Hand, me());
    say(CommandKind::LookForTrouble, me(), slime);
    const QString text = shown.wording().fleeing(game, state, me());
    EXPECT_EQ(text, "Die + 1 (Elf): 5 or more escapes.");
}

TEST_F(StoryOfFights, WhoFleesFromSeveralIsToldWhatCountsAgainstEach) {
    state.phase = Phase::LookOrLoot;
    say(CommandKind::LookForTrouble, me(), put("drooling-slime", Zone::Hand, me()));
    const auto joins = [&](const char* key) {
        MonsterEntry entry = state.combat.monsters[0];
        entry.card = put(key, Zone::Monsters, me());
        entry.def = state.cards.def(entry.card);
        state.combat.monsters.push_back(entry);
    };
    joins("dust-bunny");
    EXPECT_EQ(shown.wording().fleeing(game, state, me()), "5 or more escapes.");
    put("elf", Zone::InPlay, me());
    EXPECT_EQ(shown.wording().fleeing(game, state, me()), "Die + 1 (Elf): 5 or more escapes.");
    joins("enormous-small-dog");
    EXPECT_EQ(shown.wording().fleeing(game, state, me()),
              "From Drooling Slime, die + 1 (Elf): 5 or more escapes; "
              "from Dust Bunny, die + 1 (Elf): 5 or more escapes; "
              "from Enormous Small Dog, die + 1 (Elf) − 2 (Enormous Small Dog): 5 or more escapes.");
}

// For a fight for one Treasure, "drew 2 cards" would be unexplained.
TEST_F(StoryOfFights, WhatAFactionGivesToTheWinnerIsToldWithIt) {
    const CardId giver = put("elf", Zone::InPlay, me());
    state.phase = Phase::LookOrLoot;
    say(CommandKind::LookForTrouble, me(), put("drooling-slime", Zone::Hand, me()));
    state.combat.stage = CombatStage::Done;
    tell(EventKind::CardDrawn, me());
    EXPECT_FALSE(line().contains("because")) << line().toStdString();
    Frame effect;
    effect.kind = FrameKind::Block;
    effect.card = giver;
    effect.def = state.cards.def(giver);
    state.stack.push_back(effect);
    const int before = log.count();
    tell(EventKind::CardDrawn, me());
    EXPECT_EQ(log.count(), before + 1) << "a line of its own";
    EXPECT_TRUE(line().contains("because of <b>Elf</b>")) << line().toStdString();
    tell(EventKind::CardDrawn, me());
    EXPECT_EQ(log.count(), before + 1);
    EXPECT_TRUE(line().contains(" 2 ")) << line().toStdString();
    state.combat.stage = CombatStage::Open;
    tell(EventKind::CardDrawn, me());
    EXPECT_FALSE(line().contains("because")) << line().toStdString();
}

TEST_F(StoryOfFights, LootThatLayOpenIsToldOnceWhenItIsTaken) {
    state.phase = Phase::LookOrLoot;
    say(CommandKind::LookForTrouble, me(), put("drooling-slime", Zone::Hand, me()));
    const Seat helper = state.leftOf(me());
    state.combat.helper = helper;
    state.combat.stage = CombatStage::Done;
    const int before = log.count();
    std::vector<CardId> loot;
    const auto lay = [&](const char* key) {
        loot.push_back(put(key, Zone::Revealed));
        Event drawn;
        drawn.kind = EventKind::CardDrawn;
        drawn.seat = me();
        drawn.card = loot.back();
        drawn.def = state.cards.def(loot.back());
        shown.advance(viewOf(game, state, me()), drawn, 0);
    };
    for (const char* key : {"boots-of-butt-kicking", "staff-of-napalm"}) lay(key);
    EXPECT_EQ(log.count(), before + 2);
    EXPECT_TRUE(line(2).contains("lies open")) << line(2).toStdString();
    EXPECT_EQ(line(), "And <b>Staff of Napalm</b>.") << "it is not said again and again";
    for (const CardId card : loot) {
        state.cards.move(card, {Zone::Hand, helper}, CardTable::End::Top);
        tell(EventKind::CardTaken, helper, card);
    }
    EXPECT_EQ(log.count(), before + 2) << "one line for each card";
    for (const int fromEnd : {1, 2})
        EXPECT_TRUE(line(fromEnd).contains("took")) << line(fromEnd).toStdString();
    // What was told in between stays.
    lay("mace-of-sharpness");
    tell(EventKind::LevelChanged, me(), kNoCard, 2, 1);
    state.cards.move(loot.back(), {Zone::Hand, helper}, CardTable::End::Top);
    tell(EventKind::CardTaken, helper, loot.back());
    EXPECT_EQ(log.count(), before + 5);
}

TEST_F(StoryOfFights, WhatAHelperWasPromisedIsGiven) {
    Event paid;
    paid.kind = EventKind::CardTaken;
    paid.seat = state.leftOf(me());
    paid.seat2 = me();
    paid.card = wear("boots-of-butt-kicking", me());
    state.combat.stage = CombatStage::Done;
    state.combat.fighter = me();
    state.combat.helper = paid.seat;
    state.combat.terms.items.push_back(paid.card);
    shown.advance(viewOf(game, state, me()), paid, 0);
    EXPECT_TRUE(line().contains("Boots of Butt-Kicking</b>, as promised.")) << line().toStdString();
    state.combat.terms.items.clear();
    shown.advance(viewOf(game, state, me()), paid, 0);
    EXPECT_TRUE(line().contains(" took ")) << line().toStdString();
}

TEST_F(StoryOfFights, WhoGetsAwayWithoutARollIsToldWhy) {
    state.phase = Phase::LookOrLoot;
    const CardId wardrobe = put("slightly-haunted-wardrobe", Zone::Hand, me());
    say(CommandKind::LookForTrouble, me(), wardrobe);
    state.combat.stage = CombatStage::Fleeing;
    tell(EventKind::Escaped, me(), wardrobe);
    EXPECT_TRUE(line().contains("does not pursue")) << line().toStdString();
    EXPECT_TRUE(line().contains("without a roll")) << line().toStdString();
    tell(EventKind::DieRolled, me(), wardrobe, 5, 6);
    tell(EventKind::Escaped, me(), wardrobe);
    EXPECT_FALSE(line().contains("without a roll")) << line().toStdString();
}

TEST_F(StoryOfFights, BadStuffThatTakesNothingIsToldAsSuch) {
    state.phase = Phase::LookOrLoot;
    const CardId slime = put("drooling-slime", Zone::Hand, me());
    say(CommandKind::LookForTrouble, me(), slime);
    const int badStuff = static_cast<int>(Cause::BadStuff);
    tell(EventKind::StrikeLoomed, me(), slime, badStuff);
    tell(EventKind::WindowOpened, kNoSeat);
    const int before = log.count();
    tell(EventKind::CombatEnded, kNoSeat);
    ASSERT_EQ(log.count(), before + 1);
    EXPECT_TRUE(line().contains("Drooling Slime</b> took nothing from <b>")) << line().toStdString();
    tell(EventKind::CombatEnded, kNoSeat);
    EXPECT_EQ(log.count(), before + 1) << "told once";
    // Before the next roll, in a line of its own.
    tell(EventKind::StrikeLoomed, me(), slime, badStuff);
    tell(EventKind::DieRolled, me(), slime, 3, 6);
    EXPECT_TRUE(line(2).contains("took nothing")) << line(2).toStdString();
    tell(EventKind::StrikeLoomed, me(), slime, badStuff);
    tell(EventKind::LevelChanged, me(), kNoCard, 2, 1);
    const int after = log.count();
    tell(EventKind::CombatEnded, kNoSeat);
    EXPECT_EQ(log.count(), after) << "it took a Level";
}

TEST_F(StoryOfFights, WhoLootsOrListensIsToldTheCard) {
    const CardId slime = put("drooling-slime", Zone::Hand, me());
    for (const EventKind kind : {EventKind::RoomLooted, EventKind::DoorListened}) {
        tell(kind, me(), slime);
        EXPECT_TRUE(line().contains("Drooling Slime")) << line().toStdString();
        tell(kind, me());
        EXPECT_FALSE(line().contains(':')) << "nobody else knows it: " << line().toStdString();
    }
}

TEST_F(StoryOfFights, ATheftHasABanner) {
    EffectSignals effects(shown);
    QStringList banners;
    QObject::connect(&effects, &EffectSignals::banner,
                     [&](const QString&, const QString& text) { banners << text; });
    Event taken;
    taken.kind = EventKind::CardTaken;
    taken.seat = me();
    taken.card = wear("boots-of-butt-kicking", me());
    shown.advance(viewOf(game, state, me()), taken, 100);
    EXPECT_TRUE(banners.isEmpty()) << "from the discards";
    taken.seat2 = state.leftOf(me());
    shown.advance(viewOf(game, state, me()), taken, 100);
    ASSERT_EQ(banners.size(), 1);
    EXPECT_TRUE(banners.front().contains("Boots of Butt-Kicking")) << banners.front().toStdString();
}

TEST_F(StoryOfFights, ACardForALoneFighterIsNotForTheFighters) {
    state.phase = Phase::LookOrLoot;
    say(CommandKind::LookForTrouble, me(), put("drooling-slime", Zone::Hand, me()));
    Event played;
    played.kind = EventKind::CardPlayed;
    played.seat = me();
    played.card = put("baby", Zone::Resolving);
    played.number = static_cast<std::int16_t>(AimKind::Fighters);
    EXPECT_FALSE(shown.wording().story(state, played).contains("for"));
    played.seat = state.leftOf(me());
    EXPECT_TRUE(
        shown.wording().story(state, played).endsWith("for <b>" + shown.wording().name(me()) + "</b>."));
    state.combat.helper = played.seat;
    EXPECT_TRUE(shown.wording().story(state, played).contains("for the fighters"));
}

// No die is thrown against it (run_away.cpp).
TEST_F(StoryOfFights, WhoCannotEscapeIsToldNoNumber) {
    state.phase = Phase::LookOrLoot;
    say(CommandKind::LookForTrouble, me(), put("friendly-quicksand", Zone::Hand, me()));
    const QString text = shown.wording().fleeing(game, state, me());
    EXPECT_FALSE(text.contains("5 or more")) << text.toStdString();
    EXPECT_TRUE(text.contains("Friendly Quicksand lets nobody escape")) << text.toStdString();
}

// Who declines one player's offer may then ask another: that is no counter-offer.
TEST_F(StoryTest, OnlyAnOfferToWhoWasDeclinedIsACounterOffer) {
    const Seat helper = state.leftOf(me());
    const Seat other = state.leftOf(helper);
    const auto offer = [this](EventKind kind, Seat by, Seat to) {
        Event event;
        event.kind = kind;
        event.seat = by;
        event.seat2 = to;
        shown.advance(viewOf(game, state, me()), event, 0);
    };
    state.offers[me()].terms.treasures = 1;
    offer(EventKind::OfferDeclined, me(), helper);
    offer(EventKind::HelpAsked, me(), other);
    EXPECT_TRUE(line().contains(QStringLiteral("asked"))) << line().toStdString();
    EXPECT_TRUE(line().contains(shown.wording().name(other))) << line().toStdString();
    EXPECT_TRUE(line(2).contains(QStringLiteral("declined"))) << line(2).toStdString();
    offer(EventKind::OfferDeclined, me(), helper);
    offer(EventKind::HelpAsked, me(), helper);
    EXPECT_TRUE(line().contains(QStringLiteral("instead"))) << line().toStdString();
}

}  // namespace
}  // namespace kickdoor
