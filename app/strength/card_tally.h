// Counts, over many games, how the users of each card fared: for `simulate --by-card` and for trying packs.
#pragma once

#include <array>
#include <cstdint>
#include <ostream>
#include <vector>

#include "base/json.h"
#include "card/catalog.h"
#include "rules/event.h"

namespace kickdoor::strength {

// How the players who used a card in any way fared.
struct CardUse {
    std::int64_t games = 0;
    std::int64_t players = 0;
    double lift = 0;   // wins compared with chance
    double error = 0;  // of the lift, one standard error
};

class CardTally : public EventSink {
public:
    CardTally(const Catalog& catalog, int players);

    void onEvent(const GameState& now, const Event& event) override;
    // Ends a game. One without winners is not counted.
    void endGame(SeatSet winners);

    // Of the use that more players made of it: playing it, or being struck.
    CardUse useOf(DefId def) const;
    // All cards used, in the catalog's order.
    JsonValue toJson() const;
    // Sorted by lift, highest first.
    void writeTable(std::ostream& out) const;

private:
    // Played: also equipped or fought. Struck: hit a player as a Curse or as a monster's Bad Stuff.
    enum class Use : std::uint8_t { Played, Struck };
    static constexpr std::size_t kUses = 2;

    // Each player counts once per game, card and use, at the first time.
    struct Figures {
        SeatSet thisGame;
        std::int64_t games = 0;
        std::int64_t players = 0;
        std::int64_t wins = 0;
        double chance = 0;   // expected wins of these players by chance alone
        double squares = 0;  // sum of (wins − chance)² per game, as wins of one game are correlated
        std::int64_t rounds = 0;
        double lead = 0;  // sum of Levels above the table's mean at that time

        double lift() const { return chance > 0 ? static_cast<double>(wins) / chance : 0; }
        double error() const;
        double perPlayer(double sum) const { return players > 0 ? sum / static_cast<double>(players) : 0; }
    };
    using Row = std::array<Figures, kUses>;

    void note(const GameState& now, Use use, Seat seat, DefId def);
    static JsonValue figuresToJson(const Figures& figures);

    const Catalog& catalog_;
    int players_;
    std::vector<Row> rows_;         // by DefId
    std::vector<Figures*> inGame_;  // used in the current game
};

}  // namespace kickdoor::strength
