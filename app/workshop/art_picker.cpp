#include "workshop/art_picker.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QRadioButton>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QThreadPool>
#include <QVBoxLayout>
#include <optional>
#include <utility>

#include "art/painter.h"
#include "base/json_build.h"
#include "card/word_lists.h"
#include "workshop/colour_edit.h"
#include "workshop/field_words.h"
#include "workshop/icon_list.h"
#include "workshop/json_edit.h"
#include "workshop/scroll_page.h"

namespace kickdoor::workshop {
namespace {

constexpr QSize kPickerSize(900, 620);
constexpr QSize kPictureSize(300, 225);
constexpr int kMostFields = 380;  // pixels
constexpr int kMostSeed = 9999;
constexpr int kIconSide = 48;
constexpr int kCellWidth = 124;
constexpr int kCellGap = 10;
constexpr int kLongWord = 16;  // letters

QString textAt(const JsonValue& art, const char* field) {
    const JsonValue* value = art.find(field);
    return value != nullptr ? QString::fromStdString(value->text) : QString();
}

int numberAt(const JsonValue& json, const char* field, int usual = 0) {
    const JsonValue* value = json.find(field);
    return value != nullptr && value->isInt() ? static_cast<int>(value->integer) : usual;
}

QString hexOf(const QString& colour) {
    return colour.startsWith(QLatin1Char('#')) ? colour.mid(1) : colour;
}

}  // namespace

QString recipeText(const JsonValue& art) {
    QString text = textAt(art, "icon");
    if (text.isEmpty()) return {};
    if (const QString second = textAt(art, "second"); !second.isEmpty()) text += QLatin1Char('+') + second;
    QStringList options;
    if (const QString scene = textAt(art, "scene"); !scene.isEmpty())
        options << QStringLiteral("scene=") + scene;
    if (const QString accent = hexOf(textAt(art, "accent")); !accent.isEmpty())
        options << QStringLiteral("accent=") + accent;
    if (const int turn = numberAt(art, "turn"); turn != 0) options << QStringLiteral("turn=%1").arg(turn);
    if (const int size = numberAt(art, "size", 100); size != 100)
        options << QStringLiteral("size=%1").arg(size);
    for (const char* flag : {"flip", "lines"})
        if (const JsonValue* value = art.find(flag); value != nullptr && value->boolean)
            options << QLatin1String(flag) + QStringLiteral("=1");
    if (const JsonValue* prop = art.find("prop"))
        options << QStringLiteral("prop=%1.%2.%3")
                       .arg(numberAt(*prop, "x", 78))
                       .arg(numberAt(*prop, "y", 76))
                       .arg(numberAt(*prop, "size", 42));
    if (const JsonValue* parts = art.find("parts"))
        for (const JsonValue& part : parts->items)
            options << QStringLiteral("part=%1.%2")
                           .arg(numberAt(part, "part"))
                           .arg(hexOf(textAt(part, "colour")));
    const int seed = numberAt(art, "seed");
    text += QLatin1Char(':') + hexOf(textAt(art, "tint")) + QLatin1Char(':') +
            (seed != 0 ? QString::number(seed) : QString());
    if (!options.isEmpty()) text += QLatin1Char(':') + options.join(QLatin1Char(','));
    while (text.endsWith(QLatin1Char(':'))) text.chop(1);
    return text;
}

ArtPicker::ArtPicker(JsonValue art, QString kind, QString edition, const std::filesystem::path& packs,
                     QWidget* parent)
    : QDialog(parent),
      m_art(art.isObject() ? std::move(art) : jsonObject()),
      m_kind(std::move(kind)),
      m_edition(std::move(edition)),
      m_icons(new IconList(packs, palette().color(QPalette::Text), this)) {
    setWindowTitle(tr("Choose the picture"));
    openAt(*this, kPickerSize);
    auto* row = new QHBoxLayout;
    row->addWidget(makeList(), 3);
    row->addWidget(makeFields(), 2);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("Take it"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->addLayout(row, 1);
    column->addWidget(buttons);
    m_search->setFocus();
    connect(m_icons, &IconList::loaded, this, &ArtPicker::showChosen);
    paint();
}

ArtPicker::~ArtPicker() = default;

// Enter in the search goes to what was found.
void ArtPicker::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter || !m_search->hasFocus()) QDialog::keyPressEvent(event);
}

