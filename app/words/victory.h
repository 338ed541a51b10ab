// Why the winners of a game have won it, in the player's language.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "card/game.h"
#include "words/wording.h"

namespace kickdoor {

class Victory {
    Q_DECLARE_TR_FUNCTIONS(Victory)

public:
    // Of a game that is over, with the rule; empty: it is not, or nobody has won.
    static QString reason(const Game& game, const Wording& words, const GameState& view);
};

}  // namespace kickdoor
