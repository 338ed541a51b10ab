#include "workshop/workshop_window.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QQuickItem>
#include <QQuickWidget>
#include <QScreen>
#include <QSplitter>
#include <QStatusBar>
#include <QTabWidget>
#include <QVBoxLayout>
#include <utility>

#include "io/pack_shelf.h"
#include "model/base/edition_titles.h"
#include "text/installed.h"
#include "workshop/behaviour.h"
#include "workshop/card_form.h"
#include "workshop/card_grid.h"
#include "workshop/edition_form.h"
#include "workshop/findings_panel.h"
#include "workshop/quick_view.h"
#include "workshop/strings_form.h"
#include "workshop/widget_habits.h"

namespace kickdoor::workshop {
namespace {

constexpr int kKeyRole = Qt::UserRole;
constexpr QSize kUsualSize(1280, 800);
constexpr QSize kFrame(16, 48);    // about what a desktop draws around a window
constexpr double kPaleness = 0.3;  // of the text of a field that cannot be changed

// No pack on a shelf has such a key.
QString keyOf(const ExamplePack& example) {
    return QStringLiteral("example/") + QString::fromStdU16String(example.place.stem().u16string());
}

// What cannot be changed can be read all the same.
void keepReadable(QWidget& forms) {
    QPalette colours = forms.palette();
    const QColor ink = colours.color(QPalette::Active, QPalette::Text);
    const QColor paper = colours.color(QPalette::Active, QPalette::Window);
    const auto mixed = [](int of, int with) { return static_cast<int>(of + (with - of) * kPaleness); };
    const QColor pale(mixed(ink.red(), paper.red()), mixed(ink.green(), paper.green()),
                      mixed(ink.blue(), paper.blue()));
    for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText})
        colours.setColor(QPalette::Disabled, role, pale);
    forms.setPalette(colours);
}

// Opens the tabs that it stands on.
void bringToSight(QWidget& field) {
    for (QWidget* up = field.parentWidget(); up != nullptr; up = up->parentWidget())
        if (auto* tabs = qobject_cast<QTabWidget*>(up))
            for (int page = 0; page < tabs->count(); ++page)
                if (tabs->widget(page)->isAncestorOf(&field)) tabs->setCurrentIndex(page);
}

}  // namespace

WorkshopWindow::WorkshopWindow(const PackPlaces& places, const QString& language,
                               const QVariantList& languages, QWidget* parent)
    : QMainWindow(parent), m_places(places), m_bench(places.assets, places.own) {
    qApp->installEventFilter(new WidgetHabits(this));
    m_bench.speak(language);
    m_bench.setLanguage(language);
    makeViews(language, languages);
    makeActions();
    // On a small screen, all of it.
    const QSize room = screen()->availableSize() - kFrame;
    resize(kUsualSize.boundedTo(room));
    if (size() != kUsualSize) setWindowState(Qt::WindowMaximized);
    connect(&m_bench, &Workbench::opened, this, &WorkshopWindow::showReading);
    connect(&m_bench, &Workbench::opened, this, &WorkshopWindow::showTitle);
    connect(&m_bench, &Workbench::opened, &m_watch, [this] { m_watch.watch(m_bench.document().folder()); });
    connect(&m_bench, &Workbench::saved, &m_watch, &FolderWatch::settle);
    connect(&m_watch, &FolderWatch::changedOutside, this, &WorkshopWindow::readAgain);
    connect(&m_bench, &Workbench::cardsChanged, this, &WorkshopWindow::showReading);
    connect(&m_bench, &Workbench::currentChanged, this, &WorkshopWindow::showReading);
    connect(&m_bench, &Workbench::readingChanged, this, &WorkshopWindow::showReading);
    connect(&m_bench, &Workbench::failed, this, &WorkshopWindow::tell);
    connect(&m_bench.histories(), &QUndoGroup::indexChanged, this, &WorkshopWindow::packsChanged);
    listPacks();
    showTitle();
}

WorkshopWindow::~WorkshopWindow() = default;

