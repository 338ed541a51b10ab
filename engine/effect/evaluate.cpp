#include "effect/evaluate.h"

#include "rules/strength.h"

#include <algorithm>

namespace kickdoor {

Bindings bindingsOf(const Frame& frame) {
    return {frame.you,     frame.victim,  frame.target, frame.player, frame.chosen, frame.card,
            frame.subject, frame.monster, frame.def,    frame.number, frame.cause,  false};
}

Seat nextInTurn(const GameState& state, SeatSet seats) {
    if (seats.empty()) return kNoSeat;
    Seat seat = state.active < state.players ? state.active : Seat{0};
    while (!seats.has(seat)) seat = state.leftOf(seat);
    return seat;
}

namespace {

Seat livingNeighbour(const GameState& state, Seat from, int step) {
    if (from >= state.players) return kNoSeat;
    for (int i = 1; i < state.players; ++i) {
        const auto seat = static_cast<Seat>((from + i * (step + state.players)) % state.players);
        if (state.isLiving(seat)) return seat;
    }
    return kNoSeat;
}

SeatSet extremeLevel(const GameState& state, SeatSet among, bool highest) {
    SeatSet best;
    int bestLevel = 0;
    for (Seat seat = 0; seat < state.players; ++seat) {
        if (!among.has(seat)) continue;
        const int level = state.player[seat].level;
        const bool better = best.empty() || (highest ? level > bestLevel : level < bestLevel);
        if (better) {
            best = SeatSet();
            bestLevel = level;
        }
        if (level == bestLevel) best = best.with(seat);
    }
    return best;
}

Seat centre(const Bindings& at) {
    return at.victim != kNoSeat ? at.victim : at.you;
}

}  // namespace

SeatSet resolve(const Game&, const GameState& state, Who who, const Bindings& at) {
    const auto one = [](Seat seat) { return SeatSet::of(seat); };
    const SeatSet living = state.living();
    switch (who) {
        case Who::You: return one(at.you);
        case Who::Victim: return one(at.victim);
        case Who::Target: return one(at.target);
        case Who::Player: return one(at.player);
        case Who::Chosen: return one(at.chosen);
        case Who::Fighter: return one(state.combat.fighter) & living;
        case Who::Helper: return one(state.combat.helper) & living;
        case Who::Fighters: return (one(state.combat.fighter) | one(state.combat.helper)) & living;
        case Who::OtherFighter:
            return ((one(state.combat.fighter) | one(state.combat.helper)) & living).without(centre(at));
        case Who::Active: return one(state.active) & living;
        case Who::Left: return one(livingNeighbour(state, centre(at), 1));
        case Who::Right: return one(livingNeighbour(state, centre(at), -1));
        case Who::Neighbours:
            return one(livingNeighbour(state, centre(at), 1)) | one(livingNeighbour(state, centre(at), -1));
        case Who::Others: return living.without(centre(at));
        case Who::Everyone: return living;
        case Who::LowestLevel: return extremeLevel(state, living, false);
        case Who::HighestLevel: return extremeLevel(state, living, true);
        case Who::OthersLowest: return extremeLevel(state, living.without(centre(at)), false);
        case Who::OthersHighest: return extremeLevel(state, living.without(centre(at)), true);
    }
    return {};
}

std::uint64_t identitiesOf(const Game& game, const GameState& state, Seat seat) {
    std::uint64_t bits = 0;
    for (const CardId card : state.cards.in(Zone::InPlay, seat)) {
        const CardDef& def = game.catalog[state.cards.def(card)];
        if (def.kind == CardKind::Identity) bits |= std::uint64_t{1} << def.identity;
    }
    return bits;
}

int identityCount(const Game& game, const GameState& state, Seat seat, IdentityType type) {
    int count = 0;
    for (const CardId card : state.cards.in(Zone::InPlay, seat)) {
        const CardDef& def = game.catalog[state.cards.def(card)];
        if (def.kind == CardKind::Identity && def.identityType == type) ++count;
    }
    return count;
}

CardId doublingCard(const Game& game, const GameState& state, Seat seat, IdentityType type) {
    for (const CardId card : state.cards.in(Zone::InPlay, seat)) {
        const CardDef& def = game.catalog[state.cards.def(card)];
        if (def.kind == CardKind::Doubling && def.identityType == type) return card;
    }
    return kNoCard;
}

bool hasIdentity(const Game& game, const GameState& state, Seat seat, IdentityId identity, bool burden) {
    if (seat >= state.players) return false;
    if (((identitiesOf(game, state, seat) >> identity) & 1U) == 0) return false;
    if (!burden) return true;
    const IdentityType type = game.catalog.identities[identity].type;
    if (game.rules.doubling[type] != DoublingReading::Shields) return true;
    // R4.7: a single identity under its doubling card has no disadvantages.
    return identityCount(game, state, seat, type) != 1 || doublingCard(game, state, seat, type) == kNoCard;
}

namespace {

template <class Fn>
bool anyOf(const GameState& state, SeatSet seats, Fn&& fn) {
    for (Seat seat = 0; seat < state.players; ++seat)
        if (seats.has(seat) && fn(seat)) return true;
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

bool cardFits(const CardDef& def, KindFilter kind) {
    switch (kind) {
        case KindFilter::Any: return true;
        case KindFilter::Item: return def.isItem;
        case KindFilter::OneShot: return def.kind == CardKind::OneShot;
        case KindFilter::Monster: return def.kind == CardKind::Monster;
        case KindFilter::Curse: return def.kind == CardKind::Curse;
        case KindFilter::Identity: return def.kind == CardKind::Identity;
        case KindFilter::Doubling: return def.kind == CardKind::Doubling;
        case KindFilter::Ally: return def.kind == CardKind::Ally;
        case KindFilter::Enhancer: return def.kind == CardKind::Enhancer;
        case KindFilter::Level: return def.kind == CardKind::Level;
    }
    return false;
}

bool slotFits(const CardDef& def, std::int16_t slot) {
    if (slot < 0 || def.slot == static_cast<Slot>(slot)) return true;
    // "a hand Item" means one of either sort.
    return static_cast<Slot>(slot) == Slot::OneHand && def.slot == Slot::TwoHands;
}

bool sizeFits(const CardDef& def, SizeFilter size) {
    return size == SizeFilter::Any || (size == SizeFilter::Big) == def.big;
}

bool wears(const Game&, const GameState& state, Seat seat, DefId def) {
    for (const CardId card : state.cards.in(Zone::InPlay, seat))
        if (state.cards.def(card) == def && state.cards.isEquipped(card)) return true;
    return false;
}

DefId monsterDef(const GameState& state, CardId card) {
    for (const MonsterEntry& entry : state.combat.monsters)
        if (entry.card == card) return entry.def;
    return kNoDef;
}

bool monsterHasTag(const Game& game, const GameState& state, const MonsterEntry& entry, int tag) {
    if (game.catalog[entry.def].hasTag(tag)) return true;
    for (CardId a = state.cards.firstAttached(entry.card); a != kNoCard; a = state.cards.nextAttached(a))
        if (game.catalog[state.cards.def(a)].hasTag(tag)) return true;
    return false;
}

}  // namespace

bool holds(const Game& game, const GameState& state, NodeRef condition, const Bindings& at) {
    if (condition < 0) return true;
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
            return anyOf(state, seats(), [&](Seat s) {
                return hasIdentity(game, state, s, static_cast<IdentityId>(node.arg[1]), at.burden);
            });
        case Op::HasType:
            return anyOf(state, seats(), [&](Seat s) {
                return identityCount(game, state, s, static_cast<IdentityType>(node.arg[1])) > 0;
            });
        case Op::SexIs:
            return anyOf(state, seats(),
                         [&](Seat s) { return state.player[s].sex == static_cast<Sex>(node.arg[1]); });
        case Op::Compare_:
            return compares(static_cast<Compare>(node.arg[1]), amountOf(game, state, node.arg[0], at),
                            amountOf(game, state, node.arg[2], at));
        case Op::Has: {
            const Node& selector = game.catalog.node(node.arg[0]);
            const SeatSet owners = ownersOf(game, state, selector, at);
            CardList found;
            if (isOwnerless(selector)) selectFrom(game, state, selector, kNoSeat, at, found);
            for (Seat s = 0; s < state.players; ++s)
                if (owners.has(s)) selectFrom(game, state, selector, s, at, found);
            return static_cast<int>(found.size()) >= node.arg[1];
        }
        case Op::Wears:
            return anyOf(state, seats(),
                         [&](Seat s) { return wears(game, state, s, static_cast<DefId>(node.arg[1])); });
        case Op::InCombat: return anyOf(state, seats(), [&](Seat s) { return state.inCombat(s); });
        case Op::Alone: return state.combatOn() && state.combat.helper == kNoSeat;
        case Op::Helping: return seats().has(state.combat.helper);
        case Op::OwnTurn: return seats().has(state.active);
        case Op::MonsterIs:
            return std::any_of(
                state.combat.monsters.begin(), state.combat.monsters.end(),
                [&](const MonsterEntry& e) { return e.def == static_cast<DefId>(node.arg[0]); });
        case Op::MonsterHasTag:
            return std::any_of(state.combat.monsters.begin(), state.combat.monsters.end(),
                               [&](const MonsterEntry& e) {
                                   return (node.arg[1] == 0 || e.card == at.monster) &&
                                          monsterHasTag(game, state, e, node.arg[0]);
                               });
        case Op::SubjectIs: {
            if (at.subject == kNoCard || isUnknown(state.cards.def(at.subject))) return false;
            const CardDef& def = game.catalog[state.cards.def(at.subject)];
            return cardFits(def, static_cast<KindFilter>(node.arg[0])) && slotFits(def, node.arg[1]) &&
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
        for (Seat s = 0; s < state.players; ++s)
            if (owners.has(s)) selectFrom(game, state, selector, s, at, found);
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
                if (first || (node.op == Op::LeastOf ? value < best : value > best)) best = value;
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
            if (def == kNoDef) def = monsterDef(state, state.cards.hostOf(at.card));
            return def == kNoDef ? 0 : game.catalog[def].level;
        }
        case Op::MonsterCount: return static_cast<int>(state.combat.monsters.size());
        case Op::PlayerCount: {
            const SeatSet seats = resolve(game, state, static_cast<Who>(node.arg[0]), at);
            int count = 0;
            for (Seat s = 0; s < state.players; ++s) {
                Bindings inner = at;
                inner.player = s;
                if (seats.has(s) && holds(game, state, node.arg[1], inner)) ++count;
            }
            return count;
        }
        default: return 0;
    }
}

bool isOwnerless(const Node& selector) {
    const auto from = static_cast<From>(selector.arg[param::kFrom]);
    return from == From::DoorDiscard || from == From::TreasureDiscard || from == From::This ||
           from == From::Subject;
}

SeatSet ownersOf(const Game& game, const GameState& state, const Node& selector, const Bindings& at) {
    if (isOwnerless(selector)) return {};
    return resolve(game, state, static_cast<Who>(selector.arg[param::kOf]), at);
}

void selectFrom(const Game& game, const GameState& state, const Node& selector, Seat owner,
                const Bindings& at, CardList& out) {
    const auto from = static_cast<From>(selector.arg[param::kFrom]);
    const auto fits = [&](CardId card) {
        if (isUnknown(state.cards.def(card))) return false;
        const CardDef& def = game.catalog[state.cards.def(card)];
        if (!cardFits(def, static_cast<KindFilter>(selector.arg[param::kKind]))) return false;
        if (!slotFits(def, selector.arg[param::kSlot])) return false;
        if (!sizeFits(def, static_cast<SizeFilter>(selector.arg[param::kSize]))) return false;
        if (selector.arg[param::kType] >= 0 &&
            def.identityType != static_cast<IdentityType>(selector.arg[param::kType]))
            return false;
        if (selector.arg[param::kIdentity] >= 0 &&
            def.identity != static_cast<IdentityId>(selector.arg[param::kIdentity]))
            return false;
        if (selector.arg[param::kTag] >= 0 && !def.hasTag(selector.arg[param::kTag])) return false;
        return def.gold >= selector.arg[param::kMinGold] || selector.arg[param::kMinGold] == 0;
    };
    const auto addFrom = [&](Zone zone, Seat holder, auto&& also) {
        for (const CardId card : state.cards.in(zone, holder))
            if (also(card) && fits(card)) out.push_back(card);
    };
    const auto all = [](CardId) { return true; };
    const auto kindIs = [&](CardId card, CardKind kind) {
        const DefId def = state.cards.def(card);
        return !isUnknown(def) && game.catalog[def].kind == kind;
    };
    const auto isItem = [&](CardId card) { return game.catalog[state.cards.def(card)].isItem; };
    switch (from) {
        case From::Hand: addFrom(Zone::Hand, owner, all); break;
        case From::Carried: addFrom(Zone::InPlay, owner, isItem); break;
        case From::Equipped:
            addFrom(Zone::InPlay, owner, [&](CardId c) { return state.cards.isEquipped(c); });
            break;
        case From::Unequipped:
            addFrom(Zone::InPlay, owner, [&](CardId c) { return isItem(c) && !state.cards.isEquipped(c); });
            break;
        case From::InPlay: addFrom(Zone::InPlay, owner, all); break;
        case From::Identities:
            addFrom(Zone::InPlay, owner, [&](CardId c) { return kindIs(c, CardKind::Identity); });
            break;
        case From::Allies:
            addFrom(Zone::InPlay, owner, [&](CardId c) { return kindIs(c, CardKind::Ally); });
            break;
        case From::Curses: addFrom(Zone::Curses, owner, all); break;
        case From::HandOrPlay:
            addFrom(Zone::Hand, owner, all);
            addFrom(Zone::InPlay, owner, all);
            break;
        case From::DoorDiscard: addFrom(Zone::DoorDiscard, kNoSeat, all); break;
        case From::TreasureDiscard: addFrom(Zone::TreasureDiscard, kNoSeat, all); break;
        case From::This:
            if (at.card != kNoCard) out.push_back(at.card);
            break;
        case From::Subject:
            if (at.subject != kNoCard) out.push_back(at.subject);
            break;
        case From::Attached:
            for (const CardId host : state.cards.in(Zone::InPlay, owner))
                if (state.cards.isAttached(host) && fits(host)) out.push_back(host);
            break;
    }
}

bool hasCheat(const Game& game, const GameState& state, CardId item) {
    for (CardId a = state.cards.firstAttached(item); a != kNoCard; a = state.cards.nextAttached(a))
        if (game.catalog[state.cards.def(a)].kind == CardKind::Cheat) return true;
    return false;
}

bool mayUseItem(const Game& game, const GameState& state, CardId item, Seat holder) {
    const CardDef& def = game.catalog[state.cards.def(item)];
    if (def.usableBy < 0 || hasCheat(game, state, item)) return true;
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
