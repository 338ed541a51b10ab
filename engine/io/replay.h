// Plays a record again, command by command.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>

#include "io/line_player.h"

namespace kickdoor {

class Replay {
public:
    // A replay at the start of the game. Null if the record is invalid; `error` then has the cause.
    static std::unique_ptr<Replay> open(GameRecord record, std::string& error);
    // With a loaded catalog, for a record without packs.
    static std::unique_ptr<Replay> open(GameRecord record, std::shared_ptr<const Catalog> catalog,
                                        std::string& error);

    // With a loaded catalog and a first state that the record does not contain.
    static std::unique_ptr<Replay> open(GameRecord record, std::shared_ptr<const Catalog> catalog,
                                        const GameState& start, std::string& error);

    const GameRecord& record() const { return record_; }
    const Game& game() const { return game_; }
    std::shared_ptr<const Catalog> catalog() const { return catalog_; }
    const std::vector<std::string>& players() const { return player_->players(); }
    const GameState& state() const { return player_->state(); }
    // What may be taken back at this position, if it was reached by steps from the start.
    const Earlier& earlier() const { return player_->earlier(); }
    std::size_t position() const { return position_; }
    bool atEnd() const { return position_ == record_.commands.size(); }

    // The next command. Nothing if the next line takes back; nothing, with `error` set, at the end or if the
    // command cannot be read.
    std::optional<Command> peek(std::string& error) const;
    // Carries out the next line. Returns false and changes nothing if the line cannot be read, is illegal, or
    // leads to another state than recorded, because the rules have changed.
    bool step(std::string& error, EventSink* sink = nullptr);
    // Carries out all remaining commands; false at the first that fails.
    bool toEnd(std::string& error);
    // Returns to the start.
    void rewind();
    // Goes to an earlier or later position; `state` must be the state after `position` lines. Take backs
    // behind it can be stepped over if a step has carried them out before.
    void goTo(std::size_t position, const GameState& state);

private:
    Replay(GameRecord record, std::shared_ptr<const Catalog> catalog);
    void startAt(const GameState& start);
    const RecordedCommand& next() const { return record_.commands[position_]; }
    void repeatTakeBack(const GameState& restored, EventSink* sink);

    GameRecord record_;
    std::shared_ptr<const Catalog> catalog_;
    Game game_;
    GameState start_;
    std::optional<LinePlayer> player_;
    std::map<std::size_t, GameState> restored_;  // by take backs, by their position
    std::size_t position_ = 0;
};

}  // namespace kickdoor
