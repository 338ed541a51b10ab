// A finished game, watched again: where it stands, how fast it goes on, through whose eyes. The table shows
// it as it shows any game; nobody can act in it.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QTimer>
#include <QVariantList>
#include <thread>

#include "model/present/presenter.h"
#include "model/replay/mark_model.h"
#include "model/replay/replay_link.h"

namespace kickdoor {

class ReplayModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(bool loading READ loading NOTIFY loadingChanged)
    Q_PROPERTY(bool open READ isOpen NOTIFY opened)
    Q_PROPERTY(int length READ length NOTIFY opened)  // places on the time line, beside the start
    Q_PROPERTY(int position READ position WRITE setPosition NOTIFY positionChanged)
    Q_PROPERTY(QString place READ place NOTIFY positionChanged)  // "Turn 7: Anna fights 3,872 Orcs"
    Q_PROPERTY(kickdoor::MarkModel* marks READ marks CONSTANT)
    Q_PROPERTY(bool playing READ playing WRITE setPlaying NOTIFY playingChanged)
    Q_PROPERTY(qreal speed READ speed WRITE setSpeed NOTIFY speedChanged)
    // {view, text}; view: a seat, or one of the two below.
    Q_PROPERTY(QVariantList views READ views NOTIFY viewsChanged)
    Q_PROPERTY(int view READ view WRITE setView NOTIFY viewChanged)
    Q_PROPERTY(bool secret READ secret NOTIFY opened)      // the game is not over: hands stay closed
    Q_PROPERTY(bool cutShort READ cutShort NOTIFY opened)  // the rules of today do not allow the rest

public:
    static constexpr int kOpenView = -1;
    static constexpr int kActiveView = -2;  // of whoever has the turn

    ReplayModel(Stage& stage, Presenter& presenter);

    // Reads the file beside the window's work: loaded() or failed().
    void load(const std::filesystem::path& file);
    Q_INVOKABLE void stopLoading();
    // From the start, paused, in the open view. The link outlives the showing of it.
    void show(ReplayLink& link);
    void close();

    bool loading() const { return m_loading; }
    bool isOpen() const { return m_link != nullptr; }
    int length() const { return isOpen() ? static_cast<int>(m_link->reel().length()) : 0; }
    int position() const { return static_cast<int>(m_position); }
    void setPosition(int position);
    QString place() const;
    MarkModel* marks() { return &m_marks; }
    bool playing() const { return m_playing; }
    void setPlaying(bool playing);
    qreal speed() const { return m_speed; }
    void setSpeed(qreal speed);
    QVariantList views() const;
    int view() const { return m_view; }
    void setView(int view);
    bool secret() const { return isOpen() && !m_link->reel().over(); }
    bool cutShort() const { return isOpen() && !m_link->reel().cutShort().empty(); }

    // One move: to the next place where something has happened.
    Q_INVOKABLE void forward();
    Q_INVOKABLE void back();
    Q_INVOKABLE void nextTurn() { jump(Landmark::Kind::Turn, 1); }
    Q_INVOKABLE void previousTurn() { jump(Landmark::Kind::Turn, -1); }
    Q_INVOKABLE void nextFight() { jump(Landmark::Kind::Fight, 1); }
    Q_INVOKABLE void previousFight() { jump(Landmark::Kind::Fight, -1); }

signals:
    void loaded(const std::shared_ptr<kickdoor::Reel>& reel);
    void failed(const kickdoor::TableError& error);
    void loadingChanged();
    void opened();  // or closed
    void positionChanged();
    void playingChanged();
    void speedChanged();
    void viewsChanged();
    void viewChanged();

private:
    void onRead(std::uint64_t reading, const std::shared_ptr<Reel>& reel, const TableError& error);
    void onStood(qulonglong position, Seat viewer, const Past& past);
    void onMoved(qulonglong position);
    void reword();
    void jump(Landmark::Kind kind, int direction);
    void stand(std::size_t position);
    Seat wantedViewer() const;
    void proceed();

    Stage& m_stage;
    Presenter& m_presenter;
    MarkModel m_marks;
    ReplayLink* m_link = nullptr;
    std::size_t m_position = 0;  // what shows
    std::size_t m_told = 0;      // what will show when all that was told has been shown
    std::size_t m_asked = 0;     // where it will stand
    bool m_playing = false;
    qreal m_speed = 1;
    int m_view = kOpenView;
    QTimer m_gap;  // between one move and the next
    bool m_loading = false;
    std::uint64_t m_reading = 0;
    std::jthread m_reader;
};

}  // namespace kickdoor
