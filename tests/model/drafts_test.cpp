// Dialogs that put a command together: sale, charity, help, trade.
#include <algorithm>

#include <QSignalSpy>

#include "evaluation/strength.h"
#include "model/decide/ability_draft.h"
#include "model/decide/actions_model.h"
#include "model/decide/bargain_draft.h"
#include "model/decide/card_moves.h"
#include "model/decide/charity_draft.h"
#include "model/decide/move_words.h"
#include "model/decide/offers_model.h"
#include "model/decide/sale_draft.h"
#include "model/decide/trade_draft.h"
#include "rules/chapters/for_the_win.h"
#include "table_fixture.h"

namespace kickdoor {
namespace {

class Drafts : public TableFixture {
protected:
    Drafts() { endSetUp(); }
    Seat me() const { return state.active; }
};

TEST_F(Drafts, ASaleCountsItsGoldAndWaitsForAThousand) {
    const CardId staff = wear("staff-of-napalm", me());
    const CardId boots = wear("boots-of-butt-kicking", me());
    SaleDraft sale(shown);
    sale.begin(staff);
    ASSERT_TRUE(sale.active());
    EXPECT_EQ(sale.gold(), 800);
    EXPECT_FALSE(sale.legal());
    EXPECT_EQ(sale.rule(), "R7.5");
    sale.items()->pick(boots);
    EXPECT_EQ(sale.gold(), 1200);
    EXPECT_EQ(sale.levels(), 1);
    ASSERT_TRUE(sale.legal()) << sale.why().toStdString();
    sale.submit();
    EXPECT_EQ(state.player[me()].level, 2);
    EXPECT_FALSE(sale.active());
}

TEST_F(Drafts, ASaleStopsOneLevelShortOfTheGoal) {
    state.player[me()].level = 8;
    const CardId deed = put("deed-to-a-swamp", Zone::InPlay, me());
    const CardId tiara = wear("tinfoil-tiara", me());
    const CardId boots = wear("boots-of-butt-kicking", me());
    SaleDraft sale(shown);
    sale.begin(deed);
    sale.items()->pick(tiara);
    sale.items()->pick(boots);
    EXPECT_EQ(sale.gold(), 2200);
    EXPECT_EQ(sale.levels(), 1);  // R2.5: the ninth
    sale.submit();
    EXPECT_EQ(state.player[me()].level, 9);
}

TEST_F(Drafts, AnAbilityOpensOnWhatWasPickedFromTheMenu) {
    const CardId thief = put("thief", Zone::InPlay, me());
    const Seat other = state.leftOf(me());
    wear("boots-of-butt-kicking", other);
    wear("tinfoil-tiara", other);
    put("baby", Zone::Hand, me());
    AbilityDraft ability(shown);
    int seen = 0;
    const auto& templates = shown.legal().templates;
    for (std::size_t i = 0; i < templates.size(); ++i) {
        if (templates[i].move.kind != CommandKind::Use || templates[i].move.card != thief) continue;
        ability.begin(thief, static_cast<int>(i));
        EXPECT_EQ(ability.title(), MoveWords::of(shown, templates[i].move));
        EXPECT_EQ(ability.aims().value(ability.aim()), MoveWords::abilityTarget(shown, templates[i].move))
            << "the title names the ability";
        ++seen;
    }
    EXPECT_GE(seen, 2);
}

class SideAbilities : public TableFixture {
protected:
    SideAbilities() : TableFixture(3, 11, "pathfinder") { endSetUp(); }

