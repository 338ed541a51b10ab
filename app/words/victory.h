// Explains in the player's language why the winners of a game have won.
#pragma once

#include <QCoreApplication>
#include <QString>

#include "card/game.h"
#include "words/wording.h"

namespace kickdoor {

class Victory {
    Q_DECLARE_TR_FUNCTIONS(Victory)

public:
    // The reason, and the fight that decided, if one did; empty if the game is not over or nobody has won.
    static QString reason(const Game& game, const Wording& words, const GameState& view);

private:
    // "Ann beat Bar Brawl with the help of Bob."
    static QString fight(const Game& game, const Wording& words, const GameState& view);
};

}  // namespace kickdoor
