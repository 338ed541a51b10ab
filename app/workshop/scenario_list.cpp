#include "workshop/scenario_list.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QInputDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QThreadPool>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "card/mend.h"
#include "io/pack_files.h"
#include "io/pack_shelf.h"
#include "text/installed.h"
#include "words/wording.h"
#include "workshop/flow_layout.h"
#include "workshop/scenario_words.h"
#include "workshop/scroll_page.h"

namespace kickdoor::workshop {
namespace {

constexpr QSize kListSize(640, 480);
constexpr int kLongestScenarioName = 300;

QLabel* wrapped() {
    auto* label = new QLabel;
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

// Explains refusals as the table does.
std::string explained(const PackPlaces& places, const QString& language, const Kickpack& pack,
                      const Game& game, const GameState& view, std::span<const std::string> players,
                      const Refusals& refusals) {
    const std::vector<PackSource> sources = {pack.source()};
    const CardTexts texts(game, translationsOf(places.assets), language, sources);
    QList<SeatLook> seats;
    for (const std::string& player : players) seats << SeatLook{QString::fromStdString(player), {}, true};
    const WhyNot why = Wording(game, texts, seats).whyNot(game, view, refusals);
    QString text = why.text;
    static const QRegularExpression kMarks(QStringLiteral("<[^>]*>"));
    text.remove(kMarks);
    return (why.rule.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, why.rule)).toStdString();
}

}  // namespace

ScenarioList::ScenarioList(Workbench& bench, PackPlaces places, QWidget* parent)
    : QDialog(parent),
      m_bench(bench),
      m_places(std::move(places)),
      m_words(wrapped()),
      m_list(new QTreeWidget),
      m_why(wrapped()),
      m_raw(wrapped()),
      m_rawAsked(new QCheckBox(tr("Show the &details"))) {
    setWindowTitle(tr("Scenarios of the pack"));
    openAt(*this, kListSize);
    m_list->setHeaderLabels({tr("Scenario"), tr("Result")});
    m_list->setRootIsDecorated(false);
    m_list->setAccessibleName(tr("Scenarios"));
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_list->header()->setStretchLastSection(false);
    m_why->setAccessibleName(tr("Why it fails"));
    m_raw->setAccessibleName(tr("Details"));
    auto* column = new QVBoxLayout;
    column->addWidget(m_words);
    column->addWidget(m_list, 1);
    column->addWidget(m_why);
    column->addWidget(m_rawAsked);
    column->addWidget(m_raw);
    auto* all = new QVBoxLayout(this);
    all->addWidget(scrollPage(column), 1);
    all->addWidget(makeButtons());
    connect(m_list, &QTreeWidget::currentItemChanged, this, &ScenarioList::showChosen);
    connect(m_list, &QTreeWidget::itemActivated, this, &ScenarioList::playChosen);
    connect(m_rawAsked, &QCheckBox::toggled, this, &ScenarioList::showChosen);
    connect(&bench, &Workbench::opened, this, &ScenarioList::forget);
    connect(&bench, &Workbench::cardsChanged, this, &ScenarioList::forget);
    connect(&bench, &Workbench::editionChanged, this, &ScenarioList::forget);
    connect(&bench, &Workbench::filesChanged, this, &ScenarioList::forget);
    connect(&bench, &Workbench::readingChanged, this, [this] {
        if (isVisible()) showChosen();  // in another language, perhaps
    });
    refresh();
    m_list->setFocus();
}

QWidget* ScenarioList::makeButtons() {
    auto* box = new QWidget;
    auto* row = new FlowLayout(box);
    const auto add = [&](const QString& text, void (ScenarioList::*work)()) {
        auto* button = new QPushButton(text);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, work);
        row->addWidget(button);
        return button;
    };
    m_all = add(tr("Play &all"), &ScenarioList::playAll);
    m_again = add(tr("&Play again"), &ScenarioList::playChosen);
    m_rename = add(tr("&Rename …"), &ScenarioList::rename);
    m_delete = add(tr("&Delete …"), &ScenarioList::remove);
    auto* close = new QPushButton(tr("Close"));
    close->setAutoDefault(false);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    row->addWidget(close);
    return box;
}

// Wherever in the dialog the keyboard is.
void ScenarioList::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_F2) return rename();
    if (event->matches(QKeySequence::Delete)) return remove();
    QDialog::keyPressEvent(event);
}

const KeptScenario* ScenarioList::chosen() const {
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row >= 0 && row < static_cast<int>(m_kept.size()) ? &m_kept[static_cast<std::size_t>(row)]
                                                             : nullptr;
}

