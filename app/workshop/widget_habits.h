// What all widgets of the workshop do.
#pragma once

#include <QObject>

namespace kickdoor::workshop {

// Filters the events of the whole program. The wheel changes a field only if the field has the keyboard:
// otherwise it scrolls the form around it. A dialog opens no larger than its screen, and wide enough for its
// title.
class WidgetHabits : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace kickdoor::workshop
