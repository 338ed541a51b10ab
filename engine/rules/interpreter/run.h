// The stack of procedures in progress. Each step either finishes, puts another procedure on top, or stops if
// a player must choose.
#pragma once

#include "rules/moves/context.h"

namespace kickdoor {

// Runs until a player must decide or nothing is left to do.
void run(Context& ctx);

void push(Context& ctx, const Frame& frame);
Frame blockFrame(ListRef list, const Frame& from);  // the same bindings, another list

// Starts the triggers of this event on all cards of a player (in play, curses, character).
void fireTriggers(Context& ctx, TriggerOn on, Seat seat, CardId subject, Cause cause, Seat victim);
// The same for one monster in the fight.
void fireMonsterTriggers(Context& ctx, TriggerOn on, const MonsterEntry& monster, Seat victim);

// Announces a curse or Bad Stuff (window 3).
void pushStrike(Context& ctx, Cause cause, Seat victim, Seat by, CardId card, DefId def);

enum class Step : std::uint8_t { Done, Wait, Again };

// The parts of run(): one step of the procedure on top, and the checks before it.
Step stepOnce(Context& ctx);
void settleTouched(Context& ctx);

// rules/interpreter/effects.cpp: the words of the vocabulary.
Step stepBlock(Context& ctx, std::size_t frame);
// Carries out the top frame's effect with the cards, player, number or option chosen.
void answerCards(Context& ctx, std::span<const CardId> chosen);
void answerPlayer(Context& ctx, Seat chosen);
void answerNumber(Context& ctx, int number);
void answerOption(Context& ctx, int option);

// The index of the innermost frame of a kind; kNoFrame if there is none.
inline constexpr std::size_t kNoFrame = static_cast<std::size_t>(-1);
std::size_t findFrame(const GameState& state, FrameKind kind);

void ask(Context& ctx, QuestionKind kind, Seat asked, std::size_t least, std::size_t most);

}  // namespace kickdoor
