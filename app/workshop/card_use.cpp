#include "workshop/card_use.h"

#include <algorithm>

#include "rules/engine.h"

namespace kickdoor::workshop {
namespace {

constexpr Seat kHolder{0};

CardId inHand(const GameState& state, DefId card) {
    for (const CardId held : state.cards.in(Zone::Hand, kHolder))
        if (state.cards.def(held) == card) return held;
    return kNoCard;
}

Move playing(CardId card) {
    Move move;
    move.kind = CommandKind::Play;
    move.by = kHolder;
    move.card = card;
    return move;
}

// A legal way of playing the card.
bool findPlay(const Game& game, const GameState& state, CardId card, Command& command) {
    LegalCommands legal;
    legalCommands(game, state, kHolder, legal);
    const auto plays = [&](const Move& move) { return move.kind == CommandKind::Play && move.card == card; };
    const auto found = std::find_if(legal.moves.begin(), legal.moves.end(), plays);
    if (found != legal.moves.end()) command = commandOf(*found);
    return found != legal.moves.end() ||
           std::any_of(legal.templates.begin(), legal.templates.end(),
                       [&](const CommandTemplate& one) { return plays(one.move); });
}

CardUse wearing(const Game& game, const GameState& state, CardId card, const Command& play) {
    CardUse use;
    use.moment = state;
    if (!apply(game, use.moment, play).empty() || use.moment.cards.isEquipped(card)) return use;
    Move equip = playing(card);
    equip.kind = CommandKind::Equip;
    use.refusals = judge(game, use.moment, commandOf(equip));
    use.can = use.refusals.empty();
    return use;
}

}  // namespace

CardUse useOf(const Game& game, const GameState& state, DefId card) {
    CardUse use;
    use.moment = state;
    const CardId held = inHand(state, card);
    if (held == kNoCard) return use;
    Command play = commandOf(playing(held));
    if (findPlay(game, state, held, play))
        return game.catalog[card].kind == CardKind::Item ? wearing(game, state, held, play) : use;
    use.refusals = judge(game, state, play);
    Move kick;
    kick.kind = CommandKind::KickOpenDoor;
    kick.by = kHolder;
    if (apply(game, use.moment, commandOf(kick)).empty()) {
        if (findPlay(game, use.moment, held, play)) return use;
        constexpr WhenSet kInFight = bit(When::AnyCombat) | bit(When::OwnCombat) | bit(When::FighterOnly);
        if ((game.catalog[card].play.when & kInFight) != 0) use.refusals = judge(game, use.moment, play);
    }
    use.can = false;
    return use;
}

}  // namespace kickdoor::workshop
