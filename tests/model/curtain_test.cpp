#include "model/present/curtain_model.h"

#include <QTest>

#include "story_fixture.h"
#include "words/told_turns.h"

namespace kickdoor {
namespace {

class CurtainTest : public TableFixture {
protected:
    CurtainTest() { presenter.setSpeed(0); }
    void tell() {
        for (Seat seat{0}; seat < state.players; ++seat) presenter.takeView(seat, viewOf(game, state, seat));
        presenter.takeView(kNoSeat, viewOf(game, state, kNoSeat));
    }
    void begin(SeatSet persons = SeatSet(0x07)) {
        tell();
        seating.start(persons, Seat{0});
        tell();
    }
    // By the active player to the next one, who then has the curtain.
    void offerTrade(const Terms& terms, const OfferedCards& want) {
        const Seat to = state.leftOf(state.active);
        Move move;
        move.kind = CommandKind::OfferTrade;
        move.by = state.active;
        move.seat = to;
        Command command = commandOf(move);
        command.terms = terms;
        command.want = want;
        ASSERT_TRUE(apply(game, state, command).empty());
        begin();
        ASSERT_EQ(seating.curtainSeat(), int{to});
    }
    Presenter presenter{shown};
    Seating seating{shown, presenter};
    LogModel log{shown};
    CurtainModel curtain{shown, seating, log};
};

TEST_F(CurtainTest, SaysWhoseTurnItIs) {
    endSetUp();
    begin();
    ASSERT_TRUE(seating.curtain());
    EXPECT_EQ(curtain.reason(), QLatin1String("It is your turn."));
    seating.reveal();
    EXPECT_TRUE(curtain.reason().isEmpty());
}

TEST_F(CurtainTest, SaysWhatIsAboutToStrike) {
    endSetUp();
    wear("flaming-armor", state.active);
    Move move;
    move.kind = CommandKind::Play;
    move.by = state.leftOf(state.active);
    move.card = put("hole-in-the-pocket", Zone::Hand, move.by);
    move.aim = Aim::atPlayer(state.active);
    ASSERT_TRUE(apply(game, state, commandOf(move)).empty());
    begin();
    ASSERT_EQ(seating.curtainSeat(), int{state.active});
    EXPECT_TRUE(curtain.reason().contains(QLatin1String("Hole in the Pocket"), Qt::CaseInsensitive))
        << curtain.reason().toStdString();
}

TEST_F(CurtainTest, SaysThatAHelperMustRunAway) {
    endSetUp();
    const Seat fighter = state.active;
    const Seat helper = state.leftOf(fighter);
    state.phase = Phase::LookOrLoot;
    say(CommandKind::LookForTrouble, fighter, put("drooling-slime", Zone::Hand, fighter));
    state.combat.helper = helper;
    state.combat.stage = CombatStage::Fleeing;
    begin(SeatSet(0x07).without(fighter));  // a bot's
    ASSERT_EQ(seating.curtainSeat(), int{helper});
    EXPECT_EQ(curtain.reason(), QLatin1String("The fight is lost: you must run away."));
}

TEST_F(CurtainTest, SaysWhoseOfferWaits) {
    endSetUp();
    const Seat from = state.active;
    Terms terms;
    terms.items.push_back(wear("boots-of-butt-kicking", from));
    OfferedCards want;
    want.push_back(wear("flaming-armor", state.leftOf(from)));
    offerTrade(terms, want);
    EXPECT_EQ(curtain.reason(), QStringLiteral("%1 offers you a trade.").arg(shown.wording().name(from)));
}

TEST_F(CurtainTest, SaysThatAGiftIsOffered) {
    endSetUp();
    const Seat from = state.active;
    Terms terms;
    terms.items.push_back(wear("boots-of-butt-kicking", from));
    offerTrade(terms, {});
    EXPECT_EQ(curtain.reason(), QStringLiteral("%1 offers you a gift.").arg(shown.wording().name(from)));
}

TEST_F(CurtainTest, SaysThatAGiftIsAskedFor) {
    endSetUp();
    const Seat from = state.active;
    OfferedCards want;
    want.push_back(wear("boots-of-butt-kicking", state.leftOf(from)));
    offerTrade({}, want);
    EXPECT_EQ(curtain.reason(), QStringLiteral("%1 asks you for a gift.").arg(shown.wording().name(from)));
}

TEST_F(CurtainTest, TellsWhatHappenedSinceTheOneWhoComesDecidedLastInAGameGoneOnWith) {
    endSetUp();
    const Seat mine = state.active;
    const Seat other = state.leftOf(mine);
    const GameState open = viewOf(game, state, kNoSeat);
    const auto event = [](EventKind kind, Seat seat) {
        Event told;
        told.kind = kind;
        told.seat = seat;
        return told;
    };
    Past past;
    past.add(open, event(EventKind::DoorListened, mine));
    past.decided(mine);
    past.add(open, event(EventKind::RoomLooted, other));
    past.decided(other);
    shown.recall(past);
    begin();
    ASSERT_EQ(seating.curtainSeat(), int{mine});
    ASSERT_TRUE(QTest::qWaitFor([&] { return !curtain.recap().isEmpty(); }, 5000));
    ASSERT_EQ(curtain.recap().size(), 1);
    EXPECT_TRUE(curtain.recap().first().contains("looted")) << curtain.recap().first().toStdString();
    EXPECT_TRUE(log.newTo(other, 5).lines.isEmpty());
    EXPECT_TRUE(log.newTo(state.leftOf(other), 5).lines.isEmpty()) << "of whom nothing is known";
}

TEST_F(CurtainTest, TellsWhatBadStuffTookFromAnotherButNotWhatWasPutAside) {
    endSetUp();
    const Seat mine = state.active;
    const Seat other = state.leftOf(mine);
    const auto discarded = [&](const char* key, bool byChoice) {
        Event event;
        event.kind = EventKind::CardDiscarded;
        event.seat = other;
        event.def = *game.catalog.find(key);
        event.number = byChoice ? 1 : 0;
        EXPECT_EQ(isByChoice(event), byChoice);
        return event;
    };
    const GameState open = viewOf(game, state, kNoSeat);
    Past past;
    past.decided(mine);
    past.add(open, discarded("flaming-armor", false));
    past.add(open, discarded("boots-of-butt-kicking", true));
    past.decided(other);
    shown.recall(past);
    begin();
    ASSERT_EQ(seating.curtainSeat(), int{mine});
    ASSERT_TRUE(QTest::qWaitFor([&] { return !curtain.recap().isEmpty(); }, 5000));
    ASSERT_EQ(curtain.recap().size(), 1);
    EXPECT_TRUE(curtain.recap().first().contains("Flaming Armor")) << curtain.recap().first().toStdString();
}

// Three of four Treasures were named, and the fourth lay hidden in "and 3 more in the story".
TEST_F(CurtainTest, TellsAllCardsOfALootTogether) {
    endSetUp();
    const Seat mine = state.active;
    const Seat other = state.leftOf(mine);
    const GameState open = viewOf(game, state, kNoSeat);
    const auto event = [&](EventKind kind, const char* key) {
        Event told;
        told.kind = kind;
        told.seat = other;
        if (key != nullptr) told.def = *game.catalog.find(key);
        return told;
    };
    Past past;
    past.decided(mine);
    for (const char* key :
         {"boots-of-butt-kicking", "flaming-armor", "staff-of-napalm", "wand-of-pointing-at-things"})
        past.add(open, event(EventKind::CardTaken, key));
    past.add(open, event(EventKind::DoorListened, nullptr));
    past.add(open, event(EventKind::RoomLooted, nullptr));
    past.decided(other);
    shown.recall(past);
    begin();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !curtain.recap().isEmpty(); }, 5000));
    const LogModel::News all = log.newTo(mine, 3);
    ASSERT_EQ(all.lines.size(), 3);
    for (const char* title :
         {"Boots of Butt-Kicking", "Flaming Armor", "Staff of Napalm", "Wand of Pointing at Things"})
        EXPECT_TRUE(all.lines.first().contains(QLatin1String(title))) << all.lines.first().toStdString();
    EXPECT_EQ(all.more, 0);
    EXPECT_EQ(log.newTo(mine, 2).more, 4) << "the loot counts as its cards";
}

