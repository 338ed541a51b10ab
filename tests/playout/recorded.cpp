#include "recorded.h"

#include "laws.h"
#include "rules/engine.h"

namespace tests {

using namespace kickdoor;

namespace {

bool knows(const GameState& view, CardId card) {
    return card < view.cards.count() && !isUnknown(view.cards.def(card));
}

std::string checkSeat(const ViewRecorder& recorder, GameState view, Seat seat, const GameState& next) {
    const std::string who = "seat " + std::to_string(seat);
    for (const SeatEvent& seen : recorder.events(seat)) {
        const GameState before = view;
        if (!fold(view, seen.patch)) return who + ": an event's patch does not fit";
        const std::string what = ": event " + std::to_string(static_cast<int>(seen.event.kind));
        for (const CardId card : {seen.event.card, seen.event.other})
            if (card != kNoCard && !knows(before, card) && !knows(view, card) && seat != kNoSeat)
                return who + what + " names a card that is not known";
        if (seen.event.def != kNoDef && seen.event.card == kNoCard && seat != kNoSeat &&
            !isUnknown(seen.event.def))
            return who + what + " tells the face of a card that it does not name";
    }
    if (!sameBytes(view, recorder.view(seat))) return who + ": events do not lead to the recorder's view";
    return sameBytes(view, next) ? std::string() : who + ": events do not lead to the next view";
}

}  // namespace

// Built only where it is used: a recorder makes seven views.
class RecordedStep::Sink : public EventSink {
public:
    Sink(const Game& game, const GameState& before) : recorder(game, before) {}
    void onEvent(const GameState& now, const Event& event) override { recorder.onEvent(now, event); }
    ViewRecorder recorder;
};

RecordedStep::RecordedStep(const Game& game, const GameState& before) : game_(game), before_(before) {}
RecordedStep::~RecordedStep() = default;

EventSink* RecordedStep::sink() {
    sink_ = std::make_unique<Sink>(game_, before_);
    return sink_.get();
}

std::string RecordedStep::check(const GameState& after) {
    ViewRecorder& recorder = sink_->recorder;
    recorder.settle(after);
    for (Seat index{0}; index <= after.players; ++index) {
        const Seat seat = index == after.players ? kNoSeat : index;
        const std::string wrong =
            checkSeat(recorder, viewOf(game_, before_, seat), seat, viewOf(game_, after, seat));
        if (!wrong.empty()) return wrong;
    }
    return {};
}

std::string sameAgain(const Game& game, const GameState& before, const Command& command,
                      const GameState& after) {
    GameState again = before;
    if (!apply(game, again, command).empty()) return "the command is refused the second time";
    return sameBytes(again, after) && hashOf(again) == hashOf(after) ? std::string()
                                                                     : "the command leads elsewhere";
}

}  // namespace tests
