#include "workshop/colour_edit.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLinearGradient>
#include <QPainter>
#include <QPixmap>
#include <QStyle>
#include <QToolButton>
#include <algorithm>

#include "art/composition.h"
#include "art/ink.h"
#include "workshop/art_picker.h"
#include "workshop/colour_dialog.h"
#include "workshop/undo_keys.h"

namespace kickdoor::workshop {
namespace {

constexpr int kSwatch = 16;
constexpr int kLength = 7;  // "#8a4a2a"

bool isColour(const QString& text) {
    return text.size() == kLength && text.startsWith(QLatin1Char('#')) && QColor::isValidColor(text);
}

}  // namespace

ColourEdit::ColourEdit(const QString& title, Use use, QWidget* parent)
    : QWidget(parent), m_use(use), m_line(new QLineEdit), m_button(new QToolButton) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_line, 1);
    row->addWidget(m_button);
    undoTypingFirst(*m_line);
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
    m_wrong =
        m_line->addAction(style()->standardIcon(QStyle::SP_MessageBoxWarning), QLineEdit::TrailingPosition);
    m_wrong->setToolTip(wrongWords());
    m_wrong->setVisible(false);
    // A colour that is half typed would only be a mistake: it is one when the line is left.
    connect(m_line, &QLineEdit::textEdited, this, [this](const QString& text) {
        if (text.isEmpty() || isColour(text)) take();
    });
    connect(m_line, &QLineEdit::editingFinished, this, [this] {
        if (m_line->isModified()) take();
    });
    connect(m_line, &QLineEdit::textChanged, this, &ColourEdit::showWrong);
}

QString ColourEdit::wrongWords() {
    return tr("A colour is written as # and six digits or letters from a to f, such as #8a4a2a.");
}

void ColourEdit::take() {
    m_line->setModified(false);
    showWrong();
    emit edited(m_line->text());
}

void ColourEdit::showWrong() {
    const bool wrong = !m_line->text().isEmpty() && !isColour(m_line->text()) && !m_line->isModified();
    m_wrong->setVisible(wrong);
    m_line->setAccessibleDescription(wrong ? wrongWords() : QString());
}

QString ColourEdit::text() const {
    return m_line->text();
}

void ColourEdit::setText(const QString& colour) {
    if (m_line->text() != colour) m_line->setText(colour);
}

void ColourEdit::choose() {
    const QColor before = isColour(m_line->text()) ? QColor(m_line->text()) : QColor(Qt::darkRed);
    const QColor chosen = askForColour(before, tr("Choose a colour"), this);
    if (!chosen.isValid()) return;
    m_line->setText(chosen.name());
    take();
}

void ColourEdit::showDrawn(const JsonValue& art) {
    const auto recipe = art::parseRecipe(recipeText(art));
    const int size = std::max(kSwatch, fontMetrics().height());
    QPixmap swatch(size, size);
    swatch.fill(Qt::transparent);
    if (recipe) {
        const art::Colours colours = art::coloursOf(art::tintOf(*recipe), recipe->accent);
        QPainter painter(&swatch);
        const auto fill = [&](const QRect& where, const QColor(&shades)[2]) {
            QLinearGradient light(0, 0, 0, size);
            light.setColorAt(0, shades[0]);
            light.setColorAt(1, shades[1]);
            painter.fillRect(where, light);
        };
        fill(swatch.rect(), m_use == Use::Main ? colours.body : colours.accent);
        if (m_use == Use::Small && !recipe->second.isEmpty())
            fill(swatch.rect().adjusted(size / 2, 0, 0, 0), art::propColoursOf(*recipe).body);
    }
    if (recipe) {
        const bool small = m_use == Use::Small;
        const art::Colours drawn = art::coloursOf(art::tintOf(*recipe), recipe->accent);
        m_line->setPlaceholderText((small ? drawn.accent[0] : art::tintOf(*recipe)).name());
    }
    m_button->setIconSize(swatch.size());
    m_button->setIcon(swatch);
    m_button->setToolTip(tr("Choose a colour. The picture is drawn in shades of it, as here."));
}

}  // namespace kickdoor::workshop
