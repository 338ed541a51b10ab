// The level track: one standie for each player, in the player's colour and sex (R1.6).
#pragma once

#include <QtQml/qqmlregistration.h>

#include "model/base/row_model.h"
#include "model/table/shown_game.h"

namespace kickdoor {

class BoardModel : public kickdoor::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(int goal READ goal NOTIFY goalChanged)

public:
    explicit BoardModel(ShownGame& shown);
    int goal() const { return m_shown.isOpen() ? m_shown.game().rules.goal() : 10; }

signals:
    void goalChanged();

private:
    void refresh();

    ShownGame& m_shown;
};

}  // namespace kickdoor
