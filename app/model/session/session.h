// One window's game: the host behind it, and the models that show it. Owns the way of a game from set-up to
// its end.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QThreadPool>
#include <QUrl>
#include <filesystem>
#include <memory>

#include "io/pack_shelf.h"
#include "model/decide/decisions.h"
#include "model/lesson/lesson_model.h"
#include "model/link/host_link.h"
#include "model/present/presentation.h"
#include "model/present/shown_clock.h"
#include "model/replay/replay_model.h"
#include "model/session/menu_models.h"
#include "model/table/game_models.h"
#include "table/host.h"
#include "text/texts.h"

namespace kickdoor {

struct SessionPaths {
    std::filesystem::path assets;
    QString games;  // where journals and saves are kept
};

class Session : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program makes it")
    Q_PROPERTY(kickdoor::GameModels* game READ game CONSTANT)
    Q_PROPERTY(kickdoor::Decisions* decisions READ decisions CONSTANT)
    Q_PROPERTY(kickdoor::Presentation* presentation READ presentation CONSTANT)
    Q_PROPERTY(kickdoor::MenuModels* menu READ menu CONSTANT)
    Q_PROPERTY(kickdoor::LessonModel* lesson READ lesson CONSTANT)
    Q_PROPERTY(kickdoor::ReplayModel* replay READ replay CONSTANT)
    Q_PROPERTY(bool playing READ playing NOTIFY playingChanged)
    Q_PROPERTY(QUrl manual READ manual NOTIFY languageChanged)      // the page in the window's language
    Q_PROPERTY(QString record READ record NOTIFY recordChanged)     // the file; empty: none here
    Q_PROPERTY(bool recorded READ recorded NOTIFY recordChanged)    // the game is kept here
    Q_PROPERTY(bool remote READ remote NOTIFY playingChanged)       // the table is in the network
    Q_PROPERTY(int clockTotal READ clockTotal NOTIFY clockChanged)  // milliseconds; 0: no clock runs
    Q_PROPERTY(int clockLeft READ clockLeft NOTIFY clockChanged)
    Q_PROPERTY(int botMillis READ botMillis WRITE setBotMillis NOTIFY paceChanged)

public:
    explicit Session(SessionPaths paths, QObject* parent = nullptr);
    ~Session() override;

    GameModels* game() { return &m_game; }
    Decisions* decisions() { return &m_decisions; }
    Presentation* presentation() { return &m_presentation; }
    MenuModels* menu() { return &m_menu; }
    LessonModel* lesson() { return &m_lesson; }
    ReplayModel* replay() { return &m_replay; }
    Stage& stage() { return m_stage; }
    // Everything the models say is said again in this language.
    void setLanguage(const QString& code);
    QUrl manual() const;

    bool playing() const { return m_link != nullptr; }
    bool remote() const { return playing() && m_local == nullptr && !m_replay.isOpen(); }
    QString record() const { return QString::fromStdU16String(m_journal.u16string()); }
    bool recorded() const { return !m_journal.empty(); }
    PackShelf& shelf() { return m_shelf; }
    const std::filesystem::path& assets() const { return m_paths.assets; }
    // Of the window's language; card texts of a game are the stage's.
    const Texts& texts() const { return m_texts; }
    int clockTotal() const { return m_clock.total(); }
    int clockLeft() const { return m_clock.left(); }
    int botMillis() const { return m_botMillis; }
    void setBotMillis(int millis);

    Q_INVOKABLE bool start();                         // the table as laid
    Q_INVOKABLE bool resume(const QString& journal);  // a game broken off
    Q_INVOKABLE bool load(const QString& save);
    // Whatever of the above it is; the record of a finished game is watched. A journal from elsewhere is gone
    // on with in a copy, kept with the own games.
    Q_INVOKABLE bool open(const QString& file);
    Q_INVOKABLE bool learn();                     // the lesson, from its beginning; no trace of it is kept
    Q_INVOKABLE void watch(const QString& file);  // any record of a game, in the replay viewer
    Q_INVOKABLE void watchAgain();                // the game just finished
    void join(std::unique_ptr<GameLink> link);    // a game at another's table
    void keepRecord(const std::string& journal);  // of that game, which has ended: among the own games
    Q_INVOKABLE void saveAs(const QString& title);
    // The table as everybody may see it, part by part, each with its place in shares of the picture; then
    // kept beside the game's record, and beside each save.
    Q_INVOKABLE void beginPicture() { m_begun.clear(); }
    Q_INVOKABLE void addToPicture(const QImage& part, const QRectF& place);
    Q_INVOKABLE void keepPicture();
    // The story of a kept game, or of the one going on, as a text; exported() or failed() follows.
    Q_INVOKABLE void exportStory(const QString& game, const QString& target);
    Q_INVOKABLE void leave();                 // back to the start; what was played stays in the journal
    Q_INVOKABLE void setMenuOpen(bool open);  // the table waits
    Q_INVOKABLE void retryJournal();
    Q_INVOKABLE void playWithoutJournal();

signals:
    void playingChanged();
    void recordChanged();
    void languageChanged(const QString& code);
    void clockChanged();
    void paceChanged();
    void refused(const QString& text, const QString& rule);
    void failed(const QString& text);  // a game could not be started, loaded, saved
    void savedAs(const QString& title);
    void exported(const QString& target);
    void journalTrouble(const QString& text);  // until retryJournal() or playWithoutJournal()
    void finished(const QString& winners, int level, int turns);

private:
    bool take(HostResult result, const std::filesystem::path& journal);
    void play(std::unique_ptr<GameLink> link);
    void setRecord(std::filesystem::path file);
    void clearTable();
    static std::optional<Past> pastIn(const std::filesystem::path& file);
    HostOptions optionsFor(const std::filesystem::path& journal) const;
    Pace pace() const;
    void listen();
    void updatePause();
    void onAnswer(const Answer& answer, const Command& said);
    bool saidByItself(const Command& said) const;
    void onSettled();
    std::unique_ptr<CardTexts> textsFor(const Game& game) const;
    static QString textOf(const TableError& error);

    SessionPaths m_paths;
    PackShelf m_shelf;
    QString m_language = QStringLiteral("en");
    Texts m_texts;
    std::unique_ptr<CardTexts> m_cardTexts;
    std::unique_ptr<GameLink> m_link;
    HostLink* m_local = nullptr;  // m_link, when the host is here
    std::filesystem::path m_journal;
    QString m_savingAs;
    QThreadPool m_exporting;
    std::vector<PicturePart> m_begun;
    std::vector<PicturePart> m_picture;
    ShownClock m_clock;
    int m_botMillis = 600;
    bool m_menuOpen = false;
    bool m_toldEnd = false;
    std::array<std::uint32_t, kMaxSeats> m_passedByItself{};  // the last epoch of such a pass, by seat
    std::array<std::uint32_t, kMaxSeats> m_endedByItself{};   // of such an end of turn

    Stage m_stage;
    GameModels m_game;
    Decisions m_decisions;
    Presentation m_presentation;
    Presenter& m_presenter = *m_presentation.presenter();
    Seating& m_seating = *m_presentation.seating();
    LessonModel m_lesson;
    ReplayModel m_replay;
    MenuModels m_menu;
    SetupModel& m_setup = *m_menu.setup();
    SavesModel& m_saves = *m_menu.saves();
};

}  // namespace kickdoor
