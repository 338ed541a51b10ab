// Decides which player has the screen. If several people share it, a hand opens only after a curtain, for its
// owner. It stays open while only bots are asked. In a window for everybody no hand is open, and one bar
// serves all: they pass together, or one of them holds, takes the screen and acts. Anybody may hold at any
// time, so holding reveals nothing.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QDeadlineTimer>
#include <QObject>
#include <QTimer>
#include <QVariantList>
#include <array>
#include <optional>
#include <vector>

#include "model/present/presenter.h"
#include "model/present/standing_passes.h"

namespace kickdoor {

class Seating : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(bool curtain READ curtain NOTIFY changed)  // shown: curtainName is to take the screen
    Q_PROPERTY(QString curtainName READ curtainName NOTIFY changed)
    Q_PROPERTY(int curtainSeat READ curtainSeat NOTIFY changed)
    // The open hand belongs to whoever has just ended a turn: it is not shown while the rest of that is still
    // presented.
    Q_PROPERTY(bool handClosed READ handClosed NOTIFY changed)
    // A curtain is about to come: buttons of the player in front would stand for a moment only.
    Q_PROPERTY(bool turning READ turning NOTIFY changed)
    // People here may still act in the window, and no curtain is about to come.
    Q_PROPERTY(bool bar READ bar NOTIFY changed)
    Q_PROPERTY(QString barNames READ barNames NOTIFY changed)  // the players for whom passAll() passes
    Q_PROPERTY(bool held READ held NOTIFY changed)
    Q_PROPERTY(int holder READ holder NOTIFY changed)  // who holds; -1: nobody, or unknown yet
    // The holder has not answered or passed yet what was asked when they took the screen.
    Q_PROPERTY(bool holderAsked READ holderAsked NOTIFY changed)
    Q_PROPERTY(bool onlooking READ onlooking NOTIFY changed)  // nobody at this screen plays
    Q_PROPERTY(bool mayHold READ mayHold NOTIFY changed)
    Q_PROPERTY(bool shared READ shared NOTIFY changed)  // more than one person at this screen
    // {seat, name, colour, female, askedIfAble} of those at this screen
    Q_PROPERTY(QVariantList people READ people NOTIFY changed)
    Q_PROPERTY(bool curtainWanted READ curtainWanted WRITE setCurtainWanted NOTIFY changed)
    Q_PROPERTY(bool autoPass READ autoPass WRITE setAutoPass NOTIFY changed)
    Q_PROPERTY(kickdoor::StandingPasses* standing READ standing CONSTANT)
    // Other people, here or elsewhere, could learn something from this screen's passes.
    Q_PROPERTY(bool inCompany READ inCompany NOTIFY changed)
    // For the lone person here, a standing pass will be given in so many milliseconds; 0: none.
    Q_PROPERTY(int dueMillis READ dueMillis NOTIFY changed)

public:
    Seating(ShownGame& shown, Presenter& presenter);

    // persons: the players at this screen; if there are none, it shows `watched`. othersElsewhere: people
    // play at other screens; they cannot be made to wait, and must learn nothing from the speed of answers.
    void start(SeatSet persons, Seat watched, bool othersElsewhere = false);

    bool curtain() const { return m_curtainFor != kNoSeat; }
    bool turning() const { return coming() || (shared() && handClosed()); }
    bool handClosed() const { return m_closed != kNoSeat && m_closed == m_presenter.viewer(); }
    QString curtainName() const;
    int curtainSeat() const { return curtain() ? m_curtainFor : -1; }
    bool bar() const { return m_bar; }
    QString barNames() const;
    bool held() const { return m_held; }
    int holder() const { return m_holder == kNoSeat ? -1 : m_holder; }
    bool holderAsked() const;
    bool mayHold() const { return !m_persons.empty() && (shared() || !m_othersElsewhere); }
    bool onlooking() const { return m_persons.empty(); }
    bool shared() const { return m_persons.size() > 1; }
    QVariantList people() const;
    bool curtainWanted() const { return m_curtainWanted; }
    void setCurtainWanted(bool wanted);
    // Passes automatically for a person who can only pass. Among several people, at this screen or others,
    // only for those whose hand is empty: everybody sees that, so it reveals nothing.
    bool autoPass() const { return m_autoPass; }
    void setAutoPass(bool autoPass);
    StandingPasses* standing() { return &m_standing; }
    bool inCompany() const { return shared() || m_othersElsewhere; }
    int dueMillis() const;
    SeatSet persons() const { return m_persons; }
    // Passes automatically for this one of several people whenever only a pass is possible, until the game
    // ends. Off by default, because the others may notice.
    Q_INVOKABLE void setAskedIfAble(int seat, bool only);
    // What the persons here have asked for until the game ends, and taking it up again; what does not fit is
    // ignored.
    QJsonObject keptWishes() const;
    void restoreWishes(const QJsonObject& kept);

    // The host should pause: somebody holds, a curtain is shown, or events are still being presented.
    bool wantsPause() const;

