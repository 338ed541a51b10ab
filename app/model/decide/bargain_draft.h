// The terms of help (R8.7): the fighter's request, a volunteer's offer, or a counter-offer.
#pragma once

#include <QtQml/qqmlregistration.h>

#include "evaluation/strength.h"
#include "model/decide/draft.h"
#include "model/decide/pick_list.h"

namespace kickdoor {

class BargainDraft : public kickdoor::Draft {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(bool asking READ asking NOTIFY changed)  // false: the viewer offers to help
    // The viewer answers another's terms with these.
    Q_PROPERTY(bool countering READ countering NOTIFY changed)
    Q_PROPERTY(bool handCards READ handCards NOTIFY changed)   // may be promised, too (R8.7)
    Q_PROPERTY(kickdoor::PickList* items READ items CONSTANT)  // the fighter's
    Q_PROPERTY(QVariantList helpers READ helpers NOTIFY
                   changed)  // {seat, name, colour, adds, away} of the players who may be asked
    Q_PROPERTY(int helper READ helper WRITE setHelper NOTIFY changed)
    Q_PROPERTY(int treasures READ treasures WRITE setTreasures NOTIFY changed)
    Q_PROPERTY(int mostTreasures READ mostTreasures NOTIFY changed)
    // One of the Treasures cannot be shared (R8.7).
    Q_PROPERTY(bool specialTreasure READ specialTreasure NOTIFY changed)
    Q_PROPERTY(bool helperChooses READ helperChooses WRITE setHelperChooses NOTIFY changed)
    Q_PROPERTY(
        int sumWithHelp READ sumWithHelp NOTIFY changed)  // the fighters' side with the helper's strength
    Q_PROPERTY(int monsters READ monsters NOTIFY changed)
    Q_PROPERTY(
        bool winning READ winning NOTIFY changed)  // with this help, also by a tie that the fighters win
    Q_PROPERTY(
        QString sums READ sums NOTIFY changed)  // both sides with this help; empty if no helper is chosen
    // Critical combat (R8.13): dice will be added to the sums.
    Q_PROPERTY(bool diceToCome READ diceToCome NOTIFY changed)
    Q_PROPERTY(bool forTheWin READ forTheWin NOTIFY changed)  // a victory would end the game
    // Who would win the game by it, or that nothing is paid for it; empty if it does not end the game.
    Q_PROPERTY(QString victory READ victory NOTIFY changed)

public:
    explicit BargainDraft(ShownGame& shown);

    bool asking() const { return m_kind == CommandKind::AskHelp; }
    bool countering() const { return m_answered != kNoSeat; }
    bool handCards() const;
    PickList* items() { return &m_items; }
    QVariantList helpers() const;
    int helper() const { return m_helper == kNoSeat ? -1 : m_helper; }
    void setHelper(int seat);
    int treasures() const { return m_treasures; }
    void setTreasures(int treasures);
    int mostTreasures() const;
    bool specialTreasure() const;
    bool helperChooses() const { return m_helperChooses; }
    void setHelperChooses(bool chooses);
    int sumWithHelp() const { return sumsWithHelp().fighters; }
    int monsters() const { return sumsWithHelp().monsters; }
    bool winning() const { return sumsWithHelp().winning(); }
    QString sums() const;
    bool diceToCome() const;
    bool forTheWin() const;
    QString victory() const;

    Q_INVOKABLE void ask();
    Q_INVOKABLE void volunteer();
    // Opens the other's offer as the viewer's own, to be changed. Submitting it declines the other's.
    Q_INVOKABLE void counter(int from);

protected:
    Command command() const override;
    bool stillPossible() const override;
    QString missing() const override;

private:
    void begin(CommandKind kind, const Terms& terms);
    SeatSet mayBeAsked() const;
    // The strongest of the players who may be asked, one whose help wins the fight before all others; kNoSeat
    // if nobody may be asked.
    Seat bestHelper() const;
    CombatSums sumsWithHelp() const;

    CommandKind m_kind = CommandKind::AskHelp;
    PickList m_items;
    Seat m_helper = kNoSeat;
    Seat m_answered = kNoSeat;  // whose offer this one declines when submitted
    int m_treasures = 0;
    bool m_helperChooses = false;
};

}  // namespace kickdoor