void WorkshopWindow::makeViews(const QString& language, const QVariantList& languages) {
    m_packs = new QListWidget;
    m_packs->setAccessibleName(tr("Packs"));
    m_packs->setWordWrap(true);
    m_packs->setResizeMode(QListView::Adjust);
    m_packs->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_packs, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* item) {
        if (item != nullptr && !item->data(kKeyRole).toString().isEmpty())
            openPack(item->data(kKeyRole).toString());
    });
    m_grid = new CardGrid(m_bench);
    connect(m_grid, &CardGrid::told, this, &WorkshopWindow::tell);
    m_face = quickView(QStringLiteral("WorkshopFace.qml"));
    m_face->setAccessibleName(tr("The card as it looks"));
    m_face->setFocusPolicy(Qt::NoFocus);
    connect(m_face, &QQuickWidget::statusChanged, this, &WorkshopWindow::showReading);
    m_language = new QComboBox;
    m_language->setAccessibleName(tr("Language of the cards"));
    for (const QVariant& one : languages) {
        const QVariantMap entry = one.toMap();
        const QString code = entry.value(QStringLiteral("code")).toString();
        if (code != QLatin1String("system"))
            m_language->addItem(entry.value(QStringLiteral("name")).toString(), code);
    }
    m_language->setCurrentIndex(m_language->findData(language));
    connect(m_language, &QComboBox::activated, this,
            [this] { m_bench.setLanguage(m_language->currentData().toString()); });
    m_findings = new FindingsPanel(m_bench);
    connect(m_findings, &FindingsPanel::asked, this, &WorkshopWindow::showPlace);
    connect(m_findings, &FindingsPanel::told, this, &WorkshopWindow::tell);

    m_behaviour = new Behaviour(m_bench);
    auto* tabs = new QTabWidget;
    m_tabs = tabs;
    tabs->addTab(new CardForm(m_bench, CardForm::Subject::Card), tr("&Card"));
    tabs->addTab(m_behaviour, tr("&Behaviour"));
    auto* strings = new StringsForm(m_bench, languages);
    connect(strings, &StringsForm::languageEdited, this, [this](const QString& code) {
        m_language->setCurrentIndex(m_language->findData(code));
        m_bench.setLanguage(code);
    });
    tabs->addTab(strings, tr("&Languages"));
    tabs->addTab(new EditionForm(m_bench), tr("&Pack"));
    keepReadable(*tabs);
    auto* faceColumn = new QWidget;
    auto* column = new QVBoxLayout(faceColumn);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_face, 1);
    column->addWidget(m_language);
    auto* right = new QSplitter(Qt::Vertical);
    right->addWidget(faceColumn);
    right->addWidget(m_findings);
    right->setSizes({500, 180});
    auto* all = new QSplitter;
    for (QWidget* part : {static_cast<QWidget*>(m_packs), static_cast<QWidget*>(m_grid),
                          static_cast<QWidget*>(tabs), static_cast<QWidget*>(right)})
        all->addWidget(part);
    all->setSizes({190, 340, 430, 320});
    // What is told may take several lines, which a status bar has not.
    auto* told = new QLabel;
    told->setWordWrap(true);
    told->setTextFormat(Qt::PlainText);
    told->setMinimumHeight(told->fontMetrics().height());
    told->setAccessibleName(tr("Message"));
    connect(statusBar(), &QStatusBar::messageChanged, told, &QLabel::setText);
    statusBar()->hide();
    auto* middle = new QWidget;
    auto* rows = new QVBoxLayout(middle);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(all, 1);
    rows->addWidget(told);
    setCentralWidget(middle);
}

void WorkshopWindow::listPacks() {
    const QSignalBlocker quiet(m_packs);
    const QString shown =
        m_packs->currentItem() == nullptr ? QString() : m_packs->currentItem()->data(kKeyRole).toString();
    m_packs->clear();
    const PackShelf shelf(m_bench.assets() / "packs", m_bench.own());
    const QList<EditionTitle> titles =
        editionTitles(shelf, installedNames(m_bench.assets(), m_bench.language().toStdString()));
    const auto addHeading = [this](const QString& text) {
        auto* heading = new QListWidgetItem(text, m_packs);
        heading->setFlags(Qt::NoItemFlags);
        heading->setForeground(m_packs->palette().text());  // no option that is missing
        QFont bold;
        bold.setBold(true);
        heading->setFont(bold);
    };
    const auto add = [&](const QString& key, const QString& name, const QString& about) {
        auto* item = new QListWidgetItem(QStringLiteral("  ") + name, m_packs);
        item->setData(kKeyRole, key);
        item->setToolTip(about.isEmpty() ? name : name + QLatin1Char('\n') + about);
        if (key == shown) m_packs->setCurrentItem(item);
    };
    for (const bool own : {true, false}) {
        addHeading(own ? tr("My packs") : tr("Shipped packs (read only)"));
        for (const EditionTitle& title : titles)
            if (shelf.isOwn(title.key.toStdString()) == own) add(title.key, title.name, title.about);
    }
    m_examples = examplePacks(m_bench.assets(), m_bench.language());
    if (!m_examples.empty()) addHeading(tr("Examples (read only)"));
    for (const ExamplePack& example : m_examples) add(keyOf(example), example.name, example.about);
}

