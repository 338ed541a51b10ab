// Notices Curses and Bad Stuff that took nothing: no rule reports what does not happen.
#pragma once

#include <optional>

#include "card/game.h"
#include "rules/event.h"

namespace kickdoor {

class VainStrike {
public:
    struct Strike {
        DefId def = kNoDef;  // the Curse, or the monster whose Bad Stuff it was
        Seat victim = kNoSeat;
        bool curse = false;
    };
    // Takes the events in their order; now: the view right after. Returns the strike that this event shows to
    // have ended without any effect: its card's discard; of Bad Stuff, also the next roll to run away, or the
    // fight's end.
    std::optional<Strike> after(const Game& game, const GameState& now, const Event& event);

private:
    Strike m_strike;          // victim kNoSeat: none is on, or it has taken something
    CardId m_card = kNoCard;  // the card that strikes
};

}  // namespace kickdoor
