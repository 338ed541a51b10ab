#include "monkey/steps.h"

#include <QQuickItem>
#include <QRandomGenerator>
#include <QTest>
#include <functional>
#include <vector>

namespace kickdoor::monkey {
namespace {

using Chance = QRandomGenerator;
using Items = std::vector<QQuickItem*>;

void collect(QQuickItem& item, const std::function<bool(const QQuickItem&)>& accept, Items& found) {
    const QList<QQuickItem*> children = item.childItems();
    for (QQuickItem* child : children) {
        if (!child->isVisible() || !child->isEnabled()) continue;
        if (accept(*child)) found.push_back(child);
        collect(*child, accept, found);
    }
}

QPoint middleOf(const QQuickItem& item) {
    return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint();
}

class Hands {
public:
    Hands(World& world, Chance& chance) : m_world(world), m_window(world.window()), m_chance(chance) {}

    QString openCurtain() {
        Items buttons = all([](const QQuickItem& item) { return isButton(item); });
        for (QQuickItem* button : buttons)
            if (button->hasActiveFocus()) return click(*button, QStringLiteral("opens the curtain"));
        return keyPress(Qt::Key_Return);
    }
    QString clickControl() {
        QQuickItem* control = any(all([](const QQuickItem& item) { return item.activeFocusOnTab(); }));
        return control == nullptr ? clickSomewhere() : click(*control, QStringLiteral("clicks"));
    }
    QString clickSomewhere() {
        const QPoint at = somewhere();
        QTest::mouseClick(&m_window, m_chance.bounded(8) == 0 ? Qt::RightButton : Qt::LeftButton, {}, at);
        return QStringLiteral("clicks at %1,%2").arg(at.x()).arg(at.y());
    }
    QString point() {
        QQuickItem* card = any(cards());
        const QPoint at = card == nullptr ? somewhere() : middleOf(*card);
        QTest::mouseMove(&m_window, at);
        return QStringLiteral("points at %1,%2").arg(at.x()).arg(at.y());
    }
    QString drag() {
        QQuickItem* card = any(cards());
        const QString words = wordsOf(card);  // the card may be gone when it has been dropped
        const QPoint from = card == nullptr ? somewhere() : middleOf(*card);
        QQuickItem* target = any(all([](const QQuickItem& item) {
            return QByteArray(item.metaObject()->className()).contains("Drop");
        }));
        const QPoint to = target == nullptr || m_chance.bounded(3) == 0 ? somewhere() : middleOf(*target);
        constexpr int kMoves = 6;
        QTest::mousePress(&m_window, Qt::LeftButton, {}, from);
        for (int move = 1; move <= kMoves; ++move) {
            QTest::mouseMove(&m_window, from + (to - from) * move / kMoves);
            m_world.run(1);
        }
        QTest::mouseRelease(&m_window, Qt::LeftButton, {}, to);
        return QStringLiteral("drags %1 from %2,%3 to %4,%5")
            .arg(words)
            .arg(from.x())
            .arg(from.y())
            .arg(to.x())
            .arg(to.y());
    }
    QString anyKey() {
        constexpr Qt::Key kKeys[] = {Qt::Key_Tab,    Qt::Key_Backtab, Qt::Key_Return, Qt::Key_Space,
                                     Qt::Key_Escape, Qt::Key_Left,    Qt::Key_Right,  Qt::Key_Up,
                                     Qt::Key_Down,   Qt::Key_P,       Qt::Key_K,      Qt::Key_F1,
                                     Qt::Key_Home,   Qt::Key_End,     Qt::Key_1};
        return keyPress(kKeys[m_chance.bounded(static_cast<int>(std::size(kKeys)))]);
    }
    QString keyPress(Qt::Key key) {
        QTest::keyClick(&m_window, key);
        return QStringLiteral("presses %1").arg(QKeySequence(key).toString());
    }
    QString speakAnother() {
        const QStringList languages = m_world.languages();
        const QString code = languages[m_chance.bounded(static_cast<int>(languages.size()))];
        m_world.speak(code);
        return QStringLiteral("speaks %1").arg(code);
    }
    QString resize() {
        constexpr QSize kSizes[] = {{1280, 800}, {960, 600}, {1600, 1000}};
        const QSize size = kSizes[m_chance.bounded(static_cast<int>(std::size(kSizes)))];
        m_window.resize(size);
        return QStringLiteral("makes the window %1x%2").arg(size.width()).arg(size.height());
    }

private:
    static bool isButton(const QQuickItem& item) {
        return item.metaObject()->indexOfSignal("accepted()") >= 0 &&
               !item.property("text").toString().isEmpty();
    }
    static QString wordsOf(const QQuickItem* item) {
        if (item == nullptr) return QStringLiteral("nothing");
        const QString text = item->property("text").toString();
        const QString type =
            QString::fromLatin1(item->metaObject()->className()).section(QLatin1Char('_'), 0, 0);
        return text.isEmpty() ? type : QStringLiteral("%1 \"%2\"").arg(type, text);
    }
    // Of what can be pointed at: lists scroll, cards hang over the edge.
    Items all(const std::function<bool(const QQuickItem&)>& accept) const {
        const QRect window(QPoint(0, 0), m_window.size());
        Items found;
        collect(
            *m_window.contentItem(),
            [&](const QQuickItem& item) { return window.contains(middleOf(item)) && accept(item); }, found);
        return found;
    }
    Items cards() const {
        return all([](const QQuickItem& item) {
            return item.metaObject()->indexOfProperty("draggable") >= 0 &&
                   item.property("cardId").toInt() >= 0;
        });
    }
    QQuickItem* any(const Items& items) {
        return items.empty() ? nullptr : items[m_chance.bounded(static_cast<quint32>(items.size()))];
    }
    QPoint somewhere() { return {m_chance.bounded(m_window.width()), m_chance.bounded(m_window.height())}; }
    QString click(QQuickItem& item, const QString& what) {
        const QString words = wordsOf(&item);
        const QPoint at = middleOf(item);
        QTest::mouseMove(&m_window, at);
        QTest::mouseClick(&m_window, Qt::LeftButton, {}, at);
        return QStringLiteral("%1 %2 at %3,%4").arg(what, words).arg(at.x()).arg(at.y());
    }

