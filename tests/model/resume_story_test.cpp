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

class ResumedStory : public testing::Test {
protected:
    // The journal of a game in which so many seats are persons and the others bots.
    QString journal(std::size_t persons) {
        tests::RecordedGame game = tests::playRecorded(3, 3, 60);
        for (std::size_t seat = 0; seat < game.record.seats.size(); ++seat)
            game.record.seats[seat].control = seat < persons ? "person" : "bot";
        const QString name = QDir(games.path()).filePath(QStringLiteral("game.kickdoor-journal"));
        QFile file(name);
        EXPECT_TRUE(file.open(QIODevice::WriteOnly));
        const std::string text = tests::journalOf(game);
        file.write(text.data(), static_cast<qint64>(text.size()));
        return name;
    }
    // The seats that looted a room and of which the resumed story names the card.
    SeatSet looted(std::size_t persons) {
        Session session({tests::sourceDir() / "assets", games.path()});
        SeatSet named;
        QObject::connect(&session.shownGame(), &ShownGame::recalled, [&named](const Past& past) {
            for (const Told& told : past.story)
                if (told.event.kind == EventKind::RoomLooted && told.event.card != kNoCard)
                    named = named.with(told.event.seat);
        });
        EXPECT_TRUE(session.resume(journal(persons)));
        return named;
    }
    const QTemporaryDir games;
};

// Who plays alone reads what they drew, as before the game was left.
TEST_F(ResumedStory, NamesTheCardsOfWhoReadsItAlone) {
    EXPECT_EQ(looted(1), SeatSet::of(Seat{0}));
}

TEST_F(ResumedStory, NamesNoHiddenCardsOnASharedScreen) {
    EXPECT_EQ(looted(2), SeatSet());
}

TEST_F(ResumedStory, EndsWhereTheRecordDidHoweverQuickTheBotsAre) {
    const QString name = journal(0);
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
