// R5: the phases of the turn.
#include "rules/judge/parts.h"

namespace kickdoor {
namespace {

// A step of the active player's turn, allowed while nothing is pending.
void judgeStep(Verdict& v) {
    if (!v.ownTurn()) v.refuse(Reason::NotYourTurn, kNoCard, v.state.active);
    if (v.moment == Moment::Setup)
        v.refuse(Reason::NotInSetup);
    else if (v.state.combatOn())
        v.refuse(Reason::CombatOn);
    else if (v.moment != Moment::Free)
        v.refuse(Reason::WrongPhase);
}

bool cardWaits(const Verdict& v) {
    return v.state.cards.size(Zone::Revealed) > 0;
}

void judgeKick(Verdict& v) {
    const Phase phase = v.state.phase;
    if (cardWaits(v))
        v.refuse(Reason::RevealedCardWaits, v.state.cards.first(Zone::Revealed));
    else if (phase == Phase::LookOrLoot || phase == Phase::End || phase == Phase::Charity)
        v.refuse(Reason::WrongPhase);
    else if (mustListen(v.game, v.state))
        v.refuse(Reason::MustListenFirst);
}

void judgeListen(Verdict& v) {
    if (!v.game.rules.listenAtTheDoor)
        v.refuse(Reason::ListenOff);
    else if (v.state.listened != 0)
        v.refuse(Reason::AlreadyListened);
    else if (v.state.phase != Phase::Arrange)
        v.refuse(Reason::WrongPhase);
}

void judgePhaseTwo(Verdict& v) {
    if (v.state.phase == Phase::LookOrLoot) return;
    if (cardWaits(v)) v.refuse(Reason::RevealedCardWaits, v.state.cards.first(Zone::Revealed));
    if (v.state.phase == Phase::End && v.state.metMonster != 0)
        v.refuse(Reason::MetMonster);
    else
        v.refuse(Reason::WrongPhase);
}

void judgeTrouble(Verdict& v) {
    judgePhaseTwo(v);
    const CardId card = v.move().card;
    if (card == kNoCard) return v.refuse(Reason::NotAMonster);
    if (!v.seesCard(card)) return;
    if (!v.state.cards.isIn(card, Zone::Hand, v.by())) v.refuse(Reason::NotInHand, card);
    if (v.defOf(card).kind != CardKind::Monster) v.refuse(Reason::NotAMonster, card);
}

void judgeEndTurn(Verdict& v) {
    if (v.state.phase == Phase::LookOrLoot)
        v.refuse(Reason::PhaseTwoCompulsory);
    else if (cardWaits(v))
        v.refuse(Reason::RevealedCardWaits, v.state.cards.first(Zone::Revealed));
    else if (v.state.phase != Phase::End)
        v.refuse(Reason::WrongPhase);
}

bool isInPlay(const Verdict& v, CardId card) {
    return card < v.state.cards.count() && v.state.cards.isIn(card, Zone::InPlay);
}

void judgeKeep(Verdict& v) {
    if (v.move().card >= v.state.cards.count() || !v.state.cards.isIn(v.move().card, Zone::Revealed))
        v.refuseAs(isInPlay(v, v.move().card) ? Topic::InPlay : Topic::Keep, Reason::NothingRevealed);
}

}  // namespace

namespace {

// True for cards and abilities that are not restricted to the player's own turn or times outside combat
// (R6.1, R6.2).
bool isForAnyMoment(const Verdict& v) {
    constexpr WhenSet kArranging = bit(When::OwnTurn) | bit(When::OwnTurnAlways) | bit(When::NotInCombat) |
                                   bit(When::NoCombat) | bit(When::FaceUpDraw);
    const CardId card = v.move().card;
    const CardDef& def = v.defOf(card);
    if (v.command.kind() == CommandKind::Use) {
        const bool known = v.move().ability < def.abilities.size();
        return !known || (def.abilities[v.move().ability].when & kArranging) == 0;
    }
    if (def.kind == CardKind::Item && v.state.cards.isIn(card, Zone::InPlay)) return false;
    const PlayRule rule = playRuleOf(v.game, def);
    if (v.state.cards.isFresh(card) && (rule.whenFresh & v.open) != 0) return true;
    return (rule.when & kArranging) == 0 && !laysOneShotDown(v.game, v.state, v.command, v.open);
}

}  // namespace

void judgeBeforeListening(Verdict& v) {
    switch (v.command.kind()) {
        case CommandKind::Play:
        case CommandKind::Use: {
            if (v.sees(v.move().card) && !isForAnyMoment(v)) v.refuse(Reason::MustListenFirst);
            return;
        }
        case CommandKind::Sell:
        case CommandKind::Equip:
        case CommandKind::Unequip:
        case CommandKind::OfferTrade:
        case CommandKind::Accept: return v.refuse(Reason::MustListenFirst);
        // clang-format off
        case CommandKind::KickOpenDoor: case CommandKind::ListenAtDoor: case CommandKind::LootRoom:
        case CommandKind::EndTurn: case CommandKind::LookForTrouble: case CommandKind::Keep:
        case CommandKind::Discard: case CommandKind::AskHelp: case CommandKind::OfferHelp:
        case CommandKind::Decline: case CommandKind::Withdraw: case CommandKind::LeaveCombat:
        case CommandKind::Fight: case CommandKind::RunAway: case CommandKind::Flee:
        case CommandKind::Choose: case CommandKind::Pass: case CommandKind::GiveCharity:
        case CommandKind::kCount:
            // clang-format on
            return;
    }
}

void judgePhase(Verdict& v) {
    judgeStep(v);
    switch (v.command.kind()) {
        case CommandKind::KickOpenDoor: return judgeKick(v);
        case CommandKind::ListenAtDoor: return judgeListen(v);
        case CommandKind::LootRoom: return judgePhaseTwo(v);
        case CommandKind::LookForTrouble: return judgeTrouble(v);
        case CommandKind::EndTurn: return judgeEndTurn(v);
        case CommandKind::Keep: return judgeKeep(v);
        // clang-format off
        case CommandKind::Play: case CommandKind::Equip: case CommandKind::Unequip:
        case CommandKind::Discard: case CommandKind::Sell: case CommandKind::Use:
        case CommandKind::OfferTrade: case CommandKind::AskHelp: case CommandKind::OfferHelp:
        case CommandKind::Accept: case CommandKind::Decline: case CommandKind::Withdraw:
        case CommandKind::LeaveCombat: case CommandKind::Fight: case CommandKind::RunAway:
        case CommandKind::Flee: case CommandKind::Choose: case CommandKind::Pass:
        case CommandKind::GiveCharity: case CommandKind::kCount:
            // clang-format on
            return v.refuse(Reason::Malformed);
    }
}

}  // namespace kickdoor
