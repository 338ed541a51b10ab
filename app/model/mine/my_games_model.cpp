#include "model/mine/my_games_model.h"

#include <QDateTime>
#include <QFile>
#include <QLockFile>
#include <algorithm>

#include "io/journal.h"
#include "model/base/path_text.h"
#include "table/file.h"
#include "table/game_files.h"
#include "tally/fold.h"

namespace kickdoor {
namespace {

constexpr int kLockMillis = 10'000;

// Another window of this machine may write the same file.
class Locked {
public:
    explicit Locked(const std::filesystem::path& file) : m_lock(pathText(file) + QStringLiteral(".lock")) {
        m_locked = m_lock.tryLock(kLockMillis);
    }
    explicit operator bool() const { return m_locked; }

private:
    QLockFile m_lock;
    bool m_locked = false;
};

}  // namespace

MyGamesModel::MyGamesModel(const QString& folder, QObject* parent) : QObject(parent) {
    if (!folder.isEmpty()) m_file = std::filesystem::path(folder.toStdU16String()) / kMyGamesFile;
    m_pool.setMaxThreadCount(1);
}

MyGamesModel::~MyGamesModel() {
    m_pool.waitForDone();
}

bool MyGamesModel::any() const {
    return m_trouble.error || m_games.count > 0 || (!m_file.empty() && QFile::exists(pathText(m_file)));
}

QString MyGamesModel::sentence(const TableError& error) {
    const QString file = pathText(error.file);
    const QString cause = QString::fromStdString(error.cause);
    switch (error.kind) {
        case TableErrorKind::None: return {};
        case TableErrorKind::TooNew:
            return tr("%1 was written by a newer Kickdoor. Nothing is counted here.").arg(file);
        case TableErrorKind::CannotCreate:
        case TableErrorKind::CannotWrite: return tr("%1 cannot be written: %2").arg(file, cause);
        case TableErrorKind::CannotRead: return tr("%1 cannot be read: %2").arg(file, cause);
        case TableErrorKind::NotAGame:
        case TableErrorKind::RulesMoved:
        case TableErrorKind::SetupInvalid: return tr("%1 is damaged: %2").arg(file, cause);
    }
    return cause;
}

QString MyGamesModel::problem() const {
    const QString text = sentence(m_trouble.error);
    if (m_trouble.aside.empty()) return text;
    return text + QLatin1Char('\n') +
           tr("It was kept as %1, and counting starts again.").arg(pathText(m_trouble.aside));
}

QStringList MyGamesModel::persons() const {
    std::vector<std::pair<std::int64_t, QString>> byTime;
    for (const auto& [name, person] : m_games.persons)
        byTime.emplace_back(-person.last, QString::fromStdString(name));
    std::sort(byTime.begin(), byTime.end());
    QStringList names;
    for (const auto& one : byTime) names << one.second;
    return names;
}

void MyGamesModel::setPerson(const QString& person) {
    if (person == m_person || !m_games.persons.contains(person.toStdString())) return;
    m_person = person;
    reword();
}

void MyGamesModel::setTexts(const Texts& texts, QList<EditionTitle> editions) {
    m_texts = &texts;
    m_editions = std::move(editions);
    reword();
}

void MyGamesModel::reword() {
    if (m_texts == nullptr) return;
    const QStringList all = persons();
    if (!all.contains(m_person)) m_person = all.value(0);
    const auto person = m_games.persons.find(m_person.toStdString());
    const MineWords words(*m_texts, m_editions, m_games.names);
    const bool found = person != m_games.persons.end();
    m_figures = found ? words.figures(person->second) : QVariantList();
    m_honours = found ? words.honours(person->second) : QVariantList();
    m_retelling.clear();
    if (m_hasFacts)
        m_retelling = MineWords(*m_texts, m_editions, m_facts.names).telling(worthTelling(m_facts), m_facts);
    m_news = words.news(m_earned);
    emit changed();
    emit told();
}

void MyGamesModel::start(std::function<Outcome()> work, std::function<void(const Outcome&)> then) {
    m_pool.start([this, work = std::move(work), then = std::move(then)] {
        auto outcome = std::make_shared<Outcome>(work());
        // The destructor waits for this thread.
        QMetaObject::invokeMethod(
            this, [then, outcome] { then(*outcome); }, Qt::QueuedConnection);
    });
}

void MyGamesModel::take(const MyGamesRead& read) {
    m_games = read.games;
    m_known = true;
    if (read.error) m_trouble = read;
}

void MyGamesModel::load() {
    if (m_file.empty()) {
        m_known = true;
        emit changed();
        return;
    }
    start(
        [file = m_file] {
            const Locked lock(file);
            return Outcome{readMyGames(file), {}, {}, {}};
        },
        [this](const Outcome& outcome) {
            take(*outcome.read);
            reword();
        });
}

void MyGamesModel::erase() {
    if (m_file.empty()) return;
    start(
        [file = m_file] {
            const Locked lock(file);
            std::error_code code;
            std::filesystem::remove(file, code);
            Outcome outcome{MyGamesRead{}, {}, {}, {}};
            if (code) outcome.error = {TableErrorKind::CannotWrite, file, code.message()};
            return outcome;
        },
        [this](const Outcome& outcome) {
            if (outcome.error) {
                emit failed(sentence(outcome.error));
                return;
            }
            m_games = {};
            m_trouble = {};
            m_earned.clear();
            reword();
        });
}

void MyGamesModel::exportTo(const QString& target) {
    start(
        [games = m_games, path = std::filesystem::path(target.toStdU16String())] {
            return Outcome{{}, {}, {}, writeMyGames(path, games)};
        },
        [this, target](const Outcome& outcome) {
            if (outcome.error)
                emit failed(sentence(outcome.error));
            else
                emit exported(target);
        });
}

void MyGamesModel::begin() {
    ++m_round;
    m_hasFacts = false;
    m_earned.clear();
    if (m_retelling.isEmpty() && m_news.isEmpty()) return;
    m_retelling.clear();
    m_news.clear();
    emit told();
}

MyGamesModel::Outcome MyGamesModel::count(const Reading& reading, SeatSet mine,
                                          const std::filesystem::path& file) {
    Outcome outcome;
    GameRecord record;
    GameFacts facts;
    if (reading(record) || factsOf(std::move(record), facts)) return outcome;
    outcome.facts = facts;
    if (mine.empty() || file.empty()) return outcome;
    const Locked lock(file);
    outcome.read = readMyGames(file);
    if (outcome.read->locked) return outcome;
    if (!lock) {
        outcome.error = {TableErrorKind::CannotWrite, file, tr("another window uses it").toStdString()};
        return outcome;
    }
    const MyGames before = outcome.read->games;
    outcome.earned = addGame(outcome.read->games, facts, mine, QDateTime::currentSecsSinceEpoch());
    if (outcome.read->games != before) outcome.error = writeMyGames(file, outcome.read->games);
    return outcome;
}

void MyGamesModel::tell(Reading reading, SeatSet mine) {
    start([reading = std::move(reading), mine, file = m_file] { return count(reading, mine, file); },
          [this, round = m_round](const Outcome& outcome) {
              if (outcome.read) take(*outcome.read);
              if (outcome.read && outcome.read->error) emit failed(problem());
              if (outcome.error) emit failed(sentence(outcome.error));
              if (round == m_round && outcome.facts) {
                  m_facts = *outcome.facts;
                  m_hasFacts = true;
                  m_earned = outcome.earned;
              }
              reword();
          });
}

void MyGamesModel::finish(std::string journal, SeatSet mine) {
    tell(
        [journal = std::move(journal)](GameRecord& record) -> TableError {
            JournalRead read = readJournal(journal);
            if (!read.ok()) return {TableErrorKind::NotAGame, {}, read.error};
            record = std::move(read.record);
            return {};
        },
        mine);
}

void MyGamesModel::retell(const std::filesystem::path& file) {
    tell([file](GameRecord& record) { return readRecord(file, record); }, {});
}

}  // namespace kickdoor
