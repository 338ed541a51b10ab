#include "workshop/text_size.h"

#include <QApplication>
#include <QFont>

namespace kickdoor::workshop {

void scaleText(double scale) {
    static const QFont kUsual = QApplication::font();
    static double now = 1;
    if (scale == now) return;
    now = scale;
    QFont font = kUsual;
    if (kUsual.pointSizeF() > 0)
        font.setPointSizeF(kUsual.pointSizeF() * scale);
    else
        font.setPixelSize(static_cast<int>(kUsual.pixelSize() * scale));
    // Only of widgets: pages in QML begin with the program's font.
    QApplication::setFont(font, "QWidget");
}

}  // namespace kickdoor::workshop
