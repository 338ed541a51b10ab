// What Quick Tests ask of every item below another one: quicker in C++, as each item that QML only looks at
// gets an object of its own in the engine, which its garbage collector then visits.
#pragma once

#include <QHash>
#include <QMetaMethod>
#include <QObject>
#include <QQuickItem>
#include <QVariant>
#include <QtQuickTest>
#include <algorithm>

namespace kickdoor {

class ItemTree : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    // All items below it, in depth-first order.
    Q_INVOKABLE QList<QObject*> below(QQuickItem* item) const {
        QList<QObject*> found;
        each(item, [&](QQuickItem* one) { found << one; });
        return found;
    }
    // The visible ones of these with that object name.
    Q_INVOKABLE QList<QObject*> named(QQuickItem* item, const QString& name) const {
        QList<QObject*> found;
        each(item, [&](QQuickItem* one) {
            if (one->objectName() == name && one->isVisible()) found << one;
        });
        return found;
    }
    // The visible ones of these with all those properties or signals.
    Q_INVOKABLE QList<QObject*> having(QQuickItem* item, const QStringList& members) const {
        QList<QByteArray> names;
        for (const QString& member : members) names << member.toUtf8();
        QList<QObject*> found;
        each(item, [&](QQuickItem* one) {
            if (one->isVisible() && std::all_of(names.cbegin(), names.cend(), [one](const QByteArray& name) {
                    return has(*one->metaObject(), name);
                }))
                found << one;
        });
        return found;
    }
    // Changes when an item below it comes, goes, moves, turns or is resized.
    Q_INVOKABLE QString layoutBelow(QQuickItem* item) const {
        size_t sum = 0;
        int items = 0;
        each(item, [&](const QQuickItem* one) {
            sum = qHashMulti(sum, one->x(), one->y(), one->width(), one->height(), one->scale(),
                             one->rotation());
            ++items;
        });
        return QStringLiteral("%1 %2").arg(items).arg(sum);
    }
    // Whether an item below it is still being loaded or laid out.
    Q_INVOKABLE bool busyBelow(QQuickItem* item) const {
        constexpr int kLoading = 2;  // of Image and Loader
        bool busy = false;
        each(item, [&](const QQuickItem* one) {
            busy = busy || QQuickTest::qIsPolishScheduled(one) ||
                   (one->property("asynchronous").toBool() && one->property("status").toInt() == kLoading);
        });
        return busy;
    }

private:
    static bool has(const QMetaObject& type, const QByteArray& name) {
        if (type.indexOfProperty(name.constData()) >= 0) return true;
        for (int index = type.methodCount() - 1; index >= 0; --index) {
            if (type.method(index).name() == name) return true;
        }
        return false;
    }

    template <class Look>
    static void each(const QQuickItem* item, const Look& look) {
        for (QQuickItem* child : item->childItems()) {
            look(child);
            each(child, look);
        }
    }
};

}  // namespace kickdoor