QWidget* ArtPicker::makeList() {
    auto* part = new QWidget;
    auto* column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 0);
    m_search = new QLineEdit;
    m_search->setClearButtonEnabled(true);
    m_search->setPlaceholderText(tr("Search by name, kind or tag: sword, undead, curse …"));
    m_search->setAccessibleName(tr("Search the pictograms"));
    m_list = new QListView;
    m_list->setModel(m_icons);
    m_list->setViewMode(QListView::IconMode);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setMovement(QListView::Static);
    m_list->setUniformItemSizes(true);
    m_list->setIconSize({kIconSide, kIconSide});
    // Wide enough for a long word, high enough for three.
    const QFontMetrics letters(font());
    const QSize cell(std::max(kCellWidth, letters.averageCharWidth() * kLongWord),
                     kIconSide + 3 * letters.lineSpacing() + kCellGap);
    m_icons->setCell(cell);
    m_list->setGridSize(cell);
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setAccessibleName(tr("Pictograms"));
    m_found = new QLabel;
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    column->addWidget(m_found);
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& words) {
        m_icons->search(words);
        showChosen();
    });
    m_search->installEventFilter(this);
    connect(m_search, &QLineEdit::returnPressed, this, &ArtPicker::goToList);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& now) {
                if (!m_filling && now.isValid()) take(m_icons->nameAt(now.row()));
            });
    return part;
}

void ArtPicker::goToList() {
    m_list->setFocus();
    if (m_icons->count() > 0 && !m_list->currentIndex().isValid()) m_list->setCurrentIndex(m_icons->index(0));
}

// Down goes on to what was found, as Enter does.
bool ArtPicker::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_search || event->type() != QEvent::KeyPress ||
        static_cast<const QKeyEvent*>(event)->key() != Qt::Key_Down)
        return QDialog::eventFilter(watched, event);
    goToList();
    return true;
}

// The list has its size now, and can be scrolled.
void ArtPicker::showEvent(QShowEvent* event) {
    QDialog::showEvent(event);
    QMetaObject::invokeMethod(this, &ArtPicker::showChosen, Qt::QueuedConnection);
}

QWidget* ArtPicker::makeFields() {
    auto* form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_picture = new QLabel;
    m_picture->setFixedSize(kPictureSize);
    m_picture->setAlignment(Qt::AlignCenter);
    m_picture->setWordWrap(true);
    m_picture->setAccessibleName(tr("The picture"));
    form->addRow(m_picture);
    m_first = new QRadioButton(tr("Main figure"));
    m_second = new QRadioButton(tr("Second figure"));
    m_first->setChecked(true);
    connect(m_first, &QRadioButton::toggled, this, &ArtPicker::showChosen);
    auto* without = new QPushButton(tr("No second figure"));
    without->setAutoDefault(false);
    connect(without, &QPushButton::clicked, this, [this] {
        set(QStringLiteral("second"), {});
        showChosen();
    });
    form->addRow(tr("Choose the"), m_first);
    form->addRow(QString(), m_second);
    form->addRow(QString(), without);
    addColour(*form, fieldTitle("tint"), QStringLiteral("tint"));
    addColour(*form, fieldTitle("accent"), QStringLiteral("accent"));
    m_scene = new QComboBox;
    m_scene->setAccessibleName(fieldTitle("scene"));
    m_scene->addItem(tr("The usual one"), QString());
    for (const std::string_view word : wordsOfField(FieldType::SceneWord))
        if (word != "usual") m_scene->addItem(wordTitle(word), qt(word));
    m_scene->setCurrentIndex(std::max(0, m_scene->findData(textAt(m_art, "scene"))));
    connect(m_scene, &QComboBox::activated, this,
            [this] { set(QStringLiteral("scene"), m_scene->currentData().toString()); });
    form->addRow(fieldTitle("scene"), m_scene);
    m_seed = new QSpinBox;
    m_seed->setRange(0, kMostSeed);
    m_seed->setSpecialValueText(QStringLiteral("–"));
    m_seed->setValue(numberAt(m_art, "seed"));
    m_seed->setAccessibleName(fieldTitle("seed"));
    m_seed->setToolTip(fieldHelp("seed"));
    connect(m_seed, &QSpinBox::valueChanged, this, &ArtPicker::setSeed);
    auto* another = new QPushButton(tr("Another one"));
    another->setAutoDefault(false);
    connect(another, &QPushButton::clicked, this,
            [this] { m_seed->setValue(QRandomGenerator::global()->bounded(1, kMostSeed)); });
    form->addRow(fieldTitle("seed"), m_seed);
    form->addRow(QString(), another);
    QScrollArea* area = scrollPage(form);
    // Not to be scrolled sideways if the screen allows that.
    const int bar = area->verticalScrollBar()->sizeHint().width();
    area->setMinimumWidth(std::min(area->widget()->minimumSizeHint().width() + bar, kMostFields));
    return area;
}

