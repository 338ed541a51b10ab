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
    // At the start of the game. Null, and `error` says why, when the record does not make a game.
    static std::unique_ptr<Replay> open(GameRecord record, std::string& error);
    // With cards that are loaded already, for a record without packs.
    static std::unique_ptr<Replay> open(GameRecord record, std::shared_ptr<const Catalog> catalog,
                                        std::string& error);

    // And from a start that the record does not tell.
    static std::unique_ptr<Replay> open(GameRecord record, std::shared_ptr<const Catalog> catalog,
                                        const GameState& start, std::string& error);

    const GameRecord& record() const { return record_; }
    const Game& game() const { return game_; }
    std::shared_ptr<const Catalog> catalog() const { return catalog_; }
    const std::vector<std::string>& players() const { return players_; }
    const GameState& state() const { return state_; }
    std::size_t position() const { return position_; }
    bool atEnd() const { return position_ == record_.commands.size(); }

    // The next command as it is about to be carried out.
    std::optional<Command> peek(std::string& error) const;
    // Carries it out. False, and nothing changed, when it is not understood, not allowed, or leads elsewhere
    // than it did: the rules have moved on since.
    bool step(std::string& error, EventSink* sink = nullptr);
    // All that are left; false at the first that fails.
    bool toEnd(std::string& error);
    // From the start again.
    void rewind();
    // To a place it has been at: `state` is what `position` commands led to.
    void goTo(std::size_t position, const GameState& state);

private:
    Replay(GameRecord record, std::shared_ptr<const Catalog> catalog);
    void startAt(const GameState& start);

    GameRecord record_;
    std::shared_ptr<const Catalog> catalog_;
    Game game_;
    std::vector<std::string> players_;
    GameState start_;
    std::optional<ExactNaming> naming_;  // the same all game long: cards come and go, but none is new
    GameState state_;
    std::size_t position_ = 0;
};

}  // namespace kickdoor
