// Hidden cards that the viewer has just been shown: the top of a deck, somebody's hand (R3.1). They stay
// until they are put away or the viewer's hand closes.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QVariant>

#include "model/base/card_face.h"
#include "model/table/shown_game.h"

namespace kickdoor {

class SeenCards : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(bool on READ on NOTIFY changed)
    Q_PROPERTY(QVariantList groups READ groups NOTIFY changed)  // {title, cards: list of CardFace}

public:
    explicit SeenCards(ShownGame& shown);

    bool on() const { return !m_groups.isEmpty(); }
    QVariantList groups() const { return m_groups; }
    Q_INVOKABLE void putAway();

signals:
    void changed();

private:
    void onTold(const Event& event);
    void add(const QString& title, Zone zone, Seat holder, int most);

    ShownGame& m_shown;
    Seat m_viewer = kNoSeat;
    QVariantList m_groups;
};

}  // namespace kickdoor
