#include "desktop/background_work.h"

#include <QTimer>
#include <chrono>

namespace kickdoor {
namespace {

constexpr std::chrono::milliseconds kBetweenPieces{8};

// The duration of a piece after waiting for `waited` milliseconds. The longer something has waited, the more
// frames may be late: a card that stays blank is worse.
int pieceMillis(qint64 waited) {
    if (waited < 40) return 3;
    return waited < 120 ? 10 : 40;
}

// Often enough that the garbage stays below the engine's own threshold (docs/performance.md).
constexpr int kMovesBetween = 8;

}  // namespace

void IncubationController::incubatingObjectCountChanged(int count) {
    if (count > 0 && m_timer == 0) {
        m_waiting.start();
        m_timer = startTimer(kBetweenPieces);
    } else if (count == 0 && m_timer != 0) {
        killTimer(m_timer);
        m_timer = 0;
    }
}

void IncubationController::timerEvent(QTimerEvent*) {
    incubateFor(pieceMillis(m_waiting.elapsed()));
}

void collectGarbageBetweenMoves(QQmlEngine& engine, Presenter& presenter) {
    QObject::connect(&presenter, &Presenter::settled, &engine, [&engine, moves = 0]() mutable {
        if (++moves < kMovesBetween) return;
        moves = 0;
        QTimer::singleShot(0, &engine, [&engine] { engine.collectGarbage(); });
    });
}

}  // namespace kickdoor
