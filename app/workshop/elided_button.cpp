#include "workshop/elided_button.h"

#include <QHelpEvent>
#include <QStyleOptionButton>
#include <QStylePainter>
#include <QToolTip>

namespace kickdoor::workshop {

QSize ElidedButton::minimumSizeHint() const {
    return {fontMetrics().averageCharWidth() * 8, QPushButton::minimumSizeHint().height()};
}

void ElidedButton::paintEvent(QPaintEvent*) {
    QStyleOptionButton option;
    initStyleOption(&option);
    const int room = style()->subElementRect(QStyle::SE_PushButtonContents, &option, this).width();
    option.text = fontMetrics().elidedText(text(), Qt::ElideRight, room, Qt::TextShowMnemonic);
    QStylePainter(this).drawControl(QStyle::CE_PushButton, option);
}

bool ElidedButton::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text(), this);
        return true;
    }
    return QPushButton::event(event);
}

}  // namespace kickdoor::workshop
