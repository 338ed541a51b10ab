// legalCommands(): proposes what might be said and lets judge() decide, so that the two can never differ.
#include "rules/judge_parts.h"

#include "rules/procedures.h"

namespace kickdoor {
namespace {

class Lister {
public:
    Lister(const Game& game, const GameState& state, Seat seat, LegalCommands& out)
        : game_(game),
          state_(state),
          seat_(seat),
          out_(out),
          verdict_{game, state, command_, momentOf(state), openWhen(state, seat)} {
        command_.move.by = seat;
    }

    void list() {
        if (verdict_.moment == Moment::Over) return;
        if (verdict_.moment == Moment::Question) {
            if (state_.question.asked == seat_) listAnswers();
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
        if (verdict_.moment == Moment::Setup || verdict_.moment == Moment::StrikeWindow) return;
        if (state_.combatOn())
            listCombat();
        else if (state_.active == seat_ && verdict_.moment == Moment::Free)
            listPhase();
        if (state_.active == seat_ && !state_.inCombat(seat_)) listSale();
        listOffers();
    }

private:
    Move blank(CommandKind kind) const {
        Move move;
        move.kind = kind;
        move.by = seat_;
        return move;
    }

    bool isLegal() {
        if (!verdict_.refusals.empty()) verdict_.refusals.clear();
        judgeOrdinary(verdict_);
        return verdict_.refusals.empty();
    }

    void propose(const Move& move) {
        command_.move = move;
        if (isLegal()) out_.moves.push_back(move);
    }
    void propose(CommandKind kind, CardId card = kNoCard) {
        Move move = blank(kind);
        move.card = card;
        propose(move);
    }

    CommandTemplate& addTemplate(const Move& move, std::size_t least, std::size_t most) {
        CommandTemplate& t = out_.templates.emplace_back();
        t.move = move;
        t.least = static_cast<std::uint8_t>(least);
        t.most = static_cast<std::uint8_t>(most);
        return t;
    }

    // --- Questions ---
    void listAnswers() {
        const Question& question = state_.question;
        const Move move = blank(CommandKind::Choose);
        switch (question.kind) {
            case QuestionKind::Cards:
            case QuestionKind::BigItems:
            case QuestionKind::Resurrection: {
                CommandTemplate& t = addTemplate(move, question.least, question.most);
                for (const CardId card : questionCards(game_, state_)) t.candidates.push_back(card);
                if (question.kind == QuestionKind::BigItems && state_.active == seat_ && !state_.combatOn())
                    listSale();
                break;
            }
            case QuestionKind::Players: {
                const SeatSet seats = questionPlayers(game_, state_);
                for (Seat seat = 0; seat < state_.players; ++seat) {
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

    void addNumber(Move move, int number) {
        move.number = static_cast<std::int16_t>(number);
        out_.moves.push_back(move);
    }

    void listCharity() {
        CommandTemplate& t =
            addTemplate(blank(CommandKind::GiveCharity), state_.question.least, state_.question.most);
        for (const CardId card : state_.cards.in(Zone::Hand, seat_)) t.candidates.push_back(card);
        t.seats = charityReceivers(state_);
    }

    // --- Cards ---
    bool mightPlay(CardId card, const CardDef& def) const {
        if (verdict_.moment == Moment::Setup) return state_.player[seat_].setUpDone == 0;
        const PlayRule rule = playRuleOf(game_, def);
        if ((rule.when & verdict_.open) != 0) return true;
        const bool fresh = state_.cards.isFresh(card) || state_.cards.isIn(card, Zone::Revealed);
        if (fresh && (rule.whenFresh & verdict_.open) != 0) return true;
        if (def.isItem && def.kind == CardKind::OneShot)
            return (verdict_.open & (bit(When::OwnTurn) | (fresh ? bit(When::NotInCombat) : 0U))) != 0;
        return (def.kind == CardKind::Item || def.kind == CardKind::Cheat) && verdict_.mayArmInCombat();
    }

    void listHand() {
        for (const CardId card : state_.cards.in(Zone::Hand, seat_)) {
            const DefId id = state_.cards.def(card);
            if (isUnknown(id)) continue;
            const CardDef& def = game_.catalog[id];
            if (mightPlay(card, def)) listPlays(card, def);
            if (def.kind == CardKind::Monster && state_.phase == Phase::LookOrLoot && state_.active == seat_)
                propose(CommandKind::LookForTrouble, card);
        }
        for (const CardId card : state_.cards.in(Zone::Revealed)) {
            if (state_.active != seat_) break;
            propose(CommandKind::Keep, card);
            const CardDef& def = game_.catalog[state_.cards.def(card)];
            if (mightPlay(card, def)) listPlays(card, def);
        }
    }

    void listPlays(CardId card, const CardDef& def) {
        Move move = blank(CommandKind::Play);
        move.card = card;
        const PlayRule rule = playRuleOf(game_, def);
        const bool layable = def.kind == CardKind::OneShot && def.isItem && rule.target != Target::None &&
                             rule.target != Target::Self;
        if (layable) propose(move);
        if (def.kind == CardKind::Doubling) {
            propose(move);
            for (const CardId other : state_.cards.in(Zone::Hand, seat_))
                proposeWith(move, other, CardKind::Identity);
        } else if (def.play.with == WithCard::None) {
            listAims(move, rule.target, [&](const Move& aimed) { propose(aimed); });
        } else {
            const CardKind kind =
                def.play.with == WithCard::MonsterFromHand ? CardKind::Monster : CardKind::Identity;
            for (const CardId other : state_.cards.in(Zone::Hand, seat_))
                listAims(move, rule.target, [&](const Move& aimed) { proposeWith(aimed, other, kind); });
        }
    }

    void proposeWith(Move move, CardId other, CardKind kind) {
        const DefId id = state_.cards.def(other);
        if (isUnknown(id) || game_.catalog[id].kind != kind || other == move.card) return;
        move.with = other;
        propose(move);
    }

    template <class Fn>
    void listAims(Move move, Target target, Fn&& fn) {
        switch (target) {
            case Target::None: fn(move); break;
            case Target::Self: fn(move); break;
            case Target::Player:
            case Target::OtherPlayer:
                for (Seat seat = 0; seat < state_.players; ++seat) {
                    move.aim = Aim::atPlayer(seat);
                    fn(move);
                }
                break;
            case Target::Side:
                move.aim = Aim::atFighters();
                fn(move);
                move.aim = Aim::atMonsters();
                fn(move);
                break;
            case Target::Fighter:
            case Target::OtherFighter:
                for (const Seat seat : {state_.combat.fighter, state_.combat.helper}) {
                    if (seat == kNoSeat) continue;
                    move.aim = Aim::atPlayer(seat);
                    fn(move);
                }
                break;
            case Target::Monster:
                for (const MonsterEntry& entry : state_.combat.monsters) {
                    move.aim = Aim::atCard(entry.card);
                    fn(move);
                }
                break;
            case Target::OwnItem:
            case Target::OwnIdentity:
                for (const CardId card : state_.cards.in(Zone::InPlay, seat_)) {
                    if (state_.cards.isAttached(card)) continue;
                    move.aim = Aim::atCard(card);
                    fn(move);
                }
                break;
            case Target::ItemOfOther:
                for (Seat seat = 0; seat < state_.players; ++seat) {
                    if (seat == seat_) continue;
                    for (const CardId card : state_.cards.in(Zone::InPlay, seat)) {
                        if (!game_.catalog[state_.cards.def(card)].isItem) continue;
                        move.subject = card;
                        fn(move);
                    }
                }
                break;
        }
    }

    void listTable() {
        const bool setup = verdict_.moment == Moment::Setup;
        const bool handsFree =
            (isOrdinary(verdict_.moment) || setup) && (!state_.inCombat(seat_) || verdict_.mayArmInCombat());
        const bool mayDrop = !setup;
        const bool dropAll =
            game_.rules.mayDiscardFromPlay && isOrdinary(verdict_.moment) && !state_.inCombat(seat_);
        for (const CardId card : state_.cards.in(Zone::InPlay, seat_)) {
            const CardDef& def = game_.catalog[state_.cards.def(card)];
            if (def.kind == CardKind::Item && handsFree)
                propose(state_.cards.isEquipped(card) ? CommandKind::Unequip : CommandKind::Equip, card);
            if (def.kind == CardKind::OneShot && !setup && (playRuleOf(game_, def).when & verdict_.open) != 0)
                listPlays(card, def);
            if (mayDrop && (dropAll || def.kind == CardKind::Identity)) propose(CommandKind::Discard, card);
            if ((def.abilityWhen & verdict_.open) != 0) listAbilities(card, def);
        }
        if (!state_.inCombat(seat_)) return;
        for (const MonsterEntry& entry : state_.combat.monsters) {
            const CardDef& def = game_.catalog[entry.def];
            if ((def.abilityWhen & verdict_.open) != 0) listAbilities(entry.card, def);
        }
    }

    void listAbilities(CardId card, const CardDef& def) {
        for (std::size_t i = 0; i < def.abilities.size(); ++i) {
            const AbilityDef& ability = def.abilities[i];
            if ((ability.when & verdict_.open) == 0) continue;
            Move move = blank(CommandKind::Use);
            move.card = card;
            move.ability = static_cast<std::uint8_t>(i);
            const bool free = ability.cost.most == 0 || ability.cost.wholeHand;
            listAims(move, ability.target, [&](const Move& aimed) {
                if (free)
                    propose(aimed);
                else
                    proposePaid(aimed, ability);
            });
        }
    }

    void proposePaid(const Move& move, const AbilityDef& ability) {
        FixedVector<CardId, kMaxCommandCards> payable;
        for (const CardId card : state_.cards.in(Zone::Hand, seat_)) payable.push_back(card);
        if (!ability.cost.handOnly)
            for (const CardId card : state_.cards.in(Zone::InPlay, seat_))
                if (card != move.card) payable.push_back(card);
        std::size_t most = std::min<std::size_t>(ability.cost.most, payable.size());
        if (ability.limitDiscards && ability.limit != Limit::None) {
            const int used =
                usedOf(state_, ability, state_.cards.def(move.card), move.ability, seat_, move.aim.seat());
            most = std::min(most, static_cast<std::size_t>(std::max(0, ability.limitCount - used)));
        }
        if (payable.size() < ability.cost.least || most < ability.cost.least) return;
        command_.move = move;
        for (std::size_t i = 0; i < ability.cost.least; ++i) command_.cards.push_back(payable[i]);
        const bool legal = isLegal();
        command_.cards.clear();
        if (!legal) return;
        addTemplate(move, ability.cost.least, most).candidates = payable;
    }

    // --- Turn and fight ---
    void listPhase() {
        switch (state_.phase) {
            case Phase::Arrange:
                propose(CommandKind::ListenAtDoor);
                propose(CommandKind::KickOpenDoor);
                break;
            case Phase::KickOpenDoor: propose(CommandKind::KickOpenDoor); break;
            case Phase::LookOrLoot: propose(CommandKind::LootRoom); break;
            case Phase::End: propose(CommandKind::EndTurn); break;
            default: break;
        }
    }

    void listCombat() {
        const Combat& combat = state_.combat;
        if (verdict_.moment == Moment::Fleeing && state_.inCombat(seat_)) {
            for (const MonsterEntry& entry : combat.monsters) propose(CommandKind::Flee, entry.card);
            return;
        }
        if (verdict_.moment != Moment::Combat || combat.stage != CombatStage::Open) return;
        if (seat_ == combat.fighter) {
            propose(CommandKind::Fight);
            propose(CommandKind::RunAway);
            for (Seat seat = 0; seat < state_.players; ++seat) {
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

    void proposeTerms(const Move& move) {
        command_.move = move;
        if (!isLegal()) return;
        CommandTemplate& t = addTemplate(move, 0, static_cast<std::size_t>(combatTreasures(game_, state_)));
        for (const CardId card : state_.cards.in(Zone::InPlay, state_.combat.fighter))
            if (game_.catalog[state_.cards.def(card)].isItem) t.candidates.push_back(card);
    }

    void listSale() {
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
        if (gold < kGoldPerLevel && gold + dearest >= kGoldPerLevel &&
            statOf(game_, state_, seat_, Stat::SaleDouble) > state_.salesAtDouble)
            gold += dearest;
        if (gold < kGoldPerLevel || state_.player[seat_].level + 1 >= game_.rules.goal()) return;
        addTemplate(blank(CommandKind::Sell), 1, goods.size()).candidates = goods;
    }

    void listOffers() {
        for (Seat seat = 0; seat < state_.players; ++seat) {
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
        if (!isOrdinary(verdict_.moment) || state_.inCombat(seat_)) return;
        for (Seat seat = 0; seat < state_.players; ++seat) {
            if (seat == seat_ || !state_.isLiving(seat) || state_.inCombat(seat)) continue;
            FixedVector<CardId, kMaxCommandCards> goods;
            for (const Seat owner : {seat_, seat})
                for (const CardId card : state_.cards.in(Zone::InPlay, owner))
                    if (game_.catalog[state_.cards.def(card)].isItem) goods.push_back(card);
            if (goods.empty()) continue;
            Move move = blank(CommandKind::OfferTrade);
            move.seat = seat;
            addTemplate(move, 1, std::min<std::size_t>(goods.size(), kMaxOffered)).candidates = goods;
        }
    }

    const Game& game_;
    const GameState& state_;
    Seat seat_;
    LegalCommands& out_;
    Command command_;
    Verdict verdict_;
};

}  // namespace

void legalCommands(const Game& game, const GameState& view, Seat seat, LegalCommands& out) {
    out.clear();
    if (seat >= view.players) return;
    Lister(game, view, seat, out).list();
}

}  // namespace kickdoor
