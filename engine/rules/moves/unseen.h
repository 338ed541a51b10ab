// Hand cards that change hands face down (R3.1): who had seen some of them cannot tell any longer which one
// went where.
#pragma once

#include "rules/moves/context.h"

#include <span>

namespace kickdoor {

struct Handing {
    CardId card = kNoCard;
    Seat to = kNoSeat;  // kNoSeat: discarded, for all to see
};

// To be called before the cards leave the owner's hand. For everybody but the owner and `witnesses`, who see
// what is moved: cards with the same back that go to several hands, or partly stay, are no longer known. What
// somebody is handed himself he sees, so it hides nothing from him.
void loseTrack(Context& ctx, Seat owner, std::span<const Handing> handed, SeatSet witnesses);

}  // namespace kickdoor
