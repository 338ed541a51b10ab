// A hint in words: commands with all that they name, and what came of them.
#pragma once

#include <QCoreApplication>

#include "bot/search/advice.h"
#include "model/table/shown_game.h"

namespace kickdoor {

class HintWords {
    Q_DECLARE_TR_FUNCTIONS(HintWords)

public:
    // "Ask Matthew for help, for 1 Treasure", "Boots: Equip"
    static QString of(const ShownGame& shown, const Candidate& candidate);
    // "58 %"; never 0 or 100, because only a sample was played
    static QString chance(const Outcome& outcome);
    // "this fight won in 80 % · death in 3 % · Levels +0.8"; fighting: the player is in a fight. other: the
    // name of the player, if it is not the reader.
    static QString details(const Outcome& outcome, bool fighting, const QString& other = {});
    static bool tellsOfAFight(const Outcome& outcome);

private:
    static QString chosen(const ShownGame& shown, const Command& command);
    static QString cards(const ShownGame& shown, const Command& command);
    static QString wonFights(int share, bool fighting, const QString& other);  // share: percent
};

}  // namespace kickdoor
