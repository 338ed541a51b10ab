// The story of a game that is gone on with, told once.
#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include "model/session/session.h"
#include "support/recorded_game.h"
#include "support/source_dir.h"

namespace kickdoor {
namespace {

TEST(ResumedStory, EndsWhereTheRecordDidHoweverQuickTheBotsAre) {
    const QTemporaryDir games;
    tests::RecordedGame game = tests::playRecorded(3, 3, 60);
    for (RecordedSeat& seat : game.record.seats) seat.control = "bot";
    const QString name = QDir(games.path()).filePath(QStringLiteral("bots.kickdoor-journal"));
    QFile file(name);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    const std::string text = tests::journalOf(game);
    file.write(text.data(), static_cast<qint64>(text.size()));
    file.close();
    TableError error;
    const auto recording = Recording::open(std::filesystem::path(name.toStdU16String()), error);
    ASSERT_NE(recording, nullptr);
    const std::size_t expected = recording->pastAt(recording->length(), kNoSeat).story.size();

    Session session({tests::sourceDir() / "assets", games.path()});
    session.setBotMillis(0);
    session.presentation()->presenter()->setSpeed(0);
    std::size_t told = 0;
    QObject::connect(&session.shownGame(), &ShownGame::recalled,
                     [&told](const Past& past) { told = past.story.size(); });
    ASSERT_TRUE(session.resume(name));
    EXPECT_EQ(told, expected) << "what the bots did since is told as it happens";
}

}  // namespace
}  // namespace kickdoor
