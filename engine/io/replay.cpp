#include "io/replay.h"

#include "io/snapshot/snapshot.h"
#include "rules/engine.h"

namespace kickdoor {

Replay::Replay(GameRecord record, std::shared_ptr<const Catalog> catalog)
    : record_(std::move(record)), catalog_(std::move(catalog)), game_{*catalog_, record_.rules} {}

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
    if (isTakeBack(next().command)) return std::nullopt;
    try {
        return player_->commandIn(JsonAt(next().command, "command " + std::to_string(position_ + 1)));
    } catch (const ReadError& mistake) {
        error = mistake.text();
        return std::nullopt;
    }
}

bool Replay::step(std::string& error, EventSink* sink) {
    if (atEnd()) {
        error = "the record ends here";
        return false;
    }
    error = player_->play(next(), sink);
    const auto known = restored_.find(position_);
    if (!error.empty() && known != restored_.end()) {
        repeatTakeBack(known->second, sink);
        error.clear();
    }
    if (!error.empty()) {
        error.insert(0, "command " + std::to_string(position_ + 1) + ": ");
        return false;
    }
    if (isTakeBack(next().command)) restored_.emplace(position_, state());
    ++position_;
    return true;
}

// After goTo() the states before it are not at hand.
void Replay::repeatTakeBack(const GameState& restored, EventSink* sink) {
    const RecordedTakeBack takeBack = takeBackFromJson(JsonAt(next().command), players());
    player_->goTo(restored);
    if (sink != nullptr) sink->onEvent(state(), takenBack(takeBack.by, takeBack.commands));
}

bool Replay::toEnd(std::string& error) {
    while (!atEnd())
        if (!step(error)) return false;
    return true;
}

void Replay::startAt(const GameState& start) {
    start_ = start;
    player_.emplace(game_, record_.playerNames(), start);
}

void Replay::rewind() {
    goTo(0, start_);
}

void Replay::goTo(std::size_t position, const GameState& state) {
    player_->goTo(state);
    position_ = position;
}

}  // namespace kickdoor
