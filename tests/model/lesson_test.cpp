// The lesson as the window plays it: through the session and its models, at a real host.
#include <gtest/gtest.h>

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "model/session/session.h"
#include "support/source_dir.h"

namespace kickdoor {
namespace {

class LessonTest : public testing::Test {
protected:
    LessonTest() : session_({tests::sourceDir() / "assets", games_.path()}) {
        session_.presentation()->presenter()->setSpeed(0);
        session_.setBotMillis(0);
        EXPECT_TRUE(session_.learn());
        EXPECT_TRUE(QTest::qWaitFor([&] { return lesson().mayGoOn(); }));
    }

    LessonModel& lesson() { return *session_.lesson(); }
    bool comesTo(int number) {
        return QTest::qWaitFor([&] { return lesson().number() == number; }, 10'000);
    }
    void readOn() {
        const int next = lesson().number() + 1;
        lesson().next();
        ASSERT_TRUE(comesTo(next));
    }
    int cardNamed(const char* key) {
        for (int row = 0; row < session_.game()->hand()->count(); ++row)
            if (session_.game()->hand()->at(row)[QStringLiteral("defKey")] == QLatin1String(key))
                return session_.game()->hand()->at(row)[QStringLiteral("cardId")].toInt();
        return -1;
    }
    void drop(const char* key, const char* place) {
        session_.decisions()->cardMoves()->setCard(cardNamed(key));
        EXPECT_TRUE(session_.decisions()->cardMoves()->drop(QString::fromLatin1(place))) << key;
    }
    QStringList kept() const { return QDir(games_.path()).entryList(QDir::Files); }

    QTemporaryDir games_;
    Session session_;
};

TEST_F(LessonTest, BeginsWithWordsAndIsNoTableInTheNetwork) {
    EXPECT_TRUE(session_.playing());
    EXPECT_FALSE(session_.remote());
    EXPECT_EQ(lesson().number(), 1);
    EXPECT_FALSE(lesson().heading().isEmpty());
    EXPECT_FALSE(lesson().text().isEmpty());
    EXPECT_TRUE(lesson().task().isEmpty());
    EXPECT_FALSE(lesson().mayGoBack());
}

TEST_F(LessonTest, EveryStepHasWords) {
    PackShelf shelf(tests::sourceDir() / "assets" / "packs");
    std::string error;
    const auto file =
        Lesson::open(tests::sourceDir() / "assets" / "tutorial" / "first_hour.json", shelf, error);
    ASSERT_NE(file, nullptr) << error;
    for (const scenario::LessonStep& step : file->steps()) {
        const LessonText words = LessonWords::of(QString::fromStdString(step.key));
        EXPECT_FALSE(words.heading.isEmpty() || words.text.isEmpty()) << step.key;
        bool speaksOfCard = false;
        for (const std::string& place : step.at) speaksOfCard |= place.starts_with("card:");
        EXPECT_EQ(words.task.contains(QLatin1String("%1")), speaksOfCard) << step.key;
    }
}

TEST_F(LessonTest, EveryCardThatCharityNamesMayGoToEitherPlayer) {
    PackShelf shelf(tests::sourceDir() / "assets" / "packs");
    std::string error;
    const auto file =
        Lesson::open(tests::sourceDir() / "assets" / "tutorial" / "first_hour.json", shelf, error);
    ASSERT_NE(file, nullptr) << error;
    while (!file->next() || file->next()->kind() != CommandKind::GiveCharity) {
        if (const auto command = file->next())
            file->take(*command);
        else
            ASSERT_TRUE(file->goOn());
    }
    int named = 0;
    for (const std::string& place : file->steps()[file->at()].at) {
        if (!place.starts_with("card:")) continue;
        ++named;
        Command command = *file->next();
        command.cards.clear();
        command.receivers.clear();
        const CardTable& cards = file->state().cards;
        for (CardId card = cards.first(Zone::Hand, Seat{0}); card != kNoCard; card = cards.next(card))
            if (file->game().catalog[cards.def(card)].key == place.substr(5)) command.cards.push_back(card);
        ASSERT_EQ(command.cards.size(), 1U) << place;
        for (const Seat to : {Seat{1}, Seat{2}}) {
            command.receivers.clear();
            command.receivers.push_back(to);
            EXPECT_TRUE(file->accepts(command)) << place << " to " << int{to};
        }
    }
    EXPECT_EQ(named, 3);
}

TEST_F(LessonTest, IsPlayedByTheLessonItselfToItsEnd) {
    for (int step = 1; step < lesson().count(); ++step) {
        ASSERT_EQ(lesson().number(), step);
        const auto ahead = [&] { return lesson().number() > step; };
        const auto ready = [&] { return ahead() || lesson().mine() || lesson().mayGoOn(); };
        while (!ahead()) {
            ASSERT_TRUE(QTest::qWaitFor(ready, 10'000)) << "nobody can go on at step " << step;
            if (ahead()) break;
            if (lesson().mine())
                lesson().doIt();
            else
                lesson().next();
        }
    }
    EXPECT_TRUE(lesson().last());
    EXPECT_FALSE(lesson().mayGoOn());
    EXPECT_EQ(session_.game()->own()->level(), 3);
}

TEST_F(LessonTest, WhatTheRulesAllowButTheLessonDoesNotIsAnsweredAndChangesNothing) {
    readOn();
    readOn();
    ASSERT_TRUE(QTest::qWaitFor([&] { return lesson().mine(); }));
    QSignalSpy refused(&session_, &Session::refused);
    session_.decisions()->actions()->trigger(QStringLiteral("kickOpenDoor"));
    ASSERT_EQ(refused.count(), 1);
    EXPECT_TRUE(refused.first().first().toString().contains(lesson().task()));
    EXPECT_FALSE(session_.game()->combat()->on());
    drop("boots-of-butt-kicking", "worn");
    EXPECT_TRUE(comesTo(4)) << "the lesson goes on after a wrong move";
}

TEST_F(LessonTest, WhileThereIsOnlyToReadTheTableWaits) {
    QSignalSpy refused(&session_, &Session::refused);
    session_.decisions()->actions()->trigger(QStringLiteral("kickOpenDoor"));
    EXPECT_EQ(refused.count(), 1);
    EXPECT_EQ(lesson().number(), 1);
}

TEST_F(LessonTest, EarlierWordsCanBeReadAgainWhileTheGameStays) {
    readOn();
    readOn();
    ASSERT_TRUE(QTest::qWaitFor([&] { return lesson().mine(); }));
    lesson().back();
    EXPECT_EQ(lesson().number(), 2);
    EXPECT_TRUE(lesson().mayGoOn());
    EXPECT_FALSE(lesson().mine());
    drop("boots-of-butt-kicking", "worn");
    EXPECT_TRUE(comesTo(4)) << "a move turns the pages back to the game";
}

TEST_F(LessonTest, AnyCardMayGoToCharityButThoseTheLessonNeeds) {
    while (lesson().heading() != LessonWords::of(QStringLiteral("charity")).heading) {
        ASSERT_TRUE(QTest::qWaitFor([&] { return lesson().mine() || lesson().mayGoOn(); }, 10'000));
        const int before = lesson().number();
        if (lesson().mine())
            lesson().doIt();
        else
            lesson().next();
        ASSERT_TRUE(comesTo(before + 1));
    }
    ASSERT_TRUE(QTest::qWaitFor([&] { return lesson().mine(); }));
    session_.decisions()->actions()->trigger(QStringLiteral("endTurn"));
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return session_.game()->table()->phase() == QLatin1String("charity"); }));
    ASSERT_TRUE(QTest::qWaitFor([&] { return lesson().mine(); }));
    const auto give = [&](const char* key) {
        Command command;
        command.move.kind = CommandKind::GiveCharity;
        command.move.by = Seat{0};
        command.cards.push_back(CardId(cardNamed(key)));
        command.receivers.push_back(Seat{1});
        session_.shownGame().submit(command);
    };
    QSignalSpy refused(&session_, &Session::refused);
    give("exploding-pickle");
    EXPECT_EQ(refused.count(), 1) << "it is needed in the last fight";
    give("hung-over");
    EXPECT_EQ(refused.count(), 1);
    EXPECT_TRUE(QTest::qWaitFor([&] { return cardNamed("hung-over") < 0; }));
}

TEST_F(LessonTest, LeavesNothingBehindAndCannotBeSaved) {
    session_.saveAs(QStringLiteral("lesson"));
    readOn();
    session_.leave();
    EXPECT_FALSE(session_.playing());
    EXPECT_FALSE(lesson().active());
    EXPECT_EQ(kept(), QStringList());
    session_.menu()->saves()->refresh();
    EXPECT_TRUE(session_.menu()->saves()->unfinished().isEmpty());
}

TEST_F(LessonTest, AGameBrokenOffCanStillBeGoneOnWith) {
    session_.leave();
    session_.menu()->setup()->packs()->look();
    ASSERT_TRUE(session_.start());
    session_.leave();
    const QStringList before = kept();
    ASSERT_EQ(before.size(), 1);
    ASSERT_TRUE(session_.learn());
    ASSERT_TRUE(QTest::qWaitFor([&] { return lesson().mayGoOn(); }));
    session_.leave();
    EXPECT_EQ(kept(), before);
    EXPECT_FALSE(session_.menu()->saves()->unfinished().isEmpty());
}

TEST_F(LessonTest, BeginsAgainFromItsBeginning) {
    readOn();
    readOn();
    ASSERT_TRUE(QTest::qWaitFor([&] { return lesson().mine(); }));
    lesson().doIt();
    ASSERT_TRUE(comesTo(4));
    ASSERT_TRUE(session_.learn());
    EXPECT_TRUE(comesTo(1));
    EXPECT_TRUE(QTest::qWaitFor([&] { return session_.game()->hand()->count() == 8; }));
}

TEST_F(LessonTest, IsReadInAnotherLanguageAtOnce) {
    QSignalSpy changed(&lesson(), &LessonModel::changed);
    session_.setLanguage(QStringLiteral("de"));
    EXPECT_GE(changed.count(), 1);
}

TEST(LessonFile, WithoutOneTheReasonIsTold) {
    const QTemporaryDir nothing;
    Session session({nothing.path().toStdString(), {}});
    QSignalSpy failed(&session, &Session::failed);
    EXPECT_FALSE(session.learn());
    EXPECT_EQ(failed.count(), 1);
    EXPECT_FALSE(session.playing());
    EXPECT_FALSE(session.lesson()->active());
}

}  // namespace
}  // namespace kickdoor
