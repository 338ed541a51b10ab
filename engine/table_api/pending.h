// What is in progress while a player must answer: the effect that asks, a looming strike, the purpose of a
// die.
#pragma once

#include <optional>

#include "card/game.h"
#include "state/frames.h"
#include "state/game_state.h"

namespace kickdoor {

// The source of an open question.
enum class AskedBy : std::uint8_t {
    Nobody,       // no question, or one without a procedure
    Card,         // the effects of a card
    Rewards,      // a won fight is paid out (R8.12)
    Body,         // Looting the Body (R11.2)
    TooFewHands,  // more hands are filled than there are (R7.2)
    TooMuchWorn,  // Items whose Cheat! has gone (ruling 20)
    Rebirth,      // a reborn player may take another Character (R11.4)
    Other
};
struct Asking {
    AskedBy by = AskedBy::Nobody;
    CardId card = kNoCard;  // the card of the effect, if any
    DefId def = kNoDef;     // its definition; kNoDef also while the viewer does not know it
    Seat dead = kNoSeat;    // whose body is looted (R11)
};
Asking askingNow(const GameState& view);

// The number of nested procedures in progress (architecture.md, "apply"). A different number means another
// decision.
std::size_t proceduresInProgress(const GameState& view);

// Whom the words of a card mean in the effect in progress ("that player"); kNoSeat: nobody yet.
struct Meant {
    Seat you = kNoSeat;     // the player of the card
    Seat victim = kNoSeat;  // the player who is struck
    Seat target = kNoSeat;
    Seat player = kNoSeat;  // the one of several whose turn it is in the effect
    Seat chosen = kNoSeat;
};
// In the effect that asks a question; nobody without one.
Meant meantNow(const GameState& view);

// The effect of a card that asks a question, for its text.
struct AskingEffect {
    DefId def = kNoDef;
    NodeRef effect = kNoNode;
    Op op{};
    Seat you = kNoSeat;     // the player of the card
    Seat victim = kNoSeat;  // the player who is struck
    // The effect's word for the player asked, if that is neither `you` nor `victim`, e.g. one of "each
    // neighbour".
    std::optional<Who> askedAs;
};
std::optional<AskingEffect> askingEffect(const Game& game, const GameState& view);

// A curse or Bad Stuff that is about to strike (R9.2, R10), while its window is open.
struct LoomingStrike {
    CardId card = kNoCard;
    DefId def = kNoDef;  // kNoDef while the viewer does not know it
    Seat you = kNoSeat;  // the player whose turn or play caused it
    Seat victim = kNoSeat;
};
std::optional<LoomingStrike> loomingStrike(const GameState& view);

// The card whose effect is being carried out, right after what it does; kNoDef: none, or unknown to the
// viewer.
DefId cardAtWork(const GameState& view);
// The card that caused the roll; kNoDef: none.
DefId rollingCard(const GameState& view);
// The ability of rollingCard() that caused the roll, by its index; -1: none did.
int rollingAbility(const Game& game, const GameState& view);
// The sum of the roll with all its modifiers.
int rollSumOf(const Game& game, const GameState& view);
// The card's outcome for the current sum; empty if it has none.
struct RollOutcome {
    DefId def = kNoDef;
    ListRef effects = kNoList;
    CardId subject = kNoCard;  // the card that the effects are about, such as what a Thief would steal
    AimedSide side = AimedSide::None;  // the side of the fight that the effects are about
    Meant meant{};
};
std::optional<RollOutcome> rollOutcome(const Game& game, const GameState& view);
// The card that caused the roll is aimed at the seat or at a card of the seat, such as one to be stolen.
bool rollIsAbout(const Game& game, const GameState& view, Seat seat);

}  // namespace kickdoor