    // What the dialog proposes to that player, and its other sides.
    void expectProposed(Seat seat, const QString& side) {
        const CardId alchemist = put("alchemist", Zone::InPlay, seat);
        put("pugwampi", Zone::Hand, seat);
        show(seat);
        CardMoves moves(shown);
        AbilityDraft ability(shown);
        QObject::connect(&moves, &CardMoves::dialogWanted, &ability,
                         [&](const QString&, int card, int, int family) { ability.begin(card, family); });
        moves.offerPowers();
        ASSERT_EQ(moves.menu()->count(), 1);
        EXPECT_TRUE(moves.choose(0));
        ASSERT_TRUE(ability.active());
        EXPECT_EQ(ability.aims(), (QStringList{"The fighters", "The monsters"})) << "as buttons begin";
        EXPECT_EQ(ability.aims().value(ability.aim()), side);
        state.cards.move(alchemist, {Zone::Box, kNoSeat}, CardTable::End::Bottom);
    }
};

TEST_F(SideAbilities, BeginWithTheSideOfWhoUsesThem) {
    state.phase = Phase::LookOrLoot;
    say(CommandKind::LookForTrouble, state.active, put("archive-rat", Zone::Hand, state.active));
    passWindows();
    ASSERT_TRUE(state.combatOn());
    expectProposed(state.active, "The fighters");
    expectProposed(state.leftOf(state.active), "The monsters");
}

TEST_F(Drafts, AnAbilitysRulesSayNothingOfTheCardsOthers) {
    const CardId thief = put("thief", Zone::InPlay, me());
    wear("boots-of-butt-kicking", state.leftOf(me()));
    put("baby", Zone::Hand, me());
    AbilityDraft ability(shown);
    ability.begin(thief);
    ASSERT_TRUE(ability.active());
    EXPECT_TRUE(ability.rulesText().contains("Steal:")) << ability.rulesText().toStdString();
    EXPECT_FALSE(ability.rulesText().contains("Backstab")) << ability.rulesText().toStdString();
}

// QML reads a closed dialog's title when it hears that the table has gone.
TEST_F(Drafts, AnAbilityThatWasOpenedIsForgottenWithTheTable) {
    const CardId thief = put("thief", Zone::InPlay, me());
    wear("boots-of-butt-kicking", state.leftOf(me()));
    put("baby", Zone::Hand, me());
    AbilityDraft ability(shown);
    ability.begin(thief);
    ASSERT_TRUE(ability.active());
    EXPECT_NE(ability.title(), QString());
    ability.cancel();
    QString title = QStringLiteral("unread");
    QObject::connect(&ability, &Draft::changed, &ability, [&] {
        title = ability.title() + ability.rulesText() + ability.aims().join(QLatin1Char(' '));
    });
    shown.close();
    EXPECT_EQ(title, QString());
}

TEST_F(Drafts, TheSumsWithHelpCountWhatTheMonsterGainsByIt) {
    state.phase = Phase::LookOrLoot;
    say(CommandKind::LookForTrouble, me(), put("quarrelsome-twins", Zone::Hand, me()));
    show(me());
    BargainDraft bargain(shown);
    bargain.ask();
    ASSERT_TRUE(bargain.active());
    bargain.setHelper(state.leftOf(me()));
    EXPECT_EQ(bargain.sumWithHelp(), 2);
    EXPECT_EQ(bargain.monsters(), 8);  // 5, and 3 if there is a helper
}

TEST_F(Drafts, AGiftIsATradeForNothing) {
    const CardId boots = wear("boots-of-butt-kicking", me());
    TradeDraft trade(shown);
    const Seat other = state.leftOf(me());
    trade.begin(other, boots);
    ASSERT_TRUE(trade.legal()) << trade.why().toStdString();
    trade.submit();
    EXPECT_EQ(state.offers[me()].kind, OfferKind::Trade);
    EXPECT_EQ(state.offers[me()].to, other);
}

// Its cards are those of who began it, and its words would be the other's.
TEST_F(Drafts, ADraftClosesWhenTheScreenGoesToAnother) {
    const CardId boots = wear("boots-of-butt-kicking", me());
    const Seat other = state.leftOf(me());
    wear("flaming-armor", other);
    TradeDraft trade(shown);
    trade.begin(other, boots);
    ASSERT_TRUE(trade.active());
    show(other);
    EXPECT_FALSE(trade.active());
}

TEST_F(Drafts, ADraftWhoseMomentHasPassedSaysSo) {
    const CardId staff = wear("staff-of-napalm", me());
    SaleDraft sale(shown);
    sale.begin(staff);
    ASSERT_TRUE(sale.active());
    const QSignalSpy told(&shown, &ShownGame::refused);
    state.phase = Phase::LookOrLoot;
    say(CommandKind::LookForTrouble, me(), put("lich-from-accounting", Zone::Hand, me()));
    show(me());
    EXPECT_FALSE(sale.active());
    ASSERT_EQ(told.count(), 1);
    EXPECT_EQ(told.at(0).at(0).toString(), "The moment for that has passed.");
}

TEST_F(Drafts, AnEmptyTradeIsRefusedWithItsRule) {
    wear("boots-of-butt-kicking", me());
    TradeDraft trade(shown);
    trade.begin();
    EXPECT_FALSE(trade.legal());
    EXPECT_EQ(trade.rule(), "R7.6");
}

TEST_F(Drafts, HelpIsAskedOnTermsWithinTheTreasures) {
    state.phase = Phase::LookOrLoot;
    const CardId vampire = put("wannabe-vampire", Zone::Hand, me());
    say(CommandKind::LookForTrouble, me(), vampire);
    show(me());
    BargainDraft bargain(shown);
    bargain.ask();
    ASSERT_TRUE(bargain.active());
    EXPECT_EQ(bargain.mostTreasures(), 3);
    bargain.setHelper(-1);
    EXPECT_FALSE(bargain.legal());
    EXPECT_EQ(bargain.rule(), "R8.7");
    EXPECT_TRUE(bargain.sums().isEmpty());
    bargain.setHelper(state.leftOf(me()));
    bargain.setTreasures(9);
    EXPECT_EQ(bargain.treasures(), 3);
    EXPECT_EQ(bargain.sumWithHelp(), 2);
    ASSERT_TRUE(bargain.legal()) << bargain.why().toStdString();
    const auto asked = Seat(bargain.helper());
    bargain.submit();
    EXPECT_EQ(state.offers[me()].kind, OfferKind::AskHelp);
    EXPECT_EQ(state.offers[me()].to, asked);
    EXPECT_EQ(state.offers[me()].terms.treasures, 3);
}

TEST_F(Drafts, TheStrongestIsProposedAndOneWhoseHelpWinsBeforeAllOthers) {
    const Seat first = state.leftOf(me());
    const Seat second = state.leftOf(first);
    state.phase = Phase::LookOrLoot;
    say(CommandKind::LookForTrouble, me(), put("wannabe-vampire", Zone::Hand, me()));
    const auto proposed = [&](int levelOfFirst, int levelOfSecond) {
        state.player[first].level = static_cast<std::int8_t>(levelOfFirst);
        state.player[second].level = static_cast<std::int8_t>(levelOfSecond);
        show(me());
        BargainDraft bargain(shown);
        bargain.ask();
        EXPECT_EQ(bargain.winning(), std::max(levelOfFirst, levelOfSecond) > 10);
        return bargain.helper();
    };
    EXPECT_EQ(proposed(1, 2), int{second}) << "nobody's help would win it";
    EXPECT_EQ(proposed(2, 1), int{first}) << "nobody's help would win it";
    EXPECT_EQ(proposed(1, 13), int{second});
    EXPECT_EQ(proposed(15, 13), int{first});
    EXPECT_EQ(proposed(13, 15), int{second});
    // A Warrior wins the tie to which the other would only come.
    put("warrior", Zone::InPlay, second);
    EXPECT_EQ(proposed(11, 11), int{second});
}

TEST_F(Drafts, WhoIsAskedForHelpIsToldTheSums) {
    state.phase = Phase::LookOrLoot;
    say(CommandKind::LookForTrouble, me(), put("wannabe-vampire", Zone::Hand, me()));
    const Seat asked = state.leftOf(me());
    Command command;
    command.move.kind = CommandKind::AskHelp;
    command.move.by = me();
    command.move.seat = asked;
    ASSERT_TRUE(apply(game, state, command).empty());
    OffersModel offers(shown);
    show(asked);
    ASSERT_EQ(offers.count(), 1);
    const CombatSums sums = combatSums(game, withHelper(state, asked));
    EXPECT_TRUE(offers.at(0).value("text").toString().contains(
        QStringLiteral("fighters %1, monsters %2").arg(sums.fighters).arg(sums.monsters)));
}

TEST_F(Drafts, NoTradeIsOfferedToWhoeverSomethingIsAboutToStrike) {
    const Seat struck = state.leftOf(me());
    wear("boots-of-butt-kicking", me());
    ActionsModel actions(shown);
    const auto offered = [&] {
        for (const QVariant& button : actions.buttons())
            if (button.toMap().value(QStringLiteral("key")) == QLatin1String("offerTrade")) return true;
        return false;
    };
    show(me());
    ASSERT_TRUE(offered());
    Move curse;
    curse.kind = CommandKind::Play;
    curse.by = me();
    curse.card = put("hole-in-the-pocket", Zone::Hand, me());
    curse.aim = Aim::atPlayer(struck);
    ASSERT_TRUE(apply(game, state, commandOf(curse)).empty());
    ASSERT_EQ(state.window.kind, WindowKind::Strike);
    show(me());
    TradeDraft trade(shown);
    trade.begin();
    for (const QVariant& partner : trade.partners())
        EXPECT_NE(partner.toMap().value(QStringLiteral("seat")).toInt(), int{struck});
}

TEST_F(Drafts, NothingIsOnOfferWhileTheTableCannotHear) {
    ActionsModel actions(shown);
    show(me());
    ASSERT_FALSE(actions.buttons().isEmpty());
    shown.setReachable(false);
    EXPECT_TRUE(actions.buttons().isEmpty());
    shown.setReachable(true);
    EXPECT_FALSE(actions.buttons().isEmpty());
}

TEST_F(Drafts, CharityAsksForExactlyTheExcess) {
    for (int i = 0; i < 5; ++i) put("go-up-a-level", Zone::Hand, me());
    const int excess = state.cards.size(Zone::Hand, me()) - 5;
    state.phase = Phase::End;
    state.player[me()].level = 4;
    show(me());
    say(CommandKind::EndTurn, me());
    show(me());
    CharityDraft charity(shown);
    charity.begin();
    ASSERT_TRUE(charity.active());
    EXPECT_EQ(charity.excess(), excess);
    EXPECT_FALSE(charity.discarding());
    EXPECT_FALSE(charity.legal());
    for (int row = 0; row < excess; ++row) charity.cycle(row);
    ASSERT_TRUE(charity.legal()) << charity.why().toStdString();
    charity.submit();
    EXPECT_EQ(state.cards.size(Zone::Hand, state.active) <= 6, true);
    EXPECT_NE(state.active, shown.view().players);
}

// One click gives a card to whoever got the last one, as long as that shares evenly; each more click to the
// next.
TEST_F(Drafts, CharityGoesOnWithWhoeverGotTheLastCard) {
    for (int i = 0; i < 5; ++i) put("go-up-a-level", Zone::Hand, me());
    state.phase = Phase::End;
    state.player[me()].level = 4;
    say(CommandKind::EndTurn, me());
    show(me());
    CharityDraft charity(shown);
    charity.begin();
    ASSERT_GE(charity.excess(), 4);
    const auto receiver = [&](int row) { return charity.hand()->at(row).value("receiver").toInt(); };
    charity.cycle(0);
    const int first = receiver(0);
    charity.cycle(0);
    const int second = receiver(0);
    EXPECT_NE(first, second);
    charity.cycle(1);
    EXPECT_EQ(receiver(1), second) << "with one click";
    charity.cycle(2);
    EXPECT_EQ(receiver(2), charity.excess() > 4 ? second : first);
    charity.cycle(0);
    EXPECT_EQ(receiver(0), -1) << "after all of them it stays";
}

}  // namespace
}  // namespace kickdoor
