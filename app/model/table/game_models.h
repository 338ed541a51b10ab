// The models of the table, showing what the viewer may know.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

#include "model/table/board_model.h"
#include "model/table/combat_model.h"
#include "model/table/hand_model.h"
#include "model/table/play_model.h"
#include "model/table/players_model.h"
#include "model/table/table_model.h"

namespace kickdoor {

class GameModels : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(kickdoor::TableModel* table READ table CONSTANT)
    Q_PROPERTY(kickdoor::PlayersModel* players READ players CONSTANT)
    Q_PROPERTY(kickdoor::PlayersModel* others READ others CONSTANT)
    Q_PROPERTY(kickdoor::BoardModel* board READ board CONSTANT)
    Q_PROPERTY(kickdoor::HandModel* hand READ hand CONSTANT)
    Q_PROPERTY(kickdoor::PlayModel* own READ own
                   CONSTANT)  // the viewer's side; without a viewer, the active player's
    Q_PROPERTY(kickdoor::CombatModel* combat READ combat CONSTANT)

public:
    explicit GameModels(ShownGame& shown)
        : m_table(shown),
          m_players(shown),
          m_others(shown, PlayersModel::Who::Others),
          m_board(shown),
          m_hand(shown),
          m_own(shown),
          m_combat(shown) {}

    TableModel* table() { return &m_table; }
    PlayersModel* players() { return &m_players; }
    PlayersModel* others() { return &m_others; }
    BoardModel* board() { return &m_board; }
    HandModel* hand() { return &m_hand; }
    PlayModel* own() { return &m_own; }
    CombatModel* combat() { return &m_combat; }

private:
    TableModel m_table;
    PlayersModel m_players;
    PlayersModel m_others;
    BoardModel m_board;
    HandModel m_hand;
    PlayModel m_own;
    CombatModel m_combat;
};

}  // namespace kickdoor
