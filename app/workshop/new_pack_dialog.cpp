#include "workshop/new_pack_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace kickdoor::workshop {
namespace {

constexpr int kLineChars = 45;

}  // namespace

NewPackDialog::NewPackDialog(QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("New pack"));
    auto* form = new QFormLayout(this);
    form->setSizeConstraint(QLayout::SetMinimumSize);
    m_name = addField(*form, tr("Name"), tr("A pack needs a name."));
    m_author = addField(*form, tr("Author"),
                        tr("A pack needs an author: your name, or one that you like to be called by."));
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Make it"));
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &NewPackDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &NewPackDialog::reject);
}

NewPackDialog::Field NewPackDialog::addField(QFormLayout& form, const QString& title,
                                             const QString& missing) {
    auto* line = new QLineEdit;
    line->setAccessibleName(title);
    line->setMinimumWidth(fontMetrics().averageCharWidth() * kLineChars);
    auto* note = new QLabel(missing);
    note->setWordWrap(true);
    note->setAccessibleName(missing);
    note->hide();
    form.addRow(title, line);
    form.addRow(QString(), note);
    connect(line, &QLineEdit::textEdited, note, [line, note] {
        note->hide();
        line->setAccessibleDescription({});
    });
    return {line, note};
}

QString NewPackDialog::name() const {
    return m_name.line->text().trimmed();
}

QString NewPackDialog::author() const {
    return m_author.line->text().trimmed();
}

void NewPackDialog::accept() {
    QLineEdit* first = nullptr;
    for (const Field& field : {m_name, m_author}) {
        if (!field.line->text().trimmed().isEmpty()) continue;
        field.missing->show();
        field.line->setAccessibleDescription(field.missing->text());
        if (first == nullptr) first = field.line;
    }
    if (first == nullptr) return QDialog::accept();
    first->setFocus();
    layout()->activate();
    adjustSize();
}

}  // namespace kickdoor::workshop
