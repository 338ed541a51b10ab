#include "model/base/pointer_rest.h"

#include <QGuiApplication>
#include <QSinglePointEvent>
#include <QTimer>
#include <QWindow>

namespace kickdoor {

PointerRest::PointerRest(QObject* parent) : QObject(parent) {
    qGuiApp->installEventFilter(this);
}

bool PointerRest::cameTo(const QPointF& place) const {
    return m_rest && (place - *m_rest).manhattanLength() > 1;
}

bool PointerRest::eventFilter(QObject* watched, QEvent* event) {
    const bool pointing = event->type() == QEvent::MouseMove || event->type() == QEvent::Enter;
    if (!pointing || !event->isSinglePointEvent() || qobject_cast<QWindow*>(watched) == nullptr) return false;
    m_now = static_cast<QSinglePointEvent*>(event)->position();
    // A window that comes up under the pointer was not pointed at.
    if (event->type() == QEvent::Enter) m_rest = m_now;
    if (m_settling) return false;
    m_settling = true;
    // After the movement has been delivered.
    QTimer::singleShot(0, this, [this] {
        m_rest = m_now;
        m_settling = false;
    });
    return false;
}

}  // namespace kickdoor
