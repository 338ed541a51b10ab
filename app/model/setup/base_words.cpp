#include "model/setup/base_words.h"

#include <QLocale>

namespace kickdoor {

QStringList BaseWords::readings(const RuleSet& base) {
    QStringList list;
    list << tr("Everybody begins with %1 Door cards and %2 Treasures (R1.3).")
                .arg(base.openingDoors)
                .arg(base.openingTreasures);
    list << tr("A die with %1 sides decides who goes first (R1.7).").arg(base.initiativeSides);
    list << (base.mayDiscardFromPlay ? tr("Cards in play may be thrown away outside combat (R3.4).")
                                     : tr("Items cannot be thrown away at will (R3.4)."));
    list << (base.cardsAlwaysWin
                 ? tr("A card beats any rule (R3.5).")
                 : tr("A card beats the rules of levels and winning only where it says so (R3.5)."));
    list << (base.identityHandLimits ? tr("Identity cards may change your hand limit (R5.7).")
                                     : tr("The hand limit is the same for everybody (R5.7)."));
    list << (base.levelCardsAnyone
                 ? tr("Level cards may be played on anybody, at any time (R7.8).")
                 : tr("Level cards may be played only on yourself, in your own turn (R7.8)."));
    list << (base.helpWithHandCards ? tr("Cards in hand may be promised for help (R8.7).")
                                    : tr("Only Items and Treasures pay for help (R8.7)."));
    list << tr("Against the clock, others have %1 seconds to interfere (R8.10).")
                .arg(QLocale().toString(base.reactionMillis / 1000.0, 'g', 3));
    list << (base.rebirthAtOnce ? tr("The dead are back at once (R11.4).")
                                : tr("The dead are back when the next player's turn begins (R11.4)."));
    list << (base.setupAnyItem
                 ? tr("Any Item may be played before the first turn (R1.8).")
                 : tr("Only Items that you can use may be played before the first turn (R1.8)."));
    list << (base.layAnyOneShot ? tr("Any one-shot Treasure may be laid on the table (R7.7).")
                                : tr("One-shots without a gold value are played from the hand (R7.7)."));
    return list;
}

}  // namespace kickdoor