void ArtPicker::addColour(QFormLayout& form, const QString& title, const QString& field) {
    auto* edit = new ColourEdit(
        title, field == QLatin1String("accent") ? ColourEdit::Use::Small : ColourEdit::Use::Main);
    m_colours.push_back(edit);
    edit->setText(textAt(m_art, field.toUtf8().constData()));
    connect(edit, &ColourEdit::edited, this, [this, field](const QString& colour) { set(field, colour); });
    edit->setToolTip(fieldHelp(field.toStdString()));
    form.addRow(title, edit);
}

void ArtPicker::take(const QString& icon) {
    set(m_first->isChecked() ? QStringLiteral("icon") : QStringLiteral("second"), icon);
}

void ArtPicker::set(const QString& field, const QString& text) {
    setPart(m_art, QLatin1Char('/') + field,
            text.isEmpty() ? std::nullopt : std::optional(jsonText(text.toStdString())));
    paint();
}

void ArtPicker::setSeed(int seed) {
    setPart(m_art, QStringLiteral("/seed"), seed == 0 ? std::nullopt : std::optional(jsonInt(seed)));
    paint();
}

// The pictogram of the figure that is being chosen, if it is among those found.
void ArtPicker::showChosen() {
    m_filling = true;
    m_found->setText(tr("%n pictogram(s)", "", m_icons->count()));
    const int row = m_icons->rowOf(textAt(m_art, m_first->isChecked() ? "icon" : "second"));
    const QModelIndex at = row < 0 ? QModelIndex() : m_icons->index(row);
    m_list->setCurrentIndex(at);
    if (at.isValid()) m_list->scrollTo(at, QAbstractItemView::PositionAtCenter);
    m_filling = false;
}

void ArtPicker::paint() {
    for (ColourEdit* edit : m_colours) edit->showDrawn(m_art);
    m_again = m_painting;
    if (m_painting) return;
    const auto recipe = art::parseRecipe(recipeText(m_art));
    if (!recipe) {
        m_picture->setText(textAt(m_art, "icon").isEmpty() ? tr("Choose a pictogram.")
                                                           : tr("One of the colours is none."));
        return;
    }
    m_painting = true;
    const qreal ratio = devicePixelRatioF();
    QThreadPool::globalInstance()->start([this, recipe = *recipe, kind = m_kind, edition = m_edition, ratio,
                                          alive = std::weak_ptr<QObject>(m_alive)] {
        auto picture =
            art::paintCard(art::IconStore::builtIn(), recipe, kPictureSize * ratio, {kind, edition});
        const std::shared_ptr<QObject> context = alive.lock();
        if (!context) return;
        QMetaObject::invokeMethod(
            context.get(),
            [this, picture, ratio] {
                m_painting = false;
                if (picture) {
                    QPixmap shown = QPixmap::fromImage(*picture);
                    shown.setDevicePixelRatio(ratio);
                    m_picture->setPixmap(shown);
                } else {
                    m_picture->setText(tr("There is no such pictogram."));
                }
                if (m_again) paint();
            },
            Qt::QueuedConnection);
    });
}

}  // namespace kickdoor::workshop
