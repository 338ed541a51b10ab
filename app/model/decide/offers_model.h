// Open offers: first those to the viewer, to be answered, then the viewer's own, to be withdrawn. In this
// order, offers to be answered keep their places.
#pragma once

#include <QtQml/qqmlregistration.h>

#include "model/base/row_model.h"
#include "model/table/shown_game.h"

namespace kickdoor {

// Roles `get` and `give`: the cards that the answering player would receive and hand over; `loses`: accepting
// could give others the game.
class OffersModel : public kickdoor::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")

public:
    explicit OffersModel(ShownGame& shown);

    // "With this help: fighters 18, monsters 9", and who wins a tie; critical combat is still undecided.
    static QString sumsWithHelp(const ShownGame& shown, Seat helper);
    // Who would win the game by this fight with that help (R2.6, R2.7), or that a helper who would not gets
    // nothing: the game ends before the price is paid (R2.1). Empty if the fight is not for the win.
    static QString victoryWithHelp(const ShownGame& shown, Seat helper);

    Q_INVOKABLE void accept(int from);
    Q_INVOKABLE void decline(int from);
    Q_INVOKABLE void withdraw();

private:
    void refresh();
    bool mayCounter(Seat from, const Offer& offer) const;
    // With that help, others would win the game by this fight, and the viewer would not.
    bool losesBy(Seat helper) const;
    QString textOf(Seat from, const Offer& offer) const;
    QString ownText(const Offer& offer) const;
    QString withBoldTitles(const QString& text, const Offer& offer) const;
    QVariantList faces(const OfferedCards& cards) const;
    void answer(CommandKind kind, int from);

    ShownGame& m_shown;
};

}  // namespace kickdoor
