// What the screen shows at this moment: the presented view, in front of one seat, with everything needed to
// read it. All table models listen to it; none of them keeps state of the game. What a model wants to say
// goes through submit().
#pragma once

#include <QObject>
#include <QPointer>
#include <array>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "model/base/face_maker.h"
#include "model/table/past.h"
#include "words/wording.h"

namespace kickdoor {

// Who sits at a seat at the moment.
enum class Presence : std::uint8_t {
    Here,
    Away,  // the seat waits for its owner
    Bot    // a bot plays in the owner's place
};

// How a view shows.
enum class Showing : std::uint8_t {
    Settled,  // what shows is what is
    AtRest,   // as it was when all that followed of a move had happened; more is to be shown
    Midway    // in the midst of a move: nobody decides anything here
};

class Stage : public QObject {
    Q_OBJECT

public:
    explicit Stage(QObject* parent = nullptr) : QObject(parent) {}

    // Calls `refresh` whenever view, viewer, settled or legal have changed, in the order of asking.
    void whenShown(QObject* owner, std::function<void()> refresh);
    template <class Owner>
    void whenShown(Owner* owner, void (Owner::*refresh)()) {
        whenShown(owner, [owner, refresh] { (owner->*refresh)(); });
    }

    // The game outlives the stage's showing of it.
    void open(const Game& game, const CardTexts& texts, QList<SeatLook> seats);
    void close();
    // The same in other words: in another language.
    void reword(const CardTexts& texts);
    bool isOpen() const { return m_open.has_value(); }

    const Game& game() const { return m_open->game; }
    const Wording& wording() const { return *m_open->wording; }
    const FaceMaker& faces() const { return *m_open->faces; }
    const GameState& view() const { return m_view; }
    // Whose hand is open on the screen; kNoSeat: nobody's.
    Seat viewer() const { return m_view.viewer; }
    // Whose side of the table is near: the viewer's, else (where somebody here plays) of whose turn it is.
    Seat front() const;
    Presence presence(Seat seat) const { return m_presence[seat]; }
    void setPresence(const std::array<Presence, kMaxSeats>& presence);
    // Whose decisions are made at this screen; everybody's until it is said. Others' hands may be open, but
    // are only looked at.
    void setActing(SeatSet seats) { m_acting = seats; }
    // Nothing can be said while the table cannot hear it: nothing is on offer then. True until it is said.
    void setReachable(bool reachable);
    // Several people pass this screen around.
    bool isShared() const { return m_acting.size() > 1; }
    bool mayAct() const { return m_reachable && viewer() != kNoSeat && m_acting.has(viewer()); }
    // Nothing is being presented: what shows is what is.
    bool settled() const { return m_showing == Showing::Settled; }
    // In the midst of a move nothing is asked of anybody, whatever the rules would allow in such a state.
    bool midway() const { return m_showing == Showing::Midway; }

    // What the viewer may say, as far as it shows.
    const LegalCommands& legal() const { return m_legal; }
    bool mayUse(CardId card)
        const;  // some legal command of the viewer begins with this card; keeping it does not count
    CardFace face(CardId card) const;

    // Judges on the newest view, for which whatever is still to be shown is hurried past; then hands on.
    // Refused at once where the view already forbids it.
    void submit(Command command);
    void refuse(const Refusals& refusals);
    void refuse(const WhyNot& why) { emit refused(why.text, why.rule); }

    // Somebody has something to say: what is still to be shown is hurried past.
    void hurry();

    // --- for the presenter ---
    void show(const GameState& view, Showing how);
    // The same a few models at a time, so that what moves on the screen goes on moving; shown() tells the
    // end.
    void showInPieces(const GameState& view, Showing how);
    void finishShowing();
    // One event further; `dwell` in milliseconds is how long it will be shown, 0 when it is hurried past.
    void advance(const GameState& view, const Event& event, int dwell);
    // What was told until now is what is in `past`; nothing of it is shown again.
    void recall(const Past& past) { emit recalled(past); }

signals:
    void shown();                                        // all who asked have been called
    void told(const kickdoor::Event& event, int dwell);  // an event has just been shown
    void recalled(const kickdoor::Past& past);
    void leapt();  // what shows next does not follow by told events from what showed before
    void submitted(const kickdoor::Command& command);
    void hurryWanted();  // somebody has something to say: show all that is left
    void refused(const QString& text, const QString& rule);
    void openChanged();
    void reworded();  // shown() follows
    void presenceChanged();

private:
    struct Open {
        const Game& game;
        std::unique_ptr<Wording> wording;
        std::unique_ptr<FaceMaker> faces;
    };
    static Open openWith(const Game& game, const CardTexts& texts, QList<SeatLook> seats);
    void change(const GameState& view, Showing how);
    void findLegal();
    void showPiece();
    // False: the time was over, and some models still show what was before.
    bool showSome(int millis);

    struct Watcher {
        QPointer<QObject> owner;
        std::function<void()> refresh;
    };
    std::deque<Watcher> m_watchers;  // stay where they are when one more comes
    std::size_t m_next = 0;          // of m_watchers, while a state is being shown
    bool m_atWork = false;           // on showing it
    std::optional<Open> m_open;
    GameState m_view;
    LegalCommands m_legal;
    std::vector<bool> m_usable;  // by card
    Showing m_showing = Showing::Midway;
    SeatSet m_acting;
    bool m_reachable = true;
    std::array<Presence, kMaxSeats> m_presence{};
};

}  // namespace kickdoor
