// Records events as each seat may see them: every engine event, redacted, with the bytes of the seat's view
// that it changed. Law: folding a seat's events one by one over its view gives the seat's next view, byte for
// byte.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "rules/event.h"
#include "view/patch.h"
#include "view/view.h"

namespace kickdoor {

struct SeatEvent {
    Event event;  // cards the seat may not know: kNoCard, their def the back (kUnknownDoor, kUnknownTreasure)
    ViewPatch patch;  // from the seat's view before the event to the one after it
    bool operator==(const SeatEvent&) const = default;
};

// The event as `seat` (kNoSeat: an onlooker) may see it; `now` is the whole state after it.
Event redacted(const Game& game, const Event& event, const GameState& now, Seat seat);

// Pass it to apply() as the sink, call settle() when apply() has returned, read events(), then call clear().
class ViewRecorder : public EventSink {
public:
    enum class Watch : std::uint8_t { All, OpenOnly };  // OpenOnly: what everybody may know
    ViewRecorder(const Game& game, const GameState& start, Watch watch = Watch::All);

    void onEvent(const GameState& now, const Event& event) override;
    // Adds a last Settled event for every seat whose view changed after the last reported event.
    void settle(const GameState& now);

    // The seat's view after all events so far; kNoSeat: what everybody may know.
    const GameState& view(Seat seat) const { return views_[indexOf(seat)]; }
    std::span<const SeatEvent> events(Seat seat) const { return events_[indexOf(seat)]; }
    void clear();

private:
    static constexpr std::size_t kSeats = kMaxSeats + 1;
    static std::size_t indexOf(Seat seat) { return seat == kNoSeat ? kSeats - 1 : seat; }
    static Seat seatOf(std::size_t index) { return index == kSeats - 1 ? kNoSeat : Seat(index); }
    bool watches(std::size_t index, const GameState& now) const {
        return index == kSeats - 1 || (watch_ == Watch::All && index < now.players);
    }

    const Game& game_;
    Watch watch_;
    std::array<GameState, kSeats> views_;
    std::array<std::vector<SeatEvent>, kSeats> events_;
};

}  // namespace kickdoor
