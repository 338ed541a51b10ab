// The statistics of this machine, over whole sessions.
#include "model/mine/my_games_model.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "model/session/session.h"
#include "replay_games.h"
#include "support/source_dir.h"
#include "tally/honours.h"

namespace kickdoor {
namespace {

constexpr int kPatience = 30'000;

class MyGamesModelTest : public testing::Test {
protected:
    MyGamesModelTest() { open(); }

    void open() {
        session_ = std::make_unique<Session>(SessionPaths{tests::sourceDir() / "assets", games_.path()});
        session_->setLanguage(QStringLiteral("en"));
    }
    MyGamesModel& mine() { return *session_->menu()->mine(); }
    // The whole game of four people, in this folder.
    QString journal(const QTemporaryDir& folder) const {
        QFile file(folder.filePath(QStringLiteral("whole.kickdoor-journal")));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(journalOf(wholeGame())));
        return file.fileName();
    }
    bool toldOfGame() {
        return QTest::qWaitFor([this] { return !mine().retelling().isEmpty(); }, kPatience);
    }
    void reload() {
        QSignalSpy changed(&mine(), &MyGamesModel::changed);
        mine().load();
        ASSERT_TRUE(changed.wait(kPatience));
    }
    QString file() const { return QDir(games_.path()).filePath(QString::fromLatin1(kMyGamesFile)); }
    MyGames kept() const { return readMyGames(std::filesystem::path(file().toStdU16String())).games; }

