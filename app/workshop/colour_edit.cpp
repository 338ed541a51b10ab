#include "workshop/colour_edit.h"

#include <QColorDialog>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPixmap>
#include <QToolButton>

#include "workshop/undo_keys.h"

namespace kickdoor::workshop {
namespace {

constexpr int kSwatch = 16;
constexpr int kLength = 7;  // "#8a4a2a"

bool isColour(const QString& text) {
    return text.size() == kLength && text.startsWith(QLatin1Char('#')) && QColor::isValidColor(text);
}

}  // namespace

ColourEdit::ColourEdit(const QString& title, QWidget* parent)
    : QWidget(parent), m_line(new QLineEdit), m_button(new QToolButton) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_line, 1);
    row->addWidget(m_button);
    leaveUndoToWindow(*m_line);
    m_line->setMaxLength(kLength);
    m_line->setPlaceholderText(QStringLiteral("#8a4a2a"));
    m_line->setAccessibleName(title);
    m_button->setFocusPolicy(Qt::StrongFocus);
    m_button->setText(tr("Choose …"));
    m_button->setToolTip(tr("Choose a colour"));
    m_button->setAccessibleName(tr("Choose: %1").arg(title));
    m_button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setFocusProxy(m_line);
    connect(m_button, &QToolButton::clicked, this, &ColourEdit::choose);
    connect(m_line, &QLineEdit::textChanged, this, &ColourEdit::showColour);
    // A colour that is half typed would only be a mistake.
    connect(m_line, &QLineEdit::textEdited, this, [this](const QString& text) {
        if (text.isEmpty() || isColour(text)) emit edited(text);
    });
    showColour();
}

QString ColourEdit::text() const {
    return m_line->text();
}

void ColourEdit::setText(const QString& colour) {
    if (m_line->text() != colour) m_line->setText(colour);
}

void ColourEdit::choose() {
    const QColor before = isColour(m_line->text()) ? QColor(m_line->text()) : QColor(Qt::darkRed);
    const QColor chosen = QColorDialog::getColor(before, this, m_button->toolTip());
    if (!chosen.isValid()) return;
    m_line->setText(chosen.name());
    emit edited(chosen.name());
}

void ColourEdit::showColour() {
    QPixmap swatch(kSwatch, kSwatch);
    swatch.fill(isColour(m_line->text()) ? QColor(m_line->text()) : QColor(Qt::transparent));
    m_button->setIcon(swatch);
}

}  // namespace kickdoor::workshop