    World& m_world;
    QQuickWindow& m_window;
    Chance& m_chance;
};

// Of a hundred.
QString wildly(Hands& hands, Chance& chance) {
    const quint32 lot = chance.bounded(100U);
    if (lot < 34) return hands.clickControl();
    if (lot < 46) return hands.clickSomewhere();
    if (lot < 62) return hands.drag();
    if (lot < 82) return hands.anyKey();
    if (lot < 90) return hands.point();
    if (lot < 96) return hands.speakAnother();
    return hands.resize();
}

QString playing(Hands& hands, Chance& chance) {
    const quint32 lot = chance.bounded(100U);
    if (lot < 40) return hands.clickControl();
    if (lot < 60) return hands.drag();
    if (lot < 75) return hands.keyPress(Qt::Key_Return);
    if (lot < 85) return hands.keyPress(Qt::Key_P);
    if (lot < 90) return hands.keyPress(Qt::Key_K);
    if (lot < 95) return hands.keyPress(Qt::Key_Escape);
    return hands.point();
}

}  // namespace

QString takeStep(World& world, quint32 step, Manner manner) {
    Chance chance(step);
    Hands hands(world, chance);
    Session& session = world.session();
    QString done;
    if (!session.playing() && chance.bounded(4) == 0) {
        world.begin();
        done = QStringLiteral("begins a game");
    } else if (session.presentation()->seating()->curtain() &&
               chance.bounded(manner == Manner::Plays ? 10 : 3) != 0) {
        done = hands.openCurtain();
    } else {
        done = manner == Manner::Plays ? playing(hands, chance) : wildly(hands, chance);
    }
    if (chance.bounded(3) == 0)
        world.run(static_cast<int>(chance.bounded(40)));  // and goes on in the midst of it
    else
        world.settle(600);
    world.engine().collectGarbage();
    return done;
}

}  // namespace kickdoor::monkey
