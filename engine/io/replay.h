// Plays a record again, command by command.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "io/command_json.h"
#include "io/record.h"
#include "rules/event.h"

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
    const std::vector<std::string>& players() const { return players_; }
    const GameState& state() const { return state_; }
    std::size_t position() const { return position_; }
    bool atEnd() const { return position_ == record_.commands.size(); }

    // The next command. Nothing, with `error` set, at the end or if the command cannot be read.
    std::optional<Command> peek(std::string& error) const;
    // Carries out the next command. Returns false and changes nothing if the command cannot be read, is
    // illegal, or leads to another state than recorded, because the rules have changed.
    bool step(std::string& error, EventSink* sink = nullptr);
    // Carries out all remaining commands; false at the first that fails.
    bool toEnd(std::string& error);
    // Returns to the start.
    void rewind();
    // Goes to an earlier or later position; `state` must be the state after `position` commands.
    void goTo(std::size_t position, const GameState& state);

private:
    Replay(GameRecord record, std::shared_ptr<const Catalog> catalog);
    void startAt(const GameState& start);

    GameRecord record_;
    std::shared_ptr<const Catalog> catalog_;
    Game game_;
    std::vector<std::string> players_;
    GameState start_;
    std::optional<ExactNaming> naming_;  // valid for the whole game: no card is ever added
    GameState state_;
    std::size_t position_ = 0;
};

}  // namespace kickdoor
