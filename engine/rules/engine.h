// The engine's front door: set a game up, ask what is legal, carry out a command.
//
// The same state and command give the same result on every compiler. Nothing here allocates, throws, reads a
// clock or waits.
#pragma once

#include "card/game.h"
#include "command/command.h"
#include "rules/event.h"
#include "rules/refusal.h"

#include <vector>

namespace kickdoor {

// A new game: decks shuffled, hands dealt (R1.2-R1.4), waiting in set-up (R1.8). players: 3 to 6; the sexes
// as chosen (R1.6).
GameState newGame(const Game& game, int players, std::uint64_t seed, std::span<const Sex> sexes = {});

// Every rule that forbids the command; empty: legal. Gives the same answer for the full state and for the
// view of command.by().
Refusals judge(const Game& game, const GameState& view, const Command& command);

// Carries a legal command out, up to the next decision of somebody. Refused: the state is untouched.
Refusals apply(const Game& game, GameState& state, const Command& command, EventSink* sink = nullptr);
// The same for a command that judge() has just allowed on this very state: playouts use it.
void applyLegal(const Game& game, GameState& state, const Command& command, EventSink* sink = nullptr);

// A family of commands too many to list: any of the candidates, from least to most of them, completed by
// judge().
struct CommandTemplate {
    Move move;
    std::uint8_t least = 0;
    std::uint8_t most = 0;
    FixedVector<CardId, kMaxCommandCards>
        candidates;  // cards, or receivers' seats (Choose players: SeatSet in seats)
    SeatSet seats;
};

struct LegalCommands {
    std::vector<Move> moves;  // complete as they are: commandOf(move)
    std::vector<CommandTemplate> templates;
    void clear() {
        moves.clear();
        templates.clear();
    }
};

// What `seat` may say now. Law: the same for the state and for the seat's view. Re-uses the vectors' room.
void legalCommands(const Game& game, const GameState& view, Seat seat, LegalCommands& out);

// Who must act before the game can go on (scenarios' waitingFor).
SeatSet waitingFor(const GameState& state);
// Who has something to answer: waitingFor and those with an offer addressed to them.
SeatSet mayAnswer(const GameState& state);

// The cards a Cards question may be answered with; for BigItems and Resurrection, too.
CardList questionCards(const Game& game, const GameState& state);
// The deck instead of which an open Resurrection question draws from its discards (R4.10).
Deck resurrectionDeck(const Game& game, const GameState& state);
SeatSet questionPlayers(const Game& game, const GameState& state);
// Choose one: bit i set = option i is possible. Texts by the Option nodes of the frame's effect.
std::uint32_t questionOptions(const Game& game, const GameState& state);
// The list of Option nodes of an open Option question (kNoRef for a yes/no question: 0 = no, 1 = yes).
ListRef questionOptionList(const Game& game, const GameState& state);

}  // namespace kickdoor
