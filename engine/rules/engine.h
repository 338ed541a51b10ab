// The API of the rules: set up a game, list legal commands, carry out a command.
//
// The same state and command give the same result on every compiler. Nothing here throws, reads a clock or
// waits; only the vectors of LegalCommands allocate.
#pragma once

#include "card/game.h"
#include "command/command.h"
#include "rules/event.h"
#include "rules/refusal.h"

#include <vector>

namespace kickdoor {

// A new game: decks shuffled, hands dealt (R1.2-R1.4), waiting in set-up (R1.8). players: 3 to 6; sexes: one
// for each seat (R1.6), male where left out.
GameState newGame(const Game& game, int players, std::uint64_t seed, std::span<const Sex> sexes = {});

// Every rule that forbids the command; empty: legal. `view` is the full state or the view of command.by();
// both give the same answer.
Refusals judge(const Game& game, const GameState& view, const Command& command);

// Judges the command and, if it is legal, carries it out up to the next decision of a player. If it is
// refused, the state is unchanged.
Refusals apply(const Game& game, GameState& state, const Command& command, EventSink* sink = nullptr);
// The same without judging, for a command that judge() has just allowed on this state.
void applyLegal(const Game& game, GameState& state, const Command& command, EventSink* sink = nullptr);

// A family of commands too large to list: `least` to `most` of the candidates. judge() decides about each
// command.
struct CommandTemplate {
    Move move;
    std::uint8_t least = 0;
    std::uint8_t most = 0;
    FixedVector<CardId, kMaxCommandCards>
        candidates;  // cards, or receivers' seats (Choose players: SeatSet in seats)
    SeatSet seats;
};

struct LegalCommands {
    std::vector<Move> moves;  // complete commands: commandOf(move)
    std::vector<CommandTemplate> templates;
    void clear() {
        moves.clear();
        templates.clear();
    }
};

// The legal commands of `seat`. `view` is the full state or the seat's view; both give the same list. Reuses
// the capacity of the vectors.
void legalCommands(const Game& game, const GameState& view, Seat seat, LegalCommands& out);

// The players who must act before the game can go on (waitingFor in scenarios).
SeatSet waitingFor(const GameState& state);
// The players who have something to answer: waitingFor and those to whom an offer is addressed.
SeatSet mayAnswer(const GameState& state);

// The cards that may answer a Cards, BigItems or FaceUpDraw question.
CardList questionCards(const Game& game, const GameState& state);
// The deck that an open FaceUpDraw question replaces by its discards (R4.10).
Deck faceUpDrawDeck(const Game& game, const GameState& state);
SeatSet questionPlayers(const Game& game, const GameState& state);
// The possible options of an Option question: bit i is option i. Their texts come from the Option nodes of
// the frame's effect.
std::uint32_t questionOptions(const Game& game, const GameState& state);
// The list of Option nodes of an open Option question (kNoRef for a yes/no question: 0 = no, 1 = yes).
ListRef questionOptionList(const Game& game, const GameState& state);

}  // namespace kickdoor
