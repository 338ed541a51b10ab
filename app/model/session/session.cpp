#include "model/session/session.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <utility>

#include "io/journal.h"
#include "model/base/path_text.h"
#include "model/setup/seat_looks.h"
#include "table/file.h"
#include "table/trial_journal.h"
#include "text/installed.h"
#include "words/game_text.h"

namespace kickdoor {

Session::Session(SessionPaths paths, QObject* parent)
    : QObject(parent),
      m_paths(std::move(paths)),
      m_shelf(m_paths.assets / "packs", m_paths.ownPacks),
      m_game(m_shown),
      m_decisions(m_shown),
      m_presentation(m_shown),
      m_takeBack(m_shown),
      m_lesson(m_shown, m_presenter),
      m_replay(m_shown, m_presenter),
      m_menu(m_shelf, m_paths.assets, m_paths.games, m_paths.ownPacks) {
    connect(&m_shown, &ShownGame::refused, this, &Session::refused);
    connect(&m_shown, &ShownGame::shown, this, [this] { m_game.own()->setSeat(m_shown.front()); });
    connect(&m_shown, &ShownGame::submitted, this, [this](const Command& command) {
        if (m_link) m_link->submit(command);
    });
    connect(&m_seating, &Seating::passed, this, [this](Seat seat, bool byItself) {
        Command pass;
        pass.move.kind = CommandKind::Pass;
        pass.move.by = seat;
        pass.epoch = m_presenter.newest(kNoSeat).epoch;
        if (byItself) m_passedByItself[seat] = pass.epoch;
        if (m_link) m_link->submit(pass);
    });
    connect(&m_seating, &Seating::automatic, this, [this](const Move& move) {
        Command command = commandOf(move);
        command.epoch = m_presenter.newest(kNoSeat).epoch;
        m_movedByItself[move.by] = command.epoch;
        if (m_link) m_link->submit(command);
    });
    connectTakeBack();
    connect(&m_seating, &Seating::pauseChanged, this, &Session::updatePause);
    connect(&m_seating, &Seating::wished, this, [this] {
        if (m_local == nullptr || !recorded()) return;
        const TableError error = SavesModel::keepWishes(m_journal, m_seating.keptWishes());
        if (error) emit failed(textOf(error));
    });
    connect(&m_presenter, &Presenter::settled, this, &Session::onSettled);
    connect(&m_presenter, &Presenter::busyChanged, this, [this] {
        if (!m_presenter.isBusy() && m_clock.settle()) emit clockChanged();
    });
    connect(&m_presenter, &Presenter::heard, this, &Session::onSettled);
    // Queued, since skipping shows more.
    for (const auto change : {&Presenter::busyChanged, &Presenter::settled, &Presenter::heard})
        connect(&m_presenter, change, this, &Session::skipOn, Qt::QueuedConnection);
    connect(&m_seating, &Seating::changed, this, &Session::skipOn, Qt::QueuedConnection);
    connect(m_menu.mine(), &MyGamesModel::failed, this, &Session::failed);
    connect(m_menu.photo(), &PhotoModel::failed, this, &Session::failed);
    connect(&m_replay, &ReplayModel::failed, this,
            [this](const TableError& error) { emit failed(textOf(error)); });
    connect(&m_replay, &ReplayModel::loaded, this, &Session::onRecording);
}

Session::~Session() {
    m_exporting.waitForDone();
    leave();
}

Pace Session::pace() const {
    Pace pace;
    pace.botMillis = m_skipping ? 0 : m_botMillis;
    pace.clockFactor = m_setup.clock() ? 1 : 0;
    return pace;
}

HostOptions Session::optionsFor(const std::filesystem::path& journal) const {
    HostOptions options;
    options.pace = pace();
    options.journal = journal;
    options.paused = true;  // play() continues it when the screen listens
    return options;
}

bool Session::start() {
    if (!m_setup.ready()) {
        emit failed(m_setup.problem());
        return false;
    }
    leave();
    m_counts = true;
    const LoadedPacks* packs = m_setup.packs()->packs();
    if (packs == nullptr) return false;  // ready() has reported the problem
    const TableSetup setup = m_setup.setup(packs->rules);
    QStringList names;
    for (const SeatSetup& seat : setup.seats) names << QString::fromStdString(seat.name);
    const std::filesystem::path journal =
        m_paths.games.isEmpty() ? std::filesystem::path() : m_saves.fileForJournal(names);
    return take(Host::start(*packs, setup, optionsFor(journal)), journal);
}

bool Session::resume(const QString& journal) {
    return goOn(std::filesystem::path(journal.toStdU16String()), Counting::Always);
}

bool Session::goOn(const std::filesystem::path& file, Counting counting) {
    leave();
    m_counts = counting == Counting::Always;
    const std::unique_ptr<Recording> earlier = recordOf(file);
    if (!take(Host::resume(optionsFor(file)), file)) return false;
    m_seating.restoreWishes(SavesModel::wishesFor(file));
    if (earlier) m_shown.recall(earlier->pastAt(earlier->length(), m_shown.reader()));
    return true;
}

bool Session::load(const QString& save) {
    leave();
    m_counts = false;  // until it is played on
    const std::filesystem::path file(save.toStdU16String());
    const std::filesystem::path journal =
        m_saves.fileForJournal({QString::fromStdU16String(file.stem().u16string())});
    const std::unique_ptr<Recording> earlier = recordOf(file);
    if (!take(Host::load(file, optionsFor(journal)), journal)) return false;
    if (earlier) m_shown.recall(earlier->pastAt(earlier->length(), m_shown.reader()));
    return true;
}

bool Session::tryOut(const QString& save) {
    m_triesOut = false;
    leave();
    m_counts = false;
    const std::filesystem::path file(save.toStdU16String());
    return m_triesOut = take(Host::load(file, optionsFor(newTrialJournal(file))), {});
}

bool Session::open(const QString& name) {
    if (QFileInfo(name).suffix() == SavesModel::finishedSuffix()) {
        watch(name);
        return true;
    }
    QFile file(name);
    const bool readable = file.open(QIODevice::ReadOnly);
    if (!readable || !looksLikeJournal(file.read(kJournalMarkBytes).toStdString())) return load(name);
    if (m_saves.keeps(name)) return resume(name);
    const std::filesystem::path copy = m_saves.fileForJournal({QFileInfo(name).completeBaseName()});
    if (!file.copy(pathText(copy))) {
        emit failed(tr("%1 cannot be created: %2").arg(pathText(copy.filename()), file.errorString()));
        return false;
    }
    const bool resumed = goOn(copy, Counting::IfPlayedOn);
    if (!resumed) QFile::remove(pathText(copy));
    return resumed;
}

// The record before it goes on: it has the story so far and the Levels by turn, which the state does not
// contain.
std::unique_ptr<Recording> Session::recordOf(const std::filesystem::path& file) {
    TableError error;
    return Recording::open(file, error);
}

bool Session::take(HostResult result, const std::filesystem::path& journal) {
    if (!result.host) {
        emit failed(textOf(result.error));
        return false;
    }
    auto link = std::make_unique<LocalLink>(std::move(result.host));
    m_local = link.get();
    setRecord(journal);
    m_saves.setRunning(journal);
    connect(m_local, &LocalLink::saved, this, [this](const TableError& error) {
        if (error) {
            emit failed(textOf(error));
        } else {
            m_saves.keepPicture(m_saves.fileForSave(m_savingAs), m_picture);
            emit savedAs(m_savingAs);
        }
        m_saves.refresh();
    });
    play(std::move(link));
    return true;
}

bool Session::learn() {
    leave();
    std::string cause;
    auto link = LessonLink::open(m_paths.assets / "tutorial" / "first_hour.json", m_shelf, cause);
    if (!link) {
        emit failed(tr("The lesson cannot be opened: %1").arg(QString::fromStdString(cause)));
        return false;
    }
    m_local = link.get();
    link->setPace(pace());
    m_lesson.begin(*link);
    play(std::move(link));
    return true;
}

void Session::join(std::unique_ptr<GameLink> link) {
    leave();
    m_counts = true;
    play(std::move(link));
}

void Session::keepRecord(const std::string& journal) {
    if (!remote() || recorded()) return;
    QStringList names;
    for (const SeatSetup& seat : m_link->setup().seats) names << QString::fromStdString(seat.name);
    TableError error;
    setRecord(m_saves.keepFinished(names, journal, error));
    countGame();
    m_replay.chances()->look(m_journal);
    if (error) emit failed(textOf(error));
}

void Session::setRecord(std::filesystem::path file) {
    if (file == m_journal) return;
    m_journal = std::move(file);
    emit recordChanged();
}

void Session::play(std::unique_ptr<GameLink> link) {
    m_link = std::move(link);
    m_toldEnd = m_countedGame = false;
    if (!m_replay.isOpen()) {
        m_menu.mine()->begin();
        m_replay.chances()->clear();
    }
    m_passedByItself = m_movedByItself = {};
    m_clock.clear();
    m_cardTexts = textsFor(*m_link);
    m_presenter.reset();
    m_shown.open(m_link->game(), *m_cardTexts, looksOf(m_link->setup()));
    m_shown.setActing(m_link->persons());
    m_takeBack.begin(m_link->persons());
    listen();
    m_seating.start(m_link->persons(), m_link->watched(), m_link->othersElsewhere());
    m_decisions.hint()->setAllowed(m_link->allowsHints());
    m_decisions.actions()->setFleeingAtOnce(!m_link->othersElsewhere());
    emit playingChanged();
    Past past;
    m_link->tellPast([&past](const GameState& now, const Event& event) { past.add(now, event); });
    if (!past.story.empty()) m_shown.recall(past);
    m_link->begin();
    updatePause();
}

std::unique_ptr<CardTexts> Session::textsFor(const GameLink& link) const {
    return std::make_unique<CardTexts>(link.game(), translationsOf(m_paths.assets), m_language, link.packs());
}

QUrl Session::manual() const {
    const QDir folder(pathText(m_paths.assets / "manual"));
    const QString own = folder.filePath(QStringLiteral("manual_%1.html").arg(m_language));
    return QUrl::fromLocalFile(QFile::exists(own) ? own : folder.filePath(QStringLiteral("manual_en.html")));
}

void Session::setLanguage(const QString& code) {
    m_language = code;
    if (const std::string error =
            loadInstalledTexts(m_texts, m_paths.assets, code.toStdString(), Compiling::WhenWanted);
        !error.empty()) {
        qWarning("%s", error.c_str());
        m_texts.setNames(installedNames(m_paths.assets, code.toStdString()));
    }
    m_setup.reword(m_texts);
    m_menu.presets()->reword();
    const QList<EditionTitle> editions = editionTitles(m_shelf, m_texts.names());
    m_saves.setEditions(editions);
    m_menu.mine()->setTexts(m_texts, editions);
    m_menu.rules()->setLanguage(code);
    m_menu.gallery()->setLanguage(code);
    emit languageChanged(code);
    if (!m_link) return;
    std::unique_ptr<CardTexts> texts = textsFor(*m_link);
    m_shown.reword(*texts);
    m_cardTexts = std::move(texts);
}

void Session::lookAtPacks() {
    m_menu.setup()->packs()->look();
    const QList<EditionTitle> editions = editionTitles(m_shelf, m_texts.names());
    m_saves.setEditions(editions);
    m_menu.mine()->setTexts(m_texts, editions);
    m_menu.gallery()->readAgain();
}

void Session::listen() {
    connect(m_link.get(), &GameLink::viewTold, this,
            [this](Seat seat, const std::shared_ptr<const GameState>& view) {
                m_presenter.takeView(seat, *view);
            });
    connect(
        m_link.get(), &GameLink::eventsTold, this,
        [this](Seat seat, const std::vector<SeatEvent>& events) { m_presenter.takeEvents(seat, events); });
    connect(m_link.get(), &GameLink::clockTold, this, [this](const ClockNotice& notice) {
        if (m_clock.take(notice, m_presenter.isBusy())) emit clockChanged();
    });
    connect(m_link.get(), &GameLink::troubleTold, this,
            [this](const TableError& error) { emit journalTrouble(textOf(error)); });
    listenToTakeBacks();
    connect(m_link.get(), &GameLink::answered, this, &Session::onAnswer);
}

void Session::onSettled() {
    if (!m_link || m_toldEnd || m_replay.isOpen() || m_presenter.isBusy() || !m_presenter.knows(kNoSeat))
        return;
    const GameState& open = m_presenter.newest(kNoSeat);
    m_counts = m_counts || open.phase != Phase::Over;
    if (open.phase != Phase::Over) return;
    m_toldEnd = true;
    countGame();
    if (recorded()) m_replay.chances()->look(m_journal);
    emit finished(m_shown.wording().names(open.winners),
                  open.winners.empty() ? 0 : open.player[open.winners.first()].level, open.turn);
}

void Session::updatePause() {
    if (m_link) m_link->setPaused(m_menuOpen || m_seating.wantsPause());
}

void Session::setMenuOpen(bool open) {
    m_menuOpen = open;
    updatePause();
}

void Session::saveAs(const QString& title) {
    if (m_local == nullptr || m_lesson.active() || title.trimmed().isEmpty()) return;
    m_savingAs = title.trimmed();
    m_local->save(m_saves.fileForSave(m_savingAs), m_savingAs.toStdString());
}

void Session::exportStory(const QString& game, const QString& target) {
    m_exporting.start([this, story = GameText(translationsOf(m_paths.assets), m_language), game, target] {
        QString text;
        TableError error = story.ofFile(std::filesystem::path(game.toStdU16String()), text);
        // If the rules have changed, the text up to there is still written.
        if (!error || error.kind == TableErrorKind::RulesMoved)
            error = writeAtomically(std::filesystem::path(target.toStdU16String()), text.toStdString());
        QMetaObject::invokeMethod(
            this,
            [this, error, target] {
                if (error) {
                    emit failed(textOf(error));
                } else {
                    emit exported(target);
                }
            },
            Qt::QueuedConnection);
    });
}

void Session::leave() {
    m_replay.stopLoading();
    if (!m_link) return;
    clearTable();
    m_replay.chances()->clear();
    emit playingChanged();
    if (std::exchange(m_triesOut, false)) emit triedOut();
}

std::filesystem::path Session::clearTable() {
    if (!m_link) return {};
    const bool over = m_presenter.newest(kNoSeat).phase == Phase::Over;
    countGame();
    m_lesson.end();
    m_replay.close();
    m_presenter.reset();
    m_shown.close();
    m_local = nullptr;
    m_link.reset();
    std::filesystem::path finished;
    if (over && recorded()) finished = m_saves.finish(m_journal);
    m_watched = {};
    m_journal.clear();
    emit recordChanged();
    m_picture.clear();
    m_menuOpen = m_skipping = false;
    m_saves.setRunning({});
    return finished;
}

void Session::retryJournal() {
    if (m_local != nullptr) m_local->retryJournal();
}

void Session::playWithoutJournal() {
    if (m_local != nullptr) m_local->playWithoutJournal();
}

}  // namespace kickdoor
