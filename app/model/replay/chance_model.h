// Every player's chance to win over a finished game, and its turning points, for the winner screen and the
// replay. Worked out on a thread of its own; the figures become more exact meanwhile.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariantList>
#include <memory>
#include <thread>

#include "model/replay/looking_back.h"
#include "model/table/shown_game.h"

namespace kickdoor {

class ChanceModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    Q_PROPERTY(bool known READ isKnown NOTIFY changed)  // there is something to show
    Q_PROPERTY(bool working READ isWorking NOTIFY changed)
    // {name, tone, points}; points: one chance a turn, 0 to 1
    Q_PROPERTY(QVariantList series READ series NOTIFY changed)
    // {at, share, turn} of each point: the position in the game, and its share of the whole
    Q_PROPERTY(QVariantList turns READ turns NOTIFY changed)
    // {at, share, tone, text}: "Turn 12, Anna fights 3,872 Orcs: Anna's chance rises from 20 % to 45 %. Most
    // of it came when: ..."
    Q_PROPERTY(QVariantList turningPoints READ turningPoints NOTIFY changed)

public:
    explicit ChanceModel(ShownGame& shown);

    bool isKnown() const { return m_game != nullptr; }
    bool isWorking() const { return m_working; }
    QVariantList series() const { return m_series; }
    QVariantList turns() const { return m_turns; }
    QVariantList turningPoints() const { return m_turningPoints; }

    // Looks back on the game of that file, whose names and cards are those shown.
    void look(const std::filesystem::path& file);
    void clear();

signals:
    void changed();

private:
    void onTold(std::uint64_t number, const std::shared_ptr<const LookedBack>& game);
    void reword();
    QString textOf(const TurningPoint& point) const;
    // What the command did that made most of it; empty if no single one did.
    QString causeOf(const TurningPoint& point) const;

    ShownGame& m_shown;
    std::shared_ptr<const LookedBack> m_game;
    bool m_working = false;
    QVariantList m_series;
    QVariantList m_turns;
    QVariantList m_turningPoints;
    std::uint64_t m_number = 0;
    std::jthread m_thread;  // last, so that it stops first
};

}  // namespace kickdoor
