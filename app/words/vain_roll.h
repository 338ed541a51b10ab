// Notices rolls for a card that changed nothing, such as a theft that failed and cost no Level: no rule
// reports what does not happen. A roll that a Curse or Bad Stuff asks for belongs to that strike
// (vain_strike.h).
#pragma once

#include <QCoreApplication>
#include <optional>

#include "words/wording.h"

namespace kickdoor {

class VainRoll {
    Q_DECLARE_TR_FUNCTIONS(VainRoll)

public:
    struct Roll {
        DefId def = kNoDef;  // the card that was rolled for
        Seat roller = kNoSeat;
    };
    // Takes the events in their order; now: the view right after. Returns the roll that this event shows to
    // have ended without any effect.
    std::optional<Roll> after(const Game& game, const GameState& now, const Event& event);
    // Told like an event.
    static QString told(const Wording& words, const Roll& roll);

private:
    Roll m_roll;              // roller kNoSeat: none, or it has changed something
    std::size_t m_depth = 0;  // the procedures in progress when it was thrown
    bool m_struck = false;    // something strikes
};

}  // namespace kickdoor
