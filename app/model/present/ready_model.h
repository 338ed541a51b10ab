// The ready list of an open window: who may still act, who has passed, who holds.
#pragma once

#include <QtQml/qqmlregistration.h>

#include "model/base/row_model.h"
#include "model/present/seating.h"
#include "model/table/shown_game.h"
#include "words/roll_parts.h"

namespace kickdoor {

class ReadyModel : public kickdoor::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(QString question READ question NOTIFY
                   questionChanged)  // what the window is about; empty: none is open
    // The label of a single player's pass, and its effect.
    Q_PROPERTY(QString passText READ passText NOTIFY questionChanged)
    Q_PROPERTY(QString passTip READ passTip NOTIFY questionChanged)
    Q_PROPERTY(bool passLoses READ passLoses NOTIFY questionChanged)  // who passes loses the fight (R8.13)
    // Several people here are asked in a fight that could end the game.
    Q_PROPERTY(bool decides READ decides NOTIFY questionChanged)

public:
    ReadyModel(ShownGame& shown, Seating& seating);
    QString question() const { return m_question; }
    QString passText() const { return m_passText; }
    QString passTip() const { return m_passTip; }
    bool passLoses() const { return m_passLoses; }
    bool decides() const { return m_decides; }

signals:
    void questionChanged();

private:
    void refresh();
    SeatSet concerned() const;
    // Why a person at this screen has passed without being asked; empty: they were, or no such person.
    QString whyNotAsked(Seat seat) const;
    QString questionNow() const;
    QString passTextNow() const;
    QString passTipNow() const;

    ShownGame& m_shown;
    Seating& m_seating;
    RollParts m_rollParts;
    QString m_question;
    QString m_passText;
    QString m_passTip;
    bool m_passLoses = false;
    bool m_decides = false;
};

}  // namespace kickdoor
