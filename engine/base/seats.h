// Seats for range-for, clockwise from the first.
#pragma once

#include "base/ids.h"

namespace kickdoor {

class Seats {
public:
    class Iterator {
    public:
        constexpr explicit Iterator(SeatSet left) : left_(left) {}
        constexpr Seat operator*() const { return left_.first(); }
        constexpr Iterator& operator++() {
            left_ = left_.without(left_.first());
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;

    private:
        SeatSet left_;
    };

    constexpr explicit Seats(SeatSet seats) : seats_(seats) {}
    constexpr Iterator begin() const { return Iterator(seats_); }
    constexpr Iterator end() const { return Iterator(SeatSet()); }

private:
    SeatSet seats_;
};

// The set is copied at the start; changes of it in the loop do not matter.
constexpr Seats seatsIn(SeatSet seats) {
    return Seats(seats);
}

constexpr Seats everySeat(int players) {
    return Seats(SeatSet::firstN(players));
}

}  // namespace kickdoor
