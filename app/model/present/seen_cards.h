// Hidden cards that the viewer has just been shown: the top of a deck, somebody's hand (R3.1). They stay
// until they are put away or the viewer's hand closes. Whoever was shown some at a shared screen while
// another hand or none was open sees them when the own hand opens, as far as they are still known.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QVariant>
#include <array>
#include <vector>

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
    void onShown();
    void forget();
    void show(const Event& event);
    void add(const QString& title, Zone zone, Seat holder, int most);

    ShownGame& m_shown;
    std::array<std::vector<Event>, kMaxSeats> m_missed;  // of people here, the newest last
    Seat m_viewer = kNoSeat;
    QVariantList m_groups;
};

}  // namespace kickdoor
