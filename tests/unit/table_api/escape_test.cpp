// What awaits who runs away is told as the rules then do it (R9.1, R9.4).
#include "table_api/escape.h"

#include <gtest/gtest.h>

#include "rules/engine.h"
#include "support/packs.h"

namespace kickdoor {
namespace {

class EscapeChances : public testing::Test {
protected:
    EscapeChances() {
        state.phase = Phase::LookOrLoot;
        state.turn = 1;
        state.active = Seat{0};
    }
    CardId put(const char* key, Zone zone, Seat seat) {
        const CardId card = state.cards.add(packs.catalog.find(key).value(), {zone, seat});
        state.cards.setKnown(card, SeatSet(0x3F));
        return card;
    }
    void say(CommandKind kind, CardId card = kNoCard) {
        Command command;
        command.move.kind = kind;
        command.move.by = Seat{0};
        command.move.card = card;
        ASSERT_TRUE(apply(game, state, command).empty());
    }
    EscapeChance from(const char* monster) {
        say(CommandKind::LookForTrouble, put(monster, Zone::Hand, Seat{0}));
        const std::vector<EscapeChance> chances = escapeChances(game, state, Seat{0});
        EXPECT_EQ(chances.size(), 1U);
        return chances.empty() ? EscapeChance{} : chances.front();
    }

    const LoadResult packs = tests::loadEdition("original");
    const Game game{packs.catalog, packs.rules};
    GameState state = newGame(game, 3, 1);
};

TEST_F(EscapeChances, NameWhatCountsForTheRoll) {
    const CardId elf = put("elf", Zone::InPlay, Seat{0});
    const EscapeChance chance = from("drooling-slime");
    EXPECT_EQ(chance.escape, Escape::Rolls);
    EXPECT_EQ(chance.bonus, 1);
    ASSERT_EQ(chance.shares.size(), 1U);
    EXPECT_EQ(chance.shares[0].card, elf);
    EXPECT_EQ(chance.shares[0].amount, 1);
}

TEST_F(EscapeChances, SayThatAMonsterDoesNotPursue) {
    EXPECT_EQ(from("slightly-haunted-wardrobe").escape, Escape::Unpursued);
}

TEST_F(EscapeChances, SayThatAMonsterLetsNobodyGo) {
    EXPECT_EQ(from("friendly-quicksand").escape, Escape::Never);
    say(CommandKind::RunAway);
    const MonsterEntry monster = state.combat.monsters[0];
    EXPECT_FALSE(hasFledFrom(state, monster, Seat{0}));
    EXPECT_FALSE(hasFledFrom(state, monster, kNoSeat)) << "nobody helps";
}

TEST(EscapeShares, NameTheEnhancerThatCounts) {
    const LoadResult packs = tests::loadEdition("pathfinder");
    const Game game{packs.catalog, packs.rules};
    GameState state = newGame(game, 3, 1);
    const auto card = [&](const char* key) {
        return state.cards.add(packs.catalog.find(key).value(), {Zone::Monsters, kNoSeat});
    };
    const CardId surveyor = card("goblin-demolition-surveyor");
    const CardId offTheClock = card("off-the-clock");
    state.cards.attach(offTheClock, surveyor);
    MonsterEntry entry;
    entry.card = surveyor;
    entry.def = state.cards.def(surveyor);
    state.combat.fighter = Seat{0};
    state.combat.monsters.push_back(entry);
    const std::vector<EscapeChance> chances = escapeChances(game, state, Seat{0});
    ASSERT_EQ(chances.size(), 1U);
    EXPECT_EQ(chances[0].bonus, 1);
    ASSERT_EQ(chances[0].shares.size(), 1U);
    EXPECT_EQ(chances[0].shares[0].card, offTheClock);
    EXPECT_EQ(chances[0].shares[0].amount, 1);
}

TEST(SureEscape, NamesItsCard) {
    const LoadResult packs = tests::loadEdition("grimm");
    const Game game{packs.catalog, packs.rules};
    GameState state = newGame(game, 3, 1);
    const CardId cloak = state.cards.add(packs.catalog.find("cloak-of-standing-behind-doors").value(),
                                         {Zone::InPlay, Seat{0}});
    state.cards.set(cloak, card_flag::kEquipped, true);
    MonsterEntry entry;
    for (DefId def{0}; def < packs.catalog.cards.size(); ++def)
        if (packs.catalog[def].kind == CardKind::Monster) entry.def = def;
    state.combat.fighter = Seat{0};
    for (int i = 0; i < 2; ++i) {  // it works against a crowd only
        entry.card = state.cards.add(entry.def, {Zone::Monsters, kNoSeat});
        state.combat.monsters.push_back(entry);
    }
    const std::vector<EscapeChance> chances = escapeChances(game, state, Seat{0});
    ASSERT_EQ(chances.size(), 2U);
    EXPECT_EQ(chances[0].escape, Escape::Sure);
    EXPECT_EQ(chances[0].cause, cloak);
}

}  // namespace
}  // namespace kickdoor
