#include "view/recorder.h"

#include <cstring>

namespace kickdoor {
namespace {

bool sameBytes(const GameState& a, const GameState& b) {
    return std::memcmp(&a, &b, sizeof(GameState)) == 0;
}

DefId backOf(const Game& game, const GameState& now, CardId card) {
    const DefId def = now.cards.def(card);
    if (isUnknown(def) || def >= game.catalog.cards.size()) return def;
    return game.catalog[def].deck == Deck::Door ? kUnknownDoor : kUnknownTreasure;
}

// A spectator knows what everybody knows.
bool mayKnow(const Event& event, const GameState& now, Seat seat) {
    if (seat != kNoSeat) return event.audience.has(seat);
    const SeatSet everybody = SeatSet::firstN(now.players);
    return (event.audience & everybody) == everybody;
}

}  // namespace

Event redacted(const Game& game, const Event& event, const GameState& now, Seat seat) {
    Event out = event;
    if (mayKnow(event, now, seat)) return out;
    if (event.card != kNoCard) out.def = backOf(game, now, event.card);
    out.card = kNoCard;
    out.other = kNoCard;
    return out;
}

ViewRecorder::ViewRecorder(const Game& game, const GameState& start, Watch watch)
    : game_(game), watch_(watch) {
    for (std::size_t i = 0; i < kSeats; ++i)
        if (watches(i, start)) views_[i] = viewOf(game_, start, seatOf(i));
}

void ViewRecorder::onEvent(const GameState& now, const Event& event) {
    for (std::size_t i = 0; i < kSeats; ++i) {
        if (!watches(i, now)) continue;
        const GameState next = viewOf(game_, now, seatOf(i));
        events_[i].push_back({redacted(game_, event, now, seatOf(i)), difference(views_[i], next)});
        views_[i] = next;
    }
}

void ViewRecorder::settle(const GameState& now) {
    for (std::size_t i = 0; i < kSeats; ++i) {
        if (!watches(i, now)) continue;
        const GameState next = viewOf(game_, now, seatOf(i));
        if (sameBytes(views_[i], next)) continue;
        events_[i].push_back({Event{}, difference(views_[i], next)});
        views_[i] = next;
    }
}

void ViewRecorder::clear() {
    for (auto& events : events_) events.clear();
}

}  // namespace kickdoor
