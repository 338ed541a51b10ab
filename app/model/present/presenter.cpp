#include "model/present/presenter.h"

#include <algorithm>

#include "table/pacing.h"

namespace kickdoor {

Presenter::Presenter(ShownGame& shown, QObject* parent) : QObject(parent), m_shown(shown) {
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &Presenter::step);
    connect(&shown, &ShownGame::hurryWanted, this, &Presenter::skip);
    connect(&shown, &ShownGame::shown, this, &Presenter::onShown);
}

void Presenter::setSpeed(qreal speed) {
    if (qFuzzyCompare(speed + 1, m_speed + 1)) return;
    m_speed = speed;
    emit speedChanged();
}

void Presenter::holdDeathsOf(SeatSet seats, int most) {
    m_holdFor = seats;
    m_mostHeld = most;
}

bool Presenter::isHeld(const Event& event) const {
    return event.kind == EventKind::Died && m_holdFor.has(event.seat);
}

void Presenter::stopDwelling() {
    m_timer.stop();
    m_held = false;
}

void Presenter::reset() {
    stopDwelling();
    m_settling = false;
    m_waiting.clear();
    m_has.fill(false);
    m_newest.fill({});
    m_viewer = kNoSeat;
    emit busyChanged();
}

void Presenter::takeView(Seat seat, const GameState& view) {
    m_newest[indexOf(seat)] = view;
    m_has[indexOf(seat)] = true;
    if (seat != m_viewer) {
        emit heard();
        return;
    }
    m_waiting.clear();
    stopDwelling();
    m_shownView = view;
    emit m_shown.leapt();
    settle(false);
}

void Presenter::takeEvents(Seat seat, std::vector<SeatEvent> events) {
    GameState& newest = m_newest[indexOf(seat)];
    for (const SeatEvent& event : events) fold(newest, event.patch);
    if (events.empty()) return;
    if (seat != m_viewer) {
        emit heard();
        return;
    }
    const bool idle = !isBusy();
    for (SeatEvent& event : events) m_waiting.push_back({std::move(event), false});
    m_waiting.back().last = true;
    if (!idle) return;
    step();
    emit busyChanged();
}

bool Presenter::showNext() {
    const Waiting next = std::move(m_waiting.front());
    m_waiting.pop_front();
    fold(m_shownView, next.told.patch);
    const Event* following = m_waiting.empty() ? nullptr : &m_waiting.front().told.event;
    const bool deciding = std::any_of(m_waiting.begin(), m_waiting.end(), [](const Waiting& later) {
        return later.told.event.kind == EventKind::GameWon;
    });
    const int usual = dwellOf(m_shownView, next.told.event, following, deciding);
    const int dwell = m_speed > 0 ? static_cast<int>(usual / (m_speed * m_playbackRate)) : 0;
    m_shown.advance(m_shownView, next.told.event, dwell);
    if (dwell == 0) return false;
    m_shown.showInPieces(m_shownView, next.last ? Showing::AtRest : Showing::Midway);
    m_held = isHeld(next.told.event);
    if (!m_held) {
        m_timer.start(dwell);
    } else if (m_mostHeld > 0) {
        m_timer.start(m_mostHeld);
    }
    return true;
}

void Presenter::step() {
    m_held = false;
    while (!m_waiting.empty()) {
        if (showNext()) return;
    }
    settle(m_speed > 0);
}

void Presenter::skip() {
    m_shown.finishShowing();
    if (m_waiting.empty() && !m_timer.isActive() && !m_held) return;
    stopDwelling();
    while (!m_waiting.empty()) {
        const Waiting next = std::move(m_waiting.front());
        m_waiting.pop_front();
        fold(m_shownView, next.told.patch);
        m_shown.advance(m_shownView, next.told.event, 0);
    }
    settle(false);
}

void Presenter::goOn() {
    if (!m_held) return skip();
    stopDwelling();
    m_shown.finishShowing();
    step();
}

void Presenter::settle(bool inPieces) {
    m_shown.finishShowing();
    m_settling = true;
    if (inPieces)
        m_shown.showInPieces(m_shownView, Showing::Settled);
    else
        m_shown.show(m_shownView, Showing::Settled);
}

// Everything has been shown, unless more has arrived meanwhile.
void Presenter::onShown() {
    if (!m_settling) return;
    m_settling = false;
    if (!m_waiting.empty()) return step();
    emit busyChanged();
    emit settled();
}

void Presenter::setViewer(Seat seat) {
    m_shown.finishShowing();
    if (seat == m_viewer) return;
    stopDwelling();
    m_waiting.clear();
    m_viewer = seat;
    if (!m_has[indexOf(seat)]) return;  // shown when it arrives
    m_shownView = m_newest[indexOf(seat)];
    m_shown.show(m_shownView, Showing::Settled);
    emit busyChanged();
}

}  // namespace kickdoor
