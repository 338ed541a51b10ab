#include "workshop/scroll_page.h"

#include <QLayout>
#include <QScrollArea>
#include <algorithm>

namespace kickdoor::workshop {
namespace {

constexpr double kUsualLine = 17;  // pixels of a line of usual text

}  // namespace

QScrollArea* scrollPage(QLayout* contents) {
    auto* page = new QWidget;
    contents->setContentsMargins(0, 0, 0, 0);
    page->setLayout(contents);
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);  // what is on it has it
    area->setWidget(page);
    return area;
}

void openAt(QWidget& dialog, QSize usual) {
    const double grown = std::max(1.0, dialog.fontMetrics().height() / kUsualLine);
    dialog.resize(usual * grown);
}

}  // namespace kickdoor::workshop
