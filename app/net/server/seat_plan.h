// Who is going to sit where: the seats of a table before its game.
#pragma once

#include <vector>

#include "net/wire/message.h"

namespace kickdoor::net {

struct PlannedSeat {
    std::string name;
    std::string colour;
    Sex sex = Sex::Male;
    std::string bot;  // of a seat that is forBot
    MemberId owner = kNoMember;
    bool forBot = false;
    bool open() const { return owner == kNoMember && !forBot; }
};

class SeatPlan {
public:
    explicit SeatPlan(int seats) : seats_(static_cast<std::size_t>(seats)) {}

    int size() const { return static_cast<int>(seats_.size()); }
    int taken() const;
    const PlannedSeat& seat(Seat seat) const { return seats_[seat]; }
    SeatSet seatsOf(MemberId member) const;

    // None: it is done. The table's owner may have a bot on any seat that is not another's.
    NetReason take(MemberId member, bool tableOwner, const TakeSeat& wish);
    NetReason leave(MemberId member, bool tableOwner, Seat seat);
    void forget(MemberId member);
    // Those behind the last are left.
    void resize(int seats);
    // Only the taken ones are left, in their order.
    void closeGaps();
    // For the game; the seats are all taken. standIn: the bot that takes over a person's seat.
    std::vector<PlayedSeat> played(const std::string& standIn) const;

private:
    std::vector<PlannedSeat> seats_;
};

}  // namespace kickdoor::net
