#include "crowded.h"

#include "base/seats.h"
#include "bot/bot_rng.h"
#include "evaluation/evaluate.h"
#include "rules/moves/moves.h"

namespace tests {

using namespace kickdoor;

namespace {

void deal(Context& ctx, CardId card, Seat seat, BotRng& rng) {
    const CardDef& def = ctx.defOf(card);
    if (rng.below(3) == 0) return putInHand(ctx, card, seat);
    switch (def.kind) {
        case CardKind::Identity:
            if (identityCount(ctx.game, ctx.state, seat, def.identityType) != 0) break;
            return putInPlay(ctx, card, seat);
        case CardKind::Item:
        case CardKind::Ally: return putInPlay(ctx, card, seat);
        case CardKind::Curse:
            if (!def.lasting) break;
            ctx.state.cards.move(card, {Zone::Curses, seat}, CardTable::End::Bottom);
            return ctx.state.cards.setKnown(card, kEveryone);
        default: break;
    }
    putInHand(ctx, card, seat);
}

}  // namespace

GameState crowded(const Game& game, GameState state, std::uint64_t seed) {
    constexpr std::uint32_t kMostOfADeck = 10;
    constexpr int kLeft = 20;  // in each deck
    Context ctx{game, state, nullptr};
    BotRng rng(seed);
    for (const Seat seat : everySeat(state.players)) {
        const auto levels = static_cast<std::uint32_t>(game.rules.goal() - 1);
        state.player[seat].level = static_cast<std::uint8_t>(1 + rng.below(levels));
        for (const Zone deck : {Zone::DoorDeck, Zone::TreasureDeck})
            for (auto n = rng.below(kMostOfADeck); n > 0 && state.cards.size(deck) > kLeft; --n)
                deal(ctx, state.cards.first(deck), seat, rng);
    }
    clearFresh(ctx);
    return state;
}

}  // namespace tests
