// A trade or a gift (R7.6): Items on the table for Items on the table.
#pragma once

#include <QtQml/qqmlregistration.h>

#include "model/decide/draft.h"
#include "model/decide/pick_list.h"

namespace kickdoor {

class TradeDraft : public kickdoor::Draft {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(kickdoor::PickList* give READ give CONSTANT)
    Q_PROPERTY(kickdoor::PickList* want READ want CONSTANT)
    Q_PROPERTY(QVariantList partners READ partners NOTIFY changed)  // {seat, name, colour}
    Q_PROPERTY(int partner READ partner WRITE setPartner NOTIFY changed)

public:
    explicit TradeDraft(ShownGame& shown);

    PickList* give() { return &m_give; }
    PickList* want() { return &m_want; }
    QVariantList partners() const;
    int partner() const { return m_partner == kNoSeat ? -1 : m_partner; }
    void setPartner(int seat);

    // Whether the viewer may offer this player a trade now: both must be free to answer (R6.2).
    static bool mayOfferTo(const ShownGame& shown, Seat partner);

    Q_INVOKABLE void begin(int seat = -1, int card = -1);

protected:
    Command command() const override;
    bool stillPossible() const override { return !possible().empty(); }

private:
    SeatSet possible() const;
    std::vector<CardId> itemsOf(Seat seat) const;

    PickList m_give, m_want;
    Seat m_partner = kNoSeat;
};

}  // namespace kickdoor
