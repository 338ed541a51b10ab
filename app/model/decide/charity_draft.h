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
    // To the next receiver, or, when discarding, away; after the last it stays.
    Q_INVOKABLE void cycle(int row);

protected:
    Command command() const override;
    bool stillPossible() const override { return !families(CommandKind::GiveCharity).empty(); }

private:
    PickList m_hand;
    SeatSet m_receivers;
    int m_excess = 0;
};

}  // namespace kickdoor
