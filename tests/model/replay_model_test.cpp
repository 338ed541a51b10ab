// The replay viewer behind its controls: a session that watches.
#include "model/replay/replay_model.h"

#include <gtest/gtest.h>

#include <QSignalSpy>
#include <QTest>

#include "evaluation/strength.h"
#include "model/session/session.h"
#include "replay_games.h"
#include "rules/engine.h"
#include "support/source_dir.h"
#include "view/view.h"

namespace kickdoor {
namespace {

class ReplayModelTest : public testing::Test {
protected:
    ReplayModelTest() : session_({tests::sourceDir() / "assets", games_.path()}) {
        session_.presentation()->presenter()->setSpeed(0);
    }
    void watch(const tests::RecordedGame& game) {
        const auto file = folder_.write(journalOf(game));
        session_.open(QString::fromStdU16String(file.u16string()));
        ASSERT_TRUE(soon([this] { return replay_.isOpen(); }));
        ASSERT_TRUE(stands(0));
    }
    static bool soon(const std::function<bool()>& holds) { return QTest::qWaitFor(holds, 20'000); }
    bool stands(std::size_t at) {
        return soon([&] {
            return session_.presentation()->presenter()->knows(kNoSeat) &&
                   replay_.position() == static_cast<int>(at) && session_.shownGame().settled() &&
                   openView() == viewOf(game_.game(), game_.states[at], kNoSeat);
        });
    }
    const GameState& openView() { return session_.presentation()->presenter()->newest(kNoSeat); }
    std::size_t position() const { return static_cast<std::size_t>(replay_.position()); }
    QString logText() {
        QString text;
        for (int row = 0; row < session_.presentation()->log()->count(); ++row)
            text += session_.presentation()->log()->at(row)[QStringLiteral("text")].toString() +
                    QLatin1Char('\n');
        return text;
    }

    QTemporaryDir games_;
    GameFolder folder_;
    Session session_;
    ReplayModel& replay_ = *session_.replay();
    const tests::RecordedGame& game_ = wholeGame();
};

TEST_F(ReplayModelTest, AFinishedGameOpensInTheViewer) {
    QSignalSpy finished(&session_, &Session::finished);
    watch(game_);
    EXPECT_TRUE(session_.playing());
    EXPECT_FALSE(session_.remote());
    EXPECT_FALSE(session_.recorded());
    EXPECT_EQ(replay_.length(), static_cast<int>(game_.commands.size()));
    EXPECT_FALSE(replay_.secret());
    EXPECT_EQ(replay_.views().size(), 6);
    EXPECT_EQ(replay_.place(), QStringLiteral("Before the first turn"));
    EXPECT_EQ(replay_.marks()->at(replay_.marks()->count() - 1)[QStringLiteral("kind")],
              QStringLiteral("end"));
    replay_.setPosition(replay_.length());
    EXPECT_TRUE(stands(game_.commands.size()));
    EXPECT_TRUE(finished.isEmpty()) << "the winner's page is for games that are played";
    EXPECT_EQ(session_.presentation()->levelHistory()->turns(), game_.states.back().turn + 1);
    session_.leave();
    EXPECT_FALSE(replay_.isOpen());
    EXPECT_EQ(QDir(games_.path()).entryList(QDir::Files), QStringList()) << "nothing is written";
}

TEST_F(ReplayModelTest, NothingCanBeDoneInIt) {
    watch(game_);
    QSignalSpy submitted(&session_.shownGame(), &ShownGame::submitted);
    for (int view = 0; view < 4; ++view) {
        replay_.setView(view);
        for (std::size_t at = 0; at < game_.states.size(); at += 53) {
            replay_.setPosition(static_cast<int>(at));
            ASSERT_TRUE(stands(at));
            ASSERT_TRUE(soon([&] { return session_.shownGame().viewer() == view; }));
            ASSERT_TRUE(session_.decisions()->actions()->buttons().isEmpty());
            ASSERT_FALSE(session_.decisions()->answer()->active());
            ASSERT_FALSE(session_.presentation()->seating()->mayHold());
            for (int row = 0; row < session_.game()->hand()->count(); ++row)
                ASSERT_FALSE(session_.game()->hand()->at(row)[QStringLiteral("playable")].toBool());
        }
    }
    EXPECT_TRUE(submitted.isEmpty());
}

TEST_F(ReplayModelTest, AnySeatsHandCanBeSeen) {
    watch(game_);
    replay_.setPosition(200);
    ASSERT_TRUE(stands(200));
    EXPECT_EQ(session_.shownGame().viewer(), kNoSeat);
    EXPECT_EQ(session_.game()->hand()->count(), 0);
    replay_.setView(2);
    ASSERT_TRUE(soon([&] { return session_.shownGame().viewer() == 2; }));
    EXPECT_TRUE(session_.shownGame().view() == viewOf(game_.game(), game_.states[200], Seat{2}));
    replay_.setView(ReplayModel::kActiveView);
    const Seat active = game_.states[200].active;
    ASSERT_TRUE(soon([&] { return session_.shownGame().viewer() == active; }));
    replay_.nextTurn();
    ASSERT_TRUE(soon([&] { return replay_.position() > 200 && session_.shownGame().viewer() != active; }));
    EXPECT_EQ(session_.shownGame().viewer(), openView().active);
}

TEST_F(ReplayModelTest, WhatEverybodySeesIsSeenFromOnePlace) {
    watch(game_);
    QStringList first;
    for (std::size_t at = 100; at < game_.states.size(); at += 97) {
        replay_.setPosition(static_cast<int>(at));
        ASSERT_TRUE(stands(at));
        QStringList names;
        for (int row = 0; row < session_.game()->others()->count(); ++row)
            names << session_.game()->others()->at(row)[QStringLiteral("name")].toString();
        if (first.isEmpty()) first = names;
        EXPECT_EQ(names, first) << "at " << at;
    }
}

TEST_F(ReplayModelTest, ADecidedFightShowsTheSumsThatDecidedIt) {
    watch(game_);
    const auto decided = [](const GameState& state) {
        return state.combatOn() &&
               (state.combat.stage == CombatStage::Done || state.combat.stage == CombatStage::Fleeing);
    };
    int looked = 0;
    for (std::size_t at = 1; at < game_.states.size(); ++at) {
        if (!decided(game_.states[at]) || decided(game_.states[at - 1])) continue;
        const int before = combatSums(game_.game(), game_.states[at - 1]).fighters;
        if (combatSums(game_.game(), game_.states[at]).fighters == before) continue;
        replay_.setPosition(static_cast<int>(at));
        ASSERT_TRUE(stands(at));
        EXPECT_EQ(session_.game()->combat()->fighters(), before) << "at " << at;
        ++looked;
    }
    EXPECT_GT(looked, 0);
}

TEST_F(ReplayModelTest, ItJumpsToTurnsAndFights) {
    watch(game_);
    replay_.nextTurn();
    ASSERT_TRUE(soon([&] { return openView().turn == 1; }));
    replay_.nextTurn();
    replay_.nextTurn();
    ASSERT_TRUE(soon([&] { return openView().turn == 3; }));
    EXPECT_TRUE(replay_.place().startsWith(QStringLiteral("Turn 3: ")));
    replay_.previousTurn();
    ASSERT_TRUE(soon([&] { return openView().turn == 2; }));
    replay_.nextFight();
    ASSERT_TRUE(soon([&] { return session_.game()->combat()->on(); }));
    const std::size_t first = position();
    EXPECT_TRUE(replay_.place().contains(QStringLiteral(" fights "))) << replay_.place().toStdString();
    replay_.nextFight();
    ASSERT_TRUE(soon([&] { return position() > first; }));
    ASSERT_TRUE(soon([&] { return session_.game()->combat()->on(); }));
    replay_.previousFight();
    ASSERT_TRUE(stands(first));
}

TEST_F(ReplayModelTest, MovesForwardAndBackAreTheSamePlaces) {
    watch(game_);
    std::vector<std::size_t> places;
    for (int i = 0; i < 25; ++i) {
        places.push_back(position());
        replay_.forward();
        ASSERT_TRUE(soon([&] { return position() > places.back() && session_.shownGame().settled(); }));
    }
    while (!places.empty()) {
        replay_.back();
        ASSERT_TRUE(stands(places.back()));
        places.pop_back();
    }
}

TEST_F(ReplayModelTest, ItPlaysByItselfUntilItIsStopped) {
    watch(game_);
    replay_.setSpeed(100);
    EXPECT_EQ(replay_.speed(), 8);
    replay_.setPlaying(true);
    ASSERT_TRUE(soon([&] { return replay_.position() > 20; }));
    replay_.setPlaying(false);
    const int at = replay_.position();
    QTest::qWait(200);
    EXPECT_LE(replay_.position(), at + 8) << "at most the move that was on its way";
    replay_.setPosition(replay_.length() - 5);
    replay_.setPlaying(true);
    ASSERT_TRUE(soon([&] { return replay_.position() == replay_.length() && !replay_.playing(); }));
    replay_.setPlaying(true);
    EXPECT_TRUE(soon([&] { return replay_.position() < 20; })) << "once more from the start";
}

// The story read there is the story that led there.
TEST_F(ReplayModelTest, TheStoryIsThatOfThePlace) {
    watch(game_);
    while (position() < 60) {
        const std::size_t before = position();
        replay_.forward();
        ASSERT_TRUE(soon([&] { return position() > before && session_.shownGame().settled(); }));
    }
    const std::size_t at = position();
    const QString played = logText();
    EXPECT_GT(played.count(QLatin1Char('\n')), 5);
    replay_.setPosition(replay_.length());
    ASSERT_TRUE(stands(game_.commands.size()));
    ASSERT_TRUE(soon([&] { return logText().contains(QStringLiteral("won")) && logText() != played; }));
    replay_.setPosition(static_cast<int>(at));
    EXPECT_TRUE(soon([&] { return logText() == played; })) << logText().toStdString();
    replay_.setPosition(0);
    EXPECT_TRUE(soon([&] { return session_.presentation()->log()->count() == 0; }));
}

TEST_F(ReplayModelTest, HandsOfAGameThatGoesOnAreNotOffered) {
    const tests::RecordedGame game = tests::playRecorded(5, 4, 80);
    const auto file = folder_.write(journalOf(game), "unfinished.kickdoor-journal");
    session_.watch(QString::fromStdU16String(file.u16string()));
    ASSERT_TRUE(soon([&] { return replay_.isOpen(); }));
    EXPECT_TRUE(replay_.secret());
    EXPECT_EQ(replay_.views().size(), 1);
    replay_.setView(1);
    EXPECT_EQ(replay_.view(), ReplayModel::kOpenView);
}

TEST_F(ReplayModelTest, ADamagedFileIsToldAndTheGameGoesOn) {
    watch(game_);
    QSignalSpy failed(&session_, &Session::failed);
    const auto file = folder_.write("nonsense", "other.kickdoor-replay");
    session_.open(QString::fromStdU16String(file.u16string()));
    EXPECT_TRUE(replay_.loading());
    ASSERT_TRUE(soon([&] { return !failed.isEmpty(); }));
    EXPECT_FALSE(replay_.loading());
    EXPECT_TRUE(failed.first().first().toString().startsWith(
        QStringLiteral("other.kickdoor-replay is not a Kickdoor game")));
    EXPECT_TRUE(replay_.isOpen()) << "what was open stays";
}

TEST_F(ReplayModelTest, TheGameJustFinishedIsWatchedAgain) {
    QSignalSpy finished(&session_, &Session::finished);
    session_.setBotMillis(0);
    session_.menu()->setup()->layForBots(3, {QStringLiteral("original")}, {}, 7);
    ASSERT_TRUE(session_.start());
    ASSERT_TRUE(session_.recorded());
    ASSERT_TRUE(QTest::qWaitFor([&] { return !finished.isEmpty(); }, 60'000));
    EXPECT_TRUE(session_.playedHere());
    session_.watchAgain();
    ASSERT_TRUE(soon([&] { return replay_.isOpen(); }));
    EXPECT_TRUE(replay_.playing());
    EXPECT_FALSE(replay_.secret());
    const QStringList kept = QDir(games_.path()).entryList(QDir::Files);
    ASSERT_EQ(kept.size(), 1) << "the journal has become a replay";
    EXPECT_TRUE(kept.first().endsWith(QStringLiteral(".kickdoor-replay")));
    EXPECT_TRUE(session_.playedHere()) << "the same players can play again";
    EXPECT_EQ(QFileInfo(session_.record()).fileName(), kept.first()) << "the story can be exported";
    EXPECT_FALSE(session_.recorded()) << "nothing is being written";
    replay_.setPosition(replay_.length());
    EXPECT_TRUE(soon([&] { return openView().phase == Phase::Over; }));
}

TEST_F(ReplayModelTest, MarksSpeakTheWindowsLanguage) {
    watch(game_);
    QString fight;
    for (int row = 0; row < replay_.marks()->count() && fight.isEmpty(); ++row)
        if (replay_.marks()->at(row)[QStringLiteral("kind")] == QStringLiteral("fight"))
            fight = replay_.marks()->at(row)[QStringLiteral("text")].toString();
    EXPECT_TRUE(fight.startsWith(QStringLiteral("Turn ")));
    session_.setLanguage(QStringLiteral("de"));
    bool same = false;
    for (int row = 0; row < replay_.marks()->count(); ++row)
        same = same || replay_.marks()->at(row)[QStringLiteral("text")] == fight;
    EXPECT_FALSE(same) << fight.toStdString();
}

TEST_F(ReplayModelTest, AJumpIntoADecidedFightShowsItsOwnSums) {
    watch(game_);
    const auto decided = [](const GameState& state) {
        return state.combatOn() &&
               (state.combat.stage == CombatStage::Done || state.combat.stage == CombatStage::Fleeing);
    };
    std::size_t open = 0;
    while (!game_.states[open].combatOn()) ++open;
    std::size_t later = game_.states.size() - 1;
    while (!decided(game_.states[later])) --later;
    ASSERT_LT(open, later);
    replay_.setPosition(static_cast<int>(open));
    ASSERT_TRUE(stands(open));
    replay_.setPosition(static_cast<int>(later));
    ASSERT_TRUE(stands(later));
    std::size_t before = later;
    while (decided(game_.states[before])) --before;
    const CombatSums sums = combatSums(game_.game(), game_.states[before]);
    EXPECT_EQ(session_.game()->combat()->fighters(), sums.fighters);
    EXPECT_EQ(session_.game()->combat()->monsters(), sums.monsters);
}

// A bot's decision, its view, its candidates, and the one that it chose.
TEST_F(ReplayModelTest, ShowsWhatABotKnewWhenItDecided) {
    tests::RecordedGame game = game_;
    for (auto& seat : game.record.seats) {
        seat.control = "bot";
        seat.bot = "random";
    }
    const auto file = folder_.write(journalOf(game));
    session_.open(QString::fromStdU16String(file.u16string()));
    ASSERT_TRUE(soon([this] { return replay_.isOpen(); }));
    ASSERT_TRUE(stands(0));
    ASSERT_TRUE(replay_.hasBots());
    const BotMindModel& mind = *replay_.botMind();
    EXPECT_FALSE(mind.isOn());
    const int before = replay_.view();
    std::size_t last = 0;
    int compared = 0;
    for (int looks = 0; looks < 60 && compared < 2; ++looks) {
        replay_.lookIntoBot();
        ASSERT_TRUE(soon([&] { return mind.isOn() && !mind.isThinking(); })) << looks;
        const std::size_t at = position();
        EXPECT_TRUE(looks == 0 || at > last) << "pressed again, it goes on";
        last = at;
        const Command& chosen = game_.commands[at];
        EXPECT_EQ(replay_.view(), int{chosen.by()}) << "in the bot's own view";
        ASSERT_FALSE(mind.rows().isEmpty());
        EXPECT_TRUE(mind.rows().first().toMap()[QStringLiteral("chosen")].toBool());
        for (int row = 1; row < mind.rows().size(); ++row)
            EXPECT_FALSE(mind.rows()[row].toMap()[QStringLiteral("chosen")].toBool());
        compared += mind.rows().size() > 1 ? 1 : 0;
        for (const QVariant& row : mind.rows())
            EXPECT_FALSE(row.toMap()[QStringLiteral("text")].toString().isEmpty());
    }
    EXPECT_EQ(compared, 2);
    replay_.back();
    EXPECT_FALSE(mind.isOn()) << "it is about that decision only";
    EXPECT_EQ(replay_.view(), before) << "and so was the bot's view";
}

TEST_F(ReplayModelTest, PeoplesMindsStayTheirOwn) {
    watch(game_);
    const bool people = std::all_of(game_.record.seats.begin(), game_.record.seats.end(),
                                    [](const auto& seat) { return seat.control != "bot"; });
    ASSERT_TRUE(people);
    EXPECT_FALSE(replay_.hasBots());
    replay_.lookIntoBot();
    EXPECT_FALSE(replay_.botMind()->isOn());
}

}  // namespace
}  // namespace kickdoor