    QTemporaryDir games_;
    QTemporaryDir elsewhere_;
    std::unique_ptr<Session> session_;
};

TEST_F(MyGamesModelTest, AFinishedGameCountsOnceForEachPersonHere) {
    EXPECT_FALSE(mine().any());
    const QString own = journal(games_);
    ASSERT_TRUE(session_->resume(own));
    ASSERT_TRUE(toldOfGame());
    EXPECT_TRUE(mine().any());
    EXPECT_EQ(mine().persons().size(), 4);
    EXPECT_FALSE(mine().figures().isEmpty());
    EXPECT_EQ(kept().count, 1);
    const MyGames before = kept();
    session_->leave();
    open();
    ASSERT_TRUE(session_->resume(journal(games_)));
    ASSERT_TRUE(toldOfGame());
    EXPECT_TRUE(mine().news().isEmpty());
    EXPECT_EQ(kept(), before);
}

TEST_F(MyGamesModelTest, LeavingAtOnceCounts) {
    QSignalSpy finished(session_.get(), &Session::finished);
    ASSERT_TRUE(session_->resume(journal(games_)));
    ASSERT_TRUE(!finished.isEmpty() || finished.wait(kPatience));
    session_->leave();
    session_.reset();  // waits for the disk
    EXPECT_EQ(kept().count, 1);
}

TEST_F(MyGamesModelTest, AWatchedGameIsToldAndNotCounted) {
    const QString replay = elsewhere_.filePath(QStringLiteral("a.kickdoor-replay"));
    ASSERT_TRUE(QFile::copy(journal(elsewhere_), replay));
    ASSERT_TRUE(session_->open(replay));
    ASSERT_TRUE(toldOfGame());
    EXPECT_FALSE(QFile::exists(file()));
    EXPECT_FALSE(mine().any());
}

TEST_F(MyGamesModelTest, AFinishedGameFromElsewhereIsNotCounted) {
    ASSERT_TRUE(session_->open(journal(elsewhere_)));
    ASSERT_TRUE(toldOfGame());
    EXPECT_FALSE(QFile::exists(file()));
}

TEST(MineWordsTest, ATitleThatAsksEndsItsSentence) {
    Texts texts;
    const QList<EditionTitle> editions;
    const std::map<std::string, std::string> names;
    const QString news = MineWords(texts, editions, names).news({{"Greta", "overkill"}, {"Bob", "whisker"}});
    EXPECT_TRUE(news.contains("Newly earned by Greta: Was That Necessary? ")) << news.toStdString();
    EXPECT_TRUE(news.contains("Newly earned by Bob: By a Whisker. ")) << news.toStdString();
}

TEST_F(MyGamesModelTest, WatchingAgainTellsTheSame) {
    ASSERT_TRUE(session_->resume(journal(games_)));
    ASSERT_TRUE(toldOfGame());
    const QString told = mine().retelling();
    const QString news = mine().news();
    session_->watchAgain();
    ASSERT_TRUE(QTest::qWaitFor([this] { return session_->replay()->isOpen(); }, kPatience));
    ASSERT_TRUE(toldOfGame());
    EXPECT_EQ(mine().retelling().toStdString(), told.toStdString());
    EXPECT_EQ(mine().news().toStdString(), news.toStdString());
    EXPECT_EQ(kept().count, 1);
}

TEST_F(MyGamesModelTest, ADamagedFileIsNamedAndKept) {
    QFile damaged(file());
    ASSERT_TRUE(damaged.open(QIODevice::WriteOnly));
    damaged.write("{\"format\": \"something else\"}");
    damaged.close();
    reload();
    EXPECT_TRUE(mine().any());
    EXPECT_TRUE(mine().problem().contains(file())) << mine().problem().toStdString();
    EXPECT_TRUE(mine().problem().contains(QLatin1String("format"))) << mine().problem().toStdString();
    EXPECT_TRUE(mine().problem().contains(QLatin1String("my-games.damaged.json")))
        << mine().problem().toStdString();
    EXPECT_EQ(QDir(games_.path()).entryList({QStringLiteral("*.damaged.json")}).size(), 1);
    ASSERT_TRUE(session_->resume(journal(games_)));
    ASSERT_TRUE(toldOfGame());
    EXPECT_EQ(kept().count, 1) << "counting goes on";
}

TEST_F(MyGamesModelTest, ExportWritesACopyAndEraseForgets) {
    ASSERT_TRUE(session_->resume(journal(games_)));
    ASSERT_TRUE(toldOfGame());
    QSignalSpy exported(&mine(), &MyGamesModel::exported);
    const QString copy = elsewhere_.filePath(QStringLiteral("copy.json"));
    mine().exportTo(copy);
    ASSERT_TRUE(exported.wait(kPatience));
    EXPECT_EQ(readMyGames(std::filesystem::path(copy.toStdU16String())).games, kept());
    QSignalSpy changed(&mine(), &MyGamesModel::changed);
    mine().erase();
    ASSERT_TRUE(changed.wait(kPatience));
    EXPECT_FALSE(QFile::exists(file()));
    EXPECT_FALSE(mine().any());
    EXPECT_TRUE(mine().persons().isEmpty());
    EXPECT_TRUE(QFile::exists(copy));
}

TEST_F(MyGamesModelTest, ACopyThatCannotBeWrittenIsReported) {
    QSignalSpy failed(session_.get(), &Session::failed);
    mine().exportTo(elsewhere_.path());  // a folder
    ASSERT_TRUE(failed.wait(kPatience));
    EXPECT_TRUE(failed.first().first().toString().contains(QLatin1String("cannot be written")))
        << failed.first().first().toString().toStdString();
}

TEST_F(MyGamesModelTest, APersonIsChosenByName) {
    ASSERT_TRUE(session_->resume(journal(games_)));
    ASSERT_TRUE(toldOfGame());
    const QString last = mine().persons().last();
    mine().setPerson(last);
    EXPECT_EQ(mine().person(), last);
    mine().setPerson(QStringLiteral("nobody"));
    EXPECT_EQ(mine().person(), last);
}

TEST(HonourWords, EachHonourHasATitleAndACondition) {
    for (const Honour& honour : allHonours()) {
        const QString key = QString::fromUtf8(honour.key.data(), static_cast<qsizetype>(honour.key.size()));
        EXPECT_FALSE(MineWords::honourTitle(key).isEmpty()) << honour.key;
        EXPECT_FALSE(MineWords::honourAbout(key).isEmpty()) << honour.key;
    }
    EXPECT_TRUE(MineWords::honourTitle(QStringLiteral("unknown")).isEmpty());
}

TEST(MineWordsTest, EveryTellingHasASentence) {
    Texts texts;
    const QList<EditionTitle> editions;
    const std::map<std::string, std::string> names{{"original/a", "Feral Teapot"}};
    const MineWords words(texts, editions, names);
    GameFacts facts;
    facts.seats.resize(2);
    facts.seats[0].name = "Ann";
    facts.seats[1].name = "Bob";
    using Kind = Telling::Kind;
    const auto said = [&](Kind kind) {
        return words.telling({kind, Seat{0}, SeatSet(3), "original/a", 7, 9, 4}, facts).toStdString();
    };
    for (const Kind kind : {Kind::Comeback, Kind::DiedAndWon, Kind::LongFight, Kind::Whisker,
                            Kind::GreatFight, Kind::CloseRun, Kind::Swing, Kind::Deaths})
        EXPECT_NE(said(kind).find("Ann"), std::string::npos) << said(kind);
    EXPECT_NE(said(Kind::LongFight).find("Feral Teapot"), std::string::npos);
    EXPECT_NE(said(Kind::CloseRun).find("Bob"), std::string::npos);
    EXPECT_NE(said(Kind::Leads).find("7"), std::string::npos);
    EXPECT_NE(said(Kind::Turns).find("7"), std::string::npos);
}

}  // namespace
}  // namespace kickdoor
