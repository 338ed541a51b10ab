#include "workshop/try_dialog.h"

#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>
#include <QThreadPool>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <utility>

#include "table/setup.h"
#include "workshop/finding_words.h"
#include "workshop/scroll_page.h"
#include "workshop/trial_plots.h"

namespace kickdoor::workshop {
namespace {

constexpr int kLookMillis = 100;
constexpr QSize kTrySize(640, 520);
constexpr int kSortRole = Qt::UserRole;

// Sorts figures by their value.
class FigureRow : public QTreeWidgetItem {
public:
    using QTreeWidgetItem::QTreeWidgetItem;
    bool operator<(const QTreeWidgetItem& other) const override {
        const int column = treeWidget()->sortColumn();
        const QVariant mine = data(column, kSortRole);
        if (!mine.isValid()) return QTreeWidgetItem::operator<(other);
        return mine.toDouble() < other.data(column, kSortRole).toDouble();
    }
};

}  // namespace

TryDialog::TryDialog(const Kickpack& pack, const PackPlaces& places, QHash<QString, QString> titles,
                     int games, QWidget* parent)
    : QDialog(parent),
      m_titles(std::move(titles)),
      m_games(games),
      m_words(new QLabel(tr("%n game(s) between bots are played.", "", games))),
      m_bar(new QProgressBar),
      m_cards(new QTreeWidget),
      m_lengths(new LengthPlot),
      m_lifts(new LiftPlot),
      m_button(new QPushButton(tr("Stop"))) {
    setWindowTitle(tr("Try the pack"));
    setAttribute(Qt::WA_DeleteOnClose);
    openAt(*this, kTrySize);
    m_words->setWordWrap(true);
    m_words->setTextFormat(Qt::PlainText);
    m_bar->setRange(0, games);
    m_bar->setAccessibleName(tr("Games played"));
    m_cards->setHeaderLabels({tr("Card"), tr("Games with it"), tr("Wins, compared with chance")});
    m_cards->setRootIsDecorated(false);
    m_cards->setSortingEnabled(true);
    m_cards->setAccessibleName(tr("How the users of each card fared"));
    m_cards->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    auto* column = new QVBoxLayout;
    column->addWidget(m_words);
    column->addWidget(m_bar);
    auto* lifts = new QScrollArea;
    lifts->setWidgetResizable(true);
    lifts->setWidget(m_lifts);
    auto* tabs = new QTabWidget;
    tabs->addTab(m_lengths, tr("&Length of the games"));
    tabs->addTab(lifts, tr("&Wins by card"));
    tabs->addTab(m_cards, tr("&Figures"));
    column->addWidget(tabs, 1);
    auto* all = new QVBoxLayout(this);
    all->addWidget(scrollPage(column), 1);
    all->addWidget(m_button, 0, Qt::AlignRight);
    m_button->setFocus();
    // Stops the games first, then closes.
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_looking.isActive())
            m_work->stop = true;
        else
            close();
    });
    connect(&m_looking, &QTimer::timeout, this, [this] { m_bar->setValue(m_work->played); });
    start(pack, places);
}

TryDialog::~TryDialog() {
    m_work->stop = true;
}

void TryDialog::start(const Kickpack& pack, const PackPlaces& places) {
    m_looking.start(kLookMillis);
    QThreadPool::globalInstance()->start(
        [this, pack, places, games = m_games, work = m_work, alive = std::weak_ptr<QObject>(m_alive)] {
            auto result = std::make_shared<Result>();
            const LoadedKickpack loaded =
                loadKickpack(pack, {places.assets / "packs", places.own}, companionsOf(pack, kOfferedFirst));
            if (loaded.ok()) {
                TryPlan plan;
                plan.games = games;
                const Game game{loaded.result.catalog, loaded.result.rules};
                result->tried = tryPack(game, pack.facts.key, plan, [&work](int played) {
                    work->played = played;
                    return !work->stop;
                });
            } else {
                result->problem = errorLine(loaded.errors.front(), pack);
                result->detail =
                    QString::fromStdString(textWithLine(loaded.errors.front(), pack.files, pack.facts.key));
            }
            const std::shared_ptr<QObject> context = alive.lock();
            if (!context) return;
            QMetaObject::invokeMethod(
                context.get(), [this, result] { present(*result); }, Qt::QueuedConnection);
        });
}

QString TryDialog::titleOf(const std::string& card) const {
    const QString key = QString::fromStdString(card);
    return m_titles.value(key, key);
}

void TryDialog::present(const Result& result) {
    m_looking.stop();
    m_bar->setValue(result.tried.games);
    m_button->setText(tr("Close"));
    if (!result.problem.isEmpty()) {
        m_words->setText(tr("This pack cannot be played: %1").arg(result.problem));
        m_words->setToolTip(result.detail);
        m_words->setAccessibleDescription(result.detail);
        return;
    }
    const TryResult& tried = result.tried;
    QStringList lines = {tr("%n game(s) played,", "", tried.games) + QLatin1Char(' ') +
                         tr("%1 finished, %2 without an end.").arg(tried.finished).arg(tried.stuck)};
    if (tried.finished > 0)
        lines << tr("A game lasts %1 turns on average, from %2 to %3; half of them at most %4.")
                     .arg(QLocale().toString(tried.turns, 'f', 1))
                     .arg(tried.shortest)
                     .arg(tried.longest)
                     .arg(tried.median);
    QStringList never;
    for (const std::string& card : tried.never) never << titleOf(card);
    if (!never.isEmpty()) lines << tr("Never played: %1").arg(never.join(QStringLiteral(", ")));
    QStringList far;
    for (const TriedCard& card : tried.cards)
        if (card.isFar())
            far << (card.off > 0 ? tr("%1 (stronger)") : tr("%1 (weaker)")).arg(titleOf(card.card));
    if (!far.isEmpty())
        lines << tr("Three standard deviations or more from the other cards: %1")
                     .arg(far.join(QStringLiteral(", ")));
    m_words->setText(lines.join(QLatin1Char('\n')));
    m_lengths->setResult(tried);
    m_lifts->setResult(tried, m_titles);
    list(tried);
}

void TryDialog::list(const TryResult& tried) {
    for (const TriedCard& card : tried.cards) {
        auto* row = new FigureRow(m_cards);
        row->setText(0, titleOf(card.card));
        row->setText(1, QLocale().toString(static_cast<qlonglong>(card.games)));
        row->setData(1, kSortRole, static_cast<double>(card.games));
        row->setText(2, tr("%1 ± %2").arg(QLocale().toString(card.lift, 'f', 2),
                                          QLocale().toString(card.error, 'f', 2)));
        row->setData(2, kSortRole, card.lift);
        for (const int column : {1, 2}) row->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    m_cards->sortByColumn(2, Qt::DescendingOrder);
}

}  // namespace kickdoor::workshop
