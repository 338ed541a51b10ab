// What a dialog shows, above its buttons: it scrolls where the screen is too small for it.
#pragma once

#include <QSize>

class QLayout;
class QScrollArea;
class QWidget;

namespace kickdoor::workshop {

// contents: becomes the layout of the page.
QScrollArea* scrollPage(QLayout* contents);

// Gives a dialog its usual size, in pixels with text of the usual size: larger with larger text. What the
// screen has room for is seen to when it is shown (widget_habits.h).
void openAt(QWidget& dialog, QSize usual);

}  // namespace kickdoor::workshop
