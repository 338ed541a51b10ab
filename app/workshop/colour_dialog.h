// Asks for a colour. As the toolkit's own dialog, but what does not fit on the screen scrolls.
#pragma once

#include <QColor>
#include <QString>

class QWidget;

namespace kickdoor::workshop {

// Invalid if the player wants none.
QColor askForColour(const QColor& before, const QString& title, QWidget* parent);

}  // namespace kickdoor::workshop