// The only fight was left out, and what was drawn and kept was told.
TEST_F(CurtainTest, TellsFightsBeforeBookkeepingWhereNotAllCanBeTold) {
    endSetUp();
    const Seat mine = state.active;
    const Seat other = state.leftOf(mine);
    const GameState open = viewOf(game, state, kNoSeat);
    const auto event = [&](EventKind kind, const char* key) {
        Event told;
        told.kind = kind;
        told.seat = other;
        if (key != nullptr) told.def = *game.catalog.find(key);
        return told;
    };
    Past past;
    past.decided(mine);
    past.add(open, event(EventKind::CombatStarted, "drooling-slime"));
    past.add(open, event(EventKind::Escaped, "drooling-slime"));
    past.add(open, event(EventKind::ItemsSold, nullptr));
    past.add(open, event(EventKind::CardKept, "elf"));
    past.add(open, event(EventKind::CardEquipped, "boots-of-butt-kicking"));
    past.decided(other);
    shown.recall(past);
    begin();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !curtain.recap().isEmpty(); }, 5000));
    const LogModel::News news = log.newTo(mine, 3);
    ASSERT_EQ(news.lines.size(), 3);
    EXPECT_TRUE(news.lines[0].contains("fights")) << news.lines[0].toStdString();
    EXPECT_TRUE(news.lines[1].contains("got away")) << news.lines[1].toStdString();
    EXPECT_TRUE(news.lines[2].contains("sold")) << news.lines[2].toStdString();
    EXPECT_EQ(news.more, 2);
}

