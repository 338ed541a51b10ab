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
#include "model/decide/ability_draft.h"
#include "model/decide/actions_model.h"
#include "model/decide/answer_draft.h"
#include "model/decide/bargain_draft.h"
#include "model/decide/card_moves.h"
#include "model/decide/charity_draft.h"
#include "model/decide/offers_model.h"
#include "model/decide/sale_draft.h"
#include "model/decide/trade_draft.h"
#include "model/gallery/gallery_model.h"
#include "model/help/rules_model.h"
#include "model/lesson/lesson_model.h"
#include "model/link/host_link.h"
#include "model/present/big_moment.h"
#include "model/present/course_model.h"
#include "model/present/curtain_model.h"
#include "model/present/dice_model.h"
#include "model/present/log_model.h"
#include "model/present/moments.h"
#include "model/present/presenter.h"
#include "model/present/ready_model.h"
#include "model/present/seating.h"
#include "model/present/seen_cards.h"
#include "model/present/shown_clock.h"
#include "model/replay/replay_model.h"
#include "model/saves/saves_model.h"
#include "model/setup/preset_model.h"
#include "model/setup/setup_model.h"
#include "model/table/board_model.h"
#include "model/table/combat_model.h"
#include "model/table/hand_model.h"
#include "model/table/play_model.h"
#include "model/table/players_model.h"
#include "model/table/table_model.h"
#include "table/host.h"

namespace kickdoor {

struct SessionPaths {
    std::filesystem::path assets;
    QString games;  // where journals and saves are kept
};

class Session : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program makes it")
    Q_PROPERTY(kickdoor::SetupModel* setup READ setup CONSTANT)
    Q_PROPERTY(kickdoor::PresetModel* presets READ presets CONSTANT)
    Q_PROPERTY(kickdoor::SavesModel* saves READ saves CONSTANT)
    Q_PROPERTY(kickdoor::RulesModel* rules READ rules CONSTANT)
    Q_PROPERTY(kickdoor::GalleryModel* gallery READ gallery CONSTANT)
    Q_PROPERTY(kickdoor::TableModel* table READ table CONSTANT)
    Q_PROPERTY(kickdoor::PlayersModel* players READ players CONSTANT)
    Q_PROPERTY(kickdoor::PlayersModel* others READ others CONSTANT)
    Q_PROPERTY(kickdoor::BoardModel* board READ board CONSTANT)
    Q_PROPERTY(kickdoor::HandModel* hand READ hand CONSTANT)
    Q_PROPERTY(kickdoor::PlayModel* own READ own
                   CONSTANT)  // the viewer's side; the active player's while nobody looks
    Q_PROPERTY(kickdoor::CombatModel* combat READ combat CONSTANT)
    Q_PROPERTY(kickdoor::ActionsModel* actions READ actions CONSTANT)
    Q_PROPERTY(kickdoor::CardMoves* cardMoves READ cardMoves CONSTANT)
    Q_PROPERTY(kickdoor::AnswerDraft* answer READ answer CONSTANT)
    Q_PROPERTY(kickdoor::SaleDraft* sale READ sale CONSTANT)
    Q_PROPERTY(kickdoor::AbilityDraft* ability READ ability CONSTANT)
    Q_PROPERTY(kickdoor::CharityDraft* charity READ charity CONSTANT)
    Q_PROPERTY(kickdoor::BargainDraft* bargain READ bargain CONSTANT)
    Q_PROPERTY(kickdoor::TradeDraft* trade READ trade CONSTANT)
    Q_PROPERTY(kickdoor::OffersModel* offers READ offers CONSTANT)
    Q_PROPERTY(kickdoor::LogModel* log READ log CONSTANT)
    Q_PROPERTY(kickdoor::DiceModel* dice READ dice CONSTANT)
    Q_PROPERTY(kickdoor::CourseModel* course READ course CONSTANT)
    Q_PROPERTY(kickdoor::Moments* moments READ moments CONSTANT)
    Q_PROPERTY(kickdoor::BigMoment* bigMoment READ bigMoment CONSTANT)
    Q_PROPERTY(kickdoor::SeenCards* seenCards READ seenCards CONSTANT)
    Q_PROPERTY(kickdoor::Presenter* presenter READ presenter CONSTANT)
    Q_PROPERTY(kickdoor::Seating* seating READ seating CONSTANT)
    Q_PROPERTY(kickdoor::CurtainModel* curtain READ curtain CONSTANT)
    Q_PROPERTY(kickdoor::ReadyModel* ready READ ready CONSTANT)
    Q_PROPERTY(kickdoor::LessonModel* lesson READ lesson CONSTANT)
    Q_PROPERTY(kickdoor::ReplayModel* replay READ replay CONSTANT)
    Q_PROPERTY(bool playing READ playing NOTIFY playingChanged)
    Q_PROPERTY(QUrl manual READ manual NOTIFY languageChanged)      // the page in the window's language
    Q_PROPERTY(QString record READ record NOTIFY playingChanged)    // the file; empty: none here
    Q_PROPERTY(bool recorded READ recorded NOTIFY playingChanged)   // the game is kept here, move by move
    Q_PROPERTY(bool remote READ remote NOTIFY playingChanged)       // the table is in the network
    Q_PROPERTY(int clockTotal READ clockTotal NOTIFY clockChanged)  // milliseconds; 0: no clock runs
    Q_PROPERTY(int clockLeft READ clockLeft NOTIFY clockChanged)
    Q_PROPERTY(int botMillis READ botMillis WRITE setBotMillis NOTIFY paceChanged)

public:
    explicit Session(SessionPaths paths, QObject* parent = nullptr);
    ~Session() override;

