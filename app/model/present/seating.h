// Who has the screen. With several people around it, a hand opens only for its owner and only from behind a
// curtain: once it has closed, whoever looked last may have left. It stays open while none but bots are asked
// anything. While everybody may speak up, nobody's hand is open and one bar serves all: pass together, or
// hold, say who you are, and act. Holding tells nothing about hands: anybody may, at any time.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QTimer>
#include <QVariantList>
#include <optional>

#include "model/present/presenter.h"

namespace kickdoor {

class Seating : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(bool curtain READ curtain NOTIFY changed)  // down: `curtainName` takes the screen
    Q_PROPERTY(QString curtainName READ curtainName NOTIFY changed)
    Q_PROPERTY(int curtainSeat READ curtainSeat NOTIFY changed)
    // It waits for whoever had the screen last: nobody else's hand has been open since.
    Q_PROPERTY(bool curtainAgain READ curtainAgain NOTIFY changed)
    // People here may still speak up. Not while the screen is on its way to the one who must answer alone.
    Q_PROPERTY(bool bar READ bar NOTIFY changed)
    Q_PROPERTY(QString barNames READ barNames NOTIFY changed)  // for whom passAll() passes
    Q_PROPERTY(bool held READ held NOTIFY changed)
    Q_PROPERTY(int holder READ holder NOTIFY changed)         // who holds; -1: not said yet, or nobody
    Q_PROPERTY(bool onlooking READ onlooking NOTIFY changed)  // nobody at this screen plays
    Q_PROPERTY(bool mayHold READ mayHold NOTIFY changed)
    Q_PROPERTY(bool shared READ shared NOTIFY changed)  // more than one person at this screen
    // {seat, name, colour, female, askedIfAble} of those at this screen
    Q_PROPERTY(QVariantList people READ people NOTIFY changed)
    Q_PROPERTY(bool curtainWanted READ curtainWanted WRITE setCurtainWanted NOTIFY changed)
    Q_PROPERTY(bool autoPass READ autoPass WRITE setAutoPass NOTIFY changed)

public:
    Seating(Stage& stage, Presenter& presenter);

    // persons: those at this screen. Without any, the screen shows `watched`. othersElsewhere: people play at
    // other screens, who cannot be made to wait and must not learn from how fast this one answers.
    void start(SeatSet persons, Seat watched, bool othersElsewhere = false);

    bool curtain() const { return m_curtainFor != kNoSeat; }
    QString curtainName() const;
    int curtainSeat() const { return curtain() ? m_curtainFor : -1; }
    bool curtainAgain() const { return curtain() && m_curtainFor == m_lastOpen; }
    bool bar() const { return m_bar; }
    QString barNames() const;
    bool held() const { return m_held; }
    int holder() const { return m_holder == kNoSeat ? -1 : m_holder; }
    bool mayHold() const { return !m_persons.empty() && (shared() || !m_othersElsewhere); }
    bool onlooking() const { return m_persons.empty(); }
    bool shared() const { return m_persons.size() > 1; }
    QVariantList people() const;
    bool curtainWanted() const { return m_curtainWanted; }
    void setCurtainWanted(bool wanted);
    // A lone person with nothing to say in a window passes by itself; no secret is in it with bots around
    // only. Among several, only whoever has no card in hand, and nothing on the table to answer with.
    bool autoPass() const { return m_autoPass; }
    void setAutoPass(bool autoPass);
    SeatSet persons() const { return m_persons; }
    // This person of several is passed for whenever only a pass is possible. The others may notice: who wants
    // it says so, and until the game ends.
    Q_INVOKABLE void setAskedIfAble(int seat, bool only);

    // The host stands still while somebody holds, a curtain is down, or the screen lags behind.
    bool wantsPause() const;

    Q_INVOKABLE void reveal();  // the one the curtain waits for is here
    Q_INVOKABLE void hold();    // stop the table; with several people, takeScreen() says who
    Q_INVOKABLE void takeScreen(int seat);
    Q_INVOKABLE void done();  // give the screen back
    // Everybody at this screen has nothing to add; whoever must answer alone speaks for nobody else. Nothing
    // while there is no bar, or somebody of several holds.
    Q_INVOKABLE void passAll();
    void passFor(Seat seat);
    // The table has answered a pass by itself. Taken or too late: what has happened meanwhile decides anew,
    // a window that has just opened, too. Where it is still the decision that was answered, and the pass was
    // not taken, it is left to the person.
    void passAnswered(Seat seat, std::uint32_t epoch, bool taken);
    // Several people are here, and this one of them has not passed yet: may take the screen to answer.
    bool mayAnswerHere(Seat seat) const;
    // The table has answered an end of turn by itself. Not taken, it is left to the person.
    void endAnswered(bool taken);

signals:
    void changed();
    void pauseChanged();
    // Say it for them. byItself: nobody has asked for it, and need hear that it came too late.
    void passed(kickdoor::Seat seat, bool byItself);
    // The dead have nothing left to do in their turn, once their death was seen: it goes on.
    void turnEnded(kickdoor::Seat seat);

private:
    void decide();
    Seat nextAtScreen(const GameState& open) const;
    Seat staysAtScreen(const GameState& open) const;
    void followBargain(const GameState& open);
    SeatSet waitingHere(const GameState& open) const;
    // The one here who must answer an open window alone, hand open; kNoSeat: nobody, or all together. A hand
    // that is open stays open while nobody else here is asked.
    Seat answersAlone(const GameState& open) const;
    SeatSet passedByBar(const GameState& open) const;
    bool coming() const { return m_soon.isActive(); }  // somebody gets the curtain in a moment
    void giveTo(Seat seat);
    void openHand(Seat seat);
    bool endTurnOfTheDead(const GameState& open);
    void passByItself();
    // Those here who wait for nothing but a pass, as everybody at the table can tell, or as they want it.
    void passForEmptyHands(const GameState& open);
    bool mayOnlyPass(const GameState& view, Seat seat) const;

    Stage& m_stage;
    Presenter& m_presenter;
    SeatSet m_persons;
    Seat m_watched = kNoSeat;
    Seat m_curtainFor = kNoSeat;
    Seat m_holder = kNoSeat;
    Seat m_comingFor = kNoSeat;  // gets the curtain when the moment before it is over
    Seat m_lastOpen = kNoSeat;   // whose hand has been open last
    Seat m_bargains = kNoSeat;   // looks on: was asked for help, in a fight that still wants it
    QTimer m_soon;
    bool m_holderWaited = false;  // the holder had not passed yet
    bool m_begun = false;         // a hand has been open since the start
    bool m_held = false;
    bool m_bar = false;
    std::optional<std::uint32_t> m_ending;  // the decision at which a turn is being ended
    bool m_endsByHand = false;              // that was not taken
    SeatSet m_askedIfAble;
    SeatSet m_passing;  // by themselves; the table has not answered yet
    bool m_othersElsewhere = false;
    bool m_curtainWanted = true;
    bool m_autoPass = true;
};

}  // namespace kickdoor
