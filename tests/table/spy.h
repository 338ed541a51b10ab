// A listener that keeps what it is told, folds it, and says what does not fit.
#pragma once

#include <map>
#include <string>

#include "table/seat.h"
#include "view/patch.h"

namespace tests {

class Spy : public kickdoor::SeatListener {
public:
    explicit Spy(int seats) : seats_(seats) {}

    void onView(kickdoor::Seat seat, const kickdoor::GameState& view) override { views[seat] = view; }
    void onEvents(kickdoor::Seat seat, std::span<const kickdoor::SeatEvent> events) override {
        if (!views.contains(seat)) wrong = "events for a seat without a view";
        for (const kickdoor::SeatEvent& event : events)
            if (!kickdoor::fold(views[seat], event.patch)) wrong = "a patch does not fit";
        ++batches[seat];
        look(seat, views[seat]);
    }
    void onClock(const kickdoor::ClockNotice& notice) override { clock = notice; }
    void onControl(kickdoor::Seat seat, kickdoor::Control control) override { controls[seat] = control; }
    void onTakeBack(const kickdoor::TakeBackNotice& notice) override { takeBack = notice; }
    void onTrouble(const kickdoor::TableError& error) override { trouble = error; }

    std::map<kickdoor::Seat, kickdoor::GameState> views;
    std::map<kickdoor::Seat, int> batches;
    std::map<kickdoor::Seat, kickdoor::Control> controls;
    kickdoor::ClockNotice clock;
    kickdoor::TakeBackNotice takeBack;
    kickdoor::TableError trouble;
    std::string wrong;

private:
    // Written apart from viewOf: hands and decks are nobody else's business (R3.1).
    void look(kickdoor::Seat seat, const kickdoor::GameState& view) {
        using namespace kickdoor;
        for (const Zone deck : {Zone::DoorDeck, Zone::TreasureDeck})
            for (const CardId card : view.cards.in(deck))
                if (!isUnknown(view.cards.def(card)) && !view.cards.knownBy(card).has(seat))
                    wrong = "a deck's card is known";
        for (Seat other{0}; other < seats_; ++other) {
            if (other == seat) continue;
            for (const CardId card : view.cards.in(Zone::Hand, other))
                if (!isUnknown(view.cards.def(card)) &&
                    (seat == kNoSeat || !view.cards.knownBy(card).has(seat)))
                    wrong = "a card in somebody else's hand is known";
        }
        if (view.viewer != seat && seat != kNoSeat) wrong = "somebody else's view";
    }

    int seats_;
};

}  // namespace tests
