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
    Q_PROPERTY(bool answers READ answers NOTIFY changed)  // a counter-offer

public:
    explicit TradeDraft(ShownGame& shown);

    PickList* give() { return &m_give; }
    PickList* want() { return &m_want; }
    QVariantList partners() const;
    int partner() const { return m_partner == kNoSeat ? -1 : m_partner; }
    void setPartner(int seat);
    bool answers() const { return active() && m_answered != kNoSeat; }

    // Whether the viewer may offer this player a trade now: both must be free to answer (R6.2).
    static bool mayOfferTo(const ShownGame& shown, Seat partner);
    // All to whom the viewer may offer a trade now.
    static SeatSet partnersOf(const ShownGame& shown);

    Q_INVOKABLE void begin(int seat = -1, int card = -1);
    // Opens the trade that this player offers the viewer as the viewer's own, to be changed. Submitting it
    // declines the other's.
    Q_INVOKABLE void counter(int from);
    QString hint() const override;

protected:
    Command command() const override;
    bool stillPossible() const override;

private:
    SeatSet possible() const;
    bool isOffered(Seat from) const;
    std::vector<CardId> itemsOf(Seat seat) const;

    PickList m_give, m_want;
    Seat m_partner = kNoSeat;
    Seat m_answered = kNoSeat;  // whose offer this one declines when submitted
};

}  // namespace kickdoor
