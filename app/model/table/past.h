// Earlier events, for a screen that joins a game in progress.
#pragma once

#include <algorithm>
#include <array>
#include <deque>
#include <functional>
#include <optional>
#include <vector>

#include "rules/event.h"
#include "state/game_state.h"

namespace kickdoor {

// now: the listener's view right after the event.
using PastListener = std::function<void(const GameState& now, const Event& event)>;

struct Told {
    GameState view;
    Event event;
};

// All players' Levels, by seat.
using SeatLevels = std::vector<int>;
inline SeatLevels levelsIn(const GameState& view) {
    SeatLevels levels;
    for (Seat seat{0}; seat < view.players; ++seat) levels.push_back(view.player[seat].level);
    return levels;
}

// How many turns, with their Levels at the start, came before this event, of so many that were noted. Turns
// that were taken back since are not counted.
inline std::size_t turnsBefore(std::size_t noted, const GameState& now, const Event& event) {
    const std::size_t turn = now.turn;
    return event.kind == EventKind::TurnStarted && turn > 0 ? std::min(noted, turn - 1) : noted;
}

struct Past {
    static constexpr std::size_t kMostTold = 600;  // with their views, some megabytes in total

    std::deque<Told> story;         // the newest events
    std::vector<SeatLevels> turns;  // at the start of each turn, and at the end of the game
    // By seat: the number of events since its last decision, which it has not seen; empty if unknown.
    std::array<std::optional<std::size_t>, kMaxSeats> news;

    void decided(Seat seat) { news[seat] = 0; }
    void add(const GameState& now, const Event& event) {
        for (std::optional<std::size_t>& count : news)
            if (count) ++*count;
        if (event.kind == EventKind::TurnStarted || event.kind == EventKind::GameWon) {
            turns.resize(turnsBefore(turns.size(), now, event));
            turns.push_back(levelsIn(now));
        }
        story.push_back({now, event});
        if (story.size() > kMostTold) story.pop_front();
    }
};

}  // namespace kickdoor
