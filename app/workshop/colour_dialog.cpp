#include "workshop/colour_dialog.h"

#include <QColorDialog>
#include <QDialogButtonBox>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include "workshop/scroll_page.h"

namespace kickdoor::workshop {
QColor askForColour(const QColor& before, const QString& title, QWidget* parent) {
    QDialog dialog(parent);
    dialog.setWindowTitle(title);
    auto* chooser = new QColorDialog(before);
    chooser->setWindowFlags(Qt::Widget);
    chooser->setOptions(QColorDialog::NoButtons | QColorDialog::DontUseNativeDialog);
    auto* contents = new QVBoxLayout;
    contents->addWidget(chooser);
    QScrollArea* area = scrollPage(contents);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    auto* column = new QVBoxLayout(&dialog);
    column->addWidget(area, 1);
    column->addWidget(buttons);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    // Enter and Escape reach the inner dialog first.
    QObject::connect(chooser, &QColorDialog::accepted, &dialog, &QDialog::accept);
    QObject::connect(chooser, &QColorDialog::rejected, &dialog, &QDialog::reject);
    chooser->show();
    // Where it is lower than it would be, it is not scrolled sideways, too.
    const int bar = area->verticalScrollBar()->sizeHint().width();
    const QSize room = chooser->sizeHint() + QSize(bar, bar);
    const QMargins margins = column->contentsMargins();
    dialog.resize(
        room.width() + margins.left() + margins.right(),
        room.height() + buttons->sizeHint().height() + column->spacing() + margins.top() + margins.bottom());
    return dialog.exec() == QDialog::Accepted ? chooser->currentColor() : QColor();
}

}  // namespace kickdoor::workshop
