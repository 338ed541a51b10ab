#include "rules/chapters/characters.h"

#include "base/seats.h"
#include "rules/chapters/procedures.h"

namespace kickdoor {

CardId characterOf(const GameState& state, Seat seat) {
    const DefId def = state.player[seat].character;
    if (def == kNoDef) return kNoCard;
    for (const CardId card : state.cards.in(Zone::Box))
        if (state.cards.def(card) == def) return card;
    return kNoCard;
}

FixedVector<CardId, 64> unusedCharacters(const Game& game, const GameState& state) {
    FixedVector<CardId, 64> unused;
    for (const CardId card : state.cards.in(Zone::Box)) {
        if (game.catalog[state.cards.def(card)].kind != CardKind::Character) continue;
        bool taken = false;
        for (const Seat seat : everySeat(state.players))
            taken = taken || state.player[seat].character == state.cards.def(card);
        if (!taken) unused.push_back(card);
    }
    return unused;
}

void dealCharacters(Context& ctx) {
    for (const Seat seat : everySeat(ctx.state.players)) {
        const auto left = unusedCharacters(ctx.game, ctx.state);
        if (left.empty()) return;
        const auto pick = uniform(ctx.state.rng, RngDomain::Deal, static_cast<std::uint32_t>(left.size()));
        ctx.state.player[seat].character = ctx.state.cards.def(left[pick]);
    }
}

void pushNewCharacter(Context& ctx, Seat seat) {
    if (ctx.state.player[seat].character == kNoDef || unusedCharacters(ctx.game, ctx.state).empty()) return;
    Frame frame;
    frame.kind = FrameKind::NewCharacter;
    frame.you = seat;
    push(ctx, frame);
}

Step stepNewCharacter(Context& ctx, std::size_t i) {
    if (ctx.state.stack[i].step != 0) {
        ctx.state.stack.pop_back();
        return Step::Again;
    }
    ctx.state.stack[i].step = 1;
    ask(ctx, QuestionKind::Cards, ctx.state.stack[i].you, 0, 1);
    return Step::Wait;
}

void answerCharacter(Context& ctx, std::span<const CardId> chosen) {
    if (chosen.empty()) return;
    const Seat seat = ctx.state.stack.back().you;
    ctx.state.player[seat].character = ctx.state.cards.def(chosen[0]);
    ctx.touch(seat);
    ctx.emit(eventOf(EventKind::CharacterTaken, seat, chosen[0]));
}

}  // namespace kickdoor
