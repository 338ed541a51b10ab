// The story of cards that are played and abilities that are used: on what, and for whom.
#include "wording_fixture.h"

namespace kickdoor {
namespace {

class StoryOfPlays : public WordingTest {
protected:
    explicit StoryOfPlays(const char* edition = "original") : WordingTest(edition) {}
    Event eventOf(EventKind kind, CardId card) const {
        Event event;
        event.kind = kind;
        event.seat = me();
        event.card = card;
        return event;
    }
    Event played(CardId card, AimKind aim, CardId second = kNoCard) const {
        Event event = eventOf(EventKind::CardPlayed, card);
        event.number = static_cast<std::int16_t>(aim);
        event.other = second;
        return event;
    }
    std::string told(const Event& event) const {
        QString text = shown.wording().story(state, event);
        text.remove("<b>").remove("</b>");
        text.replace(shown.wording().name(me()), "{me}").replace(shown.wording().name(other), "{other}");
        return text.toStdString();
    }
    const Seat other = state.leftOf(state.active);
};

class StoryOfHirelings : public StoryOfPlays {
protected:
    StoryOfHirelings() : StoryOfPlays("shakespeare") {}
};

// R7.9
TEST_F(StoryOfHirelings, AHirelingCarriesAnItem) {
    const CardId hireling = put("hireling", Zone::InPlay, me());
    const CardId bow = put("longbow-of-the-happy-few", Zone::InPlay, me());
    EXPECT_EQ(told(played(hireling, AimKind::Card, bow)),
              "{me} played Hireling, to carry Longbow of the Happy Few.");
    EXPECT_EQ(told(played(bow, AimKind::Card, hireling)),
              "{me} gave Longbow of the Happy Few to Hireling to carry.");
    EXPECT_EQ(told(played(hireling, AimKind::None)), "{me} played Hireling.");
}

// Ruling a
TEST_F(StoryOfPlays, AnItemIsPutOnOrLaidDown) {
    EXPECT_EQ(told(played(wear("boots-of-butt-kicking", me()), AimKind::None)),
              "{me} equipped Boots of Butt-Kicking.");
    EXPECT_EQ(told(played(put("boots-of-butt-kicking", Zone::InPlay, me()), AimKind::None)),
              "{me} put Boots of Butt-Kicking on the table, to carry it.");
    EXPECT_EQ(told(played(wear("kneepads-of-allure", me()), AimKind::None)),
              "{me} put Kneepads of Allure in play.");
}

TEST_F(StoryOfPlays, ACardAgainstAMonsterNamesTheOnlyOne) {
    fight("drooling-slime");
    const CardId card = put("exploding-pickle", Zone::MonsterCards);
    EXPECT_EQ(told(played(card, AimKind::Monsters)), "{me} played Exploding Pickle for Drooling Slime.");
    state.combat.monsters.push_back(state.combat.monsters[0]);
    EXPECT_EQ(told(played(card, AimKind::Monsters)), "{me} played Exploding Pickle for the monsters.");
}

TEST_F(StoryOfPlays, AnAbilityNamesWhomItIsFor) {
    Event used = eventOf(EventKind::AbilityUsed, put("thief", Zone::InPlay, me()));
    EXPECT_EQ(told(used), "{me} used Backstab.");
    used.seat2 = other;
    EXPECT_EQ(told(used), "{me} used Backstab on {other}.");
}

TEST_F(StoryOfPlays, AMarkNamesItsSide) {
    fight("drooling-slime");
    Event marked = eventOf(EventKind::StrengthMarked, put("cleric", Zone::InPlay, me()));
    marked.number = 3;
    marked.number2 = kOnFighters;
    EXPECT_EQ(told(marked), "Turning (Cleric) gives the fighters +3.");
    marked.number2 = kOnMonsters;
    EXPECT_EQ(told(marked), "Turning (Cleric) gives the monsters +3.");
    marked.number2 = other;
    marked.seat2 = other;
    EXPECT_EQ(told(marked), "Turning (Cleric) gives {other} +3.");
}

// R8.11
TEST_F(StoryOfPlays, AFightThatIsWonTellsWhatItDoesNotBring) {
    Event won = eventOf(EventKind::CombatWon, kNoCard);
    EXPECT_EQ(told(won), "No monster is left: {me} gains no level and no Treasure.");
    won.number2 = 2;
    EXPECT_EQ(told(won), "No monster is left: {me} gains 2 Treasure(s), but no level.");
    fight("drooling-slime");
    EXPECT_EQ(told(won), "{me} won: 2 Treasure(s), but no level.");
    won.number = 1;
    EXPECT_EQ(told(won), "{me} won: 1 level(s) and 2 Treasure(s).");
}

// Whoever would pick from no Treasures.
TEST_F(StoryOfPlays, HelpForNothingIsAskedForAsSuch) {
    Event asked = eventOf(EventKind::HelpAsked, kNoCard);
    asked.seat2 = other;
    for (const ChosenBy picks : {ChosenBy::Fighter, ChosenBy::Helper}) {
        state.offers[me()].terms.chosenBy = picks;
        EXPECT_EQ(told(asked), "{me} asked {other} for help and offered nothing.");
    }
}

}  // namespace
}  // namespace kickdoor
