#include "workshop/widget_habits.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDialog>
#include <QEvent>
#include <QScreen>

namespace kickdoor::workshop {
namespace {

constexpr QSize kDialogFrame(16, 48);  // about what a desktop draws around a dialog
constexpr int kTitleButtons = 24;      // letters that stand for the desktop's buttons beside a title

QWidget* fieldThatTurns(QObject* watched) {
    if (auto* box = qobject_cast<QComboBox*>(watched)) return box;
    return qobject_cast<QAbstractSpinBox*>(watched);
}

// As wide as its title, if the screen has room for that.
void fit(QDialog& dialog) {
    const QFontMetrics letters = dialog.fontMetrics();
    const int titled =
        letters.horizontalAdvance(dialog.windowTitle()) + letters.averageCharWidth() * kTitleButtons;
    dialog.resize(
        dialog.size().expandedTo({titled, 0}).boundedTo(dialog.screen()->availableSize() - kDialogFrame));
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
                fit(*dialog);
            break;
        default: break;
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace kickdoor::workshop
