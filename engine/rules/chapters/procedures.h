// The procedures of the rules that take more than one step, each in the file of its chapter. A `step`
// function carries out one step of the frame at index `frame`, which is on top of the stack when it is
// called.
#pragma once

#include "rules/chapters/escape.h"
#include "rules/chapters/for_the_win.h"
#include "rules/interpreter/run.h"
#include "rules/moves/moves.h"

namespace kickdoor {

// --- setup.cpp (R1) ---
void pushInitiative(Context& ctx);
Step stepInitiative(Context& ctx, std::size_t frame);
void drawOpeningHand(Context& ctx, Seat seat);

// --- turn.cpp (R5) ---
enum class DoorFrom : std::uint8_t { Deck, Discards };  // the discards: Resurrection (R4.10)
void kickOpenDoor(Context& ctx, DoorFrom from);         // R5.3
void listenAtDoor(Context& ctx);
void lootRoom(Context& ctx);
void lookForTrouble(Context& ctx, CardId monster);
void leaveRevealed(Context& ctx);  // the kicked-open card was played or kept
void startTurn(Context& ctx, Seat seat);
void pushNextTurn(Context& ctx);
Step stepNextTurn(Context& ctx, std::size_t frame);

// --- combat.cpp (R8) ---
void startCombat(Context& ctx, CardId monster);
void addMonster(Context& ctx, CardId card, DefId def, CardId mateOf, Seat by);
// How a monster leaves the combat before its end. The Treasures of a killed one are kept.
enum class Removal : std::uint8_t { TreasuresLost, TreasuresKept, Killed };
void removeMonster(Context& ctx, CardId card, Removal how);
// Discards a card. A monster in the combat leaves it without a reward.
void discardAlsoFromFight(Context& ctx, CardId card, DiscardedBy by = DiscardedBy::Rules);
// Whether monsters may still join: not after running away, paying out or clearing away has begun (R6.7).
bool mayMonstersJoin(const GameState& state);
// Remembers a monster with effects at its death or as its Treasure until the combat is paid out.
void notePaying(Context& ctx, DefId def);
void addMark(Context& ctx, DefId source, std::uint8_t target, Seat by, int amount, CardId card);
enum class HelpBy : std::uint8_t { Agreement, Force };
void joinAsHelper(Context& ctx, Seat seat, const Terms& terms, HelpBy by);
void dropHelper(Context& ctx);
// Withdraws all requests and offers of help; trades stay.
void endTalkOfHelp(GameState& state);
// Whether a monster of the combat forbids help.
bool isHelpForbidden(const Game& game, const GameState& state);
// Whether that player can be forced to help: while the combat is open and not for the win (R8.9, R2.10).
bool mayBeForced(const Game& game, const GameState& state, Seat seat);
// Updates the combat to its sums when no procedure is in progress: reaction window, victory, end.
void settleCombat(Context& ctx);
// Discards the monsters and the cards played in the combat.
void clearFight(Context& ctx);
Step stepEndCombat(Context& ctx, std::size_t frame);

// --- critical.cpp (R8.13) ---
inline constexpr std::uint8_t kCriticalMiss = 1;
inline constexpr std::uint8_t kCriticalHit = 20;
inline bool isCriticalDie(const DieRoll& roll) {
    return roll.purpose == RollPurpose::FightersDie || roll.purpose == RollPurpose::MonstersDie;
}
void pushDice(Context& ctx);
Step stepDice(Context& ctx, std::size_t frame);
// Whether this Play, legal by all other rules, turns the lost combat into a win or ends it. Same result on
// the full state and on the player's view.
bool turnsTheFight(const Game& game, const GameState& state, const Command& play);

// --- rewards.cpp (R8.12) ---
void pushRewards(Context& ctx);
Step stepRewards(Context& ctx, std::size_t frame);
void answerShare(Context& ctx, std::span<const CardId> chosen);
void answerFaceUpDraw(Context& ctx, std::span<const CardId> paid);
// Ruling 19: whether the effect is special Treasure of a combat with a helper. Its cards lie face up in the
// middle until they are shared.
bool isSharedTreasure(const Context& ctx, const Frame& effect);
Step drawShared(Context& ctx, std::size_t frame, Deck deck, int count);
void takeShared(Context& ctx, CardId card);

// --- run_away.cpp (R9) ---
void startRunningAway(Context& ctx);
void flee(Context& ctx, Seat seat, CardId monster);
void escapeAll(Context& ctx, Seat seat);
// R8.13: after a natural 1 nobody rolls and the next Bad Stuff strikes. False if all have struck.
bool catchNext(Context& ctx);
Step stepFleeResult(Context& ctx, std::size_t frame);

// --- rolls.cpp ---
void pushRoll(Context& ctx, RollPurpose purpose, Seat roller, CardId against, int sides = 6);
int nextFace(Context& ctx, int sides);
void throwDie(Context& ctx);
Step stepRoll(Context& ctx, std::size_t frame);

// --- strike.cpp (R9.2, R10) ---
Step stepStrike(Context& ctx, std::size_t frame);
void cancelStrike(Context& ctx);
void cancelStrikesOn(Context& ctx, Seat seat);  // those still pending for a player who has died
void redirectStrike(Context& ctx, Seat to);

// --- death.cpp (R11) ---
void pushDeath(Context& ctx, Seat seat);
Step stepDeath(Context& ctx, std::size_t frame);
void answerLoot(Context& ctx, CardId card);

// --- characters.cpp (R1.4, R11.6) ---
void dealCharacters(Context& ctx);  // one each at random, while there are enough
// Lets a reborn player choose another Character.
void pushNewCharacter(Context& ctx, Seat seat);
Step stepNewCharacter(Context& ctx, std::size_t frame);
void answerCharacter(Context& ctx, std::span<const CardId> chosen);

// --- excess.cpp (R7.4, R4.5, R7.2) ---
// Pushes an Excess frame if the player exceeds a limit.
void pushExcess(Context& ctx, Seat seat);
Step stepExcess(Context& ctx, std::size_t frame);
void answerExcess(Context& ctx, std::span<const CardId> chosen);
void answerExcessReceiver(Context& ctx, Seat seat);

// --- outcome.cpp (R2) ---
// Counts a defeated Boss Monster if `def` is one.
void countBoss(Context& ctx, CardId card, DefId def);
// Whether reaching the goal Level does not win yet, even with `more` Boss Monsters defeated (R2.8).
bool bossesStand(const Game& game, const GameState& state, int more);
// Ends the game if somebody has won.
bool checkVictory(Context& ctx);

}  // namespace kickdoor
