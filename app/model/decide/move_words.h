// Names of moves on buttons and in a card's menu.
#pragma once

#include <QCoreApplication>

#include "model/table/stage.h"

namespace kickdoor {

class MoveWords {
    Q_DECLARE_TR_FUNCTIONS(MoveWords)

public:
    // "Play on Marieke", "Fight!", "Run from the Hydra"
    static QString of(const Stage& stage, const Move& move);
    static QString templateOf(const Stage& stage, const CommandTemplate& family);
    // The word of the kind, for icons and tests: "kickOpenDoor".
    static QString kind(CommandKind kind);
    // The sacrifice of a Guest Star in order to escape (R7.10).
    static bool isSacrifice(const Stage& stage, const Move& move);

private:
    static QString aimed(const Stage& stage, const Aim& aim);
    static QString discarded(const Stage& stage, const Move& move);
    static QString held(const Stage& stage, CardId card);
    static QString played(const Stage& stage, const Move& move);
};

}  // namespace kickdoor