    Q_INVOKABLE void reveal();  // the curtain's player is here
    Q_INVOKABLE void hold();    // pauses the table; takeScreen() follows if several share the screen
    Q_INVOKABLE void takeScreen(int seat);
    Q_INVOKABLE void done();  // gives the screen back
    // Passes for everybody in barNames. No effect without the bar, or while one of several people holds.
    Q_INVOKABLE void passAll();
    void passFor(Seat seat);
    // No standing pass is given for the current decision; its player wants to think about it.
    Q_INVOKABLE void wait();
    // The seat's player need not be called: a pass for it is on its way, or will be unless the player
    // objects.
    bool isQuiet(Seat seat) const;
    // The table's answer to an automatic pass. If it was refused and the decision is still open, the person
    // decides; otherwise the current state is evaluated again.
    void passAnswered(Seat seat, std::uint32_t epoch, bool taken);
    // This one of several people has not passed yet and may take the screen to answer.
    bool mayAnswerHere(Seat seat) const;
    // The table has answered an automatic move. If it was refused, the person decides.
    void automaticAnswered(bool taken);

signals:
    void changed();
    void pauseChanged();
    // Asks to pass for the seat. byItself: automatic, so that a refusal need not be shown.
    void passed(kickdoor::Seat seat, bool byItself);
    // Asks for a move that leaves its player nothing to decide.
    void automatic(const kickdoor::Move& move);
    void wished();  // something of keptWishes() has changed

private:
    void decide();
    Seat nextAtScreen(const GameState& open) const;
    Seat staysAtScreen(const GameState& open) const;
    void followBargain(const GameState& open);
    void followInterference(const GameState& open);
    void followHolder(const GameState& open, SeatSet here);
    void letGo();  // nobody holds
    void closeAfterTurn(const GameState& open);
    SeatSet waitingHere(const GameState& open) const;
    // The player here who answers an open window alone, with an open hand; kNoSeat: nobody, or all together.
    // An open hand stays open while nobody else here is asked. Whoever has an offer to answer comes first.
    Seat answersAlone(const GameState& open) const;
    SeatSet passedByBar(const GameState& open) const;
    bool coming() const { return m_soon.isActive(); }  // a curtain is about to come
    void giveTo(Seat seat);
    void openHand(Seat seat);
    // --- seating_automatic.cpp ---
    void stopForFighter(const GameState& open);
    // Makes the moves that leave nothing to decide; true: one is on its way.
    bool moveByItself(const GameState& open);
    std::optional<Move> automaticMove(const GameState& open) const;
    // --- seating_passes.cpp ---
    void passByItself(Seat seat);
    // Passes that people have asked for in advance, at once or in due time.
    void passByStanding(const GameState& open);
    // Passes for the people here who can only pass, if everybody can see that or they have asked for it.
    void passForEmptyHands(const GameState& open);
    void passForLone(const GameState& open);
    bool mayOnlyPass(const GameState& view, Seat seat) const;

    // A decision that a standing pass answers, and when. The epoch stays when a window closes by passes and
    // another opens.
    struct Decision {
        std::uint32_t epoch = 0;
        WindowKind window = WindowKind::None;
        DieRoll roll;
        bool operator==(const Decision&) const = default;
    };
    // Who has answered with a card goes on looking while only bots act, until the fight or the turn is over.
    struct Interference {
        Seat by = kNoSeat;
        std::uint16_t turn = 0;
        bool inFight = false;
    };
    struct AutomaticMove {
        std::uint16_t turn = 0;
        Move move;
        bool operator==(const AutomaticMove&) const = default;
    };
    struct Due {
        Decision decision;
        QDeadlineTimer at;
        bool waits = false;
    };
    // Due time: so many times the edition's fair time to interfere (R8.10).
    static constexpr int kFairTimes = 2;

    ShownGame& m_shown;
    Presenter& m_presenter;
    StandingPasses m_standing;
    std::array<std::optional<Due>, kMaxSeats> m_due;
    QTimer m_nextDue;
    SeatSet m_persons;
    Seat m_watched = kNoSeat;
    Seat m_curtainFor = kNoSeat;
    Seat m_holder = kNoSeat;
    Seat m_comingFor = kNoSeat;  // gets the curtain when m_soon ends
    Seat m_turnOf = kNoSeat;     // who has the turn, by what is known
    bool m_called = false;       // somebody here has asked for the screen
    Seat m_closed = kNoSeat;     // whose hand closed with the turn; kNoSeat: opened since
    Seat m_bargains = kNoSeat;   // watches a fight after being asked for help
    Interference m_interferes;   // whose hand stays open after an answer to somebody else's window
    QTimer m_soon;
    QDeadlineTimer m_cardSeen{0};  // when the newest card of a person here has been seen
    bool m_othersPlayed = false;   // the newest card in a declared fight is a bystander's
    bool m_stopped = false;        // by hold(), so that the holder says when the table goes on
    bool m_holderPlayed = false;   // a card or an ability, and has not passed since
    bool m_holderWaited = false;   // the holder had not passed before
    std::uint32_t m_heldAt = 0;    // the decision at which the holder got the screen
    bool m_begun = false;          // a hand has been open since the start
    bool m_held = false;
    bool m_bar = false;
    std::optional<std::uint32_t> m_moving;  // the decision at which an automatic move is on its way
    // The automatic moves of this turn and the one before; one that was refused or taken back is the person's
    // to repeat.
    std::vector<AutomaticMove> m_moved;
    SeatSet m_askedIfAble;
    SeatSet m_passing;  // automatic passes that the table has not answered yet
    bool m_othersElsewhere = false;
    bool m_curtainWanted = true;
    bool m_autoPass = true;
};

}  // namespace kickdoor
