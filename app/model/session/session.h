// One window's game: its link and the models that show it. Controls a game from set-up to its end.
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
#include "model/link/local_link.h"
#include "model/present/presentation.h"
#include "model/present/shown_clock.h"
#include "model/replay/replay_model.h"
#include "model/session/menu_models.h"
#include "model/session/take_back_model.h"
#include "model/table/game_models.h"
#include "table/host.h"
#include "text/texts.h"

namespace kickdoor {

struct SessionPaths {
    std::filesystem::path assets;
    QString games;                        // the folder of journals and saves
    std::filesystem::path ownPacks = {};  // the folder of the player's packs; empty: none
};

class Session : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program makes it")
    Q_PROPERTY(kickdoor::GameModels* game READ game CONSTANT)
    Q_PROPERTY(kickdoor::Decisions* decisions READ decisions CONSTANT)
    Q_PROPERTY(kickdoor::Presentation* presentation READ presentation CONSTANT)
    Q_PROPERTY(kickdoor::TakeBackModel* takeBack READ takeBack CONSTANT)
    Q_PROPERTY(kickdoor::MenuModels* menu READ menu CONSTANT)
    Q_PROPERTY(kickdoor::LessonModel* lesson READ lesson CONSTANT)
    Q_PROPERTY(kickdoor::ReplayModel* replay READ replay CONSTANT)
    Q_PROPERTY(bool playing READ playing NOTIFY playingChanged)
    Q_PROPERTY(QUrl manual READ manual NOTIFY languageChanged)  // the page in the window's language
    // The file of the game that is played or watched; empty: none.
    Q_PROPERTY(QString record READ record NOTIFY recordChanged)
    // The game was played here, or was and is now watched: start() plays another one like it.
    Q_PROPERTY(bool playedHere READ playedHere NOTIFY recordChanged)
    Q_PROPERTY(bool recorded READ recorded NOTIFY recordChanged)    // the game has a journal here
    Q_PROPERTY(bool remote READ remote NOTIFY playingChanged)       // the table is in the network
    Q_PROPERTY(int clockTotal READ clockTotal NOTIFY clockChanged)  // milliseconds; 0: no clock runs
    Q_PROPERTY(int clockLeft READ clockLeft NOTIFY clockChanged)
    Q_PROPERTY(int botMillis READ botMillis WRITE setBotMillis NOTIFY paceChanged)
    Q_PROPERTY(int botPace READ botPace NOTIFY paceChanged)  // 0: instant, 1: quick, 2: normal, 3: slow

public:
    explicit Session(SessionPaths paths, QObject* parent = nullptr);
    ~Session() override;

    GameModels* game() { return &m_game; }
    Decisions* decisions() { return &m_decisions; }
    Presentation* presentation() { return &m_presentation; }
    TakeBackModel* takeBack() { return &m_takeBack; }
    MenuModels* menu() { return &m_menu; }
    LessonModel* lesson() { return &m_lesson; }
    ReplayModel* replay() { return &m_replay; }
    ShownGame& shownGame() { return m_shown; }
    // Switches the language of all models.
    void setLanguage(const QString& code);
    QUrl manual() const;

    bool playing() const { return m_link != nullptr; }
    bool remote() const { return playing() && m_local == nullptr && !m_replay.isOpen(); }
    QString record() const {
        return QString::fromStdU16String((recorded() ? m_journal : m_watched.file).u16string());
    }
    bool playedHere() const { return m_local != nullptr || m_watched.playedHere; }
    bool recorded() const { return !m_journal.empty(); }
    PackShelf& shelf() { return m_shelf; }
    // The packs on the shelf have changed.
    void lookAtPacks();
    const std::filesystem::path& assets() const { return m_paths.assets; }
    // Texts in the window's language. The card texts of a game belong to the stage.
    const Texts& texts() const { return m_texts; }
    int clockTotal() const { return m_clock.total(); }
    int clockLeft() const { return m_clock.left(); }
    int botMillis() const { return m_botMillis; }
    void setBotMillis(int millis);
    int botPace() const { return m_botPace; }
    void setBotPace(int pace, int millis);
    // Quicker, -1, or slower, 1. The settings keep it.
    Q_INVOKABLE void stepBotPace(int by) { emit botPaceWished(by); }

