// The list of kept games: order, what is told of each, pictures that are there, missing or no pictures at
// all.
#include "model/saves/saves_model.h"

#include <gtest/gtest.h>

#include <QElapsedTimer>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include "io/journal.h"
#include "io/save.h"
#include "support/recorded_game.h"

namespace kickdoor {
namespace {

class SavesTest : public testing::Test {
protected:
    QString path(const QString& name) const { return folder_.filePath(name); }
    // Minutes before now.
    void write(const QString& name, const std::string& text, int ago = 0) {
        QFile file(path(name));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly));
        file.write(text.data(), static_cast<qint64>(text.size()));
        file.close();
        ASSERT_TRUE(file.open(QIODevice::ReadWrite));
        ASSERT_TRUE(file.setFileTime(QDateTime::currentDateTime().addSecs(-60 * ago),
                                     QFileDevice::FileModificationTime));
    }
    std::string journal() const {
        std::string text = journalHeader(game_.record);
        for (const RecordedCommand& command : game_.record.commands) text += journalLine(command);
        return text;
    }
    std::string save() const { return writeSave(game_.record, *game_.catalog, game_.states.back()); }
    static void look(SavesModel& saves) {
        saves.lookInside();
        ASSERT_TRUE(QTest::qWaitFor([&] { return saves.unread() == 0; }, 30'000));
    }
    static std::vector<PicturePart> parts(QRgb colour) {
        QImage image(40, 30, QImage::Format_RGB32);
        image.fill(colour);
        return {{image, {0, 0, 0.5, 1}}};
    }
    QString pictureOf(SavesModel& saves, int row) const {
        return saves.at(row).value("picture").toUrl().fileName();
    }

    QTemporaryDir folder_;
    tests::RecordedGame game_ = tests::playRecorded(3, 3, 120);
};

// Its time is told once, beside the name.
TEST_F(SavesTest, AGamesNameIsItsPlayers) {
    write("2026-11-28 01.13.32 James, Anna.kickdoor-journal", journal(), 10);
    write("2026-11-28 01.13.32.kickdoor-journal", journal(), 15);
    write("2026-11-28 01.13.32 mine.kickdoor-save", save(), 20);
    const SavesModel saves(folder_.path());
    ASSERT_EQ(saves.count(), 3);
    const QString begun =
        QLocale().toString(QDateTime(QDate(2026, 11, 28), QTime(1, 13, 32)), QLocale::ShortFormat);
    EXPECT_EQ(saves.at(0).value("name").toString(), "James, Anna");
    EXPECT_EQ(saves.at(1).value("name").toString(), begun) << "nobody is named";
    EXPECT_EQ(saves.at(2).value("name").toString(), "2026-11-28 01.13.32 mine") << "a name that was typed";
}

TEST_F(SavesTest, TheNewestUnfinishedGameSaysWhereItStandsBeforeAllOthersAreRead) {
    // The people at this screen are named, whoever has the turn.
    for (std::size_t commands = 121; game_.states.back().active == 0; ++commands)
        game_ = tests::playRecorded(3, 3, commands);
    for (std::size_t seat = 0; seat < 3; ++seat)
        game_.record.seats[seat].control = seat == 0 ? "person" : "bot";
    write("old.kickdoor-journal", journal(), 30);
    write("new.kickdoor-journal", journal(), 10);
    write("newer.kickdoor-save", save(), 5);
    SavesModel saves(folder_.path());
    EXPECT_EQ(saves.unfinishedStand(), QString());
    saves.lookAtUnfinished();
    ASSERT_TRUE(QTest::qWaitFor([&] { return saves.unread() == 0; }, 30'000));
    const GameState& now = game_.states.back();
    EXPECT_EQ(saves.unfinishedStand(), QStringLiteral("turn %1, %2: Level %3")
                                           .arg(now.turn)
                                           .arg(QString::fromStdString(game_.record.seats[0].name))
                                           .arg(now.player[Seat{0}].level));
    EXPECT_NEAR(saves.unfinishedSince(),
                static_cast<double>(QDateTime::currentMSecsSinceEpoch() - 10 * 60'000), 60'000);
    EXPECT_FALSE(saves.at(1)["known"].toBool() && saves.at(2)["known"].toBool());
}

TEST_F(SavesTest, TheUnfinishedGameOfSeveralPeopleNamesThemAll) {
    game_.record.seats[1].control = "bot";
    write("new.kickdoor-journal", journal(), 10);
    SavesModel saves(folder_.path());
    saves.lookAtUnfinished();
    ASSERT_TRUE(QTest::qWaitFor([&] { return saves.unread() == 0; }, 30'000));
    const auto name = [&](std::size_t seat) { return QString::fromStdString(game_.record.seats[seat].name); };
    EXPECT_EQ(saves.unfinishedStand(), QStringLiteral("turn %1, %2")
                                           .arg(game_.states.back().turn)
                                           .arg(QLocale().createSeparatedList({name(0), name(2)})));
}

TEST_F(SavesTest, TheNewestIsFirstAndEachSaysHowItStands) {
    write("old.kickdoor-replay", journal(), 30);
    write("Friday.kickdoor-save", save(), 20);
    write("new.kickdoor-journal", journal(), 10);
    SavesModel saves(folder_.path());
    saves.setEditions({{"original", "Das Original", {}}});
    ASSERT_EQ(saves.count(), 3);
    EXPECT_FALSE(saves.at(0).value("known").toBool());
    look(saves);
    const QStringList kinds = {"journal", "save", "replay"};
    const GameState& end = game_.states.back();
    for (int row = 0; row < 3; ++row) {
        const QVariantMap game = saves.at(row);
        EXPECT_EQ(game.value("kind"), kinds[row]);
        EXPECT_TRUE(game.value("known").toBool());
        EXPECT_EQ(game.value("edition"), "Das Original");
        EXPECT_TRUE(game.value("trouble").toString().isEmpty());
        EXPECT_TRUE(game.value("stand").toString().contains(QString::number(end.turn)));
        const QVariantList players = game.value("players").toList();
        ASSERT_EQ(players.size(), 3);
        for (int seat = 0; seat < 3; ++seat)
            EXPECT_EQ(players[seat].toMap().value("level"), end.player[static_cast<std::size_t>(seat)].level);
        EXPECT_EQ(players[0].toMap().value("name"), "Ann");
    }
    EXPECT_EQ(saves.unfinished(), path("new.kickdoor-journal"));
}

TEST_F(SavesTest, WhatCannotBeReadIsListedAndSaysSo) {
    write("letter.kickdoor-save", "Dear Ada,");
    std::string torn = journal();
    torn.resize(torn.size() / 2);
    torn[torn.size() / 4] = '#';
    write("torn.kickdoor-journal", torn, 1);
    std::string newer = save();
    const std::size_t at = newer.find("\"version\":3");
    ASSERT_NE(at, std::string::npos);
    newer.replace(at, 11, "\"version\":9");
    write("newer.kickdoor-save", newer, 2);
    SavesModel saves(folder_.path());
    look(saves);
    ASSERT_EQ(saves.count(), 3);
    EXPECT_TRUE(saves.at(0).value("trouble").toString().contains("damaged"));
    EXPECT_TRUE(saves.at(1).value("trouble").toString().contains("damaged"));
    EXPECT_TRUE(saves.at(2).value("trouble").toString().contains("newer"));
}

TEST_F(SavesTest, APictureLiesBesideItsGameAndGoesWithIt) {
    write("a.kickdoor-save", save());
    write("b.kickdoor-journal", journal(), 1);
    SavesModel saves(folder_.path());
    saves.keepPicture(path("a.kickdoor-save").toStdString(), parts(qRgb(200, 0, 0)));
    saves.keepPicture(path("b.kickdoor-journal").toStdString(), parts(qRgb(0, 0, 200)));
    saves.keepPicture(path("gone.kickdoor-journal").toStdString(), parts(qRgb(0, 200, 0)));
    saves.finish(path("b.kickdoor-journal").toStdString());
    look(saves);
    EXPECT_EQ(pictureOf(saves, 0), "a.save.png");
    EXPECT_EQ(saves.at(1).value("kind"), "replay");
    EXPECT_EQ(pictureOf(saves, 1), "b.table.png");
    EXPECT_EQ(QImage(path("b.table.png")).pixelColor(10, 10), QColor(0, 0, 200));
    EXPECT_FALSE(QFile::exists(path("gone.table.png")));
    saves.remove(path("a.kickdoor-save"));
    EXPECT_EQ(saves.count(), 1);
    EXPECT_TRUE(QTest::qWaitFor([&] { return !QFile::exists(path("a.save.png")); }));
    EXPECT_FALSE(QFile::exists(path("a.kickdoor-save")));
}

TEST_F(SavesTest, WhatIsNoPictureOfSensibleSizeIsNotShown) {
    for (const char* name : {"foreign", "huge", "broken", "heavy"})
        write(QLatin1String(name) + QLatin1String(".kickdoor-save"), save());
    write("foreign.save.png", "<svg xmlns='http://www.w3.org/2000/svg'/>");
    QImage huge(4000, 3, QImage::Format_RGB32);
    huge.fill(Qt::red);
    ASSERT_TRUE(huge.save(path("huge.save.png")));
    QImage fine(400, 200, QImage::Format_RGB32);
    fine.fill(Qt::red);
    ASSERT_TRUE(fine.save(path("broken.save.png")));
    QFile broken(path("broken.save.png"));
    ASSERT_TRUE(broken.resize(broken.size() / 2));
    write("heavy.save.png", std::string(3'000'000, 'x'));
    SavesModel saves(folder_.path());
    look(saves);
    for (int row = 0; row < saves.count(); ++row)
        EXPECT_EQ(pictureOf(saves, row), QString()) << saves.at(row).value("name").toString().toStdString();
}

TEST_F(SavesTest, OnlyListedGamesAreDeleted) {
    write("letter.txt", "Dear Ada,");
    SavesModel saves(folder_.path());
    saves.remove(path("letter.txt"));
    EXPECT_TRUE(QFile::exists(path("letter.txt")));
}

TEST_F(SavesTest, TheListIsThereBeforeItsFilesAreRead) {
    const std::string text = journal();
    for (int i = 0; i < 200; ++i) write(QStringLiteral("%1.kickdoor-replay").arg(i), text, i);
    SavesModel saves(folder_.path());
    QElapsedTimer clock;
    clock.start();
    saves.lookInside();
    EXPECT_EQ(saves.count(), 200);
    EXPECT_GT(saves.unread(), 190) << "reads files while somebody waits";
    EXPECT_LT(clock.elapsed(), 500);
}

}  // namespace
}  // namespace kickdoor
