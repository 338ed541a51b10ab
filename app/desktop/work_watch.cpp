#include "desktop/work_watch.h"

#include <QEvent>
#include <QMetaEnum>
#include <QThread>
#include <algorithm>
#include <chrono>
#include <ctime>
#include <numeric>

namespace kickdoor {
namespace {

constexpr qint64 kAllowedMicros = 8000;
constexpr std::size_t kKept = 10;

qint64 microsNow() {
#ifdef CLOCK_THREAD_CPUTIME_ID
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return qint64{time.tv_sec} * 1'000'000 + time.tv_nsec / 1000;
#else
    const auto time = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::microseconds>(time).count();
#endif
}

}  // namespace

void WorkWatch::Tally::add(Piece piece) {
    ++events;
    if (piece.micros > kAllowedMicros) ++tooLong[piece.what];
    if (longest.size() == kKept && piece.micros <= longest.back().micros) return;
    const auto at = std::find_if(longest.begin(), longest.end(),
                                 [&](const Piece& other) { return other.micros < piece.micros; });
    longest.insert(at, std::move(piece));
    if (longest.size() > kKept) longest.pop_back();
}

bool WorkWatch::notify(QObject* receiver, QEvent* event) {
    // Also called by other threads for their own events.
    if (QThread::currentThread() != thread() || m_depth > 0) return QApplication::notify(receiver, event);
    // Receiver and event may be destroyed by the call.
    const QEvent::Type type = event->type();
    const char* kind = receiver->metaObject()->className();
    m_painted = 0;
    const qint64 begun = microsNow();
    ++m_depth;
    const bool handled = QApplication::notify(receiver, event);
    --m_depth;
    const qint64 micros = microsNow() - begun;
    const char* name = QMetaEnum::fromType<QEvent::Type>().valueToKey(type);
    const QString what =
        QStringLiteral("%1 to %2")
            .arg(QString::fromLatin1(name == nullptr ? "event" : name), QString::fromLatin1(kind));
    m_work.add({micros - m_painted, what});
    if (m_painted > 0) m_painting.add({m_painted, what});
    return handled;
}

void WorkWatch::watch(QQuickWindow& window) {
    const auto here = [this] { return QThread::currentThread() == thread(); };
    connect(
        &window, &QQuickWindow::beforeRendering, this,
        [this, here] {
            if (here()) m_paintingSince = microsNow();
        },
        Qt::DirectConnection);
    connect(
        &window, &QQuickWindow::afterRendering, this,
        [this, here] {
            if (here()) m_painted += microsNow() - m_paintingSince;
        },
        Qt::DirectConnection);
}

void WorkWatch::forget() {
    m_work = Tally();
    m_painting = Tally();
}

QString WorkWatch::lines(const QString& title, const Tally& tally) {
    QString text = QStringLiteral("%1: %2 events, %3 longer than %4 ms\n")
                       .arg(title)
                       .arg(tally.events)
                       .arg(std::accumulate(tally.tooLong.begin(), tally.tooLong.end(), qint64{0}))
                       .arg(kAllowedMicros / 1000);
    for (auto each = tally.tooLong.begin(); each != tally.tooLong.end(); ++each)
        text += QStringLiteral("  %1 x  %2\n").arg(each.value(), 8).arg(each.key());
    for (const Piece& piece : tally.longest) {
        text += QStringLiteral("  %1 ms  %2\n")
                    .arg(static_cast<double>(piece.micros) / 1000, 7, 'f', 2)
                    .arg(piece.what);
    }
    return text;
}

QString WorkWatch::report() const {
    return lines(QStringLiteral("work"), m_work) + lines(QStringLiteral("painting"), m_painting);
}

}  // namespace kickdoor
