#include "io/line_player.h"

#include "rules/engine.h"

namespace kickdoor {
namespace {

constexpr const char* kElsewhere = "leads elsewhere than it did";

}  // namespace

Event takenBack(Seat by, std::size_t commands) {
    Event event;
    event.kind = EventKind::TakenBack;
    event.seat = by;
    event.number = static_cast<std::int16_t>(commands);
    return event;
}

LinePlayer::LinePlayer(const Game& game, std::vector<std::string> players, const GameState& start)
    : game_(game), players_(std::move(players)), naming_(game.catalog, start.cards), state_(start) {}

Command LinePlayer::commandIn(const JsonAt& line) const {
    return commandsFromJson({game_.catalog, state_, players_, naming_}, line).front();
}

std::string LinePlayer::play(const RecordedCommand& line, EventSink* sink) {
    try {
        return isTakeBack(line.command) ? playTakeBack(line, sink) : playCommand(line, sink);
    } catch (const ReadError& mistake) {
        return mistake.text();
    }
}

std::string LinePlayer::playCommand(const RecordedCommand& line, EventSink* sink) {
    const Command command = commandIn(JsonAt(line.command));
    const GameState before = state_;
    const Refusals refusals = apply(game_, state_, command, sink);
    if (!refusals.empty())
        return "is not allowed any more (" + std::string(keyOf(refusals.front().reason)) + ")";
    if (hashOf(state_) != line.hashAfter) {
        state_ = before;
        return kElsewhere;
    }
    earlier_.add(before, state_, command);
    return {};
}

std::string LinePlayer::playTakeBack(const RecordedCommand& line, EventSink* sink) {
    const RecordedTakeBack recorded = takeBackFromJson(JsonAt(line.command), players_);
    const TakeBack may = earlier_.takeBackOf(state_, recorded.by);
    if (may.commands != recorded.commands) return "takes back what cannot be taken back";
    if (may.need != TakeBackNeed::None && recorded.agreement != Agreement::Given)
        return "takes back what the others must agree to";
    const GameState restored = earlier_.restored(state_, may.commands);
    if (hashOf(restored) != line.hashAfter) return kElsewhere;
    earlier_.drop(may.commands);
    state_ = restored;
    if (sink != nullptr) sink->onEvent(state_, takenBack(recorded.by, recorded.commands));
    return {};
}

void LinePlayer::goTo(const GameState& state) {
    state_ = state;
    earlier_ = {};
}

}  // namespace kickdoor
