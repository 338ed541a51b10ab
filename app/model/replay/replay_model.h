// The replay viewer: its position, speed and point of view. The table shows the recorded game like any other,
// without allowing actions.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QTimer>
#include <QVariantList>
#include <thread>

#include "model/present/presenter.h"
#include "model/replay/bot_mind_model.h"
#include "model/replay/chance_model.h"
#include "model/replay/mark_model.h"
#include "model/replay/replay_link.h"

namespace kickdoor {

class ReplayModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(bool loading READ loading NOTIFY loadingChanged)
    Q_PROPERTY(bool open READ isOpen NOTIFY opened)
    Q_PROPERTY(int length READ length NOTIFY opened)  // the last position on the time line
    Q_PROPERTY(int position READ position WRITE setPosition NOTIFY positionChanged)
    Q_PROPERTY(QString place READ place NOTIFY positionChanged)  // "Turn 7: Anna fights 3,872 Orcs"
    Q_PROPERTY(kickdoor::MarkModel* marks READ marks CONSTANT)
    Q_PROPERTY(kickdoor::ChanceModel* chances READ chances CONSTANT)  // also of the game just finished
    Q_PROPERTY(kickdoor::BotMindModel* botMind READ botMind CONSTANT)
    Q_PROPERTY(bool hasBots READ hasBots NOTIFY opened)  // whose minds may be looked into: the game is over
    Q_PROPERTY(bool playing READ playing WRITE setPlaying NOTIFY playingChanged)
    Q_PROPERTY(qreal speed READ speed WRITE setSpeed NOTIFY speedChanged)
    // {view, text}; view: a seat, or one of the two below.
    Q_PROPERTY(QVariantList views READ views NOTIFY viewsChanged)
    Q_PROPERTY(int view READ view WRITE setView NOTIFY viewChanged)
    Q_PROPERTY(bool secret READ secret NOTIFY opened)      // the game is unfinished: hands stay closed
    Q_PROPERTY(bool cutShort READ cutShort NOTIFY opened)  // today's rules do not allow the rest

public:
    static constexpr int kOpenView = -1;
    static constexpr int kActiveView = -2;  // the active player's

    ReplayModel(ShownGame& shown, Presenter& presenter);

    // Reads the file on another thread; emits loaded() or failed().
    void load(const std::filesystem::path& file);
    Q_INVOKABLE void stopLoading();
    // Shows the start of the game, paused, in the open view. The link must live until close().
    void show(ReplayLink& link);
    void close();

    bool loading() const { return m_loading; }
    bool isOpen() const { return m_link != nullptr; }
    int length() const { return isOpen() ? static_cast<int>(m_link->recording().length()) : 0; }
    int position() const { return static_cast<int>(m_position); }
    void setPosition(int position);
    QString place() const;
    MarkModel* marks() { return &m_marks; }
    ChanceModel* chances() { return &m_chances; }
    BotMindModel* botMind() { return &m_botMind; }
    bool hasBots() const { return !secret() && !bots().empty(); }
    bool playing() const { return m_playing; }
    void setPlaying(bool playing);
    qreal speed() const { return m_speed; }
    void setSpeed(qreal speed);
    QVariantList views() const;
    int view() const { return m_view; }
    void setView(int view);
    bool secret() const { return isOpen() && !m_link->recording().over(); }
    bool cutShort() const { return isOpen() && !m_link->recording().cutShort().empty(); }

    // Goes to the next visible event.
    Q_INVOKABLE void forward();
    Q_INVOKABLE void back();
    // Goes to the next decision of a bot, this one included, in its view, and shows what it knew.
    Q_INVOKABLE void lookIntoBot();
    Q_INVOKABLE void nextTurn() { jump(Landmark::Kind::Turn, 1); }
    Q_INVOKABLE void previousTurn() { jump(Landmark::Kind::Turn, -1); }
    Q_INVOKABLE void nextFight() { jump(Landmark::Kind::Fight, 1); }
    Q_INVOKABLE void previousFight() { jump(Landmark::Kind::Fight, -1); }

signals:
    void loaded(const std::shared_ptr<kickdoor::Recording>& recording);
    void failed(const kickdoor::TableError& error);
    void loadingChanged();
    void opened();  // or closed
    void positionChanged();
    void playingChanged();
    void speedChanged();
    void viewsChanged();
    void viewChanged();

private:
    void onRead(std::uint64_t reading, const std::shared_ptr<Recording>& recording, const TableError& error);
    void onStood(qulonglong position, Seat viewer, const Past& past);
    void onMoved(qulonglong position);
    void onChosen(qulonglong position, const Command& command);
    SeatSet bots() const;
    void reword();
    void jump(Landmark::Kind kind, int direction);
    void stand(std::size_t position);
    void leaveBot();
    Seat wantedViewer() const;
    void proceed();

    ShownGame& m_shown;
    Presenter& m_presenter;
    MarkModel m_marks;
    ChanceModel m_chances;
    BotMindModel m_botMind;
    std::optional<std::size_t> m_lookedInto;  // where a bot's mind is shown
    std::optional<int> m_viewBefore;          // to be shown again once that is left
    ReplayLink* m_link = nullptr;
    std::size_t m_position = 0;  // being shown
    std::size_t m_told = 0;      // to be shown after all events received
    std::size_t m_asked = 0;     // requested from the link
    bool m_playing = false;
    qreal m_speed = 1;
    int m_view = kOpenView;
    QTimer m_gap;  // between one move and the next
    bool m_loading = false;
    std::uint64_t m_reading = 0;
    std::jthread m_reader;
};

}  // namespace kickdoor
