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

// Cards close their ranks, rows of buttons are laid out. False: it is gone, or never stops.
bool standsStill(QQuickItem* item) {
    const QPointer<QQuickItem> watched(item);
    QPointF last;
    const auto still = [&] {
        if (watched.isNull()) return true;
        const QPointF now = middleOf(*watched);
        if (now == last) return true;
        last = now;
        pause(80);
        return false;
    };
    return eventually(still) && !watched.isNull();
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

bool Hand::drag(QQuickItem* what, QQuickItem* to, QPointF grip) {
    if (what == nullptr || to == nullptr || !standsStill(what) || !standsStill(to)) return false;
    const QPointF from = what->mapToGlobal(grip);
    const QPointF end = middleOf(*to);
    moveTo(from);
    xdotool({QStringLiteral("mousedown"), QStringLiteral("1")});
    pause(30);
    constexpr int kSteps = 12;
    for (int step = 1; step <= kSteps; ++step) moveTo(from + (end - from) * step / kSteps);
    xdotool({QStringLiteral("mouseup"), QStringLiteral("1")});
    pause(30);
    return true;
}

void Hand::key(const QString& name) {
    xdotool({QStringLiteral("key"), name});
    pause(30);
}

}  // namespace kickdoor::window
