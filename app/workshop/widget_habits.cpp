#include "workshop/widget_habits.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDialog>
#include <QEvent>
#include <QScreen>

namespace kickdoor::workshop {
namespace {

constexpr QSize kDialogFrame(16, 48);  // about what a desktop draws around a dialog

QWidget* fieldThatTurns(QObject* watched) {
    if (auto* box = qobject_cast<QComboBox*>(watched)) return box;
    return qobject_cast<QAbstractSpinBox*>(watched);
}

}  // namespace

bool WidgetHabits::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
        case QEvent::Polish:
            if (QWidget* field = fieldThatTurns(watched)) field->setFocusPolicy(Qt::StrongFocus);
            break;
        case QEvent::Wheel:
            if (const QWidget* field = fieldThatTurns(watched); field != nullptr && !field->hasFocus()) {
                event->ignore();  // so that the form gets it
                return true;
            }
            break;
        case QEvent::Show:
            if (auto* dialog = qobject_cast<QDialog*>(watched); dialog != nullptr && dialog->isWindow())
                dialog->resize(dialog->size().boundedTo(dialog->screen()->availableSize() - kDialogFrame));
            break;
        default: break;
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace kickdoor::workshop
