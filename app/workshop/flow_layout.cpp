#include "workshop/flow_layout.h"

#include <QApplication>
#include <QStyle>
#include <QWidget>
#include <algorithm>

namespace kickdoor::workshop {

FlowLayout::FlowLayout(QWidget* parent) : QLayout(parent) {
    setContentsMargins(0, 0, 0, 0);
}

FlowLayout::~FlowLayout() = default;

void FlowLayout::addItem(QLayoutItem* item) {
    m_items.emplace_back(item);
}

QLayoutItem* FlowLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)].get() : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
    if (index < 0 || index >= count()) return nullptr;
    QLayoutItem* item = m_items[static_cast<std::size_t>(index)].release();
    m_items.erase(m_items.begin() + index);
    return item;
}

int FlowLayout::gap() const {
    const int own = spacing();
    return own >= 0 ? own : QApplication::style()->pixelMetric(QStyle::PM_LayoutHorizontalSpacing);
}

int FlowLayout::arrange(const QRect& area, bool place) const {
    const bool leftwards = parentWidget() != nullptr && parentWidget()->isRightToLeft();
    int x = 0;
    int y = 0;
    int line = 0;
    for (const auto& item : m_items) {
        if (item->isEmpty()) continue;
        const QSize size = item->sizeHint();
        if (x > 0 && x + size.width() > area.width()) {
            x = 0;
            y += line + gap();
            line = 0;
        }
        const int left = leftwards ? area.width() - x - size.width() : x;
        if (place) item->setGeometry(QRect(area.topLeft() + QPoint(left, y), size));
        x += size.width() + gap();
        line = std::max(line, size.height());
    }
    return y + line;
}

int FlowLayout::heightForWidth(int width) const {
    return arrange(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::sizeHint() const {
    QSize size;
    for (const auto& item : m_items) {
        if (item->isEmpty()) continue;
        const QSize one = item->sizeHint();
        size = {size.width() + one.width() + (size.width() > 0 ? gap() : 0),
                std::max(size.height(), one.height())};
    }
    return size;
}

QSize FlowLayout::minimumSize() const {
    QSize size;
    for (const auto& item : m_items)
        if (!item->isEmpty()) size = size.expandedTo(item->minimumSize());
    return size;
}

void FlowLayout::setGeometry(const QRect& area) {
    QLayout::setGeometry(area);
    arrange(area, true);
}

}  // namespace kickdoor::workshop
