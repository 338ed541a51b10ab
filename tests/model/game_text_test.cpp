// A game as a text: the same every time, in every language, and nothing in it that not everybody was told.
#include "words/game_text.h"

#include <gtest/gtest.h>

#include <QTest>
#include <set>

#include "io/asset_root.h"
#include "io/journal.h"
#include "io/replay.h"
#include "model/session/session.h"
#include "model/settings/language.h"
#include "support/golden.h"
#include "support/recorded_game.h"
#include "support/source_dir.h"
#include "text/card_text.h"
#include "text/installed.h"
#include "view/view.h"

namespace kickdoor {
namespace {

const QDate kDay(2026, 11, 21);

// What an onlooker has ever seen.
class OpenEyes : public EventSink {
public:
    explicit OpenEyes(const Game& game) : game_(game) {}
    void onEvent(const GameState& now, const Event& /*event*/) override {
        const GameState view = viewOf(game_, now, kNoSeat);
        for (int card = 0; card < view.cards.count(); ++card) {
            const DefId def = view.cards.def(CardId(card));
            if (!isUnknown(def)) seen.insert(def);
        }
    }
    std::set<DefId> seen;

private:
    const Game& game_;
};

class GameTextTest : public testing::Test {
protected:
    ~GameTextTest() override { language_.speak(QStringLiteral("en")); }
    QString textOf(const GameRecord& record, const QString& language = QStringLiteral("en")) {
        language_.speak(language);
        QString text;
        const TableError error = GameText(translationsOf(assetRoot()), language).ofRecord(record, kDay, text);
        EXPECT_FALSE(error) << error.cause;
        return text;
    }

    Language language_{assetRoot()};
};

TEST_F(GameTextTest, AWholeGameReadsAsItAlwaysDid) {
    const tests::RecordedGame game = tests::playRecorded(3, 3, 100'000);
    ASSERT_EQ(game.states.back().phase, Phase::Over);
    const QString text = textOf(game.record);
    EXPECT_TRUE(text.contains(QStringLiteral("Seed: 3\n")));
    EXPECT_FALSE(text.contains(QLatin1String("<b>")) || text.contains(QLatin1String("&amp;")));
    tests::expectGolden("tests/model/golden/game_text.txt", text.toStdString());
}

TEST_F(GameTextTest, EveryLanguageTellsTheWholeGame) {
    const tests::RecordedGame game = tests::playRecorded(4, 3, 400);
    const QString english = textOf(game.record);
    QStringList heads;
    for (const QVariant& choice : language_.choices().mid(1)) {
        const QString code = choice.toMap().value(QStringLiteral("code")).toString();
        const QString text = textOf(game.record, code);
        EXPECT_EQ(text.count(QLatin1Char('\n')), english.count(QLatin1Char('\n'))) << code.toStdString();
        EXPECT_FALSE(text.contains(QLatin1Char('%'))) << code.toStdString();
        heads << text.section(QLatin1Char('\n'), 0, 0);
    }
    EXPECT_GE(heads.size(), 5);
    EXPECT_EQ(heads.removeDuplicates(), 0);
}

// Cards that were never shown to everybody are not named; and from the seed the rest would follow.
TEST_F(GameTextTest, AGameThatGoesOnKeepsItsSecrets) {
    const tests::RecordedGame played = tests::playRecorded(5, 4, 150);
    ASSERT_NE(played.states.back().phase, Phase::Over);
    const Game game = played.game();
    OpenEyes eyes(game);
    std::string error;
    const auto replay = Replay::open(played.record, error);
    ASSERT_NE(replay, nullptr) << error;
    while (!replay->atEnd()) ASSERT_TRUE(replay->step(error, &eyes)) << error;
    const std::set<DefId>& seen = eyes.seen;
    const QString text = textOf(played.record);
    EXPECT_FALSE(text.contains(QStringLiteral("Seed")));
    Texts texts;
    ASSERT_EQ(loadTexts(texts, translationsOf(assetRoot()), "en"), "");
    const auto title = [&](DefId def) { return cardTitle(texts, played.catalog->cards[def]); };
    int hidden = 0;
    for (DefId def{0}; def < played.catalog->cards.size(); ++def) {
        const bool inSeenTitle = std::any_of(seen.begin(), seen.end(), [&](DefId one) {
            return title(one).find(title(def)) != std::string::npos;
        });
        if (inSeenTitle) continue;
        ++hidden;
        EXPECT_FALSE(text.contains(QString::fromStdString(title(def))))
            << title(def)
            << qPrintable(text.mid(
                   std::max<qsizetype>(0, text.indexOf(QString::fromStdString(title(def))) - 300), 500));
    }
    EXPECT_GT(hidden, 50);
}

TEST_F(GameTextTest, WhatTheRulesNoLongerAllowEndsTheStory) {
    tests::RecordedGame game = tests::playRecorded(3, 3, 60);
    game.record.commands[40].hashAfter ^= 1;
    QString text;
    const TableError error =
        GameText(translationsOf(assetRoot()), QStringLiteral("en")).ofRecord(game.record, kDay, text);
    EXPECT_EQ(error.kind, TableErrorKind::RulesMoved);
    EXPECT_TRUE(text.contains(QStringLiteral("cannot be told")));
}

TEST_F(GameTextTest, TheSessionWritesIt) {
    QTemporaryDir folder;
    Session session({tests::sourceDir() / "assets", folder.filePath(QStringLiteral("games"))});
    const tests::RecordedGame game = tests::playRecorded(3, 3, 60);
    QFile file(folder.filePath(QStringLiteral("a.kickdoor-journal")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(journalHeader(game.record).c_str());
    for (const RecordedCommand& command : game.record.commands) file.write(journalLine(command).c_str());
    file.close();
    QStringList heard;
    QObject::connect(&session, &Session::exported, [&](const QString& target) { heard << target; });
    QObject::connect(&session, &Session::failed, [&](const QString& text) { heard << text; });
    const QString target = folder.filePath(QStringLiteral("a.txt"));
    session.exportStory(file.fileName(), target);
    ASSERT_TRUE(QTest::qWaitFor([&] { return heard.size() == 1; }, 20'000));
    EXPECT_EQ(heard.first(), target);
    EXPECT_TRUE(QFile::exists(target));
    session.exportStory(folder.filePath(QStringLiteral("gone")), target);
    ASSERT_TRUE(QTest::qWaitFor([&] { return heard.size() == 2; }, 20'000));
    EXPECT_TRUE(heard.last().contains(QStringLiteral("gone")));
}

}  // namespace
}  // namespace kickdoor
