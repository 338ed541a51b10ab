// Evaluates conditions, amounts and selectors of cards on a state. Never changes the state.
#pragma once

#include "card/game.h"
#include "card/parameters.h"
#include "state/game_state.h"

namespace kickdoor {

// The players and cards that the words of a card refer to at this moment.
struct Bindings {
    Seat you = kNoSeat;
    Seat victim = kNoSeat;
    Seat target = kNoSeat;
    Seat player = kNoSeat;
    Seat chosen = kNoSeat;
    CardId card = kNoCard;
    CardId subject = kNoCard;
    CardId monster = kNoCard;
    DefId def = kNoDef;
    std::int16_t number = 0;
    std::uint8_t cause = 0;
    // True where having an identity is a disadvantage; a doubling card may shield from it (R4.7).
    bool burden = false;
    // True for a card on the monsters' side, which does not fight against monsters.
    bool forMonsters = false;
};
Bindings bindingsOf(const Frame& frame);

SeatSet resolve(const Game& game, const GameState& state, Who who, const Bindings& at);
bool holds(const Game& game, const GameState& state, NodeRef condition, const Bindings& at);  // none: true
int amountOf(const Game& game, const GameState& state, NodeRef amount, const Bindings& at);
inline int amountOr(const Game& game, const GameState& state, NodeRef amount, const Bindings& at,
                    int fallback) {
    return amount < 0 ? fallback : amountOf(game, state, amount, at);
}

// Selects all cards of one player (or of a discard pile, `this`, `subject`) that fit a selector, regardless
// of its quantity.
void selectFrom(const Game& game, const GameState& state, Selector selector, Seat owner, const Bindings& at,
                CardList& out);
// The owners that a selector refers to, in turn order from the active player; one kNoSeat for places without
// an owner.
SeatSet ownersOf(const Game& game, const GameState& state, Selector selector, const Bindings& at);
bool isOwnerless(Selector selector);
// The selector of an effect that discards or takes cards.
Selector selectorOf(const Catalog& catalog, const Node& effect);

// The identities that a player has in play, as bits. Callers handle attached doubling cards and R4.5.
std::uint64_t identitiesOf(const Game& game, const GameState& state, Seat seat);
bool hasIdentity(const Game& game, const GameState& state, Seat seat, IdentityId identity, bool burden);
bool hasType(const Game& game, const GameState& state, Seat seat, IdentityType type, bool burden);
int identityCount(const Game& game, const GameState& state, Seat seat, IdentityType type);
CardId doublingCard(const Game& game, const GameState& state, Seat seat, IdentityType type);

// The next seat of the set, clockwise from the active player.
Seat nextInTurn(const GameState& state, SeatSet seats);
// True when the holder may use this Item (R7.3), its own Cheat! included (R7.11).
bool mayUseItem(const Game& game, const GameState& state, CardId item, Seat holder);
bool hasCheat(const Game& game, const GameState& state, CardId item);
// The face of the die with all modifiers of this roll (R9.1, R10.5).
int rollTotal(const Game& game, const GameState& state);

}  // namespace kickdoor
