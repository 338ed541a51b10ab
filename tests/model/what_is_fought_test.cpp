// How the fight's panel calls the monsters, and what they are.
#include "model/table/combat_model.h"
#include "table_fixture.h"

namespace kickdoor {
namespace {

class WhatIsFought : public TableFixture {
protected:
    void fight(const char* monster) {
        endSetUp();
        state.phase = Phase::LookOrLoot;
        say(CommandKind::LookForTrouble, state.active, put(monster, Zone::Hand, state.active));
    }
    void join(const char* monster, CardId mateOf = kNoCard) {
        MonsterEntry entry;
        entry.card = put(mateOf == kNoCard ? monster : "mate", Zone::Monsters);
        entry.def = *game.catalog.find(monster);
        entry.mateOf = mateOf;
        state.combat.monsters.push_back(entry);
        show(state.active);
    }
    QStringList lines() {
        QStringList lines;
        for (int row = 0; row < fight_.lines()->count(); ++row)
            lines << fight_.lines()->at(row).value("text").toString();
        return lines;
    }
    QStringList called() {
        QStringList names;
        for (int row = 0; row < fight_.monsterCards()->count(); ++row)
            names << fight_.monsterCards()->at(row).value("called").toString();
        return names;
    }
    QList<int> numbers() {
        QList<int> numbers;
        for (int row = 0; row < fight_.monsterCards()->count(); ++row)
            numbers << fight_.monsterCards()->at(row).value("number").toInt();
        return numbers;
    }
    CombatModel fight_{shown};
};

// Cards count more against some of them.
TEST_F(WhatIsFought, AMonstersLineSaysWhatItIs) {
    fight("skeleton-intern");
    show(state.active);
    EXPECT_TRUE(lines().contains("Skeleton Intern, Level (Undead)")) << lines().join('|').toStdString();
}

TEST_F(WhatIsFought, AMonsterThatIsNothingSpecialHasOnlyItsLevel) {
    fight("drooling-slime");
    show(state.active);
    EXPECT_TRUE(lines().contains("Drooling Slime, Level")) << lines().join('|').toStdString();
}

TEST_F(WhatIsFought, MonstersOfOneNameAreCountedAndNumbered) {
    fight("drooling-slime");
    join("drooling-slime");
    EXPECT_EQ(fight_.monsterNames(), "2 × Drooling Slime");
    EXPECT_EQ(called(), (QStringList{"Drooling Slime 1", "Drooling Slime 2"}));
    EXPECT_EQ(numbers(), (QList<int>{1, 2}));
    EXPECT_TRUE(lines().contains("Drooling Slime 2, Level")) << lines().join('|').toStdString();
    join("wannabe-vampire");
    EXPECT_EQ(fight_.monsterNames(), "2 × Drooling Slime + Wannabe Vampire");
    EXPECT_EQ(numbers(), (QList<int>{1, 2, 0}));
}

TEST_F(WhatIsFought, AMateIsCalledSo) {
    fight("drooling-slime");
    join("drooling-slime", state.combat.monsters[0].card);
    EXPECT_EQ(fight_.monsterNames(), "2 × Drooling Slime");
    EXPECT_EQ(called(), (QStringList{"Drooling Slime", "Drooling Slime (mate)"}));
    EXPECT_EQ(numbers(), (QList<int>{0, 0}));
    EXPECT_TRUE(lines().contains("Drooling Slime (mate), Level")) << lines().join('|').toStdString();
}

}  // namespace
}  // namespace kickdoor
