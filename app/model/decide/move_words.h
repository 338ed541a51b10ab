// Names of moves on buttons and in a card's menu.
#pragma once

#include <QCoreApplication>
#include <vector>

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
    // Who or what an ability is used on: "Boots from Ann", "Ann"; empty: nobody in particular.
    static QString abilityTarget(const ShownGame& shown, const Move& use);
    // An ability in a list of the abilities of several cards: "Steal: Boots from Ann (Thief)".
    static QString power(const ShownGame& shown, const Move& use);
    // The same with several targets: "Steal from Ann (Thief)" if all are hers, else "Steal (Thief)".
    static QString power(const ShownGame& shown, const std::vector<Move>& uses);
    // Why this monster may be played into the fight (R6.7); empty if its card says so itself.
    static QString whyJoins(const ShownGame& shown, const Move& play);
    // The word of the kind, for icons and tests: "kickOpenDoor".
    static QString kind(CommandKind kind);
    // The sacrifice of a Guest Star in order to escape (R7.10).
    static bool isSacrifice(const ShownGame& shown, const Move& move);

private:
    static QString aimed(const ShownGame& shown, const Aim& aim);
    static QString discarded(const ShownGame& shown, const Move& move);
    static QString ofCard(const ShownGame& shown, const QString& power, CardId card);
    static QString aimedAt(const QString& ability, const QString& target);
    static QString held(const ShownGame& shown, CardId card);
    static QString played(const ShownGame& shown, const Move& move);
    static bool joinsFight(const ShownGame& shown, const Move& play);
};

}  // namespace kickdoor
