// The last moves as their readers saw them, to tell which of them is taken back (ruling 21).
#pragma once

#include <QString>
#include <deque>

#include "rules/event.h"
#include "words/wording.h"

namespace kickdoor {

class SeenMoves {
public:
    // Takes the events in their order; now: the reader's view right after.
    void after(const Wording& words, const GameState& now, const Event& event);
    // The last command of `by`, which was taken back with all that followed, as a plain sentence. Empty if
    // nothing was seen of it. restored: the reader's view afterwards.
    QString undone(const Wording& words, const GameState& restored, Seat by) const;

private:
    // Of m_seen; 0: unknown.
    std::size_t firstUndone(const GameState& restored) const;
    struct Seen {
        std::uint64_t state = 0;  // see stateOf() and tableOf() in the .cpp file
        std::uint64_t table = 0;
        Event event;
        QString text;
    };
    std::deque<Seen> m_seen;
};

}  // namespace kickdoor
