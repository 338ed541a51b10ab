// Tells a moved pointer from a resting one.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QPointF>
#include <optional>

namespace kickdoor {

// Where the pointer rested before the movement that is being delivered, in the window's coordinates. What
// comes to lie under a resting pointer is hovered where the pointer rests; what a pointer jumps onto is
// hovered elsewhere.
class PointerRest : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    explicit PointerRest(QObject* parent = nullptr);

    // The pointer came to this place by a movement of more than a pixel. False for the first movement there
    // is.
    Q_INVOKABLE bool cameTo(const QPointF& place) const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    std::optional<QPointF> m_rest;
    QPointF m_now;
    bool m_settling = false;
};

}  // namespace kickdoor