// A player who helped and was stabbed read of others' Levels instead.
TEST_F(CurtainTest, TellsWhatWasDoneToOnesOwnFightBeforeOthersLevels) {
    endSetUp();
    const Seat mine = state.active;
    const Seat other = state.leftOf(mine);
    const CardId slime = put("drooling-slime", Zone::Hand, mine);
    const CardId ancient = put("ancient", Zone::Hand, other);
    state.phase = Phase::LookOrLoot;
    const GameState before = viewOf(game, state, kNoSeat);
    say(CommandKind::LookForTrouble, mine, slime);
    const GameState fight = viewOf(game, state, kNoSeat);
    Event event;
    event.seat = other;
    Past past;
    past.decided(mine);
    event.kind = EventKind::StrengthMarked;
    event.seat2 = mine;
    event.number = -2;
    past.add(fight, event);
    event.kind = EventKind::CardPlayed;
    event.seat2 = kNoSeat;
    event.number = 0;
    event.card = ancient;
    event.def = *game.catalog.find("ancient");
    past.add(fight, event);
    event.kind = EventKind::LevelChanged;
    event.card = kNoCard;
    for (event.number = 1; event.number < 4; ++event.number) past.add(before, event);
    past.decided(other);
    shown.recall(past);
    begin();
    ASSERT_TRUE(QTest::qWaitFor([&] { return log.newTo(mine, 2).lines.size() == 2; }, 5000));
    const QString news = log.newTo(mine, 2).lines.join('|');
    EXPECT_TRUE(news.contains(shown.wording().title(*game.catalog.find("ancient")))) << news.toStdString();
    EXPECT_FALSE(news.contains("Level")) << news.toStdString();
}

TEST_F(CurtainTest, TellsThatOnesOwnOfferWasDeclined) {
    endSetUp();
    const Seat mine = state.active;
    const Seat other = state.leftOf(mine);
    const GameState open = viewOf(game, state, kNoSeat);
    Past past;
    past.decided(mine);
    Event declined;
    declined.kind = EventKind::OfferDeclined;
    declined.seat = other;
    declined.seat2 = mine;
    past.add(open, declined);
    for (const char* key : {"elf", "baby", "warrior"}) {
        Event fight;
        fight.kind = EventKind::CombatStarted;
        fight.seat = other;
        fight.def = *game.catalog.find("drooling-slime");
        past.add(open, fight);
        fight.kind = EventKind::CardKept;
        fight.def = *game.catalog.find(key);
        past.add(open, fight);
    }
    past.decided(other);
    shown.recall(past);
    begin();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !curtain.recap().isEmpty(); }, 5000));
    const QString news = log.newTo(mine, 3).lines.join('|');
    EXPECT_TRUE(news.contains("declined")) << news.toStdString();
}

