// Charity (R5.7): who gets which cards above the hand limit, or which are discarded.
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
    Q_PROPERTY(
        bool discarding READ discarding NOTIFY changed)  // the viewer is lowest: the excess is discarded
    Q_PROPERTY(QVariantList receivers READ receivers NOTIFY changed)  // {seat, name, colour}

public:
    explicit CharityDraft(ShownGame& shown);

    PickList* hand() { return &m_hand; }
    int excess() const { return m_excess; }
    bool discarding() const { return m_receivers.empty(); }
    QVariantList receivers() const;

    Q_INVOKABLE void begin();
    // The first click gives the card to the last card's receiver, or to the next one if that keeps the shares
    // even. Each further click gives it to the next receiver, and finally back. When discarding, toggles.
    Q_INVOKABLE void cycle(int row);

protected:
    Command command() const override;
    bool opensByItself() const override { return true; }
    bool stillPossible() const override { return !families(CommandKind::GiveCharity).empty(); }

private:
    int firstFor() const;  // the receiver at a card's first click
    int nextAfter(int seat) const;

    PickList m_hand;
    SeatSet m_receivers;
    std::vector<int> m_begunWith;  // by row: the receiver at the first click
    int m_last = -1;               // the receiver of the last card
    int m_excess = 0;
};

}  // namespace kickdoor
