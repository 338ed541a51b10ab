// A sale of Items (R7.5): the Items, the one at double price, and the proceeds.
#pragma once

#include <QtQml/qqmlregistration.h>

#include "model/decide/draft.h"
#include "model/decide/pick_list.h"

namespace kickdoor {

class SaleDraft : public kickdoor::Draft {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(kickdoor::PickList* items READ items CONSTANT)
    Q_PROPERTY(int gold READ gold NOTIFY changed)
    Q_PROPERTY(int levels READ levels NOTIFY changed)
    Q_PROPERTY(bool mayDouble READ mayDouble NOTIFY changed)
    Q_PROPERTY(int doubled READ doubled NOTIFY
                   changed)  // the card sold at double price, by default the dearest; -1: none

public:
    explicit SaleDraft(ShownGame& shown);

    PickList* items() { return &m_items; }
    int gold() const;
    int levels() const;  // as the rules count them, never the winning one
    bool mayDouble() const;
    int doubled() const;

    Q_INVOKABLE void begin(int card = -1);  // with this one picked
    Q_INVOKABLE void doubleCard(int card);

protected:
    Command command() const override;
    bool stillPossible() const override { return !families(CommandKind::Sell).empty(); }

private:
    PickList m_items;
    CardId m_double = kNoCard;
};

}  // namespace kickdoor
