#include "monkey/onward.h"

#include <QQuickItem>

#include "rules/engine.h"

namespace kickdoor::monkey {
namespace {

// On a busy machine a pass by itself takes its time.
constexpr int kBoundMillis = 4'000;
constexpr int kLooksAtLeast = 40;

// A button of the table that says something; Hold! only stops it.
bool goesOn(const QQuickItem& item) {
    const QString key = item.property("actionKey").toString();
    return !key.isEmpty() && key != QLatin1String("hold");
}

bool showsAny(const QQuickItem& item) {
    const QList<QQuickItem*> children = item.childItems();
    for (const QQuickItem* child : children)
        if (child->isVisible() && (goesOn(*child) || showsAny(*child))) return true;
    return false;
}

}  // namespace

bool Onward::standsStill() const {
    const Presenter& presenter = *m_session.presentation()->presenter();
    const Seating& seating = *m_session.presentation()->seating();
    if (!m_session.playing() || m_session.replay()->isOpen() || m_session.lesson()->active()) return false;
    if (m_window.property("page") != QLatin1String("table")) return false;
    if (presenter.isBusy() || !presenter.knows(kNoSeat)) return false;
    const GameState& open = presenter.newest(kNoSeat);
    if (open.phase == Phase::Over || (waitingFor(open) & seating.persons()).empty()) return false;
    if (seating.curtain() || seating.held()) return false;
    // A question to the viewer has a dialog.
    const Seat viewer = m_session.shownGame().viewer();
    if (viewer != kNoSeat && open.question.kind != QuestionKind::None && open.question.asked == viewer)
        return false;
    return !showsAny(*m_window.contentItem());
}

QString Onward::fault() {
    if (!standsStill()) {
        m_looks = 0;
        return {};
    }
    if (m_looks++ == 0) m_since.start();
    if (m_looks < kLooksAtLeast || m_since.elapsed() < kBoundMillis) return {};
    const GameState& open = m_session.presentation()->presenter()->newest(kNoSeat);
    return QStringLiteral("the table waits for %1, and nothing but Hold! is there")
        .arg(m_session.shownGame().wording().names(waitingFor(open) &
                                                   m_session.presentation()->seating()->persons()));
}

}  // namespace kickdoor::monkey
