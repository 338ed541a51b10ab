// All players' Levels at the start of each turn, for the winner screen.
#pragma once

#include <QtQml/qqmlregistration.h>

#include "model/base/row_model.h"
#include "model/table/shown_game.h"

namespace kickdoor {

class LevelHistory : public kickdoor::RowModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(int turns READ turns NOTIFY countChanged)
    // Why a player at the goal has not won, or one below it has; empty if the Levels explain the result.
    Q_PROPERTY(QString reason READ reason NOTIFY reasonChanged)

public:
    explicit LevelHistory(ShownGame& shown);
    int turns() const { return static_cast<int>(m_turns.size()); }
    QString reason() const { return m_reason; }

signals:
    void reasonChanged();

private:
    QString reasonNow() const;
    void onTold(const Event& event);
    void note(const SeatLevels& levels);
    void refresh();

    ShownGame& m_shown;
    std::vector<QVariantList> m_turns;  // Levels by seat
    QString m_reason;
};

}  // namespace kickdoor
