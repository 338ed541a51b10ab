// R1: decks, hands, and who goes first.
#include "base/indices.h"
#include "base/seats.h"
#include "rules/chapters/procedures.h"
#include "rules/deal.h"
#include "rules/moves/moves.h"

#include <algorithm>
#include <limits>

namespace kickdoor {

GameState newGame(const Game& game, int players, std::uint64_t seed, std::span<const Sex> sexes) {
    return newGame(game, players, rngFromSeed(seed), sexes);
}

GameState newGame(const Game& game, int players, const Rng& chance, std::span<const Sex> sexes) {
    GameState state;
    state.players = static_cast<std::uint8_t>(players);
    state.active = Seat{0};
    state.rng = chance;
    for (const std::size_t seat : Indices(std::min(sexes.size(), state.player.size())))
        state.player[seat].sex = sexes[seat];
    for (const std::size_t def : indicesOf(game.catalog.cards)) {
        const CardDef& card = game.catalog.cards[def];
        const Zone zone = card.kind == CardKind::Character ? Zone::Box
                          : card.deck == Deck::Door        ? Zone::DoorDeck
                                                           : Zone::TreasureDeck;
        for (int copy = 0; copy < card.copies; ++copy) state.cards.add(DefId(def), {zone, kNoSeat});
    }
    Context ctx{game, state, nullptr};
    shuffleDeck(ctx, Deck::Door);  // R1.2
    shuffleDeck(ctx, Deck::Treasure);
    for (const Seat seat : everySeat(players)) drawOpeningHand(ctx, seat);
    dealCharacters(ctx);  // R1.4
    clearFresh(ctx);
    state.epoch = 1;
    return state;
}

void drawOpeningHand(Context& ctx, Seat seat) {  // R1.3, R11.5
    for (int i = 0; i < ctx.game.rules.openingDoors; ++i) drawToHand(ctx, seat, Deck::Door, Face::Down);
    for (int i = 0; i < ctx.game.rules.openingTreasures; ++i)
        drawToHand(ctx, seat, Deck::Treasure, Face::Down);
}

void pushInitiative(Context& ctx) {
    Frame frame;
    frame.kind = FrameKind::Initiative;
    frame.pending = SeatSet::firstN(ctx.state.players);
    push(ctx, frame);
}

// R1.7: the highest result begins, including changes to every die of a player (R10.5); players who tie for it
// roll again.
Step stepInitiative(Context& ctx, std::size_t i) {
    GameState& state = ctx.state;
    const SeatSet rolling = state.stack[i].pending;
    std::array<int, kMaxSeats> total{};
    int highest = std::numeric_limits<int>::min();
    for (const Seat seat : seatsIn(rolling)) {
        const int face = nextFace(ctx, ctx.game.rules.initiativeSides);
        state.player[seat].initiative = static_cast<std::uint8_t>(face);
        state.lastFace = static_cast<std::uint8_t>(face);
        state.lastSides = static_cast<std::uint8_t>(ctx.game.rules.initiativeSides);
        total[seat] = face + statOf(ctx.game, state, seat, Stat::DieRoll);
        highest = std::max(highest, total[seat]);
        ctx.emit(eventOf(EventKind::InitiativeRolled, seat, kNoCard, face, ctx.game.rules.initiativeSides));
    }
    SeatSet best;
    for (const Seat seat : seatsIn(rolling))
        if (total[seat] == highest) best = best.with(seat);
    if (best.size() > 1) {
        state.stack[i].pending = best;
        return Step::Again;
    }
    state.stack.pop_back();
    startTurn(ctx, best.first());
    return Step::Again;
}

}  // namespace kickdoor
