// The phases of a turn, and what the table says there is to do where it begins with listening (R5.2).
#include "model/decide/actions_model.h"

#include "model/table/table_model.h"
#include "table_fixture.h"

namespace kickdoor {
namespace {

class ListeningTest : public TableFixture {};

TEST_F(ListeningTest, WhoMustListenFirstIsToldToAndArrangesAfterwards) {
    game.rules.listenAtTheDoor = true;
    endSetUp();
    const ActionsModel actions(shown);
    show(state.active);
    EXPECT_TRUE(actions.advice().startsWith("Listen at the door")) << actions.advice().toStdString();
    say(CommandKind::ListenAtDoor, state.active);
    passWindows();
    show(state.active);
    EXPECT_TRUE(actions.advice().startsWith("Arrange your cards")) << actions.advice().toStdString();
    EXPECT_TRUE(actions.advice().contains("kick open the door")) << actions.advice().toStdString();
}

TEST_F(ListeningTest, TheBarOfPhasesFollowsWhatIsDone) {
    game.rules.listenAtTheDoor = true;
    endSetUp();
    const TableModel table(shown);
    show(state.active);
    EXPECT_TRUE(table.listens()) << "whatever phase comes first";
    EXPECT_EQ(table.phase(), QLatin1String("listen"));
    say(CommandKind::ListenAtDoor, state.active);
    passWindows();
    show(state.active);
    EXPECT_EQ(table.phase(), QLatin1String("arrange")) << "before the door is kicked open";
}

// The phase ends before a Curse from behind the door is announced.
TEST_F(ListeningTest, TheBarOfPhasesDoesNotFlickerInTheMiddleOfAMove) {
    endSetUp();
    state.phase = Phase::KickOpenDoor;
    const TableModel table(shown);
    show(state.active);
    EXPECT_EQ(table.phase(), QLatin1String("kickOpenDoor"));
    state.phase = Phase::LookOrLoot;
    shown.show(viewOf(game, state, state.active), Showing::Midway);
    EXPECT_EQ(table.phase(), QLatin1String("kickOpenDoor"));
    show(state.active);
    EXPECT_EQ(table.phase(), QLatin1String("lookOrLoot"));
}

TEST_F(ListeningTest, WithoutListeningATurnBeginsWithArranging) {
    endSetUp();
    const ActionsModel actions(shown);
    show(state.active);
    EXPECT_TRUE(actions.advice().startsWith("Arrange your cards")) << actions.advice().toStdString();
    const TableModel table(shown);
    show(state.active);
    EXPECT_FALSE(table.listens());
    EXPECT_EQ(table.phase(), QLatin1String("arrange"));
}

}  // namespace
}  // namespace kickdoor
