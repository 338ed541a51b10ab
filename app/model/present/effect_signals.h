// Signals the moments for sounds, banners, moving cards and screenshots.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

#include "model/table/shown_game.h"
#include "words/vain_roll.h"
#include "words/vain_strike.h"

namespace kickdoor {

class EffectSignals : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")

public:
    explicit EffectSignals(ShownGame& shown);

signals:
    void sound(const QString& name);  // door card coins dice fight level curse death win ...
    // A door is kicked open, and shows this card.
    void kicked(const kickdoor::CardFace& face, int millis);
    // Asks for a banner; kind: as the sound.
    void banner(const QString& kind, const QString& text);
    // A card moves; places: as in CardMoves, or "hand:2", "doorDeck", "treasureDiscard", "middle". One that
    // counts in a fight moves to "fighters" or "monsters".
    void travel(const kickdoor::CardFace& face, const QString& from, const QString& to, int millis);

private:
    void onTold(const Event& event, int dwell);
    void travelOf(const Event& event, int dwell);
    QString placeOfPlay(CardId card) const;

    ShownGame& m_shown;
    VainStrike m_vainStrike;
    VainRoll m_vainRoll;
};

}  // namespace kickdoor
