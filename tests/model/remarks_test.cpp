// What bots say about what they do.
#include <QTest>

#include "model/present/bot_remarks.h"
#include "table_fixture.h"

namespace kickdoor {
namespace {

class RemarksTest : public TableFixture {
protected:
    RemarksTest() {
        endSetUp();
        fighter = state.active;
        bot = state.leftOf(fighter);
        seatBot(bot);
    }
    void tell(EventKind kind, Seat seat, Seat seat2 = kNoSeat, CardId card = kNoCard, int number = 0,
              int dwell = 100) {
        Event event;
        event.kind = kind;
        event.seat = seat;
        event.seat2 = seat2;
        event.card = card;
        event.number = static_cast<decltype(event.number)>(number);
        shown.advance(viewOf(game, state, fighter), event, dwell);
    }
    void fight(const char* monster) {
        state.phase = Phase::LookOrLoot;
        say(CommandKind::LookForTrouble, fighter, put(monster, Zone::Hand, fighter));
    }
    void askAndDecline(int treasures) {
        Offer& offer = state.offers[fighter];
        offer.kind = OfferKind::AskHelp;
        offer.to = bot;
        offer.terms.treasures = static_cast<std::uint8_t>(treasures);
        tell(EventKind::HelpAsked, fighter, bot);
        offer = {};
        tell(EventKind::OfferDeclined, bot, fighter);
    }
    Seat fighter = kNoSeat;
    Seat bot = kNoSeat;
    BotRemarks remarks{shown};
};

TEST_F(RemarksTest, WhoIsAboutToWinIsToldWhyNobodyHelps) {
    state.player[fighter].level = 9;
    state.player[bot].level = 5;
    fight("drooling-slime");
    askAndDecline(1);
    EXPECT_EQ(remarks.seat(), int{bot});
    EXPECT_EQ(remarks.text(), QStringLiteral("Not at Level 9, you don't."));
}

TEST_F(RemarksTest, NoHelpIsGivenForNothingOrInVain) {
    state.player[bot].level = 5;
    fight("drooling-slime");
    askAndDecline(0);
    EXPECT_EQ(remarks.text(), QStringLiteral("For nothing? No."));
    state.combat.marks.push_back({20, kNoDef, kOnMonsters, kNoSeat});
    askAndDecline(1);
    EXPECT_EQ(remarks.text(), QStringLiteral("Even together we would lose."));
    state.combat.marks.back().amount = 8;  // which the card in front of the bot could turn
    put("bottled-thunder", Zone::InPlay, bot);
    askAndDecline(1);
    EXPECT_EQ(remarks.text(), QStringLiteral("Not if it costs me a card as well."));
}

TEST_F(RemarksTest, ThePriceIsTheReasonOnlyWhereMoreCouldBePaid) {
    state.player[bot].level = 9;
    state.player[fighter].level = 5;
    fight("quarrelsome-twins");  // two Treasures
    askAndDecline(1);
    EXPECT_EQ(remarks.text(), QStringLiteral("Not for that."));
    askAndDecline(2);
    EXPECT_EQ(remarks.text(), QStringLiteral("I would rather see you lose."));
    state.player[bot].level = 4;
    askAndDecline(2);
    EXPECT_EQ(remarks.text(), QStringLiteral("You are far enough ahead as it is."));
}

TEST_F(RemarksTest, TheLeaderIsToldThatACurseIsForTheLead) {
    state.player[fighter].level = 4;
    tell(EventKind::CardPlayed, bot, fighter, put("hole-in-the-pocket", Zone::Resolving),
         static_cast<int>(AimKind::Player));
    EXPECT_EQ(
        remarks.text(),
        QStringLiteral("You are in the lead, %1, so this is for you.").arg(shown.wording().name(fighter)));
}

TEST_F(RemarksTest, PeopleAndHurriedBotsSayNothing) {
    tell(EventKind::CombatLost, fighter);
    EXPECT_EQ(remarks.seat(), -1) << "a person";
    tell(EventKind::CombatLost, bot, kNoSeat, kNoCard, 0, 0);
    EXPECT_EQ(remarks.seat(), -1) << "in a hurry";
    remarks.setWanted(false);
    tell(EventKind::CombatLost, bot);
    EXPECT_EQ(remarks.seat(), -1) << "not wanted";
}

TEST_F(RemarksTest, JestsAreSeldomAndReasonsAreNot) {
    int jests = 0;
    for (int i = 0; i < 9; ++i) {
        remarks.setWanted(false);  // silences the last one
        remarks.setWanted(true);
        tell(EventKind::CombatLost, bot);
        jests += remarks.seat() >= 0 ? 1 : 0;
    }
    EXPECT_EQ(jests, 3);
    fight("drooling-slime");
    for (int i = 0; i < 3; ++i) {
        remarks.setWanted(false);
        remarks.setWanted(true);
        askAndDecline(0);
        EXPECT_EQ(remarks.seat(), int{bot});
    }
}

// "You are not winning today." was said by two bots, one right after the other.
TEST_F(RemarksTest, WhatOneHasJustSaidNobodyElseSays) {
    const Seat other = state.leftOf(bot);
    seatBot(other);
    state.player[fighter].level = 9;
    fight("drooling-slime");
    const auto hinder = [this](Seat by) {
        tell(EventKind::CardPlayed, by, kNoSeat, put("baby", Zone::Resolving),
             static_cast<int>(AimKind::Monsters));
    };
    hinder(other);
    ASSERT_EQ(remarks.seat(), int{other});
    const QString said = remarks.text();
    EXPECT_EQ(said, QStringLiteral("You are not winning today."));
    hinder(bot);
    EXPECT_EQ(remarks.seat(), int{other}) << "no echo";
    ++state.turn;
    hinder(bot);
    EXPECT_EQ(remarks.seat(), int{bot}) << "in another turn it is news";
    EXPECT_EQ(remarks.text(), said);
}

TEST_F(RemarksTest, EndByThemselves) {
    tell(EventKind::CombatLost, bot);
    ASSERT_EQ(remarks.seat(), int{bot});
    EXPECT_TRUE(QTest::qWaitFor([&] { return remarks.seat() < 0; }, 8000));
    EXPECT_TRUE(remarks.text().isEmpty());
}

}  // namespace
}  // namespace kickdoor
