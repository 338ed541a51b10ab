#include "net/server/seat_plan.h"

#include <algorithm>

#include "bot/bots.h"
#include "net/wire/clean_text.h"
#include "net/wire/limits.h"

namespace kickdoor::net {

int SeatPlan::taken() const {
    return static_cast<int>(
        std::count_if(seats_.begin(), seats_.end(), [](const PlannedSeat& seat) { return !seat.open(); }));
}

SeatSet SeatPlan::seatsOf(MemberId member) const {
    SeatSet set;
    for (Seat seat{0}; seat < seats_.size(); ++seat)
        if (member != kNoMember && seats_[seat].owner == member) set = set.with(seat);
    return set;
}

NetReason SeatPlan::take(MemberId member, bool tableOwner, const TakeSeat& wish) {
    if (wish.seat >= seats_.size()) return NetReason::NoSuchSeat;
    PlannedSeat& seat = seats_[wish.seat];
    const bool forBot = !wish.bot.empty();
    if (forBot && !tableOwner) return NetReason::NotOwner;
    if (forBot && !isBot(wish.bot)) return NetReason::SetupWrong;
    const bool others = seat.owner != kNoMember && seat.owner != member;
    if (others || (seat.forBot && !tableOwner)) return NetReason::SeatTaken;
    const std::string name = cleaned(wish.name, kMaxName);
    if (name.empty()) return NetReason::SetupWrong;
    for (Seat other{0}; other < seats_.size(); ++other)
        if (other != wish.seat && seats_[other].name == name) return NetReason::NameTaken;
    seat = {name, wish.colour, wish.sex, wish.bot, member, forBot};
    if (forBot) seat.owner = kNoMember;
    return NetReason::None;
}

NetReason SeatPlan::leave(MemberId member, bool tableOwner, Seat seat) {
    if (seat >= seats_.size() || seats_[seat].open()) return NetReason::NoSuchSeat;
    const bool may = seats_[seat].forBot ? tableOwner : seats_[seat].owner == member;
    if (!may) return NetReason::NotYourSeat;
    seats_[seat] = {};
    return NetReason::None;
}

void SeatPlan::forget(MemberId member) {
    for (PlannedSeat& seat : seats_)
        if (seat.owner == member && !seat.forBot) seat = {};
}

void SeatPlan::resize(int seats) {
    seats_.resize(static_cast<std::size_t>(seats));
}

void SeatPlan::closeGaps() {
    std::erase_if(seats_, [](const PlannedSeat& seat) { return seat.open(); });
}

std::vector<PlayedSeat> SeatPlan::played(const std::string& standIn) const {
    std::vector<PlayedSeat> played;
    for (const PlannedSeat& seat : seats_) {
        const Control control = seat.forBot ? Control::Bot : Control::Person;
        played.push_back({seat.name, seat.colour, seat.sex, control, seat.forBot ? seat.bot : standIn});
    }
    return played;
}

}  // namespace kickdoor::net
