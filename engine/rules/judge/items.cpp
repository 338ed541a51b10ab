// Equipment, discarding and selling: R3.4, R4.4, R7.1-R7.5.
#include "rules/chapters/allies.h"
#include "rules/judge/parts.h"

namespace kickdoor {
namespace {

// Equipment may be changed in ordinary moments and in set-up, but not by players in the fight (R7.1).
void judgeHandsFree(Verdict& v, Reason inCombat) {
    if (v.mayArmInCombat()) return;
    if (v.fighting()) v.refuse(v.state.combat.stage == CombatStage::Fleeing ? Reason::FleeingNow : inCombat);
    if (v.fighting() && v.state.combat.stage == CombatStage::Fleeing) v.refuse(inCombat);
    if (!v.beside() && v.moment != Moment::Setup) v.refuse(Reason::WindowOpen);
}

// R7.9: back from a Hireling into the owner's own load.
void judgeTakingBack(Verdict& v, CardId card) {
    if (v.fighting()) v.refuse(Reason::HirelingInCombat, card);
    const CardDef& def = v.defOf(card);
    if (def.big && !hasCheat(v.game, v.state, card) && !hasRoomForBig(v.game, v.state, v.by(), 1))
        v.refuse(Reason::TooManyBig, card);
}

void judgeEquip(Verdict& v, CardId card) {
    judgeHandsFree(v, Reason::EquipInCombat);
    if (v.defOf(card).kind != CardKind::Item) {
        v.refuse(Reason::NotAnItem, card);
        return;
    }
    if (hirelingOf(v.game, v.state, card) != kNoCard)
        judgeTakingBack(v, card);
    else if (v.state.cards.isEquipped(card))
        v.refuse(Reason::AlreadyEquipped, card);
    if (!mayUseItem(v.game, v.state, card, v.by())) v.refuse(Reason::NotUsable, card);
    const CardId blocker = ownSlotBlocker(v.game, v.state, card, v.by());
    if (blocker != kNoCard) v.refuse(Reason::SlotTaken, card, kNoSeat, 0, blocker);
}

void judgeUnequip(Verdict& v, CardId card) {
    if (v.mayArmInCombat())
        v.refuse(Reason::EquipInCombat, card);  // ruling 16: into free slots only, nothing is replaced
    else
        judgeHandsFree(v, Reason::EquipInCombat);
    if (hirelingOf(v.game, v.state, card) != kNoCard)
        judgeTakingBack(v, card);
    else if (!v.state.cards.isEquipped(card))
        v.refuse(Reason::NotEquipped, card);
}

// R7.10: a Guest Star replaces the Run Away rolls of its player and, if the fighter chooses so, of the
// helper.
void judgeSacrifice(Verdict& v, CardId card) {
    const Seat other = v.move().seat;
    const bool onlyThey = v.command.seats.empty();  // otherwise more or other players were named
    const bool helper =
        other == kNoSeat || (v.by() == v.state.combat.fighter && other == v.state.combat.helper);
    if (!onlyThey || !helper) v.refuse(Reason::SacrificeForOthers, card);
}

void judgeDiscard(Verdict& v, CardId card) {
    if (v.moment == Moment::Setup) v.refuse(Reason::NotInSetup, card);
    const bool named = v.move().seat != kNoSeat || !v.command.seats.empty();
    if (maySacrifice(v.game, v.state, card, v.by()) && v.moment == Moment::Fleeing)
        return judgeSacrifice(v, card);
    if (v.defOf(card).ally == AllyKind::GuestStar && (named || v.fighting()))
        v.refuse(Reason::NoSacrificeNow, card);
    else if (named)
        v.refuse(Reason::NotAGuestStar, card);
    if (v.defOf(card).kind == CardKind::Identity) return;  // R4.4: any time, even in combat
    if (!v.game.rules.mayDiscardFromPlay)
        v.refuse(Reason::CannotDiscard, card);
    else if (v.fighting())
        v.refuse(Reason::DiscardInCombat, card);
    else if (!v.beside())
        v.refuse(Reason::WindowOpen);
}

void judgeOwnInPlay(Verdict& v) {
    const CardId card = v.move().card;
    if (!v.seesCard(card)) return;
    if (!v.state.cards.isIn(card, Zone::InPlay, v.by())) {
        v.refuse(v.state.cards.isIn(card, Zone::InPlay) ? Reason::NotYourCard : Reason::NotInPlay, card);
        return;
    }
    switch (v.command.kind()) {
        case CommandKind::Equip: return judgeEquip(v, card);
        case CommandKind::Unequip: return judgeUnequip(v, card);
        case CommandKind::Discard: return judgeDiscard(v, card);
        // clang-format off
        case CommandKind::KickOpenDoor: case CommandKind::ListenAtDoor: case CommandKind::LootRoom:
        case CommandKind::EndTurn: case CommandKind::LookForTrouble: case CommandKind::Play:
        case CommandKind::Keep: case CommandKind::Sell: case CommandKind::Use:
        case CommandKind::OfferTrade: case CommandKind::AskHelp: case CommandKind::OfferHelp:
        case CommandKind::Accept: case CommandKind::Decline: case CommandKind::Withdraw:
        case CommandKind::LeaveCombat: case CommandKind::Fight: case CommandKind::RunAway:
        case CommandKind::Flee: case CommandKind::Choose: case CommandKind::Pass:
        case CommandKind::GiveCharity: case CommandKind::kCount:
            // clang-format on
            return v.refuse(Reason::Malformed);
    }
}

void judgeDouble(Verdict& v) {
    const CardId at = v.move().with;
    if (at == kNoCard) return;
    if (!v.command.cards.contains(at)) v.refuse(Reason::NotForSale, kNoCard);
    const int allowed = statOf(v.game, v.state, v.by(), Stat::SaleDouble);
    if (allowed == 0)
        v.refuse(Reason::NoDoubleSale);
    else if (v.state.salesAtDouble >= allowed)
        v.refuse(Reason::DoubleSaleUsed);
}

void judgeSell(Verdict& v) {
    const auto& sold = v.command.cards;
    if (!v.ownTurn()) v.refuse(Reason::SellOwnTurn);
    if (v.fighting()) v.refuse(Reason::SellInCombat);
    if (v.moment == Moment::Setup) v.refuse(Reason::NotInSetup);
    const bool mending = v.moment == Moment::Question;  // too many Big Items (R7.4)
    if (mending && v.state.combatOn()) v.refuse(Reason::SellInCombat);
    if (!mending && !v.beside() && v.moment != Moment::Setup) v.refuse(Reason::WindowOpen);
    if (!allDifferent({sold.begin(), sold.size()})) v.refuse(Reason::NotForSale);
    bool allItems = true;
    for (const CardId card : sold) {
        if (!v.seesCard(card)) return;
        const bool own =
            v.state.cards.isIn(card, Zone::Hand, v.by()) || v.state.cards.isIn(card, Zone::InPlay, v.by());
        if (!own) v.refuse(Reason::NotYourCard, card);
        if (!v.defOf(card).isItem) v.refuse(Reason::NotForSale, card);
        allItems = allItems && own && v.defOf(card).isItem;
    }
    judgeDouble(v);
    if (!allItems) return;
    const bool mayDouble = statOf(v.game, v.state, v.by(), Stat::SaleDouble) > v.state.salesAtDouble;
    const CardId atDouble = mayDouble ? doubledInSale(v.game, v.state, v.command) : kNoCard;
    const int gold = goldOf(v.game, v.state, {sold.begin(), sold.size()}, atDouble);
    if (gold < kGoldPerLevel)
        v.refuse(Reason::SaleTooSmall, kNoCard, kNoSeat, gold);
    else if (v.state.player[v.by()].level + 1 >= v.game.rules.goal())  // R2.5: more levels stop one short
        v.refuse(Reason::SaleWouldWin);
}

}  // namespace

CardId doubledInSale(const Game& game, const GameState& state, const Command& sale) {
    if (sale.move.with != kNoCard) return sale.move.with;
    if (statOf(game, state, sale.by(), Stat::SaleDouble) <= state.salesAtDouble) return kNoCard;
    CardId dearest = kNoCard;
    for (const CardId card : sale.cards)
        if (dearest == kNoCard ||
            game.catalog[state.cards.def(card)].gold > game.catalog[state.cards.def(dearest)].gold)
            dearest = card;
    return dearest;
}

void judgeItems(Verdict& v) {
    if (v.command.kind() == CommandKind::Sell)
        judgeSell(v);
    else
        judgeOwnInPlay(v);
}

}  // namespace kickdoor