// Nobody else here is asked, so nobody else comes to the screen.
TEST_F(CurtainTest, DoesNotFallForAWindowThatWaitsForWhoeverLooksAlone) {
    endSetUp();
    const Seat mine = state.active;
    const Seat other = state.leftOf(mine);
    const Seat bot = state.leftOf(other);
    begin(SeatSet::of(mine).with(other));
    seating.standing()->setAboutRolls(other, true);  // otherwise this roll would not be asked about
    seating.reveal();
    state.window = {WindowKind::Roll, SeatSet::of(mine).with(bot)};
    tell();
    EXPECT_EQ(shown.viewer(), mine);
    EXPECT_EQ(seating.barNames(), shown.wording().name(mine));
    state.window = {};
    tell();
    EXPECT_EQ(shown.viewer(), mine);
    EXPECT_FALSE(seating.curtain());
    // With the other asked as well, the hand closes, and comes back behind a curtain.
    state.window = {WindowKind::Roll, SeatSet::of(mine).with(other)};
    tell();
    EXPECT_EQ(shown.viewer(), kNoSeat);
    state.window = {WindowKind::Roll, SeatSet::of(mine)};
    tell();
    EXPECT_EQ(shown.viewer(), kNoSeat);
    state.window = {};
    tell();
    EXPECT_EQ(shown.viewer(), kNoSeat);
    EXPECT_EQ(seating.curtainSeat(), int{mine});
}

class TakenBackNews : public StoryTest {
protected:
    // I listen, and play my boots and take that back; who comes looked last before or after the play.
    LogModel::News newsAfterTakeBack(bool sawThePlay) {
        const Seat other = state.leftOf(me());
        const CardId boots = put("boots-of-butt-kicking", Zone::Hand, me());
        show(other);
        show(me());
        tell(EventKind::DoorListened, me());
        const GameState before = state;
        state.cards.move(boots, {Zone::InPlay, me()}, CardTable::End::Bottom);
        tell(EventKind::CardPlayed, me(), boots);
        state.player[me()].level = 2;
        tell(EventKind::LevelChanged, me(), kNoCard, 1, 2);
        if (sawThePlay) {
            show(other);
            show(me());
        }
        state = before;
        state.epoch += 3;
        tell(EventKind::TakenBack, me(), kNoCard, 1);
        return log.newTo(other, 5);
    }
};

TEST_F(TakenBackNews, AMoveThatWasTakenBackIsNoNews) {
    const LogModel::News news = newsAfterTakeBack(false);
    EXPECT_EQ(news.more, 0);
    ASSERT_EQ(news.lines.size(), 1) << news.lines.join("; ").toStdString();
    EXPECT_TRUE(news.lines[0].contains("listen")) << news.lines[0].toStdString();
    EXPECT_TRUE(line(2).contains("Level 2")) << "the story itself keeps it";
    EXPECT_EQ(plainText(line()),
              QStringLiteral("%1 took back a move: “%1 put Boots of Butt-Kicking on the table, to carry it.”")
                  .arg(shown.wording().name(me())));
}

TEST_F(TakenBackNews, WhoHasSeenTheMoveIsToldThatItWasTakenBack) {
    const LogModel::News news = newsAfterTakeBack(true);
    ASSERT_EQ(news.lines.size(), 1) << news.lines.join("; ").toStdString();
    EXPECT_TRUE(news.lines[0].contains("took back a move: “")) << news.lines[0].toStdString();
    EXPECT_EQ(news.more, 0);
}

TEST_F(TakenBackNews, OfTwoMovesEachIsNamedWhenItIsTakenBack) {
    const GameState first = state;
    state.player[me()].level = 2;
    tell(EventKind::RoomLooted, me());
    const GameState second = state;
    state.player[me()].level = 3;
    tell(EventKind::DoorListened, me());
    const auto takeBackTo = [this](const GameState& before) {
        const std::uint32_t epoch = state.epoch;
        state = before;
        state.epoch = epoch + 2;
        tell(EventKind::TakenBack, me(), kNoCard, 1);
        return plainText(line());
    };
    EXPECT_TRUE(takeBackTo(second).contains("listened")) << line().toStdString();
    // The state before the very first event is unknown to the story.
    EXPECT_FALSE(takeBackTo(first).contains("listened")) << line().toStdString();
}

TEST_F(TakenBackNews, TheEndOfATurnIsNamed) {
    tell(EventKind::DoorListened, me());
    const GameState before = state;
    const Seat mine = me();
    state.active = state.leftOf(mine);
    ++state.turn;
    tell(EventKind::TurnStarted, state.active);
    state = before;
    tell(EventKind::TakenBack, mine, kNoCard, 1);
    EXPECT_TRUE(plainText(line()).contains(shown.wording().name(mine) + QStringLiteral(" ended the turn.")))
        << line().toStdString();
}

}  // namespace
}  // namespace kickdoor
