// Big moments one after another: losses, Levels, a Curse in a fight.
#include "big_moment_fixture.h"

namespace kickdoor {
namespace {

TEST_F(BigMomentTest, LossesInARowAreSeenTogetherAndFallsOneByOne) {
    const Seat other = state.leftOf(me());
    Event losses[] = {eventOfKind(EventKind::CardDiscarded, me()),
                      eventOfKind(EventKind::CardDiscarded, me()),
                      eventOfKind(EventKind::CardDiscarded, other)};
    losses[0].card = put("boots-of-butt-kicking", Zone::TreasureDiscard, kNoSeat);
    losses[1].card = put("flaming-armor", Zone::TreasureDiscard, kNoSeat);
    losses[2].card = put("tinfoil-tiara", Zone::TreasureDiscard, kNoSeat);
    const GameState view = viewOf(game, state, me());
    const int before = moment.number();
    for (int i = 0; i < 3; ++i) {
        const int dwell = dwellOf(view, losses[i], i < 2 ? &losses[i + 1] : nullptr);
        EXPECT_TRUE(i < 2 ? dwell > 0 && dwell < 500 : dwell >= 1500) << dwell;
        shown.advance(view, losses[i], dwell);
        EXPECT_EQ(moment.kind(), "loss");
        EXPECT_EQ(moment.title(), "Cards lost!") << "no lost fight";
        EXPECT_EQ(moment.cards()->count(), i + 1);
    }
    EXPECT_EQ(moment.number(), before + 1) << "one moment";
    for (const Seat seat : {me(), other})
        EXPECT_TRUE(moment.text().contains(shown.wording().name(seat))) << moment.text().toStdString();
    // To the same Level, with the same words.
    for (const Seat seat : {me(), other})
        shown.advance(view, eventOfKind(EventKind::LevelChanged, seat, 3, 2), 2000);
    EXPECT_EQ(moment.number(), before + 3);
    EXPECT_EQ(moment.seats(), QList<int>{other});
    // What is paid with is no loss, and what a fight leaves is nobody's.
    Event paid = losses[0];
    paid.number = 1;
    EXPECT_LT(dwellOf(view, paid), 500);
    Event left = losses[0];
    left.seat = kNoSeat;
    EXPECT_LT(dwellOf(view, left), 500);
}

// Six who tie took nine seconds more.
TEST_F(BigMomentTest, WhoTiesForTheFirstTurnRollsAgainFaster) {
    GameState view = viewOf(game, state, me());
    for (Seat seat{0}; seat < view.players; ++seat) view.player[seat].initiative = 0;
    const auto rolled = [&](Seat seat) {
        view.player[seat].initiative = 4;
        return dwellOf(view, eventOfKind(EventKind::InitiativeRolled, seat, 4, 6));
    };
    for (Seat seat{0}; seat < view.players; ++seat) EXPECT_GE(rolled(seat), 1500);
    EXPECT_LE(rolled(Seat{0}), 1000);
    EXPECT_GE(rolled(Seat{2}), 1500) << "the last one decides";
}

// Who takes the rest comes a moment later, so that the first one's number can be read.
TEST_F(BigMomentTest, EachOneWhoSharesTheLootIsSeenWithAllOfIt) {
    const Seat helper = state.leftOf(me());
    state.combat = Combat{};
    state.combat.fighter = me();
    state.combat.helper = helper;
    state.combat.stage = CombatStage::Done;
    Event taken[] = {eventOfKind(EventKind::CardTaken, helper), eventOfKind(EventKind::CardTaken, helper),
                     eventOfKind(EventKind::CardTaken, me())};
    taken[0].card = put("boots-of-butt-kicking", Zone::Hand, helper);
    taken[1].card = put("flaming-armor", Zone::Hand, helper);
    taken[2].card = put("tinfoil-tiara", Zone::Hand, me());
    for (Event& each : taken) each.seat2 = kNoSeat;
    const GameState view = viewOf(game, state, me());
    const int dwells[] = {dwellOf(view, taken[0], &taken[1]), dwellOf(view, taken[1], &taken[2]),
                          dwellOf(view, taken[2])};
    EXPECT_LT(dwells[0], 500);
    EXPECT_GE(dwells[1], 1500);
    EXPECT_GE(dwells[2], 2000);
    QStringList texts;
    for (int i = 0; i < 3; ++i) {
        shown.advance(view, taken[i], dwells[i]);
        texts << moment.text();
    }
    EXPECT_EQ(texts, QStringList({shown.wording().name(helper) + ": 1 Treasure(s)",
                                  shown.wording().name(helper) + ": 2 Treasure(s)",
                                  shown.wording().name(me()) + ": 1 Treasure(s)"}));
}

// The fight, which is over, was seen again while a bot chose its share, and when an escape brought a card.
TEST_F(BigMomentTest, AFightThatIsOverDoesNotComeBackBetweenMoments) {
    const Seat helper = state.leftOf(me());
    seatBot(helper);
    state.combat = Combat{};
    state.combat.fighter = me();
    state.combat.helper = helper;
    state.combat.stage = CombatStage::Done;
    Event drawn = eventOfKind(EventKind::CardDrawn, me());
    drawn.card = put("boots-of-butt-kicking", Zone::Revealed);
    shown.advance(viewOf(game, state, me()), drawn, 2500);
    state.question.kind = QuestionKind::Cards;
    state.question.asked = helper;
    show(me());
    EXPECT_EQ(moment.kind(), "loot") << "the bot chooses";
    state.question.asked = me();
    show(me());
    EXPECT_FALSE(moment.on()) << "a person is asked over the table";

    state.question = Question{};
    state.combat.stage = CombatStage::Fleeing;
    shown.advance(viewOf(game, state, me()), eventOfKind(EventKind::Escaped, me()), 1200);
    shown.advance(viewOf(game, state, me()), eventOfKind(EventKind::CardDrawn, me()), 160);
    EXPECT_EQ(moment.kind(), "escape");
    show(me());
    EXPECT_FALSE(moment.on());
}

// The Curse came back for a moment after what it took.
TEST_F(BigMomentTest, ACurseIsDiscardedBehindWhatItTook) {
    Event lost = eventOfKind(EventKind::CardDiscarded, me());
    lost.card = put("flaming-armor", Zone::TreasureDiscard);
    Event curse = eventOfKind(EventKind::CardDiscarded, kNoSeat);
    curse.card = put("lose-your-armor", Zone::DoorDiscard);
    shown.advance(viewOf(game, state, me()), lost, dwellOf(state, lost));
    ASSERT_EQ(moment.kind(), "loss");
    shown.advance(viewOf(game, state, me()), curse, dwellOf(state, curse));
    EXPECT_EQ(moment.kind(), "loss");
    show(me());
    EXPECT_FALSE(moment.on());
}

TEST_F(BigMomentTest, ACurseInTheMidstOfAFightIsSeenBeforeItStrikes) {
    const Seat other = state.leftOf(me());
    const CardId curse = put("lose-your-armor", Zone::Hand, other);
    monsterBehindTheDoor("tax-gnome");
    begin();
    happen(CommandKind::KickOpenDoor, me());
    presenter.skip();
    ASSERT_TRUE(state.combatOn());
    presenter.setSpeed(10);
    QStringList kinds;
    int cards = 0;
    QObject::connect(&moment, &BigMoment::changed, [&] {
        if (!moment.on()) return;
        kinds << moment.title();
        cards = moment.cards()->count();
    });
    told.clear();
    LegalCommands legal;
    legalCommands(game, state, other, legal);
    const auto play = std::find_if(legal.moves.begin(), legal.moves.end(), [&](const Move& move) {
        return move.kind == CommandKind::Play && move.card == curse && move.aim == Aim::atPlayer(me());
    });
    ASSERT_NE(play, legal.moves.end());
    const Command command = commandOf(*play);
    happen(command);
    showAll();
    EXPECT_TRUE(kinds.contains(QStringLiteral("A Curse!"))) << kinds.join('|').toStdString();
    EXPECT_EQ(cards, 1);
    EXPECT_GE(dwelt(EventKind::StrikeLoomed), 1500);
}

TEST_F(BigMomentTest, ASaleShowsTheLevelThatItBrings) {
    Command sale;
    sale.move.kind = CommandKind::Sell;
    sale.move.by = me();
    for (int i = 0; i < 3; ++i) sale.cards.push_back(put("boots-of-butt-kicking", Zone::InPlay, me()));
    begin();
    presenter.setSpeed(10);
    QStringList kinds;
    QObject::connect(&moment, &BigMoment::changed, [&] {
        if (moment.on()) kinds << moment.kind();
    });
    happen(sale);
    showAll();
    EXPECT_TRUE(kinds.contains(QStringLiteral("level"))) << kinds.join('|').toStdString();
    EXPECT_FALSE(kinds.contains(QStringLiteral("loss"))) << "what is sold is not lost";
    EXPECT_GE(dwelt(EventKind::LevelChanged), 1500);
}

// Each way to a Level, told by whatever it is made of, ends in a moment of its own.
TEST_F(BigMomentTest, EveryLevelGainedIsAMoment) {
    const Seat other = state.leftOf(me());
    const auto momentsOf = [&](std::initializer_list<Event> events) {
        int moments = 0;
        int last = moment.number();
        for (const Event& event : events) {
            const int dwell = dwellOf(state, event);
            shown.advance(viewOf(game, state, me()), event, dwell);
            if (moment.kind() == QLatin1String("level") && moment.number() != last) ++moments;
            last = moment.number();
        }
        return moments;
    };
    const Event up = eventOfKind(EventKind::LevelChanged, me(), 2, 3);
    EXPECT_EQ(momentsOf({eventOfKind(EventKind::ItemsSold, me(), 1200, 1), up}), 1) << "a sale";
    EXPECT_EQ(momentsOf({eventOfKind(EventKind::CardPlayed, me()),
                         eventOfKind(EventKind::CardDiscarded, me(), 1), up}),
              1)
        << "a card";
    Event won = eventOfKind(EventKind::CombatWon, me(), 1, 1);
    won.seat2 = other;
    EXPECT_EQ(momentsOf({won, up, eventOfKind(EventKind::LevelChanged, other, 2, 3)}), 2)
        << "a fight, and an Elf who helped and stands at the same Level";
    EXPECT_EQ(moment.seats(), QList<int>{other});
}

}  // namespace
}  // namespace kickdoor
