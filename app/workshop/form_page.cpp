#include "workshop/form_page.h"

#include <QScrollArea>
#include <QScrollBar>
#include <vector>

namespace kickdoor::workshop {
namespace {

bool takesTab(const QWidget& widget) {
    return (widget.focusPolicy() & Qt::TabFocus) != 0 && widget.focusProxy() == nullptr;
}

// In the order of Tab.
std::vector<QWidget*> fieldsOf(QWidget& page) {
    std::vector<QWidget*> fields;
    for (QWidget* next = page.nextInFocusChain(); next != nullptr && next != &page;
         next = next->nextInFocusChain())
        if (page.isAncestorOf(next) && takesTab(*next)) fields.push_back(next);
    return fields;
}

QWidget* called(const std::vector<QWidget*>& fields, const QString& name) {
    for (QWidget* field : fields)
        if (field->accessibleName() == name) return field;
    return nullptr;
}

}  // namespace

void changePage(QScrollArea& area, QWidget* page) {
    const QWidget* focused = area.window()->focusWidget();
    const bool inside =
        focused != nullptr && area.widget() != nullptr && area.widget()->isAncestorOf(focused);
    const QString name = inside ? focused->accessibleName() : QString();
    const int scrolled = area.verticalScrollBar()->value();
    const std::vector<QWidget*> fields = fieldsOf(*page);
    // Later, because the editor that caused it may be on the old page.
    if (QWidget* old = area.takeWidget()) {
        old->hide();
        old->deleteLater();
    }
    area.setWidget(page);
    QWidget* before = &area;
    for (QWidget* field : fields) {
        QWidget::setTabOrder(before, field);
        before = field;
    }
    if (!inside) return;
    area.verticalScrollBar()->setValue(scrolled);
    QWidget* field = called(fields, name);
    if (field == nullptr && !fields.empty()) field = fields.front();
    if (field != nullptr) field->setFocus(Qt::OtherFocusReason);
}

}  // namespace kickdoor::workshop
