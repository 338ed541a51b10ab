// How those fared who used each card, game after game: what `simulate --by-card` tells.
#pragma once

#include <array>
#include <cstdint>
#include <ostream>
#include <vector>

#include "base/json.h"
#include "card/catalog.h"
#include "rules/event.h"

namespace kickdoor::cli {

class CardTally : public EventSink {
public:
    CardTally(const Catalog& catalog, int players);

    void onEvent(const GameState& now, const Event& event) override;
    // Ends a game, however it ended. One without winners counts for nobody.
    void endGame(SeatSet winners);

    // Every card that was used, in the catalog's order.
    JsonValue toJson() const;
    // The highest lift first.
    void writeTable(std::ostream& out) const;

private:
    // Played, equipped or fought by a player; or struck a player, as a curse or a monster's Bad Stuff.
    enum class Use : std::uint8_t { Played, Struck };
    static constexpr std::size_t kUses = 2;

    // Each player counts once a game for each card and use, when it first happens.
    struct Figures {
        SeatSet thisGame;
        std::int64_t games = 0;
        std::int64_t players = 0;
        std::int64_t wins = 0;
        double chance = 0;   // the wins that chance would have given these players
        double squares = 0;  // of wins less chance, game by game: those of one game hang together
        std::int64_t rounds = 0;
        double lead = 0;  // Levels above the table's mean, at the time

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
    std::vector<Figures*> inGame_;  // those that are noted in the game being played
};

}  // namespace kickdoor::cli
