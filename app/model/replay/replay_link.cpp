#include "model/replay/replay_link.h"

#include <utility>

#include "view/recorder.h"

namespace kickdoor {

ReplayLink::ReplayLink(std::shared_ptr<Recording> recording) : m_recording(std::move(recording)) {
    m_worker.moveToThread(&m_thread);
    m_thread.start();
}

ReplayLink::~ReplayLink() {
    m_thread.quit();
    m_thread.wait();
}

void ReplayLink::submit(const Command& command) {
    emit answered({}, command);  // closed
}

void ReplayLink::stand(std::size_t position, Seat viewer) {
    const Place place{std::min(position, m_recording->length()), m_recording->over() ? viewer : kNoSeat};
    if (m_busy) {
        m_wanted = place;
        return;
    }
    m_wanted.reset();
    look(place);
}

// Goes to a newer requested position, if any.
bool ReplayLink::lookFurther() {
    if (!m_wanted) return false;
    look(*std::exchange(m_wanted, std::nullopt));
    return true;
}

void ReplayLink::look(Place place) {
    m_busy = true;
    QMetaObject::invokeMethod(&m_worker, [this, place] {
        auto past = std::make_shared<const Past>(m_recording->pastAt(place.position, place.viewer));
        const GameState& state = m_recording->stateAt(place.position);
        auto open = std::make_shared<const GameState>(viewOf(m_recording->game(), state, kNoSeat));
        auto own = place.viewer == kNoSeat
                       ? open
                       : std::make_shared<const GameState>(viewOf(m_recording->game(), state, place.viewer));
        QMetaObject::invokeMethod(this, [this, place, past, open, own] {
            if (lookFurther()) return;
            m_at = place;
            if (place.viewer != kNoSeat) emit viewTold(place.viewer, own);
            emit viewTold(kNoSeat, open);
            m_busy = false;  // only now: goOn() must not start from a half-reported position
            emit stood(place.position, place.viewer, *past);
            if (!m_busy) lookFurther();
        });
    });
}

void ReplayLink::goOn() {
    if (m_busy || m_at.position >= m_recording->length()) return;
    m_busy = true;
    const Place from = m_at;
    QMetaObject::invokeMethod(&m_worker, [this, from] {
        ViewRecorder recorder(m_recording->game(), m_recording->stateAt(from.position));
        const std::size_t to = m_recording->stopAfter(from.position);
        while (m_recording->position() < to) {
            m_recording->step(recorder);
            recorder.settle(m_recording->state());
        }
        const auto heardBy = [&](Seat seat) {
            const auto events = recorder.events(seat);
            return std::vector<SeatEvent>(events.begin(), events.end());
        };
        QMetaObject::invokeMethod(this,
                                  [this, from, to, own = heardBy(from.viewer), open = heardBy(kNoSeat)] {
                                      if (lookFurther()) return;
                                      m_at.position = to;
                                      if (from.viewer != kNoSeat) emit eventsTold(from.viewer, own);
                                      emit eventsTold(kNoSeat, open);
                                      m_busy = false;
                                      emit moved(to);
                                      if (!m_busy) lookFurther();
                                  });
    });
}

void ReplayLink::tellCommand() {
    QMetaObject::invokeMethod(&m_worker, [this, at = m_at.position] {
        const std::optional<Command> next = m_recording->commandAt(at);
        if (!next) return;
        QMetaObject::invokeMethod(this, [this, at, command = *next] { emit chosen(at, command); });
    });
}

}  // namespace kickdoor
