#include "io/replay.h"

#include "base/checksum.h"
#include "io/command_json.h"
#include "io/snapshot/snapshot.h"
#include "rules/engine.h"

namespace kickdoor {

Replay::Replay(GameRecord record, std::shared_ptr<const Catalog> catalog)
    : record_(std::move(record)),
      catalog_(std::move(catalog)),
      game_{*catalog_, record_.rules},
      players_(record_.playerNames()) {}

std::unique_ptr<Replay> Replay::open(GameRecord record, std::string& error) {
    try {
        auto catalog = catalogOf(record);
        return open(std::move(record), std::move(catalog), error);
    } catch (const ReadError& mistake) {
        error = mistake.text();
        return nullptr;
    }
}

std::unique_ptr<Replay> Replay::open(GameRecord record, std::shared_ptr<const Catalog> catalog,
                                     std::string& error) {
    try {
        std::unique_ptr<Replay> replay(new Replay(std::move(record), std::move(catalog)));
        const GameRecord& kept = replay->record_;
        if (kept.start) {
            replay->startAt(snapshotFromJson(replay->game_, JsonAt(*kept.start, "start")));
        } else {
            std::vector<Sex> sexes;
            for (const RecordedSeat& seat : kept.seats) sexes.push_back(seat.sex);
            replay->startAt(newGame(replay->game_, static_cast<int>(kept.seats.size()), kept.seed, sexes));
        }
        if (replay->start_.players != kept.seats.size())
            throw ReadError{"start", "has other players than the seats"};
        return replay;
    } catch (const ReadError& mistake) {
        error = mistake.text();
        return nullptr;
    }
}

std::unique_ptr<Replay> Replay::open(GameRecord record, std::shared_ptr<const Catalog> catalog,
                                     const GameState& start, std::string& error) {
    if (start.players != record.seats.size()) {
        error = "the start has other players than the seats";
        return nullptr;
    }
    std::unique_ptr<Replay> replay(new Replay(std::move(record), std::move(catalog)));
    replay->startAt(start);
    return replay;
}

std::optional<Command> Replay::peek(std::string& error) const {
    if (atEnd()) {
        error = "the record ends here";
        return std::nullopt;
    }
    try {
        const JsonAt json(record_.commands[position_].command, "command " + std::to_string(position_ + 1));
        return commandsFromJson({*catalog_, state_, players_, *naming_}, json).front();
    } catch (const ReadError& mistake) {
        error = mistake.text();
        return std::nullopt;
    }
}

bool Replay::step(std::string& error, EventSink* sink) {
    const auto command = peek(error);
    if (!command) return false;
    const std::string place = "command " + std::to_string(position_ + 1);
    const GameState before = state_;
    const Refusals refusals = apply(game_, state_, *command, sink);
    if (!refusals.empty()) {
        error = place + ": is not allowed any more (" + std::string(keyOf(refusals.front().reason)) + ")";
        return false;
    }
    if (hashOf(state_) != record_.commands[position_].hashAfter) {
        state_ = before;
        error = place + ": leads elsewhere than it did";
        return false;
    }
    ++position_;
    return true;
}

bool Replay::toEnd(std::string& error) {
    while (!atEnd())
        if (!step(error)) return false;
    return true;
}

void Replay::startAt(const GameState& start) {
    start_ = start;
    naming_.emplace(*catalog_, start_.cards);
    rewind();
}

void Replay::rewind() {
    goTo(0, start_);
}

void Replay::goTo(std::size_t position, const GameState& state) {
    state_ = state;
    position_ = position;
}

}  // namespace kickdoor
