// legalCommands(): all commands except playing cards and using abilities.
#include "base/seats.h"
#include "rules/chapters/procedures.h"
#include "rules/legal/lister.h"

namespace kickdoor {

void Lister::list() {
    if (verdict_.moment == Moment::Over) return;
    if (verdict_.moment == Moment::Question) {
        if (state_.question.asked == seat_) listAnswers();
        if (state_.question.kind == QuestionKind::BigItems) listMending();
        return;
    }
    if (!state_.isLiving(seat_)) {
        propose(CommandKind::EndTurn);
        return;
    }
    if (verdict_.moment == Moment::Charity && state_.question.asked == seat_) listCharity();
    if (state_.window.waiting.has(seat_) ||
        (verdict_.moment == Moment::Setup && state_.player[seat_].setUpDone == 0))
        propose(CommandKind::Pass);
    listHand();
    listTable();
    if (verdict_.moment == Moment::LastCard) propose(CommandKind::RunAway);
    if (verdict_.moment == Moment::Setup) return;
    if (state_.combatOn())
        listCombat();
    else if (state_.active == seat_ && verdict_.moment == Moment::Free)
        listPhase();
    const bool listens = state_.active == seat_ && mustListen(game_, state_);  // R5.2
    const bool sells = verdict_.beside() && !state_.inCombat(seat_) && !listens;
    if (state_.active == seat_ && sells) listSale();
    listOffers(!listens);
}

void Lister::listMending() {
    mending_ = true;
    const bool asked = state_.question.asked == seat_;
    const Moment question = verdict_.moment;
    if (asked) {
        verdict_.moment = momentBeneathQuestion(state_);
        verdict_.open = openWhen(state_, seat_, verdict_.moment);
        listHand();
        listTable();
    }
    listOffers(asked);
    verdict_.moment = question;
    mending_ = false;
}

void Lister::listAnswers() {
    const Question& question = state_.question;
    const Move move = blank(CommandKind::Choose);
    switch (question.kind) {
        case QuestionKind::Cards:
        case QuestionKind::BigItems:
        case QuestionKind::FaceUpDraw: {
            CommandTemplate& t = addTemplate(move, question.least, question.most);
            for (const CardId card : questionCards(game_, state_)) t.candidates.push_back(card);
            if (question.kind == QuestionKind::BigItems && state_.active == seat_ && !state_.combatOn())
                listSale();
            break;
        }
        case QuestionKind::Players: {
            const SeatSet seats = questionPlayers(game_, state_);
            for (const Seat seat : everySeat(state_.players)) {
                Move named = move;
                named.seat = seat;
                if (seats.has(seat)) out_.moves.push_back(named);
            }
            break;
        }
        case QuestionKind::Number:
            for (int n = question.least; n <= question.most; ++n) addNumber(move, n);
            break;
        case QuestionKind::Option: {
            const std::uint32_t options = questionOptions(game_, state_);
            for (int n = 0; n < 32; ++n)
                if (((options >> static_cast<unsigned>(n)) & 1U) != 0) addNumber(move, n);
            break;
        }
        case QuestionKind::Charity:
        case QuestionKind::None: break;
    }
}

void Lister::addNumber(Move move, int number) {
    move.number = static_cast<std::int16_t>(number);
    out_.moves.push_back(move);
}

void Lister::listCharity() {
    CommandTemplate& t =
        addTemplate(blank(CommandKind::GiveCharity), state_.question.least, state_.question.most);
    for (const CardId card : state_.cards.in(Zone::Hand, seat_)) t.candidates.push_back(card);
    t.seats = charityReceivers(state_);
}

void Lister::listPhase() {
    switch (state_.phase) {
        case Phase::Arrange:
            propose(CommandKind::ListenAtDoor);
            propose(CommandKind::KickOpenDoor);
            break;
        case Phase::KickOpenDoor: propose(CommandKind::KickOpenDoor); break;
        case Phase::LookOrLoot: propose(CommandKind::LootRoom); break;
        case Phase::End: propose(CommandKind::EndTurn); break;
        case Phase::Setup:
        case Phase::Charity:
        case Phase::Over: break;
    }
}

void Lister::listCombat() {
    const Combat& combat = state_.combat;
    if (verdict_.moment == Moment::Fleeing && state_.inCombat(seat_)) {
        for (const MonsterEntry& entry : combat.monsters) propose(CommandKind::Flee, entry.card);
        return;
    }
    if (verdict_.moment != Moment::Combat) return;
    if (seat_ == combat.fighter) {
        propose(CommandKind::Fight);
        propose(CommandKind::RunAway);
        for (const Seat seat : everySeat(state_.players)) {
            if (seat == seat_) continue;
            Move move = blank(CommandKind::AskHelp);
            move.seat = seat;
            proposeTerms(move);
        }
    } else if (seat_ == combat.helper) {
        propose(CommandKind::LeaveCombat);
    } else {
        proposeTerms(blank(CommandKind::OfferHelp));
    }
}

void Lister::proposeTerms(const Move& move) {
    command_.move = move;
    if (!isLegal()) return;
    CommandTemplate& t = addTemplate(move, 0, static_cast<std::size_t>(mostTreasures(game_, state_)));
    for (const CardId card : state_.cards.in(Zone::InPlay, state_.combat.fighter))
        if (game_.catalog[state_.cards.def(card)].isItem) t.candidates.push_back(card);
    if (!game_.rules.helpWithHandCards) return;
    const Seat helper = move.kind == CommandKind::AskHelp ? move.seat : seat_;
    for (const CardId card : state_.cards.in(Zone::Hand, state_.combat.fighter))
        if (state_.cards.knownBy(card).has(seat_) && mayPromise(game_, state_, card, helper))
            t.candidates.push_back(card);
}

void Lister::listSale() {
    FixedVector<CardId, kMaxCommandCards> goods;
    int gold = 0;
    int dearest = 0;
    const auto add = [&](Zone zone) {
        for (const CardId card : state_.cards.in(zone, seat_)) {
            const DefId id = state_.cards.def(card);
            if (isUnknown(id) || !game_.catalog[id].isItem) continue;
            goods.push_back(card);
            gold += game_.catalog[id].gold;
            dearest = std::max<int>(dearest, game_.catalog[id].gold);
        }
    };
    add(Zone::Hand);
    add(Zone::InPlay);
    const bool enough =
        gold >= kGoldPerLevel || (gold + dearest >= kGoldPerLevel &&
                                  statOf(game_, state_, seat_, Stat::SaleDouble) > state_.salesAtDouble);
    if (!enough || state_.player[seat_].level + 1 >= game_.rules.goal()) return;
    addTemplate(blank(CommandKind::Sell), 1, goods.size()).candidates = goods;
}

void Lister::listOffers(bool makesAny) {
    for (const Seat seat : everySeat(state_.players)) {
        const Offer& offer = state_.offers[seat];
        if (offer.kind == OfferKind::None || offer.to != seat_) continue;
        Move move = blank(CommandKind::Accept);
        move.seat = seat;
        propose(move);
        move.kind = CommandKind::Decline;
        propose(move);
    }
    if (state_.offers[seat_].kind != OfferKind::None) {
        propose(CommandKind::Withdraw);
        return;
    }
    if (!makesAny || !verdict_.beside() || state_.inCombat(seat_)) return;
    const auto addGoods = [&](Seat owner, FixedVector<CardId, kMaxCommandCards>& goods) {
        for (const CardId card : state_.cards.in(Zone::InPlay, owner))
            if (game_.catalog[state_.cards.def(card)].isItem) goods.push_back(card);
    };
    FixedVector<CardId, kMaxCommandCards> own;
    addGoods(seat_, own);
    for (const Seat seat : everySeat(state_.players)) {
        if (seat == seat_ || !state_.isLiving(seat) || state_.inCombat(seat)) continue;
        Move move = blank(CommandKind::OfferTrade);
        move.seat = seat;
        CommandTemplate& t = addTemplate(move, 1, kMaxOffered);
        t.candidates = own;
        addGoods(seat, t.candidates);
        t.most = static_cast<std::uint8_t>(std::min(t.candidates.size(), kMaxOffered));
        if (t.candidates.empty()) out_.templates.pop_back();
    }
}

void legalCommands(const Game& game, const GameState& view, Seat seat, LegalCommands& out) {
    out.clear();
    if (seat >= view.players) return;
    Lister(game, view, seat, out).list();
}

}  // namespace kickdoor
