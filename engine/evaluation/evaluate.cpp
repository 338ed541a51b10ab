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

}  // namespace

bool holds(const Game& game, const GameState& state, NodeRef condition, const Bindings& at) {
    if (condition == kNoRef) return true;
    const Node& node = game.catalog.node(condition);
    const auto seats = [&] { return resolve(game, state, static_cast<Who>(node.arg[0]), at); };
    switch (node.op) {
        case Op::Not: {
            Bindings inner = at;
            inner.burden = !at.burden;
            return !holds(game, state, node.arg[0], inner);
        }
        case Op::All:
            for (const std::int16_t ref : game.catalog.list(node.arg[0]))
                if (!holds(game, state, ref, at)) return false;
            return true;
        case Op::Any:
            for (const std::int16_t ref : game.catalog.list(node.arg[0]))
                if (holds(game, state, ref, at)) return true;
            return false;
        case Op::HasIdentity:
            return anyOf(seats(), [&](Seat s) {
                return hasIdentity(game, state, s, static_cast<IdentityId>(node.arg[1]), at.burden);
            });
        case Op::HasType:
            return anyOf(seats(), [&](Seat s) {
                return hasType(game, state, s, static_cast<IdentityType>(node.arg[1]), at.burden);
            });
        case Op::SexIs:
            return anyOf(seats(),
                         [&](Seat s) { return state.player[s].sex == static_cast<Sex>(node.arg[1]); });
        case Op::Compare_:
            return compares(static_cast<Compare>(node.arg[1]), amountOf(game, state, node.arg[0], at),
                            amountOf(game, state, node.arg[2], at));
        case Op::Has: {
            const Node& selector = game.catalog.node(node.arg[0]);
            const SeatSet owners = ownersOf(game, state, selector, at);
            CardList found;
            if (isOwnerless(selector)) selectFrom(game, state, selector, kNoSeat, at, found);
            for (const Seat s : seatsIn(owners)) selectFrom(game, state, selector, s, at, found);
            return static_cast<int>(found.size()) >= node.arg[1];
        }
        case Op::Wears:
            return anyOf(seats(),
                         [&](Seat s) { return wears(game, state, s, static_cast<DefId>(node.arg[1])); });
        case Op::InCombat: return anyOf(seats(), [&](Seat s) { return state.inCombat(s); });
        case Op::Alone: return state.combatOn() && state.combat.helper == kNoSeat;
        case Op::Helping: return seats().has(state.combat.helper);
        case Op::OwnTurn: return seats().has(state.active);
        case Op::MonsterIs:
            return !at.forMonsters &&
                   std::any_of(state.combat.monsters.begin(), state.combat.monsters.end(),
                               [&](const MonsterEntry& e) {
                                   return game.catalog.isSame(e.def, static_cast<DefId>(node.arg[0]));
                               });
        case Op::MonsterHasTag:
            return !at.forMonsters &&
                   std::any_of(state.combat.monsters.begin(), state.combat.monsters.end(),
                               [&](const MonsterEntry& e) {
                                   return (node.arg[1] == 0 || e.card == at.monster) &&
                                          ((tagsOf(game, state, e) >> node.arg[0]) & 1U) != 0;
                               });
        case Op::SubjectIs: {
            if (at.subject == kNoCard || isUnknown(state.cards.def(at.subject))) return false;
            const CardDef& def = game.catalog[state.cards.def(at.subject)];
            return kindFits(def, static_cast<KindFilter>(node.arg[0])) && slotFits(def, node.arg[1]) &&
                   sizeFits(def, static_cast<SizeFilter>(node.arg[2]));
        }
        case Op::CauseIs: {
            const auto wanted = static_cast<Cause>(node.arg[0]);
            const auto cause = static_cast<Cause>(at.cause);
            if (wanted == Cause::Any) return true;
            if (wanted == Cause::CurseOrBadStuff) return cause == Cause::Curse || cause == Cause::BadStuff;
            return cause == wanted;
        }
        default: return false;
    }
}

int amountOf(const Game& game, const GameState& state, NodeRef amount, const Bindings& at) {
    const Node& node = game.catalog.node(amount);
    const auto sumOver = [&](auto&& ofCard) {
        const Node& selector = game.catalog.node(node.arg[0]);
        CardList found;
        if (isOwnerless(selector)) selectFrom(game, state, selector, kNoSeat, at, found);
        const SeatSet owners = ownersOf(game, state, selector, at);
        for (const Seat s : seatsIn(owners)) selectFrom(game, state, selector, s, at, found);
        int sum = 0;
        for (const CardId card : found) sum += ofCard(card);
        return sum;
    };
    const auto defOf = [&](CardId card) -> const CardDef* {
        const DefId def = state.cards.def(card);
        return isUnknown(def) ? nullptr : &game.catalog[def];
    };
    switch (node.op) {
        case Op::Const: return node.arg[0];
        case Op::LevelOf: {
            const Seat seat = resolve(game, state, static_cast<Who>(node.arg[0]), at).first();
            return seat == kNoSeat ? 0 : state.player[seat].level;
        }
        case Op::Count: return sumOver([](CardId) { return 1; });
        case Op::Number: return at.number;
        case Op::RollResult: return rollTotal(game, state);
        case Op::Plus: {
            int sum = 0;
            for (const std::int16_t ref : game.catalog.list(node.arg[0]))
                sum += amountOf(game, state, ref, at);
            return sum;
        }
        case Op::Times: return amountOf(game, state, node.arg[0], at) * node.arg[1];
        case Op::Half: {
            const int whole = amountOf(game, state, node.arg[0], at);
            return static_cast<Rounding>(node.arg[1]) == Rounding::Up ? (whole + 1) / 2 : whole / 2;
        }
        case Op::LeastOf:
        case Op::MostOf: {
            const auto list = game.catalog.list(node.arg[0]);
            int best = 0;
            bool first = true;
            for (const std::int16_t ref : list) {
                const int value = amountOf(game, state, ref, at);
                const int next = node.op == Op::LeastOf ? std::min(best, value) : std::max(best, value);
                best = first ? value : next;
                first = false;
            }
            return best;
        }
        case Op::BonusOf:
            return sumOver([&](CardId card) { return defOf(card) != nullptr ? defOf(card)->bonus : 0; });
        case Op::GoldOf:
            return sumOver([&](CardId card) { return defOf(card) != nullptr ? defOf(card)->gold : 0; });
        case Op::MonsterLevel: {
            DefId def = monsterDef(state, at.monster);
            if (def == kNoDef) def = monsterDef(state, at.card);
            if (def == kNoDef && at.card != kNoCard) def = monsterDef(state, state.cards.hostOf(at.card));
            return def == kNoDef ? 0 : game.catalog[def].level;
        }
        case Op::MonsterCount: return static_cast<int>(state.combat.monsters.size());
        case Op::PlayerCount: {
            const SeatSet seats = resolve(game, state, static_cast<Who>(node.arg[0]), at);
            int count = 0;
            for (const Seat s : everySeat(state.players)) {
                Bindings inner = at;
                inner.player = s;
                if (seats.has(s) && holds(game, state, node.arg[1], inner)) ++count;
            }
            return count;
        }
        default: return 0;
    }
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
