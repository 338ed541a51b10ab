// Shows what happened one event at a time. Events wait here until their turn; input waits until nothing is
// left to show, or until somebody skips. The death of somebody at this screen is held until somebody goes on.
// The views of the other seats at this screen are kept up to date unseen.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QElapsedTimer>
#include <QTimer>
#include <array>
#include <deque>
#include <span>
#include <vector>

#include "model/table/stage.h"
#include "view/recorder.h"

namespace kickdoor {

class Presenter : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(bool busy READ isBusy NOTIFY busyChanged)
    Q_PROPERTY(qreal speed READ speed WRITE setSpeed NOTIFY speedChanged)

public:
    explicit Presenter(Stage& stage, QObject* parent = nullptr);

    bool isBusy() const { return m_timer.isActive() || m_held || m_settling || !m_waiting.empty(); }
    qreal speed() const { return m_speed; }
    void setSpeed(qreal speed);  // 0: nothing is dwelt on

    // So many times as fast as the player's own speed.
    void setHaste(qreal haste) { m_haste = haste; }

    // Whose deaths are held; `most`: for so many milliseconds at most, as others elsewhere play on; 0: for
    // however long it takes.
    void holdDeathsOf(SeatSet seats, int most);

    // Shows all that is left at once.
    Q_INVOKABLE void skip();
    // The same, but what was held has only been seen: what follows takes its time.
    Q_INVOKABLE void goOn();

    void reset();
    // As the host tells it, for every seat at this screen and for the open view.
    void takeView(Seat seat, const GameState& view);
    void takeEvents(Seat seat, std::vector<SeatEvent> events);

    // The newest view of a seat, further than what shows while events wait.
    const GameState& newest(Seat seat) const { return m_newest[indexOf(seat)]; }
    bool knows(Seat seat) const { return m_has[indexOf(seat)]; }
    Seat viewer() const { return m_viewer; }
    // Turns the screen to another seat at once; what was still waiting counts as seen.
    void setViewer(Seat seat);

signals:
    void busyChanged();
    void speedChanged();
    void settled();  // everything known is shown
    void heard();    // a view other than the one shown has changed

private:
    static constexpr std::size_t kOpen = kMaxSeats;
    static std::size_t indexOf(Seat seat) { return seat == kNoSeat ? kOpen : seat; }
    // What the host told at once belongs together: only after the last of it is the view one to decide in.
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

    Stage& m_stage;
    std::array<GameState, kMaxSeats + 1> m_newest{};
    std::array<bool, kMaxSeats + 1> m_has{};
    std::deque<Waiting> m_waiting;
    GameState m_shown;
    Seat m_viewer = kNoSeat;
    QTimer m_timer;
    bool m_settling = false;  // all is told, and being shown
    bool m_held = false;      // what shows stays until goOn(), or until the timer ends
    SeatSet m_holdFor;
    int m_mostHeld = 0;
    qreal m_speed = 1;
    qreal m_haste = 1;
};

}  // namespace kickdoor
