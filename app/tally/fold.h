// Counts a game's events.
#pragma once

#include <array>
#include <optional>

#include "card/game.h"
#include "evaluation/strength.h"
#include "io/record.h"
#include "rules/event.h"
#include "table/error.h"
#include "tally/game_facts.h"

namespace kickdoor {

// A value. Must hear all events of a game, with the full state or the open view; the game must outlive it.
class FactFolder : public EventSink {
public:
    explicit FactFolder(const Game& game);

    void onEvent(const GameState& now, const Event& event) override;
    // The facts so far; what is known only at the end is read from its state.
    GameFacts facts(const GameState& end) const;

private:
    void noteTurn(const GameState& now, int turn);
    void noteSwing(const GameState& now);
    void noteLead(const GameState& now);
    void noteSums(const GameState& now);
    void noteFight(const GameState& now, const Event& event);
    void endFight(FightFacts::End end);
    std::string named(DefId def);
    SeatFacts& of(Seat seat) { return m_seats[seat]; }

    const Game* m_game;
    std::array<SeatFacts, kMaxSeats> m_seats;
    std::array<DefId, kMaxSeats> m_strike;  // by victim: what strikes
    std::array<int, kMaxSeats> m_levels{};  // at the start of the turn
    int m_turn = 0;
    Seat m_leader = kNoSeat;
    int m_leads = 0;
    Swing m_swing;
    std::optional<FightFacts> m_fight;
    std::map<std::string, std::string> m_names;
};

// Plays a finished game again and counts it. NotAGame if it cannot be read, RulesMoved if it cannot be played
// to its end; SetupInvalid if it has not ended.
TableError factsOf(GameRecord record, GameFacts& facts);

// Names a game for good: its deal and first commands, but not who plays it where. Two games with the same
// seed differ in what was done; a game saved and loaded again stays the same one.
std::uint64_t keyOf(const GameRecord& record);

}  // namespace kickdoor
