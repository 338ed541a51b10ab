// Names of moves on buttons and in a card's menu.
#pragma once

#include <QCoreApplication>

#include "model/table/shown_game.h"

namespace kickdoor {

class MoveWords {
    Q_DECLARE_TR_FUNCTIONS(MoveWords)

public:
    // "Play on Marieke", "Fight!", "Run from the Hydra"
    static QString of(const ShownGame& shown, const Move& move);
    // "Play Wandering Monster with Orcs", for a move that takes a second card along.
    static QString playedWith(const ShownGame& shown, const Move& move);
    static QString templateOf(const ShownGame& shown, const CommandTemplate& family);
    // The word of the kind, for icons and tests: "kickOpenDoor".
    static QString kind(CommandKind kind);
    // The sacrifice of a Guest Star in order to escape (R7.10).
    static bool isSacrifice(const ShownGame& shown, const Move& move);

private:
    static QString aimed(const ShownGame& shown, const Aim& aim);
    static QString discarded(const ShownGame& shown, const Move& move);
    static QString held(const ShownGame& shown, CardId card);
    static QString played(const ShownGame& shown, const Move& move);
};

}  // namespace kickdoor