    SetupModel* setup() { return &m_setup; }
    PresetModel* presets() { return &m_presets; }
    SavesModel* saves() { return &m_saves; }
    RulesModel* rules() { return &m_rules; }
    GalleryModel* gallery() { return &m_gallery; }
    TableModel* table() { return &m_table; }
    PlayersModel* players() { return &m_players; }
    PlayersModel* others() { return &m_others; }
    BoardModel* board() { return &m_board; }
    HandModel* hand() { return &m_hand; }
    PlayModel* own() { return &m_own; }
    CombatModel* combat() { return &m_combat; }
    ActionsModel* actions() { return &m_actions; }
    CardMoves* cardMoves() { return &m_cardMoves; }
    AnswerDraft* answer() { return &m_answer; }
    SaleDraft* sale() { return &m_sale; }
    AbilityDraft* ability() { return &m_ability; }
    CharityDraft* charity() { return &m_charity; }
    BargainDraft* bargain() { return &m_bargain; }
    TradeDraft* trade() { return &m_trade; }
    OffersModel* offers() { return &m_offers; }
    LogModel* log() { return &m_log; }
    DiceModel* dice() { return &m_dice; }
    CourseModel* course() { return &m_course; }
    Moments* moments() { return &m_moments; }
    BigMoment* bigMoment() { return &m_bigMoment; }
    SeenCards* seenCards() { return &m_seenCards; }
    Presenter* presenter() { return &m_presenter; }
    Seating* seating() { return &m_seating; }
    CurtainModel* curtain() { return &m_curtain; }
    ReadyModel* ready() { return &m_ready; }
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
    void recall(const std::filesystem::path& file);
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
    std::unique_ptr<CardTexts> m_texts;
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

    Stage m_stage;
    Presenter m_presenter;
    Seating m_seating;
    TableModel m_table;
    PlayersModel m_players;
    PlayersModel m_others;
    BoardModel m_board;
    HandModel m_hand;
    PlayModel m_own;
    CombatModel m_combat;
    ActionsModel m_actions;
    CardMoves m_cardMoves;
    AnswerDraft m_answer;
    SaleDraft m_sale;
    AbilityDraft m_ability;
    CharityDraft m_charity;
    BargainDraft m_bargain;
    TradeDraft m_trade;
    OffersModel m_offers;
    LogModel m_log;
    DiceModel m_dice;
    CourseModel m_course;
    Moments m_moments;
    CurtainModel m_curtain;
    BigMoment m_bigMoment;
    SeenCards m_seenCards{m_stage};
    ReadyModel m_ready;
    LessonModel m_lesson;
    ReplayModel m_replay;
    SetupModel m_setup;
    PresetModel m_presets;
    SavesModel m_saves;
    RulesModel m_rules;
    GalleryModel m_gallery;
};

}  // namespace kickdoor
