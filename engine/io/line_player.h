// Plays the lines of a record, commands and take backs, one after another from a first state.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "history/earlier.h"
#include "io/command_json.h"
#include "io/record.h"
#include "io/take_back_json.h"
#include "rules/event.h"

namespace kickdoor {

// What a take back tells (ruling 21).
Event takenBack(Seat by, std::size_t commands);

class LinePlayer {
public:
    // The game must outlive the player.
    LinePlayer(const Game& game, std::vector<std::string> players, const GameState& start);

    const GameState& state() const { return state_; }
    const Earlier& earlier() const { return earlier_; }
    const std::vector<std::string>& players() const { return players_; }

    // The command of a line that is none of take back. Throws ReadError.
    Command commandIn(const JsonAt& line) const;
    // Plays a line. Returns why it cannot be played, and then changes nothing; empty on success.
    std::string play(const RecordedCommand& line, EventSink* sink = nullptr);
    // Goes on from another state of the same game; what was before can no longer be taken back.
    void goTo(const GameState& state);

private:
    std::string playCommand(const RecordedCommand& line, EventSink* sink);
    std::string playTakeBack(const RecordedCommand& line, EventSink* sink);

    const Game& game_;
    std::vector<std::string> players_;
    ExactNaming naming_;  // valid for the whole game: no card is ever added
    GameState state_;
    Earlier earlier_;
};

}  // namespace kickdoor
