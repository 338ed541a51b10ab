// Charity (R5.7): which cards above the hand limit go to whom, or away.
#pragma once

#include <QtQml/qqmlregistration.h>

#include "model/decide/draft.h"
#include "model/decide/pick_list.h"

namespace kickdoor {

class CharityDraft : public kickdoor::Draft {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(kickdoor::PickList* hand READ hand CONSTANT)
    Q_PROPERTY(int excess READ excess NOTIFY changed)
    Q_PROPERTY(bool discarding READ discarding NOTIFY changed)  // lowest oneself: the excess is discarded
    Q_PROPERTY(QVariantList receivers READ receivers NOTIFY changed)  // {seat, name, colour}

public:
    explicit CharityDraft(Stage& stage);

    PickList* hand() { return &m_hand; }
    int excess() const { return m_excess; }
    bool discarding() const { return m_receivers.empty(); }
    QVariantList receivers() const;

    Q_INVOKABLE void begin();
    // To whoever got the last one, as long as that is shared evenly, and with each more click to the next;
    // after all of them it stays. When discarding, away.
    Q_INVOKABLE void cycle(int row);

protected:
    Command command() const override;
    bool stillPossible() const override { return !families(CommandKind::GiveCharity).empty(); }

private:
    int firstFor() const;  // whom a card goes to that nobody gets yet
    int nextAfter(int seat) const;

    PickList m_hand;
    SeatSet m_receivers;
    std::vector<int> m_begunWith;  // by row: whom its first click gave it to
    int m_last = -1;               // who was given the last one
    int m_excess = 0;
};

}  // namespace kickdoor
