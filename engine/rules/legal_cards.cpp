// legalCommands(): playing cards and using abilities.
#include "base/seats.h"
#include "rules/allies.h"
#include "rules/characters.h"
#include "rules/joins.h"
#include "rules/lister.h"
#include "rules/procedures.h"

namespace kickdoor {

bool Lister::mightPlay(CardId card, const CardDef& def) const {
    if (verdict_.moment == Moment::Setup) return state_.player[seat_].setUpDone == 0;
    const PlayRule rule = playRuleOf(game_, def);
    if ((rule.when & verdict_.open) != 0) return true;
    const bool fresh = state_.cards.isFresh(card) || state_.cards.isIn(card, Zone::Revealed);
    if (fresh && (rule.whenFresh & verdict_.open) != 0) return true;
    if (mayLieOnTable(game_, def))
        return (verdict_.open & (bit(When::OwnTurn) | (fresh ? bit(When::NotInCombat) : 0U))) != 0;
    return verdict_.mayArmInCombat();
}

void Lister::listHand() {
    for (const CardId card : state_.cards.in(Zone::Hand, seat_)) {
        const DefId id = state_.cards.def(card);
        if (isUnknown(id)) continue;
        const CardDef& def = game_.catalog[id];
        if (mightPlay(card, def)) listPlays(card, def);
        if (def.kind == CardKind::Monster) propose(CommandKind::LookForTrouble, card);
    }
    for (const CardId card : state_.cards.in(Zone::Revealed)) {
        propose(CommandKind::Keep, card);
        const CardDef& def = game_.catalog[state_.cards.def(card)];
        if (mightPlay(card, def)) listPlays(card, def);
    }
}

void Lister::listPlays(CardId card, const CardDef& def) {
    Move move = blank(CommandKind::Play);
    move.card = card;
    const PlayRule rule = playRuleOf(game_, def);
    const bool layable =
        mayLieOnTable(game_, def) && rule.target != Target::None && rule.target != Target::Self;
    if (layable) propose(move);
    if (def.kind == CardKind::Doubling) {
        propose(move);
        for (const CardId other : state_.cards.in(Zone::Hand, seat_)) proposeWith(move, other);
        for (const CardId other : state_.cards.in(Zone::Revealed))  // just kicked open (R5.3)
            proposeWith(move, other);
    } else if (def.kind == CardKind::Monster) {
        propose(move);
        listAims(move, Target::Monster, [&](const Move& aimed) { propose(aimed); });
    } else if (def.kind == CardKind::Ally) {
        propose(move);
        listAims(move, Target::OwnItem, [&](const Move& aimed) { propose(aimed); });
    } else if (def.play.with == WithCard::None) {
        if (def.kind == CardKind::Item) listHandOver(move);
        listAims(move, rule.target, [&](const Move& aimed) { propose(aimed); });
        if ((def.gives & game_.catalog.joiningTags) == 0) return;
        for (const CardId other : state_.cards.in(Zone::Hand, seat_)) proposeWith(move, other);
    } else {
        for (const CardId other : state_.cards.in(Zone::Hand, seat_))
            listAims(move, rule.target, [&](const Move& aimed) { proposeWith(aimed, other); });
    }
}

void Lister::listHandOver(Move move) {
    for (const CardId hireling : state_.cards.in(Zone::InPlay, seat_)) {
        if (game_.catalog[state_.cards.def(hireling)].ally != AllyKind::Hireling) continue;
        move.aim = Aim::atCard(hireling);
        propose(move);
    }
}

void Lister::proposeWith(Move move, CardId other) {
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
                if (state_.cards.isAttached(card)) continue;
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

void Lister::listTable() {
    for (const CardId card : state_.cards.in(Zone::InPlay, seat_)) {
        const CardDef& def = game_.catalog[state_.cards.def(card)];
        if (def.kind == CardKind::Item) {
            propose(CommandKind::Unequip, card);
            propose(CommandKind::Equip, card);
            Move move = blank(CommandKind::Play);
            move.card = card;
            listHandOver(move);
        }
        if (maySacrifice(game_, state_, card, seat_)) {
            propose(CommandKind::Discard, card);
            Move both = blank(CommandKind::Discard);
            both.card = card;
            both.seat = state_.combat.helper;
            if (both.seat != kNoSeat) propose(both);
            continue;
        }
        if (def.kind == CardKind::OneShot && (playRuleOf(game_, def).when & verdict_.open) != 0)
            listPlays(card, def);
        if (game_.rules.mayDiscardFromPlay || def.kind == CardKind::Identity)
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
    Move move = blank(CommandKind::Use);
    move.card = card;
    for (const AbilityDef& ability : def.abilities) {
        if ((ability.when & verdict_.open) != 0) listUses(move, ability);
        ++move.ability;
    }
}

void Lister::listUses(const Move& move, const AbilityDef& ability) {
    const bool free = ability.cost.most == 0 || ability.cost.wholeHand;
    listAims(move, ability.target, [&](const Move& aimed) {
        if (free)
            propose(aimed);
        else
            proposePaid(aimed, ability);
    });
}

void Lister::proposePaid(const Move& move, const AbilityDef& ability) {
    const CardTable& cards = state_.cards;
    const CostDef& cost = ability.cost;
    FixedVector<CardId, kMaxCommandCards> payable;
    for (const CardId card : cards.in(Zone::Hand, seat_)) payable.push_back(card);
    if (!cost.handOnly) {
        for (const CardId card : cards.in(Zone::InPlay, seat_))
            if (card != move.card) payable.push_back(card);
        // The card whose ability it is comes last: it is lost by it. What goes anyway pays for nothing else.
        if (!cost.discardThis && cards.isIn(move.card, Zone::InPlay, seat_)) payable.push_back(move.card);
    }
    std::size_t most = std::min<std::size_t>(cost.most, payable.size());
    if (ability.limitDiscards && ability.limit != Limit::None) {
        const int used = usedOf(game_, state_, cards.def(move.card), move.ability, seat_, move.aim.seat());
        most = std::min(most, static_cast<std::size_t>(std::max(0, ability.limitCount - used)));
    }
    if (most < cost.least) return;
    command_.move = move;
    for (const CardId card : payable)
        if (command_.cards.size() != cost.least) command_.cards.push_back(card);
    const bool legal = isLegal();
    command_.cards.clear();
    if (legal) addTemplate(move, cost.least, most).candidates = payable;
}

}  // namespace kickdoor
