// What is going on while somebody must answer: whose effect asks, what is about to strike, what a die is
// thrown for.
#pragma once

#include <optional>

#include "card/game.h"
#include "state/game_state.h"

namespace kickdoor {

// What an open question belongs to.
enum class AskedBy : std::uint8_t {
    Nobody,       // no question, or one of no procedure
    Card,         // the effects of a card
    Rewards,      // a won fight is paid out (R8.12)
    Body,         // Looting the Body (R11.2)
    TooFewHands,  // more hands are filled than there are (R7.2)
    TooMuchWorn,  // Items whose licence has gone (ruling 20)
    Rebirth,      // whoever is back may take another Character (R11.4)
    Other
};
struct Asking {
    AskedBy by = AskedBy::Nobody;
    CardId card = kNoCard;  // whose effect it is, where there is one
    DefId def = kNoDef;     // its definition; kNoDef also while the viewer does not know it
};
Asking askingNow(const GameState& view);

// How many procedures are in progress, one within the other (architecture.md, "apply"): whoever asks twice
// and gets another number is at another decision.
std::size_t proceduresInProgress(const GameState& view);

// The effect of a card that asks, for a text of it.
struct AskingEffect {
    DefId def = kNoDef;
    NodeRef effect = kNoNode;
    Op op{};
    Seat you = kNoSeat;     // who played the card
    Seat victim = kNoSeat;  // whom it strikes
    // As whom it names the one who is asked, where that is neither of them: one of "each neighbour", say.
    std::optional<Who> askedAs;
};
std::optional<AskingEffect> askingEffect(const Game& game, const GameState& view);

// A curse or Bad Stuff that is about to strike (R9.2, R10), while its window is open.
struct LoomingStrike {
    CardId card = kNoCard;
    DefId def = kNoDef;  // kNoDef while the viewer does not know it
    Seat you = kNoSeat;  // whose turn or play has brought it
};
std::optional<LoomingStrike> loomingStrike(const GameState& view);

// The card that has had the die thrown; kNoDef: none did.
DefId rollingCard(const GameState& view);
// What that card does by the number that now counts; nothing where it names no such number.
struct RollOutcome {
    DefId def = kNoDef;
    ListRef effects = kNoList;
};
std::optional<RollOutcome> rollOutcome(const Game& game, const GameState& view);

}  // namespace kickdoor
