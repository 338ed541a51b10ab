// The presented state: the view that the screen shows now, and everything needed to interpret it. All table
// models listen to it and keep no game state of their own. Models send commands through submit().
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

// Who is at a seat now.
enum class Presence : std::uint8_t {
    Here,
    Away,  // the seat waits for its owner
    Bot    // a bot plays in the owner's place
};

// How complete a shown view is.
enum class Showing : std::uint8_t {
    Settled,  // the current state
    AtRest,   // the state after a complete move; more is to be shown
    Midway    // in the middle of a move: no decisions are possible
};

class ShownGame : public QObject {
    Q_OBJECT

public:
    explicit ShownGame(QObject* parent = nullptr) : QObject(parent) {}

    // Calls `refresh` whenever view, viewer, settled or legal have changed, in the order of registration.
    void whenShown(QObject* owner, std::function<void()> refresh);
    template <class Owner>
    void whenShown(Owner* owner, void (Owner::*refresh)()) {
        whenShown(owner, [owner, refresh] { (owner->*refresh)(); });
    }

    // The game must live until close().
    void open(const Game& game, const CardTexts& texts, QList<SeatLook> seats);
    void close();
    // Switches the language.
    void reword(const CardTexts& texts);
    bool isOpen() const { return m_open.has_value(); }

    const Game& game() const { return m_open->game; }
    const Wording& wording() const { return *m_open->wording; }
    const FaceMaker& faces() const { return *m_open->faces; }
    const GameState& view() const { return m_view; }
    // The seat whose hand is open; kNoSeat: none.
    Seat viewer() const { return m_view.viewer; }
    // The seat in front: the viewer, else the one that is kept there, else the active player if somebody here
    // plays, else seat 0.
    Seat front() const;
    // Until the next viewer, or kNoSeat.
    void keepInFront(Seat seat) { m_inFront = seat; }
    Presence presence(Seat seat) const { return m_presence[seat]; }
    void setPresence(const std::array<Presence, kMaxSeats>& presence);
    // The seats that act at this screen. Other hands may be open, but only for watching.
    void setActing(SeatSet seats) { m_acting = seats; }
    // Whether the table can be reached, true by default. No commands are offered while it cannot.
    void setReachable(bool reachable);
    bool isReachable() const { return m_reachable; }
    // Several people share this screen.
    SeatSet acting() const { return m_acting; }
    bool isShared() const { return m_acting.size() > 1; }
    // Who may read all that this screen tells: the only seat that acts here, or kNoSeat.
    Seat reader() const { return m_acting.size() == 1 ? m_acting.first() : kNoSeat; }
    bool mayAct() const { return m_reachable && viewer() != kNoSeat && m_acting.has(viewer()); }
    // Nothing is being presented; the current state is shown.
    bool settled() const { return m_showing == Showing::Settled; }
    // In the middle of a move. Nobody is asked anything, whatever the rules would allow in this state.
    bool midway() const { return m_showing == Showing::Midway; }

    // The viewer's legal commands in the shown state.
    const LegalCommands& legal() const { return m_legal; }
    bool mayUse(CardId card) const;  // a legal command of the viewer, except to keep it, uses this card
    CardFace face(CardId card) const;

    // Skips the presentation to the newest view and judges the command there. Emits submitted() if it is
    // legal, else refused().
    void submit(Command command);
    void refuse(const Refusals& refusals);
    void refuse(const WhyNot& why) { emit refused(why.text, why.rule); }

    // Skips the presentation because somebody wants to act.
    void hurry();

    // --- for the presenter ---
    void show(const GameState& view, Showing how);
    // The same, a few models at a time, so that animations stay smooth; ends with shown(). At once if another
    // seat comes in front.
    void showInPieces(const GameState& view, Showing how);
    void finishShowing();
    // Shows one more event for `dwell` milliseconds; 0 if it is skipped.
    void advance(const GameState& view, const Event& event, int dwell);
    // Replaces the earlier events by those of `past`, without presenting them.
    void recall(const Past& past) { emit recalled(past); }

signals:
    void shown();                                        // after all refresh functions
    void told(const kickdoor::Event& event, int dwell);  // an event has just been shown
    void recalled(const kickdoor::Past& past);
    void leapt();  // the next view does not follow from the previous one by events
    void submitted(const kickdoor::Command& command);
    void hurryWanted();  // somebody wants to act: show everything at once
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
    // False if time ran out, with some models still showing the previous state.
    bool showSome(int millis);

    struct Watcher {
        QPointer<QObject> owner;
        std::function<void()> refresh;
    };
    std::deque<Watcher> m_watchers;  // a deque, so that references stay valid when it grows
    std::size_t m_next = 0;          // index into m_watchers, while a state is being shown
    bool m_atWork = false;           // a state is being shown
    std::optional<Open> m_open;
    GameState m_view;
    LegalCommands m_legal;
    std::vector<bool> m_usable;  // by card
    Showing m_showing = Showing::Midway;
    SeatSet m_acting;
    Seat m_inFront = kNoSeat;
    Seat m_shownInFront = kNoSeat;  // by all models
    bool m_reachable = true;
    std::array<Presence, kMaxSeats> m_presence{};
};

}  // namespace kickdoor
