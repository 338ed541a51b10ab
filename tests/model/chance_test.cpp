// Looking back on finished games: chances and turning points.
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "bot/search/outlook.h"
#include "bot/value/value.h"
#include "model/replay/looking_back.h"
#include "model/session/session.h"
#include "replay_games.h"
#include "support/source_dir.h"

namespace kickdoor {
namespace {

LookedBack lookedBackOn(const std::filesystem::path& file) {
    LookedBack game;
    std::stop_source never;
    lookBack(
        file, never.get_token(), [&game](const LookedBack& told) { game = told; }, 16);
    return game;
}

TEST(LookingBack, KnowsEverybodysChanceAtEachTurn) {
    const GameFolder folder;
    const LookedBack game = lookedBackOn(folder.write(journalOf(wholeGame())));
    ASSERT_TRUE(game.done);
    ASSERT_GT(game.points.size(), 5U);
    for (std::size_t i = 0; i < game.points.size(); ++i) {
        int sum = 0;
        for (const int one : game.points[i].chance) sum += one;
        EXPECT_NEAR(sum, kCertain, 200) << i;
        if (i > 0) {
            EXPECT_GT(game.points[i].at, game.points[i - 1].at);
        }
    }
    EXPECT_EQ(game.points.back().at, game.length);
    const Seat winner = game.landmarks.back().winners.first();
    EXPECT_EQ(game.points.back().chance[winner], kCertain) << "at the end it is certain";
    EXPECT_LT(game.points.front().chance[winner], kCertain * 7 / 10);
    const std::vector<TurningPoint> turning = turningPoints(game);
    ASSERT_FALSE(turning.empty());
    EXPECT_LE(turning.size(), 4U);
    ASSERT_EQ(game.causes.size(), turning.size());
    for (std::size_t i = 0; i < turning.size(); ++i) {
        EXPECT_EQ(game.causes[i].of, turning[i]);
        EXPECT_GE(game.causes[i].at, game.points[turning[i].from].at);
        EXPECT_LT(game.causes[i].at, game.points[turning[i].from + 1].at);
        EXPECT_FALSE(game.causes[i].events.empty()) << "a command that did something";
    }
}

// With few games from each position, noise once blamed an Item that was laid down. In this game it blamed a
// command after which the chance had changed the other way.
TEST(LookingBack, BlamesTheCommandThatChangedTheChance) {
    const GameFolder folder;
    const std::filesystem::path file = folder.write(journalOf(tests::playRecorded(13, 4, 100'000)));
    const LookedBack game = lookedBackOn(file);
    TableError error;
    const std::unique_ptr<Recording> recording = Recording::open(file, error);
    ASSERT_NE(recording, nullptr);
    for (const TurningCause& cause : game.causes) {
        const auto chanceAt = [&](std::size_t at) {
            Outlook outlook(recording->game(), recording->stateAt(at));
            while (outlook.games() < 160) outlook.step();
            return outlook.chance(cause.of.seat);
        };
        const auto& points = game.points;
        const int all =
            points[cause.of.from + 1].chance[cause.of.seat] - points[cause.of.from].chance[cause.of.seat];
        int most = 0;
        int blamed = 0;
        int before = chanceAt(points[cause.of.from].at);
        for (std::size_t at = points[cause.of.from].at; at < points[cause.of.from + 1].at;) {
            at = std::min(points[cause.of.from + 1].at, recording->stopAfter(at));
            const int after = chanceAt(at);
            const int change = all > 0 ? after - before : before - after;
            most = std::max(most, change);
            if (at == cause.at + 1) blamed = change;
            before = after;
        }
        EXPECT_GE(blamed * 10, most * 8) << "turn " << points[cause.of.from].turn;
        // Half, but for the noise of both counts.
        if (cause.most) {
            EXPECT_GE(blamed * 10, std::abs(all) * 3) << "turn " << points[cause.of.from].turn;
        } else {
            EXPECT_LE(blamed * 10, std::abs(all) * 7) << "turn " << points[cause.of.from].turn;
        }
    }
}

// A discard that pays for a roll was named instead of the die.
TEST(LookingBack, NamesTheDieBeforeWhatPaidForIt) {
    const auto told = [](EventKind kind) {
        Told one;
        one.event.kind = kind;
        return one;
    };
    using enum EventKind;
    EXPECT_EQ(decisiveFirst({told(AbilityUsed), told(CardDiscarded), told(DieRolled), told(LevelChanged)}),
              (std::vector<std::size_t>{2, 0, 1, 3}));
    EXPECT_EQ(decisiveFirst({told(CardKept), told(DoorKicked), told(CombatStarted)}),
              (std::vector<std::size_t>{1, 0, 2}));
    EXPECT_TRUE(decisiveFirst({}).empty());
}

TEST(LookingBack, TellsNothingOfAGameThatGoesOn) {
    const GameFolder folder;
    const tests::RecordedGame half = tests::playRecorded(5, 4, 60);
    EXPECT_TRUE(lookedBackOn(folder.write(journalOf(half))).points.empty());
    EXPECT_TRUE(lookedBackOn(folder.file("missing")).points.empty());
}

TEST(TurningPoints, AreTheLargestChangesInOrder) {
    LookedBack game;
    game.setup.seats.resize(3);
    const int chances[][3] = {{33, 33, 34}, {34, 33, 33}, {60, 20, 20}, {40, 40, 20}, {100, 0, 0}};
    for (const auto& one : chances) {
        ChancePoint point;
        for (std::size_t seat = 0; seat < 3; ++seat) point.chance[seat] = one[seat] * kCertain / 100;
        game.points.push_back(point);
    }
    const std::vector<TurningPoint> all = {{1, Seat{0}}, {2, Seat{0}}, {3, Seat{0}}};
    EXPECT_EQ(turningPoints(game), all);
    EXPECT_EQ(turningPoints(game, 1), (std::vector<TurningPoint>{{3, Seat{0}}}));
    game.points.resize(2);
    EXPECT_TRUE(turningPoints(game).empty()) << "nothing has changed much";
}

TEST(ChanceModel, ShowsTheGameThatIsWatched) {
    const GameFolder folder;
    Session session({tests::sourceDir() / "assets", {}});
    session.presentation()->presenter()->setSpeed(0);
    ReplayModel& replay = *session.replay();
    session.watch(QString::fromStdU16String(folder.write(journalOf(wholeGame())).u16string()));
    ASSERT_TRUE(QTest::qWaitFor([&] { return replay.isOpen(); }, 60'000));
    ChanceModel& chances = *replay.chances();
    EXPECT_TRUE(chances.isWorking());
    ASSERT_TRUE(QTest::qWaitFor([&] { return chances.isKnown() && !chances.isWorking(); }, 600'000));
    ASSERT_EQ(chances.series().size(), 4);
    for (const QVariant& one : chances.series())
        EXPECT_EQ(one.toMap()[QStringLiteral("points")].toList().size(), chances.turns().size());
    ASSERT_FALSE(chances.turningPoints().isEmpty());
    const QVariantMap point = chances.turningPoints().first().toMap();
    EXPECT_TRUE(point[QStringLiteral("text")].toString().startsWith(QStringLiteral("Turn ")));
    EXPECT_TRUE(std::ranges::any_of(chances.turningPoints(), [](const QVariant& one) {
        return one.toMap()[QStringLiteral("text")].toString().contains(
            QStringLiteral("Most of it came when: "));
    }));
    replay.setPosition(point[QStringLiteral("at")].toInt());
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return replay.position() == point[QStringLiteral("at")].toInt(); }, 60'000));
    session.leave();
    EXPECT_FALSE(chances.isKnown());
    EXPECT_TRUE(chances.series().isEmpty());
}

TEST(ChanceModel, ATurningPointOfTheGameJustFinishedIsWatched) {
    const QTemporaryDir games;
    Session session({tests::sourceDir() / "assets", games.path()});
    session.presentation()->presenter()->setSpeed(0);
    session.setBotMillis(0);
    session.menu()->setup()->layForBots(3, {QStringLiteral("original")}, {}, 7);
    ReplayModel& replay = *session.replay();
    ASSERT_TRUE(session.start());
    EXPECT_FALSE(replay.chances()->isWorking()) << "not before the end";
    ASSERT_TRUE(QTest::qWaitFor([&] { return replay.chances()->isKnown(); }, 600'000));
    EXPECT_FALSE(replay.isOpen());
    const int at = replay.chances()->turns().value(3).toMap()[QStringLiteral("at")].toInt();
    ASSERT_GT(at, 0);
    session.watchAgain(at);
    ASSERT_TRUE(QTest::qWaitFor([&] { return replay.isOpen(); }, 60'000));
    EXPECT_TRUE(QTest::qWaitFor([&] { return replay.position() == at; }, 60'000));
    EXPECT_FALSE(replay.playing()) << "it stands there";
    EXPECT_TRUE(replay.chances()->isKnown()) << "not worked out again";
}

}  // namespace
}  // namespace kickdoor
