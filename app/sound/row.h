// Several of the same sound in a row rise in pitch.
#pragma once

#include <QtGlobal>

namespace kickdoor {

class Row {
public:
    // The next one belongs to the row if it is heard within this time.
    static constexpr qint64 kMost = 1100;  // milliseconds

    // The pitch, 0 to `pitches` - 1, of a sound at that time.
    int next(qint64 millis, int pitches) {
        m_pitch = m_last >= 0 && millis - m_last <= kMost ? m_pitch + 1 : 0;
        m_last = millis;
        return m_pitch < pitches ? m_pitch : pitches - 1;
    }

private:
    qint64 m_last = -1;
    int m_pitch = 0;
};

}  // namespace kickdoor