bool WorkshopWindow::openPack(const QString& key) {
    const PackShelf shelf(m_bench.assets() / "packs", m_bench.own());
    const std::string pack = key.toStdString();
    std::filesystem::path place = shelf.folderOf(pack);
    for (const ExamplePack& example : m_examples)
        if (keyOf(example) == key) place = example.place;
    const QString fault = m_bench.open(place, !shelf.isOwn(pack));
    if (!fault.isEmpty()) tell(fault);
    const QSignalBlocker quiet(m_packs);
    for (int row = 0; row < m_packs->count(); ++row)
        if (m_packs->item(row)->data(kKeyRole).toString() == key) m_packs->setCurrentRow(row);
    return fault.isEmpty();
}

void WorkshopWindow::showReading() {
    const auto card = static_cast<std::size_t>(m_bench.current());
    if (m_face->rootObject() == nullptr || card >= m_bench.reading().cards.size()) return;
    m_face->rootObject()->setProperty("face", QVariant::fromValue(m_bench.reading().cards[card].face));
}

// Where a mistake is. Later, when the form of the card's kind is there.
void WorkshopWindow::showPlace(int card, const QString& place) {
    const QStringList parts = place.split(QLatin1Char('/'), Qt::SkipEmptyParts);
    const bool picture = card >= 0 && parts.value(0) == QLatin1String("art");
    const QString field = picture ? parts.value(1, QStringLiteral("icon")) : parts.value(0);
    if (card >= 0) m_bench.setCurrent(card);
    const auto show = [this, place, field, ofPack = card < 0] {
        QWidget* form = m_tabs->widget(ofPack ? m_tabs->count() - 1 : 0);
        auto* editor = field.isEmpty() ? nullptr : form->findChild<QWidget*>(field);
        if (editor != nullptr) {
            bringToSight(*editor);
            return editor->setFocus();
        }
        m_tabs->setCurrentWidget(ofPack ? form : m_behaviour);
        if (!ofPack) m_behaviour->choose(place);
    };
    QMetaObject::invokeMethod(this, show, Qt::QueuedConnection);
}

void WorkshopWindow::showTitle() {
    const JsonValue* name = m_bench.isOpen() ? m_bench.document().edition().find("name") : nullptr;
    const QString pack = name != nullptr ? QString::fromStdString(name->text) : QString();
    setWindowTitle(pack.isEmpty() ? tr("Card workshop") : tr("Card workshop – %1").arg(pack));
    for (QAction* action : std::as_const(m_forAny)) action->setEnabled(m_bench.isOpen());
    for (QAction* action : std::as_const(m_forOwn))
        action->setEnabled(m_bench.isOpen() && !m_bench.isReadOnly());
    m_findings->setVisible(!m_bench.isReadOnly());
    if (m_bench.isOpen() && m_bench.isReadOnly())
        tell(tr("A shipped pack cannot be changed. Copy it to begin with its cards."));
    else
        statusBar()->clearMessage();
}

// Later, when the form of its kind is there.
void WorkshopWindow::nameCard() {
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_tabs->setCurrentIndex(0);
            if (auto* name = m_tabs->widget(0)->findChild<QLineEdit*>(QStringLiteral("name"))) {
                name->setFocus();
                name->selectAll();
            }
        },
        Qt::QueuedConnection);
}

void WorkshopWindow::tell(const QString& what) {
    statusBar()->showMessage(what);
}

void WorkshopWindow::readAgain() {
    if (!m_bench.isOpen() || !m_bench.document().changedOutside()) return;
    const int card = m_bench.current();
    const QString fault = m_bench.open(m_bench.document().folder(), m_bench.isReadOnly());
    m_bench.setCurrent(card);
    tell(fault.isEmpty() ? tr("The files were changed outside and have been read again.") : fault);
}

// Where files are not watched, whoever comes back may have edited them meanwhile.
bool WorkshopWindow::event(QEvent* event) {
    if (event->type() == QEvent::WindowActivate) readAgain();
    return QMainWindow::event(event);
}

void WorkshopWindow::closeEvent(QCloseEvent* event) {
    m_bench.save();
    event->accept();
}

// An Escape that no field or list has taken for itself. Nothing is lost: closing saves.
void WorkshopWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier)
        close();
    else
        QMainWindow::keyPressEvent(event);
}

}  // namespace kickdoor::workshop
