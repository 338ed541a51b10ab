#include "dialogs/settings_dialog.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSlider>
#include <QSpinBox>
#include <QTabWidget>
#include <QVBoxLayout>
#include <cmath>

namespace kickdoor {
namespace {

constexpr int kPerCent = 100;

// What a control counts in: shares per cent, whole numbers as they are.
int stepsOf(const SettingRow& row, const QVariant& value) {
    return row.kind == SettingRow::Kind::Share ? static_cast<int>(std::lround(value.toDouble() * kPerCent))
                                               : value.toInt();
}

QVariant valueOf(const SettingRow& row, int steps) {
    return row.kind == SettingRow::Kind::Share ? QVariant(static_cast<double>(steps) / kPerCent)
                                               : QVariant(steps);
}

// Scrolls down only: it is as wide as what it holds, and asks for the height of all of it.
class DownScroll : public QScrollArea {
public:
    QSize minimumSizeHint() const override {
        const int wide = widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
        return {wide, QScrollArea::minimumSizeHint().height()};
    }
    QSize sizeHint() const override {
        const int wide = std::max(minimumSizeHint().width(), QScrollArea::sizeHint().width());
        return {wide, widget()->heightForWidth(wide)};
    }
};

}  // namespace

SettingsDialog::SettingsDialog(Settings& settings, const Language& language, QWidget* parent)
    : QDialog(parent), m_settings(settings), m_language(language) {
    auto* column = new QVBoxLayout(this);
    m_pages = new QTabWidget;
    column->addWidget(m_pages);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close | QDialogButtonBox::RestoreDefaults);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    connect(buttons->button(QDialogButtonBox::RestoreDefaults), &QPushButton::clicked, &m_settings,
            &Settings::setAllToStandard);
    connect(&m_settings, &Settings::changed, this, &SettingsDialog::follow);
    fill();
}

void SettingsDialog::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) fill();
    QDialog::changeEvent(event);
}

void SettingsDialog::fill() {
    const int shown = std::max(0, m_pages->currentIndex());
    m_followers.clear();
    while (m_pages->count() > 0) {
        QWidget* old = m_pages->widget(0);
        m_pages->removeTab(0);
        old->deleteLater();
    }
    setWindowTitle(tr("Settings of Kickdoor"));
    m_pages->addTab(page(SettingLines::look(m_language)), tr("&Look"));
    m_pages->addTab(page(SettingLines::play()), tr("&Play"));
    m_pages->addTab(page(SettingLines::sound()), tr("&Sound"));
    m_pages->setCurrentIndex(shown);
    follow();
}

void SettingsDialog::follow() {
    QFont letters = QApplication::font();
    letters.setPointSizeF(letters.pointSizeF() * m_settings.textScale());
    setFont(letters);
    // A box for choosing keeps the least width that its first font needed.
    for (auto* box : findChildren<QComboBox*>()) box->setMinimumWidth(box->sizeHint().width());
    for (auto* scroll : findChildren<QScrollArea*>()) scroll->updateGeometry();
    for (const auto& bring : m_followers) bring();
}

QWidget* SettingsDialog::page(const std::vector<SettingLine>& lines) {
    auto* inside = new QWidget;
    auto* form = new QFormLayout(inside);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    for (const SettingLine& line : lines) {
        QWidget* made = control(line);
        made->setObjectName(QLatin1String(rowOf(line.setting).key));
        made->setAccessibleName(line.label);
        made->setAccessibleDescription(line.about);
        if (rowOf(line.setting).kind == SettingRow::Kind::Flag)
            form->addRow(made);
        else
            form->addRow(line.label, made);
        if (line.about.isEmpty()) continue;
        auto* about = new QLabel(line.about);
        about->setWordWrap(true);
        about->setIndent(about->fontMetrics().horizontalAdvance(QStringLiteral("MM")));
        form->addRow(about);
    }
    auto* scroll = new DownScroll;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(inside);
    return scroll;
}

QWidget* SettingsDialog::control(const SettingLine& line) {
    const SettingRow& row = rowOf(line.setting);
    switch (row.kind) {
        case SettingRow::Kind::Flag: return flag(line);
        case SettingRow::Kind::Word:
        case SettingRow::Kind::Code: return choice(line);
        case SettingRow::Kind::Whole:
        case SettingRow::Kind::Share: break;
    }
    return number(line);
}

QWidget* SettingsDialog::flag(const SettingLine& line) {
    auto* box = new QCheckBox(line.label);
    const Setting setting = line.setting;
    connect(box, &QCheckBox::toggled, &m_settings, [this, setting](bool on) { m_settings.set(setting, on); });
    m_followers.emplace_back([this, setting, box] { box->setChecked(m_settings.value(setting).toBool()); });
    return box;
}

QWidget* SettingsDialog::choice(const SettingLine& line) {
    const SettingRow& row = rowOf(line.setting);
    auto* box = new QComboBox;
    const QStringList& values = line.codes.isEmpty() ? row.words : line.codes;
    for (qsizetype i = 0; i < values.size(); ++i) box->addItem(line.words.value(i), values.at(i));
    connect(box, &QComboBox::activated, &m_settings,
            [this, &row, box] { m_settings.set(row.setting, box->currentData()); });
    m_followers.emplace_back(
        // A language that is not here counts as the first.
        [this, &row, box] {
            box->setCurrentIndex(std::max(0, box->findData(m_settings.value(row.setting))));
        });
    return box;
}

QWidget* SettingsDialog::number(const SettingLine& line) {
    const SettingRow& row = rowOf(line.setting);
    auto* pair = new QWidget;
    auto* both = new QHBoxLayout(pair);
    both->setContentsMargins(0, 0, 0, 0);
    auto* slider = new QSlider(Qt::Horizontal);
    auto* figure = new QSpinBox;
    figure->setSuffix(line.unit);
    figure->setKeyboardTracking(false);
    const int least = stepsOf(row, row.least);
    const int most = stepsOf(row, row.most);
    const int step = std::max(1, line.step);
    slider->setRange(least, most);
    slider->setSingleStep(step);
    slider->setPageStep(step * 2);
    figure->setRange(least, most);
    figure->setSingleStep(step);
    both->addWidget(slider, 1);
    both->addWidget(figure);
    pair->setFocusProxy(figure);
    for (QWidget* part : {static_cast<QWidget*>(slider), static_cast<QWidget*>(figure)}) {
        part->setAccessibleName(line.label);
        part->setAccessibleDescription(line.about);
    }
    const auto take = [this, &row](int steps) { m_settings.set(row.setting, valueOf(row, steps)); };
    connect(slider, &QSlider::valueChanged, &m_settings, take);
    connect(figure, &QSpinBox::valueChanged, &m_settings, take);
    m_followers.emplace_back([this, &row, slider, figure] {
        const QSignalBlocker quietSlider(slider);
        const QSignalBlocker quietFigure(figure);
        slider->setValue(stepsOf(row, m_settings.value(row.setting)));
        figure->setValue(stepsOf(row, m_settings.value(row.setting)));
    });
    return pair;
}

}  // namespace kickdoor
