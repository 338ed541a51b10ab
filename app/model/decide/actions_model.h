// The moves that no card on the table stands for, as buttons: the phases, fight and flight, the dialogs. What
// is expected at the moment but forbidden stays in sight and says why.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariantList>
#include <vector>

#include "model/table/stage.h"

namespace kickdoor {

class ActionsModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    // {key, text, look, icon, allowed, whyNot, rule, tip}
    Q_PROPERTY(QVariantList buttons READ buttons NOTIFY buttonsChanged)
    Q_PROPERTY(QString advice READ advice NOTIFY adviceChanged)  // what is to be done now, in a sentence

public:
    explicit ActionsModel(Stage& stage);

    QVariantList buttons() const { return m_buttons; }
    QString advice() const { return m_advising ? m_advice : QString(); }
    // Hints are for those new to the game; others may turn them off.
    void setAdvising(bool advising);

    // Whoever runs from one monster, and can do nothing before the roll, rolls at once. Not with people at
    // other screens, who would learn from it that no card can be played. Where no roll is needed to get away,
    // as all can see, there is nothing to ask.
    void setFleeingAtOnce(bool atOnce) { m_fleesAtOnce = atOnce; }

    // Says the move, or asks for the dialog or the card that completes it. False: not possible now.
    Q_INVOKABLE bool trigger(const QString& key);
    // Says why that is not among the buttons now: sell, offerTrade, askHelp.
    Q_INVOKABLE void explain(const QString& key);

signals:
    void buttonsChanged();
    void adviceChanged();
    void dialogWanted(const QString& kind);  // sell, askHelp, offerHelp, offerTrade, giveCharity
    // lookForTrouble: which of several monsters is to be fought; play: where the card may go; use: which
    // ability of which card
    void cardWanted(const QString& kind, int card);

private:
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
    // What comes of it, where the words on the button do not tell.
    QString tipOf(const Button& button) const;
    // Of several buttons, the one that leads on when no other does; null: none, or there is a choice.
    const Button* onlyWayOn() const;
    void fleeAtOnce();
    // A monster that the viewer still has to flee from, and escapes without a roll; kNoCard: there is none.
    CardId leavesUnhurt() const;
    bool has(CommandKind kind) const;
    QString adviceNow() const;
    QString adviceInCombat() const;

    Stage& m_stage;
    std::vector<Button> m_all;
    QVariantList m_buttons;
    QString m_advice;
    bool m_advising = true;
    bool m_fleesAtOnce = true;
    bool m_running = false;  // the viewer has just chosen to run away
};

}  // namespace kickdoor