const PlayedScenario* ScenarioList::resultOf(const KeptScenario& scenario) const {
    const auto found = m_played.find({scenario.file, scenario.index});
    return found == m_played.end() ? nullptr : &found->second;
}

QString ScenarioList::resultWords(const KeptScenario& scenario) const {
    if (m_isPlaying && (m_playing.empty() || m_playing == scenario.file)) return tr("is being played …");
    const PlayedScenario* result = resultOf(scenario);
    if (result == nullptr) return tr("not played yet");
    return result->failure ? tr("fails") : tr("passes");
}

void ScenarioList::refresh() {
    const int row = std::max(0, m_list->indexOfTopLevelItem(m_list->currentItem()));
    m_kept = m_bench.isOpen() ? scenariosOf(m_bench.document()) : std::vector<KeptScenario>();
    int passed = 0;
    int failed = 0;
    {
        const QSignalBlocker quiet(m_list);
        m_list->clear();
        for (const KeptScenario& scenario : m_kept) {
            auto* item = new QTreeWidgetItem(m_list, {scenario.name, resultWords(scenario)});
            item->setToolTip(0, QString::fromStdString(scenario.file));
            const PlayedScenario* result = resultOf(scenario);
            if (result != nullptr) ++(result->failure ? failed : passed);
            QFont font = item->font(1);
            font.setBold(result != nullptr && result->failure.has_value());
            item->setFont(1, font);
        }
        m_list->setCurrentItem(m_list->topLevelItem(std::min(row, m_list->topLevelItemCount() - 1)));
    }
    if (m_kept.empty())
        m_words->setText(tr(
            "This pack keeps no scenarios yet. Play a card (Try out > Play this card), then keep the moment: "
            "it is played again here whenever you like, to see whether the card still does the same."));
    else if (passed + failed == 0)
        m_words->setText(
            tr("Moments of games that the pack keeps. Played again, they show whether the cards "
               "still do the same."));
    else
        m_words->setText(tr("%n scenario(s) passed.", "", passed) + QLatin1Char(' ') +
                         (failed > 0 ? tr("%n scenario(s) failed.", "", failed) : QString()));
    showChosen();
}

void ScenarioList::showChosen() {
    const KeptScenario* scenario = chosen();
    const PlayedScenario* result = scenario != nullptr ? resultOf(*scenario) : nullptr;
    const bool fails = result != nullptr && result->failure.has_value();
    const auto title = [this](const std::string& pack, const std::string& card) {
        return titleOf(pack, card);
    };
    m_why->setVisible(fails);
    m_why->setText(fails ? failureWords(*result->failure, scenario->json, title) : QString());
    m_rawAsked->setVisible(fails);
    m_raw->setVisible(fails && m_rawAsked->isChecked());
    m_raw->setText(
        fails ? QString::fromStdString(ReadError{result->failure->place, result->failure->cause}.text())
              : QString());
    const bool mayChange = scenario != nullptr && !m_bench.isReadOnly();
    m_all->setEnabled(!m_kept.empty() && !m_isPlaying);
    m_again->setEnabled(scenario != nullptr && !m_isPlaying);
    m_rename->setEnabled(mayChange);
    m_delete->setEnabled(mayChange);
}

// What was found is no longer true.
void ScenarioList::forget() {
    ++m_changes;
    m_played.clear();
    m_isPlaying = false;
    if (isVisible()) refresh();
}

void ScenarioList::playAll() {
    play({});
}

void ScenarioList::playChosen() {
    if (const KeptScenario* scenario = chosen()) play(scenario->file);
}

// only: a copy, because refresh() makes the rows anew.
void ScenarioList::play(std::string only) {
    if (m_isPlaying) return;
    m_isPlaying = m_bench.isOpen() && !m_bench.document().filesIn("scenarios").empty();
    m_playing = only;
    refresh();
    if (!m_isPlaying) return;
    QThreadPool::globalInstance()->start([this, only, pack = m_bench.document().kickpack().pack,
                                          places = m_places, language = m_bench.language(),
                                          changes = m_changes, alive = std::weak_ptr<QObject>(m_alive)] {
        Texts english;
        const bool reads = loadInstalledTexts(english, places.assets).empty();
        ScenarioChoice choice;
        choice.only = only;
        choice.refusalWords = [&](const Game& game, const GameState& view,
                                  std::span<const std::string> players, const Refusals& refusals) {
            return explained(places, language, pack, game, view, players, refusals);
        };
        auto run = std::make_shared<ScenariosRun>(runPackScenarios(
            pack, {places.own, places.assets / "packs"}, reads ? &english : nullptr, choice));
        const std::shared_ptr<QObject> context = alive.lock();
        if (!context) return;
        QMetaObject::invokeMethod(
            context.get(),
            [this, run, only, changes] {
                if (changes == m_changes) take(*run, only);
            },
            Qt::QueuedConnection);
    });
}

