// The moves that belong to no card, as buttons: phases, fighting and running away, dialogs. A move that is
// expected now but forbidden stays visible, with the reason.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariantList>
#include <optional>
#include <vector>

#include "model/table/shown_game.h"

namespace kickdoor {

class ActionsModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    // {key, text, look, icon, allowed, whyNot, rule, tip}
    Q_PROPERTY(QVariantList buttons READ buttons NOTIFY buttonsChanged)
    Q_PROPERTY(QString advice READ advice NOTIFY adviceChanged)  // a sentence about what to do now

public:
    explicit ActionsModel(ShownGame& shown);

    QVariantList buttons() const { return m_buttons; }
    QString advice() const { return m_advising ? m_advice : QString(); }
    // Turns the advice on or off. It is meant for new players.
    void setAdvising(bool advising);

    // Whether the roll follows at once when a viewer who has chosen to run has one monster left to run from
    // and can do nothing that matters before it. Off with people at other screens, who would learn this from
    // it. An escape that needs no roll is public knowledge and always follows at once.
    void setFleeingAtOnce(bool atOnce) { m_fleesAtOnce = atOnce; }

    // Submits the move, or asks for the dialog or the card that completes it. False if not possible now.
    Q_INVOKABLE bool trigger(const QString& key);
    // Shows why this move is not among the buttons now: sell, offerTrade, askHelp.
    Q_INVOKABLE void explain(const QString& key);

signals:
    void buttonsChanged();
    void adviceChanged();
    void dialogWanted(const QString& kind);  // sell, askHelp, offerHelp, offerTrade, giveCharity
    // lookForTrouble: asks which monster to fight; play: where the card goes; use: which ability to use
    void cardWanted(const QString& kind, int card);

private:
    // Before the first turn, the viewer's buttons stay while others lay cards: they come back unchanged.
    bool stays() const;
    void clear();
    enum class Needs { Nothing, Dialog, Card };
    struct Button {
        QString key;
        Move move;
        Needs needs = Needs::Nothing;
        WhyNot why;
    };
    void refresh();
    void collect();
    void add(const Move& move, Needs needs);
    void addPlay(const Move& move);
    void addForbidden(CommandKind kind);
    QString textOf(const Button& button) const;
    // The effect of the button, if its text does not show it.
    QString tipOf(const Button& button) const;
    // The only button that carries the game on; null if there is none, or a choice.
    const Button* onlyWayOn() const;
    // Every monster that the viewer could look for trouble with beats the viewer: no proposal.
    bool isHopeless(const Button& button) const;
    // The roll, or an escape that needs none, follows as soon as the table has settled.
    bool fleesByItself() const;
    void fleeAtOnce();
    // The only way on of a viewer who runs away; null if there is a choice.
    const Move* onlyFlight() const;
    bool has(CommandKind kind) const;
    QString adviceNow() const;
    QString adviceInCombat() const;
    QString adviceBeforeTheEnd() const;

    ShownGame& m_shown;
    std::vector<Button> m_all;
    QVariantList m_buttons;
    QString m_advice;
    bool m_advising = true;
    bool m_fleesAtOnce = true;
    Seat m_of = kNoSeat;                    // whose buttons they are
    Seat m_runner = kNoSeat;                // has chosen to run away from the present fight
    std::optional<std::uint32_t> m_fledIn;  // the epoch of the newest flight that followed by itself
};

}  // namespace kickdoor
