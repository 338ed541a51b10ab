#include "window/pointer.h"

#include <QGuiApplication>
#include <QPointer>
#include <QProcess>
#include <QStyleHints>
#include <QTest>
#include <cmath>

namespace kickdoor::window {
namespace {

void xdotool(const QStringList& arguments) {
    // Waits for xdotool only: what it did reaches the window when the program runs on.
    if (QProcess::execute(QStringLiteral("xdotool"), arguments) != 0)
        qFatal("xdotool %s failed", qPrintable(arguments.join(QLatin1Char(' '))));
}

QPointF middleOf(const QQuickItem& item) {
    return item.mapToGlobal(QPointF(item.width() / 2, item.height() / 2));
}

// A button has a text, and a signal for being pressed.
bool isButton(const QQuickItem& item, const QString& text) {
    return item.property("text").toString() == text && item.isEnabled() &&
           (item.metaObject()->indexOfSignal("clicked()") >= 0 ||
            item.metaObject()->indexOfSignal("accepted()") >= 0);
}

// A place for dropped cards, here or below, that has one over it.
// Lit as well: whoever drops it sooner sees it fly back.
bool isUnderCard(QQuickItem* place) {
    const auto takes = [](const QQuickItem& item) {
        return item.property("containsDrag").toBool() && item.property("lit").toBool();
    };
    return takes(*place) || findItem(place, takes) != nullptr;
}

}  // namespace

bool eventually(const std::function<bool()>& holds, int milliseconds) {
    return QTest::qWaitFor(holds, milliseconds);
}

void pause(int milliseconds) {
    QTest::qWait(milliseconds);
}

QQuickItem* findItem(QQuickItem* root, const std::function<bool(const QQuickItem&)>& accept) {
    const QList<QQuickItem*> children = root->childItems();
    for (QQuickItem* child : children) {
        if (!child->isVisible()) continue;
        if (accept(*child)) return child;
        if (QQuickItem* found = findItem(child, accept)) return found;
    }
    return nullptr;
}

// Cards close their ranks, rows of buttons are laid out: it is in the same place in several frames, however
// long those take. False: it is gone, or never stops.
bool Hand::standsStill(QQuickItem* item) {
    const QPointer<QQuickItem> watched(item);
    QObject context;
    int frames = 0;
    QObject::connect(&m_window, &QQuickWindow::afterAnimating, &context, [&frames] { ++frames; });
    QPointF last;
    int same = 0;
    const auto still = [&] {
        if (watched.isNull()) return true;
        const int before = frames;
        m_window.update();
        eventually([&] { return frames > before; }, 1000);
        if (watched.isNull()) return true;
        const QPointF now = middleOf(*watched);
        same = now == last ? same + 1 : 0;
        last = now;
        return same >= 5;
    };
    return eventually(still) && !watched.isNull();
}

QQuickItem* Hand::button(const QString& text) const {
    return find([&text](const QQuickItem& item) { return isButton(item, text); });
}

void Hand::moveTo(QPointF onScreen) {
    xdotool({QStringLiteral("mousemove"), QString::number(std::lround(onScreen.x())),
             QString::number(std::lround(onScreen.y()))});
    pause(15);
}

void Hand::click(QQuickItem* item) {
    const qint64 together = QGuiApplication::styleHints()->mouseDoubleClickInterval() + 50;
    if (m_sinceClick.isValid() && m_sinceClick.elapsed() < together)
        pause(int(together - m_sinceClick.elapsed()));
    if (!standsStill(item)) return;
    moveTo(middleOf(*item));
    xdotool({QStringLiteral("click"), QStringLiteral("1")});
    pause(30);
    m_sinceClick.start();
}

void Hand::point(QQuickItem* item) {
    if (standsStill(item)) moveTo(middleOf(*item));
}

bool Hand::press(const QString& text) {
    if (!eventually([&] { return button(text) != nullptr; })) return false;
    // A row of buttons moves while it is laid out.
    QPointF last;
    const bool still = eventually([&] {
        QQuickItem* item = button(text);
        const QPointF now = item == nullptr ? QPointF() : middleOf(*item);
        const bool same = item != nullptr && now == last;
        last = now;
        if (!same) pause(80);
        return same;
    });
    if (!still) return false;
    click(button(text));
    return true;
}

bool Hand::nudgeUntil(QPointF onScreen, const std::function<bool()>& holds) {
    int turn = 0;
    return eventually([&] {
        if (!holds()) moveTo(onScreen + QPointF(++turn % 2, 0));
        return holds();
    });
}

// A busy window sees many movements as one: on the way, the hand waits until the card is picked up, and until
// it is over its place.
bool Hand::drag(QQuickItem* what, QQuickItem* to, QPointF grip) {
    if (what == nullptr || to == nullptr || !standsStill(what) || !standsStill(to)) return false;
    const QPointer<QQuickItem> card(what), place(to);
    const auto carried = [&card] { return !card.isNull() && card->property("dragging").toBool(); };
    const QPointF from = what->mapToGlobal(grip);
    const QPointF end = middleOf(*to);
    moveTo(from);
    xdotool({QStringLiteral("mousedown"), QStringLiteral("1")});
    pause(30);
    constexpr int kSteps = 12;
    bool done = true;
    for (int step = 1; step <= kSteps && done; ++step) {
        const QPointF there = from + (end - from) * step / kSteps;
        moveTo(there);
        if (step == kSteps / 3) done = nudgeUntil(there, carried);
    }
    done = done && nudgeUntil(end, [&] { return place.isNull() || isUnderCard(place); });
    xdotool({QStringLiteral("mouseup"), QStringLiteral("1")});
    return eventually([&] { return !carried(); }) && done;
}

void Hand::key(const QString& name) {
    xdotool({QStringLiteral("key"), name});
    pause(30);
}

}  // namespace kickdoor::window
