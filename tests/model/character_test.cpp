// What the Critical edition adds to the table: Character cards (R1.4) and fallen Boss Monsters (R2.8).
#include "rules/chapters/characters.h"

#include "model/decide/card_moves.h"
#include "model/table/play_model.h"
#include "model/table/table_model.h"
#include "table_fixture.h"

namespace kickdoor {
namespace {

class CharacterTest : public TableFixture {
protected:
    CharacterTest() : TableFixture(3, 11, "critical") { endSetUp(); }
    // Gives the player the Character of that name.
    void become(const char* key, Seat seat) {
        state.player[seat].character = game.catalog.find(key).value_or(DefId{0});
        show(shown.viewer());
    }
    Seat me() const { return state.active; }
};

TEST_F(CharacterTest, LiesBeforeItsPlayerForAllToSee) {
    become("gravel", me());
    PlayModel play(shown);
    for (Seat viewer{0}; viewer < state.players; ++viewer) {
        show(viewer);
        play.setSeat(me());
        EXPECT_EQ(play.character().title, "Gravel");
        ASSERT_EQ(play.characterCard()->count(), 1);
        EXPECT_EQ(play.characterCard()->at(0).value("title").toString(), "Gravel");
    }
}

TEST_F(CharacterTest, RoleAndDriveAreSetApart) {
    put("rogue", Zone::InPlay, me());
    put("protection", Zone::InPlay, me());
    EXPECT_EQ(shown.wording().identity(state, me()), QStringLiteral("Rogue · Protection"));
}

TEST_F(CharacterTest, IsPickedUpForItsAbility) {
    become("nott", me());
    const CardId nott = characterOf(state, me());
    CardMoves moves{shown};
    moves.setCard(nott);
    ASSERT_GE(moves.menu()->count(), 1);
    EXPECT_TRUE(moves.menu()->at(0).value("text").toString().startsWith("Appraise"));
}

TEST_F(CharacterTest, BossMonstersAreCountedWhereTheyMatter) {
    const TableModel table(shown);
    EXPECT_TRUE(table.badges().isEmpty());
    game.rules.bossMonsters = true;
    state.bossesDefeated = 2;
    show(me());
    ASSERT_EQ(table.badges().size(), 1);
    EXPECT_EQ(table.badges().first().toMap().value("text").toString(), "Bosses 2/3");
    game.rules.bossesToDefeat = 1;
    show(me());
    EXPECT_EQ(table.badges().first().toMap().value("text").toString(), "Bosses 1/1");
}

// Several may stand at the goal when the last Boss Monster falls (R2.8).
TEST_F(CharacterTest, WhoWonIsToldWithTheReason) {
    const TableModel table(shown);
    EXPECT_EQ(table.victory(), "");
    state.phase = Phase::Over;
    state.player[1].level = 10;
    state.winners = SeatSet::of(Seat{1});
    show(me());
    EXPECT_EQ(table.victory(), "Bob reached Level 10 first.");
    game.rules.bossMonsters = true;
    state.player[2].level = 10;
    show(me());
    EXPECT_TRUE(table.victory().contains("Bob had the most gold in play")) << table.victory().toStdString();
    state.player[2].level = 6;
    state.winners = state.winners.with(Seat{2});
    show(me());
    EXPECT_TRUE(table.victory().startsWith("Bob reached Level 10, and the Boss"))
        << table.victory().toStdString();
    EXPECT_TRUE(table.victory().contains("Cid helped in the winning fight")) << table.victory().toStdString();
}

TEST_F(CharacterTest, WhoIsBackIsToldWhatTheChoiceIsFor) {
    become("gravel", state.leftOf(me()));
    state.player[state.leftOf(me())].status = PlayerStatus::Dead;
    state.phase = Phase::End;
    while (state.cards.size(Zone::Hand, me()) > 0)
        state.cards.move(state.cards.first(Zone::Hand, me()), {Zone::Box, kNoSeat}, CardTable::End::Bottom);
    say(CommandKind::EndTurn, me());
    ASSERT_EQ(state.question.kind, QuestionKind::Cards);
    show(state.question.asked);
    EXPECT_TRUE(shown.wording().question(game, shown.view()).contains("new Character"))
        << shown.wording().question(game, shown.view()).toStdString();
}

}  // namespace
}  // namespace kickdoor
