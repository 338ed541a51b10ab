// Help (R8.7-R8.9).
#include "rules/judge/parts.h"

#include "rules/chapters/procedures.h"

#include <algorithm>

namespace kickdoor {
namespace {

void judgeTerms(Verdict& v, Seat helper, const Terms& terms) {
    // Ruling 19: the number of special Treasures is known only when they are drawn.
    if (terms.treasures > v.treasures() && !hasSpecialTreasure(v.game, v.state))
        v.refuse(Reason::TermsTooMany, kNoCard, kNoSeat, v.treasures());
    if (!allDifferent({terms.items.begin(), terms.items.size()})) v.refuse(Reason::TermsItems);
    int big = 0;  // R7.4, as for gifts
    for (const CardId item : terms.items) {
        if (!v.seesCard(item)) return;
        if (!v.state.cards.isIn(item, Zone::InPlay, v.state.combat.fighter) || !v.defOf(item).isItem)
            v.refuseAs(v.defOf(item).ally == AllyKind::GuestStar ? Topic::GuestStar : Topic::Help,
                       Reason::TermsItems, item);
        else if (v.defOf(item).big && helper < v.state.players &&
                 !hasRoomForBig(v.game, v.state, helper, ++big))
            v.refuse(Reason::HelperBigItems, item, helper);
    }
    if (terms.cards.empty()) return;
    if (!v.game.rules.helpWithHandCards) {
        v.refuse(Reason::TermsHandCards, terms.cards[0]);
        return;
    }
    if (!allDifferent({terms.cards.begin(), terms.cards.size()})) v.refuse(Reason::TermsCards);
    for (const CardId card : terms.cards) {
        if (!v.seesCard(card)) return;
        if (!mayPromise(v.game, v.state, card, helper)) v.refuse(Reason::TermsCards, card, helper);
    }
}

}  // namespace

bool mayPromise(const Game& game, const GameState& state, CardId card, Seat helper) {
    const Seat fighter = state.combat.fighter;
    if (!state.cards.isIn(card, Zone::Hand, fighter)) return false;
    Command play;
    play.move.kind = CommandKind::Play;
    play.move.by = fighter;
    play.move.card = card;
    play.move.aim = Aim::atPlayer(helper);
    return judge(game, state, play).empty();
}

bool judgeHelper(Verdict& v, Seat helper) {
    const Combat& combat = v.state.combat;
    if (v.moment != Moment::Combat) {
        const bool diced =
            combat.stage == CombatStage::Dice || combat.stage == CombatStage::LastCard || combat.natural != 0;
        v.refuse(diced                                  ? Reason::AfterDice
                 : !v.state.combatOn()                  ? Reason::NoCombat
                 : combat.stage == CombatStage::Fleeing ? Reason::FleeingNow
                                                        : Reason::WindowOpen);
        return false;
    }
    if (combat.helper != kNoSeat) v.refuse(Reason::HelperAlready, kNoCard, combat.helper);
    if (helper >= v.state.players || helper == combat.fighter)
        v.refuse(Reason::HelpYourself);
    else if (!v.state.isLiving(helper))
        v.refuse(Reason::HelpDead, kNoCard, helper);
    else if (v.state.player[helper].cannotHelp != 0)
        v.refuse(Reason::HelpReborn, kNoCard, helper);
    // Ruling 18: in critical combat no fight is won before the dice.
    if (!v.game.rules.criticalCombat && v.sums().winning()) v.refuse(Reason::WinningAlready);
    if (isHelpForbidden(v.game, v.state)) v.refuse(Reason::HelpForbidden);
    return true;
}

void judgeHelpAgreement(Verdict& v, Seat helper, const Terms& terms) {
    if (judgeHelper(v, helper)) judgeTerms(v, helper, terms);
}

void judgeHelp(Verdict& v) {
    const Combat& combat = v.state.combat;
    switch (v.command.kind()) {
        case CommandKind::AskHelp:
            if (v.state.combatOn() && v.by() != combat.fighter) v.refuse(Reason::OnlyFighter);
            if (v.state.offers[v.by()].kind == OfferKind::AskHelp)
                v.refuse(Reason::OfferOpen);  // one at a time (R8.7)
            judgeHelpAgreement(v, v.move().seat, v.command.terms);
            break;
        case CommandKind::OfferHelp:
            if (v.state.offers[v.by()].kind != OfferKind::None) v.refuse(Reason::OfferOpen);
            judgeHelpAgreement(v, v.by(), v.command.terms);
            break;
        case CommandKind::LeaveCombat:
            if (v.moment != Moment::Combat || combat.helper != v.by())
                v.refuse(Reason::NotHelper);
            else if (combat.helperForced == 0)
                v.refuse(Reason::VolunteerStays);
            else if (!isForTheWin(v.game, v.state))
                v.refuse(Reason::ForcedForWin);
            break;
        // clang-format off
        case CommandKind::KickOpenDoor: case CommandKind::ListenAtDoor: case CommandKind::LootRoom:
        case CommandKind::EndTurn: case CommandKind::LookForTrouble: case CommandKind::Play:
        case CommandKind::Keep: case CommandKind::Equip: case CommandKind::Unequip:
        case CommandKind::Discard: case CommandKind::Sell: case CommandKind::Use:
        case CommandKind::OfferTrade: case CommandKind::Accept: case CommandKind::Decline:
        case CommandKind::Withdraw: case CommandKind::Fight: case CommandKind::RunAway:
        case CommandKind::Flee: case CommandKind::Choose: case CommandKind::Pass:
        case CommandKind::GiveCharity: case CommandKind::kCount:
            // clang-format on
            return v.refuse(Reason::Malformed);
    }
}

}  // namespace kickdoor
