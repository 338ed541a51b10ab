// Hand cards that change hands face down (R3.1): a player who had seen some of them no longer knows which one
// went where.
#pragma once

#include "rules/moves/context.h"

#include <span>

namespace kickdoor {

struct Handing {
    CardId card = kNoCard;
    Seat to = kNoSeat;  // kNoSeat: discarded face up
};

// Call it before the cards leave the owner's hand. Cards with the same back that go to several hands, or
// partly stay, become unknown to everybody except the owner and `witnesses`. A player sees the cards that he
// receives himself.
void loseTrack(Context& ctx, Seat owner, std::span<const Handing> handed, SeatSet witnesses);

}  // namespace kickdoor
