// A table whose cards and moves are put into words.
#pragma once

#include "model/decide/card_moves.h"
#include "model/table/combat_model.h"
#include "table_fixture.h"

namespace kickdoor {

class WordingTest : public TableFixture {
protected:
    explicit WordingTest(const char* edition = "original") : TableFixture(3, 11, edition) { endSetUp(); }
    Seat me() const { return state.active; }
    QString whyNot(CommandKind kind, CardId card, Aim aim = {}) {
        Move move;
        move.kind = kind;
        move.by = me();
        move.card = card;
        move.aim = aim;
        const Refusals refusals = judge(game, shown.view(), commandOf(move));
        return refusals.empty() ? QString() : shown.wording().whyNot(game, shown.view(), refusals).text;
    }
    void fight(const char* monster) {
        state.phase = Phase::LookOrLoot;
        say(CommandKind::LookForTrouble, me(), put(monster, Zone::Hand, me()));
        show(me());
    }
    QStringList lines(CombatModel& combat) {
        QStringList list;
        for (int row = 0; row < combat.lines()->count(); ++row)
            list << combat.lines()->at(row).value("text").toString();
        return list;
    }
};

class PathfinderWordingTest : public WordingTest {
protected:
    PathfinderWordingTest() : WordingTest("pathfinder") {}
};

}  // namespace kickdoor
