#include "workshop/wrapped_rows.h"

#include <QEvent>
#include <QHeaderView>
#include <QStyledItemDelegate>
#include <QTextLayout>
#include <QTreeView>
#include <cmath>

namespace kickdoor::workshop {
namespace {

constexpr int kRowMargin = 3;

class WrappedRows : public QStyledItemDelegate {
public:
    explicit WrappedRows(QTreeView& tree) : QStyledItemDelegate(&tree), m_tree(tree) {}

    // The view does not say how wide the column is.
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
        QStyleOptionViewItem row = option;
        initStyleOption(&row, index);
        const int width = std::max(1, m_tree.viewport()->width() - indentOf(index) - 2 * kRowMargin -
                                          2 * m_tree.style()->pixelMetric(QStyle::PM_FocusFrameHMargin));
        QTextLayout text(row.text, row.font);
        QTextOption how;
        how.setWrapMode(QTextOption::WordWrap);
        text.setTextOption(how);
        text.beginLayout();
        double height = 0;
        for (QTextLine line = text.createLine(); line.isValid(); line = text.createLine()) {
            line.setLineWidth(width);
            height += line.height();
        }
        text.endLayout();
        return {width, static_cast<int>(std::ceil(height)) + 2 * kRowMargin};
    }

private:
    int indentOf(const QModelIndex& index) const {
        int depth = m_tree.rootIsDecorated() ? 1 : 0;
        for (QModelIndex up = index.parent(); up.isValid(); up = up.parent()) ++depth;
        return depth * m_tree.indentation();
    }

    QTreeView& m_tree;
};

}  // namespace

void wrapRows(QTreeView& tree) {
    tree.setHeaderHidden(true);
    tree.setWordWrap(true);
    tree.setTextElideMode(Qt::ElideNone);
    tree.setUniformRowHeights(false);
    tree.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    tree.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    tree.header()->setSectionResizeMode(QHeaderView::Stretch);
    tree.setItemDelegate(new WrappedRows(tree));
    QObject::connect(tree.header(), &QHeaderView::sectionResized, &tree, [&tree] { tree.doItemsLayout(); });
}

}  // namespace kickdoor::workshop
