// Resolves the players that a card names, and their identities (R4).
#include "base/seats.h"
#include "evaluation/evaluate.h"

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
        const auto seat = Seat((from + i * (step + state.players)) % state.players);
        if (state.isLiving(seat)) return seat;
    }
    return kNoSeat;
}

SeatSet extremeLevel(const GameState& state, SeatSet among, bool highest) {
    SeatSet best;
    int bestLevel = 0;
    for (const Seat seat : seatsIn(among)) {
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

namespace {

// R4.7: a single identity under its doubling card has no disadvantages.
bool isShielded(const Game& game, const GameState& state, Seat seat, IdentityType type) {
    return game.rules.doubling[type] == DoublingReading::Shields &&
           identityCount(game, state, seat, type) == 1 && doublingCard(game, state, seat, type) != kNoCard;
}

}  // namespace

bool hasIdentity(const Game& game, const GameState& state, Seat seat, IdentityId identity, bool burden) {
    if (seat >= state.players) return false;
    if (((identitiesOf(game, state, seat) >> identity) & 1U) == 0) return false;
    return !burden || !isShielded(game, state, seat, game.catalog.identities[identity].type);
}

bool hasType(const Game& game, const GameState& state, Seat seat, IdentityType type, bool burden) {
    return identityCount(game, state, seat, type) > 0 && !(burden && isShielded(game, state, seat, type));
}

}  // namespace kickdoor
