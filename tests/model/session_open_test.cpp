// A file that the player chose, whatever it is: kickdoor FILE, a double click, a drop.
#include <gtest/gtest.h>

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "io/save.h"
#include "model/session/session.h"
#include "support/recorded_game.h"
#include "support/source_dir.h"

namespace kickdoor {
namespace {

class SessionOpenTest : public testing::Test {
protected:
    SessionOpenTest() : session_({tests::sourceDir() / "assets", games_.path()}) {}

    QString write(const QString& name, const std::string& text) {
        QFile file(elsewhere_.filePath(name));
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text.data(), static_cast<qint64>(text.size()));
        return file.fileName();
    }
    static QByteArray contents(const QString& name) {
        QFile file(name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QStringList kept() const { return QDir(games_.path()).entryList(QDir::Files); }

    QTemporaryDir games_;
    QTemporaryDir elsewhere_;
    Session session_;
    tests::RecordedGame game_ = tests::playRecorded(3, 3, 60);
};

TEST_F(SessionOpenTest, TheManualIsThereInTheWindowsLanguageOrInEnglish) {
    EXPECT_TRUE(session_.manual().fileName() == QLatin1String("manual_en.html"));
    EXPECT_TRUE(QFile::exists(session_.manual().toLocalFile()));
    session_.setLanguage(QStringLiteral("de"));
    EXPECT_TRUE(session_.manual().fileName() == QLatin1String("manual_de.html"));
    session_.setLanguage(QStringLiteral("tlh"));
    EXPECT_TRUE(session_.manual().fileName() == QLatin1String("manual_en.html"));
}

TEST_F(SessionOpenTest, HintsAreGivenUntilTheyAreTurnedOff) {
    const std::string text = writeSave(game_.record, *game_.catalog, game_.states.back());
    ASSERT_TRUE(session_.open(write(QStringLiteral("hints.kickdoor-save"), text)));
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return !session_.decisions()->actions()->advice().isEmpty(); }, 20'000));
    session_.decisions()->actions()->setAdvising(false);
    EXPECT_TRUE(session_.decisions()->actions()->advice().isEmpty());
    session_.decisions()->actions()->setAdvising(true);
    EXPECT_FALSE(session_.decisions()->actions()->advice().isEmpty());
}

TEST_F(SessionOpenTest, ASaveIsLoaded) {
    const std::string text = writeSave(game_.record, *game_.catalog, game_.states.back());
    const QString file = write(QStringLiteral("without a suffix"), text);
    EXPECT_TRUE(session_.open(file));
    EXPECT_TRUE(session_.playing());
    EXPECT_EQ(contents(file).toStdString(), text);
    EXPECT_EQ(kept().size(), 1) << "the game's own journal";
}

TEST_F(SessionOpenTest, AJournalFromElsewhereIsGoneOnWithInACopy) {
    const QString file = write(QStringLiteral("sent by Ada.kickdoor-journal"), journalOf(game_));
    EXPECT_TRUE(session_.open(file));
    EXPECT_TRUE(session_.playing());
    ASSERT_EQ(kept().size(), 1);
    EXPECT_TRUE(kept().first().endsWith(QStringLiteral("sent by Ada.kickdoor-journal")));
    session_.leave();
    EXPECT_EQ(contents(file).toStdString(), journalOf(game_));
}

TEST_F(SessionOpenTest, AnOwnJournalIsGoneOnWithInPlace) {
    const QString own = QDir(games_.path()).filePath(QStringLiteral("mine.kickdoor-journal"));
    ASSERT_TRUE(QFile::copy(write(QStringLiteral("x"), journalOf(game_)), own));
    EXPECT_TRUE(session_.open(own));
    EXPECT_TRUE(session_.playing());
    EXPECT_EQ(kept(), QStringList{QStringLiteral("mine.kickdoor-journal")});
}

TEST_F(SessionOpenTest, WhatIsAskedForUntilTheGameEndsIsTakenUpAgain) {
    const QString own = QDir(games_.path()).filePath(QStringLiteral("mine.kickdoor-journal"));
    ASSERT_TRUE(QFile::copy(write(QStringLiteral("x"), journalOf(game_)), own));
    ASSERT_TRUE(session_.resume(own));
    Seating& seating = *session_.presentation()->seating();
    ASSERT_GE(seating.people().size(), 2);
    const int first = seating.people().at(0).toMap().value(QStringLiteral("seat")).toInt();
    const int second = seating.people().at(1).toMap().value(QStringLiteral("seat")).toInt();
    seating.standing()->setUnlessConcerned(first, true);
    seating.standing()->setUntilTurn(first, true);
    seating.setAskedIfAble(second, true);
    session_.leave();
    ASSERT_TRUE(session_.resume(own));
    const QVariantMap wishes = seating.standing()->people().at(0).toMap();
    EXPECT_TRUE(wishes.value(QStringLiteral("unlessConcerned")).toBool());
    EXPECT_FALSE(wishes.value(QStringLiteral("untilTurn")).toBool()) << "it does not last for the game";
    EXPECT_FALSE(seating.people().at(0).toMap().value(QStringLiteral("askedIfAble")).toBool());
    EXPECT_TRUE(seating.people().at(1).toMap().value(QStringLiteral("askedIfAble")).toBool());
    session_.leave();
    session_.menu()->saves()->remove(own);
    EXPECT_EQ(kept(), QStringList()) << "nothing of it stays";
}

// In high contrast, where black is what the software renderer makes of what is transparent, too.
TEST_F(SessionOpenTest, APictureOfABlackTableIsBlack) {
    const QString own = QDir(games_.path()).filePath(QStringLiteral("mine.kickdoor-journal"));
    ASSERT_TRUE(QFile::copy(write(QStringLiteral("x"), journalOf(game_)), own));
    ASSERT_TRUE(session_.resume(own));
    QImage panel(40, 30, QImage::Format_RGB32);
    panel.fill(Qt::black);
    session_.beginPicture(Qt::black);
    session_.addToPicture(panel, {0, 0, 0.5, 0.5});
    session_.keepPicture();
    const QString file = QDir(games_.path()).filePath(QStringLiteral("mine.table.png"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !QImage(file).isNull(); }, 5000));
    const QImage picture(file);
    EXPECT_EQ(picture.pixelColor(10, 10), QColor(Qt::black));
    EXPECT_EQ(picture.pixelColor(picture.width() - 10, picture.height() - 10), QColor(Qt::black));
}

TEST_F(SessionOpenTest, ThatWishesCannotBeKeptIsTold) {
    const QString own = QDir(games_.path()).filePath(QStringLiteral("mine.kickdoor-journal"));
    ASSERT_TRUE(QFile::copy(write(QStringLiteral("x"), journalOf(game_)), own));
    ASSERT_TRUE(session_.resume(own));
    ASSERT_TRUE(QDir().mkdir(own + QStringLiteral(".wishes.json")));
    QSignalSpy failed(&session_, &Session::failed);
    Seating& seating = *session_.presentation()->seating();
    const int first = seating.people().at(0).toMap().value(QStringLiteral("seat")).toInt();
    seating.standing()->setUnlessConcerned(first, true);
    ASSERT_EQ(failed.count(), 1);
    EXPECT_TRUE(failed.at(0).at(0).toString().contains("wishes.json"));
}

TEST_F(SessionOpenTest, WishesThatMakeNoSenseAreIgnored) {
    const QString own = QDir(games_.path()).filePath(QStringLiteral("mine.kickdoor-journal"));
    ASSERT_TRUE(QFile::copy(write(QStringLiteral("x"), journalOf(game_)), own));
    for (const char* text :
         {"{", "[1]", R"({"askedIfAble": [-1, 99, "x"], "standingPasses": {"0": 3, "9": {}}})"}) {
        QFile file(own + QStringLiteral(".wishes.json"));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text);
        file.close();
        ASSERT_TRUE(session_.resume(own)) << text;
        for (const QVariant& each : session_.presentation()->seating()->people())
            EXPECT_FALSE(each.toMap().value(QStringLiteral("askedIfAble")).toBool()) << text;
        session_.leave();
    }
}

TEST_F(SessionOpenTest, WhatIsNoGameIsTold) {
    QSignalSpy failed(&session_, &Session::failed);
    EXPECT_FALSE(session_.open(write(QStringLiteral("letter.txt"), "Dear Ada,")));
    EXPECT_FALSE(session_.open(elsewhere_.filePath(QStringLiteral("gone"))));
    EXPECT_FALSE(session_.open(write(QStringLiteral("torn"), "12345678 {\"format\":\"kick")));
    EXPECT_EQ(failed.size(), 3);
    EXPECT_EQ(kept(), QStringList());
    EXPECT_FALSE(session_.playing());
}

}  // namespace
}  // namespace kickdoor