    Q_INVOKABLE bool start();                         // a new game at the table of menu().setup()
    Q_INVOKABLE bool resume(const QString& journal);  // an unfinished game
    Q_INVOKABLE bool load(const QString& save);
    // A save to look at something: the game is not kept, and counts for nothing.
    bool tryOut(const QString& save);
    // Opens a journal, a save or a replay; a replay is watched. A journal from another folder is copied to
    // the own games first.
    Q_INVOKABLE bool open(const QString& file);
    Q_INVOKABLE bool learn();                     // starts the lesson, which writes no files
    Q_INVOKABLE void watch(const QString& file);  // any record of a game, in the replay viewer
    // The game just finished: played from its beginning, or standing at a later position.
    Q_INVOKABLE void watchAgain(int at = 0);
    void join(std::unique_ptr<GameLink> link);    // a game at a remote table
    void keepRecord(const std::string& journal);  // of that game, after its end
    Q_INVOKABLE void saveAs(const QString& title);
    // Take a picture of the table's public side in parts; place: in fractions of the picture; ground: what is
    // seen between them. keepPicture() stores it with the journal; later saves get a copy.
    Q_INVOKABLE void beginPicture(const QColor& ground = Qt::transparent);
    Q_INVOKABLE void addToPicture(const QImage& part, const QRectF& place);
    Q_INVOKABLE void keepPicture();
    // Writes the story of a kept or running game as a text; emits exported() or failed().
    Q_INVOKABLE void exportStory(const QString& game, const QString& target);
    // Shows at once what happens, and lets bots answer at once, until somebody at this screen is asked.
    Q_INVOKABLE void skipToDecision();
    Q_INVOKABLE void leave();                 // ends the game here; its journal stays
    Q_INVOKABLE void setMenuOpen(bool open);  // pauses the table
    Q_INVOKABLE void retryJournal();
    Q_INVOKABLE void playWithoutJournal();

signals:
    void playingChanged();
    void triedOut();  // the game of tryOut() was left
    void recordChanged();
    void languageChanged(const QString& code);
    void clockChanged();
    void paceChanged();
    void botPaceWished(int by);
    void refused(const QString& text, const QString& rule);
    void failed(const QString& text);  // starting, loading or saving a game failed
    void savedAs(const QString& title);
    void exported(const QString& target);
    void journalTrouble(const QString& text);  // until retryJournal() or playWithoutJournal()
    void finished(const QString& winners, int level, int turns);

private:
    // A record in the replay viewer, and whether its game was played here just before.
    struct Watched {
        std::filesystem::path file;
        bool playedHere = false;
    };
    bool take(HostResult result, const std::filesystem::path& journal);
    void onRecording(const std::shared_ptr<Recording>& recording);
    void play(std::unique_ptr<GameLink> link);
    // A game from elsewhere counts in the statistics only if it is played on.
    enum class Counting : std::uint8_t { Always, IfPlayedOn };
    bool goOn(const std::filesystem::path& journal, Counting counting);
    void countGame();
    void setRecord(std::filesystem::path file);
    // Returns the file that the journal of a finished game has become; empty if there is none.
    std::filesystem::path clearTable();
    static std::unique_ptr<Recording> recordOf(const std::filesystem::path& file);
    HostOptions optionsFor(const std::filesystem::path& journal) const;
    Pace pace() const;
    void listen();
    void updatePause();
    bool isAwaited() const;
    void skipOn();
    void onAnswer(const Answer& answer, const Command& said);
    bool saidByItself(const Command& said) const;
    void connectTakeBack();
    void listenToTakeBacks();
    void onTakeBackAnswer(const Answer& answer);
    void takeTakeBack(const TakeBackNotice& notice);
    void onSettled();
    std::unique_ptr<CardTexts> textsFor(const GameLink& link) const;
    static QString textOf(const TableError& error);

    SessionPaths m_paths;
    PackShelf m_shelf;
    QString m_language = QStringLiteral("en");
    Texts m_texts;
    std::unique_ptr<CardTexts> m_cardTexts;
    std::unique_ptr<GameLink> m_link;
    LocalLink* m_local = nullptr;  // m_link if it is a LocalLink, else null
    std::filesystem::path m_journal;
    Watched m_asked;    // being loaded
    Watched m_watched;  // open
    int m_watchFrom = 0;
    QString m_savingAs;
    QThreadPool m_exporting;
    std::vector<PicturePart> m_begun;
    std::vector<PicturePart> m_picture;
    ShownClock m_clock;
    int m_botMillis = 600;
    int m_botPace = 2;
    bool m_menuOpen = false;
    bool m_skipping = false;  // to the next decision
    bool m_toldEnd = false;
    bool m_counts = true;  // the game is one of the statistics'
    bool m_triesOut = false;
    bool m_countedGame = false;
    std::array<std::uint32_t, kMaxSeats> m_passedByItself{};  // by seat: the epoch of the last automatic pass
    std::array<std::uint32_t, kMaxSeats> m_movedByItself{};   // the same for other automatic moves

    ShownGame m_shown;
    GameModels m_game;
    Decisions m_decisions;
    Presentation m_presentation;
    TakeBackModel m_takeBack;
    Presenter& m_presenter = *m_presentation.presenter();
    Seating& m_seating = *m_presentation.seating();
    LessonModel m_lesson;
    ReplayModel m_replay;
    MenuModels m_menu;
    SetupModel& m_setup = *m_menu.setup();
    SavesModel& m_saves = *m_menu.saves();
};

}  // namespace kickdoor
