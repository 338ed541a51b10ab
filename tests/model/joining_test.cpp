// Cards of editions: a monster that joins a fight of its kind (R6.7) says so and why; the button of a
// Hireling from behind the door (R7.9) says that more is asked.
#include "model/decide/actions_model.h"
#include "wording_fixture.h"

namespace kickdoor {
namespace {

TEST_F(PathfinderWordingTest, AMonsterThatJoinsAFightSaysSoAndWhy) {
    fight("tomb-clerk");
    const Seat other = state.leftOf(me());
    const CardId joining = put("skeleton-crew", Zone::Hand, other);
    show(other);
    CardMoves moves(shown);
    moves.setCard(joining);
    ASSERT_GT(moves.menu()->rowCount(), 0);
    const QVariantMap play = moves.menu()->at(0);
    EXPECT_EQ(play.value("text").toString(), QStringLiteral("Play: it joins the fight"));
    EXPECT_EQ(play.value("about").toString(),
              QStringLiteral("Monsters of this kind join each other in any fight: Undead."));
}

class HirelingFromBehindTheDoor : public WordingTest {
protected:
    HirelingFromBehindTheDoor() : WordingTest("shakespeare") {}
};

TEST_F(HirelingFromBehindTheDoor, SaysThatItsButtonAsksMore) {
    wear("ruffled-coif", me());
    state.phase = Phase::KickOpenDoor;
    const CardId hireling = put("hireling", Zone::DoorDeck);
    state.cards.move(hireling, {Zone::DoorDeck, kNoSeat}, CardTable::End::Top);
    say(CommandKind::KickOpenDoor, me());
    ASSERT_TRUE(state.cards.isIn(hireling, Zone::Revealed));
    ActionsModel actions(shown);
    show(me());
    QStringList texts;
    for (const QVariant& one : actions.buttons()) texts << one.toMap().value("text").toString();
    EXPECT_TRUE(texts.contains(QStringLiteral("Play Hireling …"))) << texts.join('|').toStdString();
}

}  // namespace
}  // namespace kickdoor
