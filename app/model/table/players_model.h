// Public information about all players, clockwise.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <array>

#include "model/base/row_model.h"
#include "model/table/play_model.h"
#include "model/table/shown_game.h"

namespace kickdoor {

class PlayersModel : public kickdoor::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")

    Q_PROPERTY(QVariantMap near READ near NOTIFY nearChanged)  // the row of the player in front

public:
    enum class Who { All, Others };  // Others: all except the player in front, from that player's left
    explicit PlayersModel(ShownGame& shown, Who who = Who::All);

    QVariantMap near() const { return m_near; }

signals:
    void nearChanged();

private:
    void refresh();
    Row rowOf(Seat seat);
    struct Looks {  // names of pictograms
        QString portrait;
        QString head;
        QString emblem;  // of the Class or the like; empty: none
    };
    Looks looksOf(Seat seat) const;

    ShownGame& m_shown;
    Who m_who;
    QVariantMap m_near;
    std::array<PlayModel*, kMaxSeats> m_plays{};  // each player's cards; children of this
};

}  // namespace kickdoor
