// A page of QML in a widget, with the program's pictures.
#pragma once

#include <QString>

class QQuickWidget;

namespace kickdoor::workshop {

// file: of the module Kickdoor.Window.
QQuickWidget* quickView(const QString& file);

}  // namespace kickdoor::workshop
