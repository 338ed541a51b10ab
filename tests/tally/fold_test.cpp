#include "tally/fold.h"

#include <gtest/gtest.h>

#include "history/earlier.h"
#include "io/command_json.h"
#include "io/pack_files.h"
#include "io/replay.h"
#include "io/take_back_json.h"
#include "rules/engine.h"
#include "support/recorded_game.h"
#include "support/source_dir.h"

namespace kickdoor {
namespace {

const tests::RecordedGame& wholeGame() {
    static const tests::RecordedGame game = tests::playRecorded(5, 4, 100'000);
    return game;
}

TEST(FactsOfAGame, AgreeWithItsEnd) {
    const tests::RecordedGame& game = wholeGame();
    GameFacts facts;
    const TableError error = factsOf(game.record, facts);
    ASSERT_FALSE(error) << error.cause;
    const GameState& end = game.states.back();
    EXPECT_EQ(facts.turns, end.turn);
    EXPECT_EQ(facts.editions, std::vector<std::string>{"original"});
    ASSERT_EQ(facts.seats.size(), 4U);
    int fights = 0;
    for (Seat seat{0}; seat < 4; ++seat) {
        EXPECT_EQ(facts.seats[seat].won, end.winners.has(seat));
        EXPECT_EQ(facts.seats[seat].level, end.player[seat].level);
        EXPECT_EQ(facts.seats[seat].name, game.record.seats[seat].name);
        for (const FightFacts& fight : facts.seats[seat].fights) {
            EXPECT_EQ(fight.fighter, seat);
            EXPECT_TRUE(fight.monster.starts_with("original/")) << fight.monster;
        }
        fights += static_cast<int>(facts.seats[seat].fights.size());
    }
    EXPECT_GT(fights, 5);
}

// The number of the first command that lets somebody escape.
std::size_t firstEscape(const GameRecord& record) {
    struct Sink : EventSink {
        bool escaped = false;
        void onEvent(const GameState& /*now*/, const Event& event) override {
            escaped |= event.kind == EventKind::Escaped;
        }
    } sink;
    std::string cause;
    const auto replay = Replay::open(GameRecord(record), cause);
    std::size_t at = 0;
    while (!sink.escaped && replay->step(cause, &sink)) ++at;
    return at - 1;
}

// The game as it would be if the last command at that place had been taken back and given again.
GameRecord withSecondThoughts(const tests::RecordedGame& game, std::size_t at) {
    const std::vector<std::string> names = game.record.playerNames();
    GameRecord record = game.record;
    record.commands.clear();
    GameState state = game.states.front();
    Earlier earlier;
    const auto play = [&](std::size_t index) {
        const GameState before = state;
        Command command = game.commands[index];
        command.epoch = state.epoch;
        ASSERT_TRUE(apply(game.game(), state, command).empty()) << index;
        earlier.add(before, state, command);
        record.commands.push_back({recordCommand(game.game(), before, names, command), hashOf(state)});
    };
    for (std::size_t i = 0; i <= at; ++i) play(i);
    const TakeBack back = earlier.takeBackOf(state, game.commands[at].move.by);
    EXPECT_GT(back.commands, 0U);
    state = earlier.restored(state, back.commands);
    earlier.drop(back.commands);
    record.commands.push_back(
        {takeBackToJson({back.by, back.commands, Agreement::Given}, names), hashOf(state)});
    for (std::size_t i = at + 1 - back.commands; i < game.commands.size(); ++i) play(i);
    return record;
}

TEST(FactsOfAGame, AMoveThatWasTakenBackDoesNotCount) {
    const tests::RecordedGame& game = wholeGame();
    GameFacts plain, facts;
    ASSERT_FALSE(factsOf(game.record, plain));
    const TableError error = factsOf(withSecondThoughts(game, firstEscape(game.record)), facts);
    ASSERT_FALSE(error) << error.cause;
    for (std::size_t seat = 0; seat < plain.seats.size(); ++seat)
        EXPECT_EQ(facts.seats[seat].escapes, plain.seats[seat].escapes) << seat;
}

TEST(FactsOfAGame, AGameThatHasNotEndedHasNone) {
    tests::RecordedGame game = tests::playRecorded(5, 4, 60);
    GameFacts facts;
    EXPECT_EQ(factsOf(game.record, facts).kind, TableErrorKind::SetupInvalid);
}

TEST(KeyOfAGame, StaysWhenItGoesOnAndDiffersBetweenGames) {
    GameRecord record = wholeGame().record;
    const std::uint64_t key = keyOf(record);
    record.title = "a saved game";
    record.commands.resize(record.commands.size() / 2);
    EXPECT_EQ(keyOf(record), key);
    EXPECT_NE(keyOf(tests::playRecorded(6, 4, 60).record), key);
    record.commands.front().hashAfter ^= 1U;
    EXPECT_NE(keyOf(record), key) << "the same deal, played otherwise";
}

// Events without rules: what they say is counted, whatever led to them.
class Folding : public testing::Test {
protected:
    Folding()
        : packs_(loadPacks({tests::sourceDir() / "assets" / "packs" / "original"})),
          game_{packs_.catalog, packs_.rules},
          state_(newGame(game_, 3, 7)) {}

    Event event(EventKind kind, int seat, int number = 0, int number2 = 0) const {
        Event event;
        event.kind = kind;
        event.seat = Seat(seat);
        event.number = static_cast<std::int16_t>(number);
        event.number2 = static_cast<std::int16_t>(number2);
        return event;
    }
    void tell(const Event& event) { folder_.onEvent(state_, event); }
    void tell(EventKind kind, int seat, int number = 0, int number2 = 0) {
        tell(event(kind, seat, number, number2));
    }
    void tellCard(EventKind kind, int seat, const char* card) {
        Event told = event(kind, seat);
        told.def = game_.catalog.find(card).value();
        tell(told);
    }
    void turn(int number, int seat, std::array<int, 3> levels) {
        for (std::size_t i = 0; i < levels.size(); ++i)
            state_.player[i].level = static_cast<std::int8_t>(levels[i]);
        state_.turn = static_cast<std::uint16_t>(number);
        tell(EventKind::TurnStarted, seat, number);
    }
    SeatFacts seat(std::size_t at) const { return folder_.facts(state_).seats[at]; }

    LoadResult packs_;
    Game game_;
    GameState state_;
    FactFolder folder_{game_};
};

TEST_F(Folding, ADeathIsPutDownToWhatStruck) {
    tellCard(EventKind::StrikeLoomed, 1, "feral-teapot");
    tell(EventKind::Died, 1);
    ASSERT_EQ(seat(1).deaths.size(), 1U);
    EXPECT_EQ(seat(1).deaths[0], (DeathFacts{"original/feral-teapot", 1}));
    EXPECT_TRUE(seat(0).deaths.empty());
}

TEST_F(Folding, ADeathAfterAnAvertedStrikeHasNoKiller) {
    tellCard(EventKind::StrikeLoomed, 1, "feral-teapot");
    tellCard(EventKind::StrikeCancelled, 1, "feral-teapot");
    tell(EventKind::Died, 1);
    EXPECT_EQ(seat(1).deaths.at(0), DeathFacts{});
}

TEST_F(Folding, AFightsSumsAreThoseAtItsEnd) {
    const auto enter = [this](const char* monster) {
        MonsterEntry entry;
        entry.def = game_.catalog.find(monster).value();
        entry.card = CardId{0};
        state_.combat.monsters.push_back(entry);
    };
    state_.combat.stage = CombatStage::Open;
    state_.combat.fighter = Seat{0};
    enter("feral-teapot");
    tellCard(EventKind::CombatStarted, 0, "feral-teapot");
    enter("feral-teapot");
    const CombatSums sums = combatSums(game_, state_);
    ASSERT_GT(sums.monsters, 0);
    state_.combat.stage = CombatStage::Fleeing;
    tell(EventKind::CombatLost, 0);
    ASSERT_EQ(seat(0).fights.size(), 1U);
    EXPECT_EQ(seat(0).fights[0].monsters, sums.monsters);
    EXPECT_EQ(seat(0).fights[0].fighters, sums.fighters);
}

TEST_F(Folding, TheLargestChangeOfALevelWithinATurnIsTheSwing) {
    turn(1, 0, {1, 1, 1});
    turn(2, 1, {3, 1, 1});
    turn(3, 2, {3, 5, 1});
    turn(4, 0, {3, 2, 1});
    EXPECT_EQ(folder_.facts(state_).swing, (Swing{Seat{1}, 1, 5, 2}));
}

TEST_F(Folding, LeadsAndArrears) {
    turn(1, 0, {1, 1, 1});
    turn(2, 1, {2, 1, 1});  // the first leader takes nobody's lead
    turn(3, 2, {2, 2, 1});  // shared
    turn(4, 0, {2, 3, 1});
    turn(5, 1, {4, 3, 1});
    EXPECT_EQ(folder_.facts(state_).leads, 2);
    EXPECT_EQ(seat(2).behind, 3);
    EXPECT_EQ(seat(1).behind, 0);
}

TEST_F(Folding, NobodyIsBehindBeforeEverybodyHasHadATurn) {
    turn(1, 0, {1, 1, 1});
    turn(3, 2, {4, 2, 1});
    EXPECT_EQ(seat(2).behind, 0);
    turn(4, 0, {4, 2, 1});
    EXPECT_EQ(seat(2).behind, 3);
}

TEST_F(Folding, CountsWhatHappensToAPlayer) {
    turn(1, 2, {1, 1, game_.rules.goal() - 1});
    tellCard(EventKind::CurseStruck, 2, "feral-teapot");
    tellCard(EventKind::Escaped, 2, "feral-teapot");
    tellCard(EventKind::Caught, 2, "feral-teapot");
    tell(EventKind::ItemsSold, 2, 2100, 2);
    tell(EventKind::LevelChanged, 2, 6, 4);
    const SeatFacts facts = seat(2);
    EXPECT_EQ(facts.atTheDoor, 1);
    EXPECT_EQ(facts.curses, 1);
    EXPECT_EQ(facts.escapes, 1);
    EXPECT_EQ(facts.caught, 1);
    EXPECT_EQ(facts.bestSale, 2);
    EXPECT_EQ(facts.levelsLost, 2);
}

}  // namespace
}  // namespace kickdoor
