// legalCommands(): playing cards and using abilities.
#include "base/seats.h"
#include "evaluation/joins.h"
#include "rules/chapters/allies.h"
#include "rules/chapters/characters.h"
#include "rules/chapters/procedures.h"
#include "rules/legal/lister.h"

namespace kickdoor {

bool Lister::mightPlay(CardId card, const CardDef& def) const {
    if (verdict_.moment == Moment::Setup) return state_.player[seat_].setUpDone == 0;
    const PlayRule rule = playRuleOf(game_, def);
    if ((rule.when & verdict_.open) != 0) return true;
    const bool fresh = state_.cards.isFresh(card) || state_.cards.isIn(card, Zone::Revealed);
    if (fresh && (rule.whenFresh & verdict_.open) != 0) return true;
    if (mayLieOnTable(game_, def))
        return (verdict_.open & (bit(When::OwnTurn) | (fresh ? bit(When::NotInCombat) : 0U))) != 0;
    return (def.kind == CardKind::Item || def.kind == CardKind::Cheat) && verdict_.mayArmInCombat();
}

void Lister::listHand() {
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

void Lister::listPlays(CardId card, const CardDef& def) {
    Move move = blank(CommandKind::Play);
    move.card = card;
    const PlayRule rule = playRuleOf(game_, def);
    const bool named =
        (rule.target != Target::None && rule.target != Target::Self) || def.play.with != WithCard::None;
    const bool layable = mayLieOnTable(game_, def) && named;
    if (layable) propose(move);
    if (def.kind == CardKind::Doubling) {
        propose(move);
        for (const CardId other : state_.cards.in(Zone::Hand, seat_))
            proposeWith(move, other, CardKind::Identity);
        for (const CardId other : state_.cards.in(Zone::Revealed))  // just kicked open (R5.3)
            proposeWith(move, other, CardKind::Identity);
    } else if (def.kind == CardKind::Monster) {
        if (!joinsAtAll(game_, def)) return;
        propose(move);
        if (def.asEnhancerOn != kNoRef)
            listAims(move, Target::Monster, [&](const Move& aimed) { propose(aimed); });
    } else if (def.kind == CardKind::Ally) {
        propose(move);
        if (def.ally == AllyKind::Hireling)
            listAims(move, Target::OwnItem, [&](const Move& aimed) { propose(aimed); });
    } else if (def.play.with == WithCard::None) {
        if (def.kind == CardKind::Item) listHandOver(move);
        listAims(move, rule.target, [&](const Move& aimed) { propose(aimed); });
        if ((def.gives & game_.catalog.joiningTags) == 0) return;
        for (const CardId other : state_.cards.in(Zone::Hand, seat_))
            proposeWith(move, other, CardKind::Monster);
    } else {
        const CardKind kind =
            def.play.with == WithCard::MonsterFromHand ? CardKind::Monster : CardKind::Identity;
        for (const CardId other : state_.cards.in(Zone::Hand, seat_))
            listAims(move, rule.target, [&](const Move& aimed) { proposeWith(aimed, other, kind); });
    }
}

void Lister::listHandOver(Move move) {
    for (const CardId hireling : state_.cards.in(Zone::InPlay, seat_)) {
        if (game_.catalog[state_.cards.def(hireling)].ally != AllyKind::Hireling) continue;
        move.aim = Aim::atCard(hireling);
        propose(move);
    }
}

void Lister::proposeWith(Move move, CardId other, CardKind kind) {
    const DefId id = state_.cards.def(other);
    if (isUnknown(id) || game_.catalog[id].kind != kind || other == move.card) return;
    move.with = other;
    propose(move);
}

template <class Fn>
void Lister::listAims(Move move, Target target, Fn&& fn) {
    switch (target) {
        case Target::None: fn(move); break;
        case Target::Self: fn(move); break;
        case Target::Player:
        case Target::OtherPlayer:
            for (const Seat seat : everySeat(state_.players)) {
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
                if (state_.cards.isAttached(card) && hirelingOf(game_, state_, card) == kNoCard) continue;
                move.aim = Aim::atCard(card);
                fn(move);
            }
            break;
        case Target::ItemOfOther:
            for (const Seat seat : everySeat(state_.players)) {
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

bool Lister::hasHireling() const {
    for (const CardId card : state_.cards.in(Zone::InPlay, seat_))
        if (game_.catalog[state_.cards.def(card)].ally == AllyKind::Hireling) return true;
    return false;
}

void Lister::listTable() {
    const bool setup = verdict_.moment == Moment::Setup;
    const bool handsFree =
        (verdict_.beside() || setup) && (!state_.inCombat(seat_) || verdict_.mayArmInCombat());
    const bool mayDrop = !setup;
    const bool hirelings = handsFree && hasHireling();
    const bool dropAll = game_.rules.mayDiscardFromPlay && verdict_.beside() && !state_.inCombat(seat_);
    for (const CardId card : state_.cards.in(Zone::InPlay, seat_)) {
        const CardDef& def = game_.catalog[state_.cards.def(card)];
        if (def.kind == CardKind::Item && handsFree) {
            const bool lent = hirelingOf(game_, state_, card) != kNoCard;
            const bool worn = state_.cards.isEquipped(card);
            if ((worn || lent) && !verdict_.mayArmInCombat()) propose(CommandKind::Unequip, card);
            if (!worn || lent) propose(CommandKind::Equip, card);
            if (hirelings) {
                Move move = blank(CommandKind::Play);
                move.card = card;
                listHandOver(move);
            }
        }
        const bool sacrifice = def.ally == AllyKind::GuestStar && maySacrifice(game_, state_, card, seat_);
        if (sacrifice) {
            propose(CommandKind::Discard, card);
            Move both = blank(CommandKind::Discard);
            both.card = card;
            both.seat = state_.combat.helper;
            if (seat_ == state_.combat.fighter && both.seat != kNoSeat) propose(both);
        }
        if (def.kind == CardKind::OneShot && !setup && (playRuleOf(game_, def).when & verdict_.open) != 0)
            listPlays(card, def);
        if (mayDrop && !sacrifice && (dropAll || def.kind == CardKind::Identity))
            propose(CommandKind::Discard, card);
        if ((def.abilityWhen & verdict_.open) != 0) listAbilities(card, def);
    }
    const DefId character = state_.player[seat_].character;
    if (character != kNoDef && (game_.catalog[character].abilityWhen & verdict_.open) != 0)
        listAbilities(characterOf(state_, seat_), game_.catalog[character]);
    if (!state_.inCombat(seat_)) return;
    for (const MonsterEntry& entry : state_.combat.monsters) {
        const CardDef& def = game_.catalog[entry.def];
        if ((def.abilityWhen & verdict_.open) != 0) listAbilities(entry.card, def);
    }
}

void Lister::listAbilities(CardId card, const CardDef& def) {
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

void Lister::proposePaid(const Move& move, const AbilityDef& ability) {
    const CardTable& cards = state_.cards;
    int count = cards.size(Zone::Hand, seat_);
    const CardId spent = ability.cost.discardThis ? move.card : kNoCard;  // cannot pay again
    if (!ability.cost.handOnly)
        count += cards.size(Zone::InPlay, seat_) -
                 (spent != kNoCard && cards.isIn(spent, Zone::InPlay, seat_) ? 1 : 0);
    const std::size_t payable = std::min(static_cast<std::size_t>(count), kMaxCommandCards);
    std::size_t most = std::min<std::size_t>(ability.cost.most, payable);
    if (ability.limitDiscards && ability.limit != Limit::None) {
        DefId def = state_.cards.def(move.card);
        for (const MonsterEntry& entry : state_.combat.monsters)
            if (entry.card == move.card) def = entry.def;  // a mate has its monster's abilities
        const int used = usedOf(game_, state_, def, move.ability, seat_, move.aim.seat());
        most = std::min(most, static_cast<std::size_t>(std::max(0, ability.limitCount - used)));
    }
    if (payable < ability.cost.least || most < ability.cost.least) return;
    const auto gather = [&](FixedVector<CardId, kMaxCommandCards>& out, std::size_t size) {
        for (const CardId card : cards.in(Zone::Hand, seat_))
            if (out.size() < size) out.push_back(card);
        if (ability.cost.handOnly) return;
        for (const CardId card : cards.in(Zone::InPlay, seat_))
            if (out.size() < size && card != move.card) out.push_back(card);
        // The card with the ability comes last, since paying with it loses the ability.
        if (spent == kNoCard && out.size() < size && cards.isIn(move.card, Zone::InPlay, seat_))
            out.push_back(move.card);
    };
    command_.move = move;
    gather(command_.cards, ability.cost.least);
    const bool legal = isLegal();
    command_.cards.clear();
    if (legal) gather(addTemplate(move, ability.cost.least, most).candidates, payable);
}

}  // namespace kickdoor