void ScenarioList::take(const ScenariosRun& run, const std::string& only) {
    m_isPlaying = false;
    for (const PlayedScenario& played : run.played) m_played[{played.file, played.index}] = played;
    // What could not even be begun fails as a whole.
    for (const KeptScenario& scenario : m_kept) {
        const bool meant = only.empty() || only == scenario.file;
        if (!meant || resultOf(scenario) != nullptr || run.failed.empty()) continue;
        m_played[{scenario.file, scenario.index}] = {
            scenario.file, scenario.index,
            ScenarioFailure{ScenarioFailure::Kind::Other, {}, run.failed.front().cause}};
    }
    // The first that fails is told at once.
    refresh();
    if (!only.empty()) return;
    for (std::size_t row = 0; row < m_kept.size(); ++row) {
        const PlayedScenario* result = resultOf(m_kept[row]);
        if (result == nullptr || !result->failure) continue;
        m_list->setCurrentItem(m_list->topLevelItem(static_cast<int>(row)));
        return;
    }
}

void ScenarioList::rename() {
    if (chosen() == nullptr || m_bench.isReadOnly()) return;
    const KeptScenario scenario = *chosen();
    bool sure = false;
    const QString name = QInputDialog::getText(this, tr("Rename the scenario"), tr("Name"), QLineEdit::Normal,
                                               scenario.name, &sure)
                             .trimmed()
                             .left(kLongestScenarioName);
    if (!sure || name.isEmpty() || name == scenario.name) return;
    // It does what it did.
    const std::map<Key, PlayedScenario> played = m_played;
    m_bench.changeFile(
        scenario.file,
        renamedScenario(m_bench.document().file(scenario.file), scenario.index, name.toStdString()),
        tr("Rename the scenario “%1”").arg(scenario.name));
    m_played = played;
    refresh();
}

void ScenarioList::remove() {
    if (chosen() == nullptr || m_bench.isReadOnly()) return;
    const KeptScenario scenario = *chosen();
    const auto answer = QMessageBox::question(
        this, tr("Delete the scenario"),
        tr("Delete the scenario “%1”? This can be undone as long as the workshop is open.")
            .arg(scenario.name),
        QMessageBox::Yes | QMessageBox::No, QMessageBox::No);
    if (answer != QMessageBox::Yes) return;
    m_bench.changeFile(scenario.file, withoutScenario(m_bench.document().file(scenario.file), scenario.index),
                       tr("Delete the scenario “%1”").arg(scenario.name));
}

void ScenarioList::note(const std::string& pack, const JsonValue& card) const {
    const JsonValue* id = card.find("id");
    const JsonValue* name = card.find("name");
    if (id != nullptr && name != nullptr) m_english.emplace(pack + "/" + id->text, name->text);
}

// In the language of the cards; else in English, as its pack calls it.
QString ScenarioList::titleOf(const std::string& pack, const std::string& card) const {
    for (std::size_t i = 0; i < m_bench.document().cards().size(); ++i)
        if (m_bench.document().cards()[i].id() == card && i < m_bench.reading().cards.size())
            return m_bench.reading().cards[i].face.title;
    const std::string language = m_bench.language().toStdString();
    if (m_names.language() != language) m_names = installedNames(m_places.assets, language);
    const PackShelf shelf(m_places.assets / "packs", m_places.own);
    const std::vector<std::string> packs = pack.empty() ? shelf.editions() : std::vector{pack};
    for (const std::string& one : packs)
        if (const std::string& name = m_names.name(one, card); !name.empty())
            return QString::fromStdString(name);
    if (m_english.empty())
        for (const std::string& one : shelf.editions())
            for (const auto& [file, text] : readPack(shelf.folderOf(one)).source.files)
                for (const JsonValue& json : parseJson(text).value.items) note(one, json);
    for (const std::string& one : packs)
        if (const auto found = m_english.find(one + "/" + card); found != m_english.end())
            return QString::fromStdString(found->second);
    return QString::fromStdString(nameFromId(card));
}

}  // namespace kickdoor::workshop
