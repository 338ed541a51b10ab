// Open offers: to the viewer, to be answered, and below them from the viewer, to be withdrawn: what is to be
// answered keeps its place.
#pragma once

#include <QtQml/qqmlregistration.h>

#include "model/base/row_model.h"
#include "model/table/stage.h"

namespace kickdoor {

// Roles `get` and `give`: the cards that would come to the one who answers, and go.
class OffersModel : public kickdoor::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")

public:
    explicit OffersModel(Stage& stage);

    // "With this help: 18 against 9", and what a tie would be; in critical combat nothing is decided by it.
    static QString sumsWithHelp(const Stage& stage, Seat helper);
    // Who would win the game by this fight with that help, where it is not the fighter alone (R2.6, R2.7).
    static QString victoryWithHelp(const Stage& stage, Seat helper);

    Q_INVOKABLE void accept(int from);
    Q_INVOKABLE void decline(int from);
    Q_INVOKABLE void withdraw();

private:
    void refresh();
    QString textOf(Seat from, const Offer& offer) const;
    QString ownText(const Offer& offer) const;
    QVariantList faces(const OfferedCards& cards) const;
    void answer(CommandKind kind, int from);

    Stage& m_stage;
};

}  // namespace kickdoor
