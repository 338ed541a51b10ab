// A card of a pack at a table of its own: a setting as scenarios have it, and the save that the game opens.
#pragma once

#include <QString>
#include <string>

#include "import/pack_import.h"

namespace kickdoor::workshop {

struct CardGame {
    std::string scenario;  // its setting in JSON (docs/scenarios.md)
    std::string save;      // the game that begins there: one person and two bots
    QString setUp;         // what lies where, in sentences
    QString idle;          // why the card cannot be put to use there; empty if it can
    QString problem;       // why there is no game
    QString detail;        // the same in the engine's words
};

// A monster lies on top of the doors, a Character is the player's; any other card is in the hand, and a weak
// monster on top. What it needs is added, if that is one card: a race or class, an Item, a monster.
// language: of the cards.
CardGame gameWith(const Kickpack& pack, const std::string& card, const PackPlaces& places,
                  const QString& language = QStringLiteral("en"));

}  // namespace kickdoor::workshop
