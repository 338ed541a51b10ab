#include "evaluation/evaluate.h"

#include "base/seats.h"
#include "evaluation/card_fits.h"
#include "evaluation/joins.h"
#include "evaluation/strength.h"

#include <algorithm>

namespace kickdoor {

namespace {

template <class Fn>
bool anyOf(SeatSet seats, Fn&& fn) {
    for (const Seat seat : seatsIn(seats))
        if (fn(seat)) return true;
    return false;
}

bool compares(Compare how, int left, int right) {
    switch (how) {
        case Compare::AtLeast: return left >= right;
        case Compare::AtMost: return left <= right;
        case Compare::Equal: return left == right;
        case Compare::Less: return left < right;
        case Compare::More: return left > right;
    }
    return false;
}

bool wears(const Game& game, const GameState& state, Seat seat, DefId def) {
    for (const CardId card : state.cards.in(Zone::InPlay, seat))
        if (game.catalog.isSame(state.cards.def(card), def) && state.cards.isEquipped(card)) return true;
    return false;
}

DefId monsterDef(const GameState& state, CardId card) {
    for (const MonsterEntry& entry : state.combat.monsters)
        if (entry.card == card) return entry.def;
    return kNoDef;
}

CardList selectedBy(const Game& game, const GameState& state, Selector selector, const Bindings& at) {
    CardList found;
    if (isOwnerless(selector)) selectFrom(game, state, selector, kNoSeat, at, found);
    const SeatSet owners = ownersOf(game, state, selector, at);
    for (const Seat seat : seatsIn(owners)) selectFrom(game, state, selector, seat, at, found);
    return found;
}

bool isMonsterTagged(const Game& game, const GameState& state, Parameters<Op::MonsterHasTag> asked,
                     const Bindings& at) {
    const bool any = !asked.get<"targetOnly">();
    const int tag = asked.get<"tag">();
    return !at.forMonsters && std::any_of(state.combat.monsters.begin(), state.combat.monsters.end(),
                                          [&](const MonsterEntry& e) {
                                              return (any || e.card == at.monster) &&
                                                     ((tagsOf(game, state, e) >> tag) & 1U) != 0;
                                          });
}

bool isSubject(const Game& game, const GameState& state, Parameters<Op::SubjectIs> asked,
               const Bindings& at) {
    if (at.subject == kNoCard || isUnknown(state.cards.def(at.subject))) return false;
    const CardDef& def = game.catalog[state.cards.def(at.subject)];
    return kindFits(def, asked.get<"kind">()) && slotFits(def, asked.get<"slot">()) &&
           sizeFits(def, asked.get<"size">());
}

bool isCause(Cause wanted, Cause cause) {
    if (wanted == Cause::Any) return true;
    if (wanted == Cause::CurseOrBadStuff) return cause == Cause::Curse || cause == Cause::BadStuff;
    return cause == wanted;
}

// The sum over the cards of the selector whose face can be seen.
template <class T>
int sumOfCards(const Game& game, const GameState& state, NodeRef selector, const Bindings& at,
               T CardDef::*value) {
    int sum = 0;
    for (const CardId card : selectedBy(game, state, Selector(game.catalog.node(selector)), at))
        if (const DefId def = state.cards.def(card); !isUnknown(def)) sum += game.catalog[def].*value;
    return sum;
}

int extremeOf(const Game& game, const GameState& state, ListRef amounts, const Bindings& at, bool least) {
    int best = 0;
    bool first = true;
    for (const NodeRef ref : game.catalog.list(amounts)) {
        const int value = amountOf(game, state, ref, at);
        const int next = least ? std::min(best, value) : std::max(best, value);
        best = first ? value : next;
        first = false;
    }
    return best;
}

int levelOfMonster(const Game& game, const GameState& state, const Bindings& at) {
    DefId def = monsterDef(state, at.monster);
    if (def == kNoDef) def = monsterDef(state, at.card);
    if (def == kNoDef && at.card != kNoCard) def = monsterDef(state, state.cards.hostOf(at.card));
    return def == kNoDef ? 0 : game.catalog[def].level;
}

int countPlayers(const Game& game, const GameState& state, Parameters<Op::PlayerCount> amount,
                 const Bindings& at) {
    const SeatSet seats = resolve(game, state, amount.get<"who">(), at);
    int count = 0;
    for (const Seat seat : everySeat(state.players)) {
        Bindings inner = at;
        inner.player = seat;
        if (seats.has(seat) && holds(game, state, amount.get<"if">(), inner)) ++count;
    }
    return count;
}

}  // namespace

bool holds(const Game& game, const GameState& state, NodeRef condition, const Bindings& at) {
    if (condition == kNoRef) return true;
    const Node& node = game.catalog.node(condition);
    const auto seats = [&](Who who) { return resolve(game, state, who, at); };
    switch (node.condition()) {
        case ConditionOp::Not: {
            Bindings inner = at;
            inner.burden = !at.burden;
            return !holds(game, state, Parameters<Op::Not>(node).get<"of">(), inner);
        }
        case ConditionOp::All:
            for (const NodeRef ref : game.catalog.list(Parameters<Op::All>(node).get<"of">()))
                if (!holds(game, state, ref, at)) return false;
            return true;
        case ConditionOp::Any:
            for (const NodeRef ref : game.catalog.list(Parameters<Op::Any>(node).get<"of">()))
                if (holds(game, state, ref, at)) return true;
            return false;
        case ConditionOp::HasIdentity: {
            const Parameters<Op::HasIdentity> p(node);
            return anyOf(seats(p.get<"who">()),
                         [&](Seat s) { return hasIdentity(game, state, s, p.get<"identity">(), at.burden); });
        }
        case ConditionOp::HasType: {
            const Parameters<Op::HasType> p(node);
            return anyOf(seats(p.get<"who">()),
                         [&](Seat s) { return hasType(game, state, s, p.get<"type">(), at.burden); });
        }
        case ConditionOp::SexIs: {
            const Parameters<Op::SexIs> p(node);
            return anyOf(seats(p.get<"who">()),
                         [&](Seat s) { return state.player[s].sex == p.get<"sex">(); });
        }
        case ConditionOp::Compare_: {
            const Parameters<Op::Compare_> p(node);
            return compares(p.get<"is">(), amountOf(game, state, p.get<"left">(), at),
                            amountOf(game, state, p.get<"right">(), at));
        }
        case ConditionOp::Has: {
            const Parameters<Op::Has> p(node);
            const Selector selector(game.catalog.node(p.get<"cards">()));
            return static_cast<int>(selectedBy(game, state, selector, at).size()) >= p.get<"atLeast">();
        }
        case ConditionOp::Wears: {
            const Parameters<Op::Wears> p(node);
            return anyOf(seats(p.get<"who">()),
                         [&](Seat s) { return wears(game, state, s, p.get<"card">()); });
        }
        case ConditionOp::InCombat:
            return anyOf(seats(Parameters<Op::InCombat>(node).get<"who">()),
                         [&](Seat s) { return state.inCombat(s); });
        case ConditionOp::Alone: return state.combatOn() && state.combat.helper == kNoSeat;
        case ConditionOp::Helping:
            return seats(Parameters<Op::Helping>(node).get<"who">()).has(state.combat.helper);
        case ConditionOp::OwnTurn: return seats(Parameters<Op::OwnTurn>(node).get<"who">()).has(state.active);
        case ConditionOp::MonsterIs:
            return !at.forMonsters &&
                   std::any_of(state.combat.monsters.begin(), state.combat.monsters.end(),
                               [&](const MonsterEntry& e) {
                                   return game.catalog.isSame(e.def,
                                                              Parameters<Op::MonsterIs>(node).get<"card">());
                               });
        case ConditionOp::MonsterHasTag:
            return isMonsterTagged(game, state, Parameters<Op::MonsterHasTag>(node), at);
        case ConditionOp::SubjectIs: return isSubject(game, state, Parameters<Op::SubjectIs>(node), at);
        case ConditionOp::CauseIs:
            return isCause(Parameters<Op::CauseIs>(node).get<"is">(), static_cast<Cause>(at.cause));
    }
    return false;
}

int amountOf(const Game& game, const GameState& state, NodeRef amount, const Bindings& at) {
    const Node& node = game.catalog.node(amount);
    switch (node.amount()) {
        case AmountOp::Const: return Parameters<Op::Const>(node).get<"value">();
        case AmountOp::LevelOf: {
            const Seat seat = resolve(game, state, Parameters<Op::LevelOf>(node).get<"who">(), at).first();
            return seat == kNoSeat ? 0 : state.player[seat].level;
        }
        case AmountOp::Count: {
            const Selector selector(game.catalog.node(Parameters<Op::Count>(node).get<"cards">()));
            return static_cast<int>(selectedBy(game, state, selector, at).size());
        }
        case AmountOp::Number: return at.number;
        case AmountOp::RollResult: return rollTotal(game, state);
        case AmountOp::Plus: {
            int sum = 0;
            for (const NodeRef ref : game.catalog.list(Parameters<Op::Plus>(node).get<"of">()))
                sum += amountOf(game, state, ref, at);
            return sum;
        }
        case AmountOp::Times: {
            const Parameters<Op::Times> p(node);
            return amountOf(game, state, p.get<"of">(), at) * p.get<"by">();
        }
        case AmountOp::Half: {
            const Parameters<Op::Half> p(node);
            const int whole = amountOf(game, state, p.get<"of">(), at);
            return p.get<"round">() == Rounding::Up ? (whole + 1) / 2 : whole / 2;
        }
        case AmountOp::LeastOf:
            return extremeOf(game, state, Parameters<Op::LeastOf>(node).get<"of">(), at, true);
        case AmountOp::MostOf:
            return extremeOf(game, state, Parameters<Op::MostOf>(node).get<"of">(), at, false);
        case AmountOp::BonusOf:
            return sumOfCards(game, state, Parameters<Op::BonusOf>(node).get<"cards">(), at, &CardDef::bonus);
        case AmountOp::GoldOf:
            return sumOfCards(game, state, Parameters<Op::GoldOf>(node).get<"cards">(), at, &CardDef::gold);
        case AmountOp::MonsterLevel: return levelOfMonster(game, state, at);
        case AmountOp::MonsterCount: return static_cast<int>(state.combat.monsters.size());
        case AmountOp::PlayerCount: return countPlayers(game, state, Parameters<Op::PlayerCount>(node), at);
    }
    return 0;
}

bool hasCheat(const Game& game, const GameState& state, CardId item) {
    for (CardId a = state.cards.firstAttached(item); a != kNoCard; a = state.cards.nextAttached(a))
        if (game.catalog[state.cards.def(a)].kind == CardKind::Cheat) return true;
    return false;
}

bool mayUseItem(const Game& game, const GameState& state, CardId item, Seat holder) {
    const CardDef& def = game.catalog[state.cards.def(item)];
    if (def.usableBy == kNoRef || hasCheat(game, state, item)) return true;
    Bindings at;
    at.you = holder;
    at.card = item;
    return holds(game, state, def.usableBy, at);
}

int rollTotal(const Game& game, const GameState& state) {
    const DieRoll& roll = state.roll;
    int total = roll.face + roll.modifier;
    if (roll.roller == kNoSeat) return total;
    total += statOf(game, state, roll.roller, Stat::DieRoll);
    if (roll.purpose == RollPurpose::RunAway) {
        total += statOf(game, state, roll.roller, Stat::RunAway);
        for (const MonsterEntry& entry : state.combat.monsters) {
            if (entry.card == roll.against)
                total += monsterStatOf(game, state, entry, Stat::RunAway, roll.roller);
        }
    }
    return total;
}

}  // namespace kickdoor
