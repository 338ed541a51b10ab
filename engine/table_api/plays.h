// What a card could do, or why it cannot, before it is played or used.
#pragma once

#include "card/game.h"
#include "rules/engine.h"
#include "state/game_state.h"

namespace kickdoor {

// Some player is a target that fits the card's own condition, whether or not the viewer may play it now.
// True also for a card that is not played on a player. card: known to the view.
bool anyPlayerFits(const Game& game, const GameState& view, CardId card);

// The card can pay a helper (R8.7): an Item in play, which is handed over, or a card in hand that does its
// target no harm. The rules let any card be promised that may be played on the helper, also a Curse, which is
// no pay. False for a card unknown to the view.
bool canPayHelp(const Game& game, const GameState& view, CardId card);

// Why the viewer cannot use this ability of a card of theirs now, whoever and whatever it were used on and
// paid with (R4.9). Empty if the right choice would do, or the card is not the viewer's.
Refusals whyNotUsed(const Game& game, const GameState& view, CardId card, std::uint8_t ability);

// Whether this legal move could change the die of the open window, or what may be done about it. False only
// for a card that is put into play and whose effects have nothing to do with this roll. True without such a
// window.
bool mattersToRoll(const Game& game, const GameState& view, const Move& move);

}  // namespace kickdoor
