// Presents events one at a time, from a queue. Input waits until the queue is empty or skipped. The death of
// a player at this screen stays shown until goOn(). The views of the other seats here are kept up to date
// without being shown.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QElapsedTimer>
#include <QTimer>
#include <array>
#include <deque>
#include <span>
#include <vector>

#include "model/table/shown_game.h"
#include "view/recorder.h"

namespace kickdoor {

class Presenter : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged)
    Q_PROPERTY(qreal speed READ speed WRITE setSpeed NOTIFY speedChanged)

public:
    explicit Presenter(ShownGame& shown, QObject* parent = nullptr);

    bool isBusy() const { return m_timer.isActive() || m_held || m_settling || !m_waiting.empty(); }
    qreal speed() const { return m_speed; }
    void setSpeed(qreal speed);  // 0: no delays

    // A factor on the player's speed.
    void setPlaybackRate(qreal rate) { m_playbackRate = rate; }

    // The seats whose deaths are held, for at most `most` milliseconds (0: no limit), because people at other
    // screens play on.
    void holdDeathsOf(SeatSet seats, int most);

    // Shows all waiting events at once.
    Q_INVOKABLE void skip();
    // Ends a held event; the following ones keep their pace. Without one, as skip().
    Q_INVOKABLE void goOn();

    void reset();
    // Views and events from the host, for each seat at this screen and for the open view.
    void takeView(Seat seat, const GameState& view);
    void takeEvents(Seat seat, std::vector<SeatEvent> events);

    // The newest view of a seat, ahead of the one shown while events wait.
    const GameState& newest(Seat seat) const { return m_newest[indexOf(seat)]; }
    bool knows(Seat seat) const { return m_has[indexOf(seat)]; }
    Seat viewer() const { return m_viewer; }
    // Shows the view of another seat at once, dropping the events that wait.
    void setViewer(Seat seat);

signals:
    void busyChanged();
    void speedChanged();
    void settled();  // all events have been shown
    void heard();    // a view other than the one shown has changed

private:
    static constexpr std::size_t kOpen = kMaxSeats;
    static std::size_t indexOf(Seat seat) { return seat == kNoSeat ? kOpen : seat; }
    // Events that arrive together belong together: decisions are possible only after the last of them.
    struct Waiting {
        SeatEvent told;
        bool last = false;
    };
    void step();
    bool showNext();  // true: dwell on it
    void settle(bool inPieces);
    void onShown();
    bool isHeld(const Event& event) const;
    void stopDwelling();

    ShownGame& m_shown;
    std::array<GameState, kMaxSeats + 1> m_newest{};
    std::array<bool, kMaxSeats + 1> m_has{};
    std::deque<Waiting> m_waiting;
    GameState m_shownView;
    Seat m_viewer = kNoSeat;
    QTimer m_timer;
    bool m_settling = false;  // the queue is empty, and the last state is being shown
    bool m_held = false;      // the event stays shown until goOn() or the timer's end
    SeatSet m_holdFor;
    int m_mostHeld = 0;
    qreal m_speed = 1;
    qreal m_playbackRate = 1;
};

}  // namespace kickdoor
