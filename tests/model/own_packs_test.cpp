// A pack of the player's own stands among the cards of a new game and is played like a shipped one.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <fstream>

#include "model/session/session.h"
#include "support/source_dir.h"
#include "table/game_files.h"
#include "table/trial_journal.h"
#include "text/installed.h"
#include "words/game_text.h"

namespace kickdoor {
namespace {

class OwnPacksTest : public testing::Test {
protected:
    OwnPacksTest() {
        write("edition.json", R"({"format": 1, "id": "rain", "name": "Rain", "about": "It never stops.",
            "author": "Ada", "version": "1.2.0", "licence": "CC0-1.0", "needs": ["original"]})");
        write("cards.json",
              R"([{"id": "wet-socks", "name": "Wet Socks", "kind": "item", "slot": "footgear", "gold": 100,
                  "copies": 5}])");
    }
    std::filesystem::path own() const { return folder_.filePath(QStringLiteral("packs")).toStdU16String(); }
    void write(const std::string& name, const std::string& text) const {
        std::filesystem::create_directories(own() / "rain");
        std::ofstream(own() / "rain" / name, std::ios::binary) << text;
    }
    SessionPaths paths() const {
        return {tests::sourceDir() / "assets", folder_.filePath(QStringLiteral("games")), own()};
    }
    static QVariantMap row(const PackList& packs, const char* key) {
        for (int i = 0; i < packs.count(); ++i)
            if (packs.at(i).value(QStringLiteral("key")).toString() == QLatin1String(key)) return packs.at(i);
        return {};
    }
    static bool holds(Session& session, const char* card) {
        return session.shownGame().game().catalog.find(card).has_value();
    }
    // The set-up of a table with so many people at this screen.
    static void lay(Session& session, int people) {
        SetupModel& setup = *session.menu()->setup();
        while (setup.mayRemove()) setup.remove(0);
        for (int i = 0; i < setup.count(); ++i)
            setup.setPlayer(i, i < people ? QStringLiteral("person") : QStringLiteral("greedy"));
        setup.packs()->look();
        setup.packs()->choose({QStringLiteral("original")});
        setup.packs()->toggle(QStringLiteral("rain"));
    }

    QTemporaryDir folder_;
};

TEST_F(OwnPacksTest, StandOnTheShelfWithTheirAuthorAndVersion) {
    Session session(paths());
    PackList& packs = *session.menu()->setup()->packs();
    packs.look();
    const QVariantMap rain = row(packs, "rain");
    EXPECT_EQ(rain.value(QStringLiteral("name")), QStringLiteral("Rain"));
    EXPECT_EQ(rain.value(QStringLiteral("about")), QStringLiteral("By Ada, version 1.2.0. It never stops."));
    EXPECT_EQ(rain.value(QStringLiteral("problem")), QString());
    EXPECT_EQ(row(packs, "grimm").value(QStringLiteral("problem")), QString());
}

TEST_F(OwnPacksTest, BringWhatTheyNeedIntoTheMix) {
    Session session(paths());
    PackList& packs = *session.menu()->setup()->packs();
    packs.look();
    packs.choose({QStringLiteral("grimm")});
    packs.toggle(QStringLiteral("rain"));
    EXPECT_EQ(packs.mix(),
              QStringList({QStringLiteral("grimm"), QStringLiteral("original"), QStringLiteral("rain")}));
    EXPECT_EQ(packs.problem(), QString());
}

TEST_F(OwnPacksTest, APackThatCannotBePlayedSaysWhy) {
    write("cards.json", R"([{"id": "wet-socks", "name": "Wet Socks", "kind": "sock"}])");
    Session session(paths());
    PackList& packs = *session.menu()->setup()->packs();
    packs.look();
    EXPECT_THAT(row(packs, "rain").value(QStringLiteral("problem")).toString().toStdString(),
                testing::HasSubstr("rain/cards.json"));
}

TEST_F(OwnPacksTest, WhatIsWrongIsSaidInThePlayersLanguage) {
    write("cards.json", R"([{"id": "wet-socks", "name": "Wet Socks", "kind": "sock"}])");
    Session session(paths());
    PackList& packs = *session.menu()->setup()->packs();
    packs.setMistakeWords([](const PackError& error) {
        return QStringLiteral("Falsch in %1: %2")
            .arg(QString::fromStdString(error.file), QString::fromStdString(error.card));
    });
    packs.look();
    const QString told = QStringLiteral("Falsch in rain/cards.json: wet-socks");
    EXPECT_EQ(row(packs, "rain").value(QStringLiteral("problem")), told);
    packs.toggle(QStringLiteral("rain"));
    EXPECT_EQ(packs.problem(), QStringLiteral("These packs cannot be played: ") + told);
}

// One that uses another pack's types without naming that pack.
TEST_F(OwnPacksTest, AnExpansionThatDoesNotNameItsNeedsSaysThemAndBringsThem) {
    write("edition.json", R"({"format": 1, "id": "rain", "name": "The Midnight Rain"})");
    write("cards.json",
          R"([{"id": "baker", "name": "Baker", "kind": "identity", "identity": "baker", "type": "class",
          "plural": "Bakers"}])");
    Session session(paths());
    PackList& packs = *session.menu()->setup()->packs();
    packs.look();
    EXPECT_EQ(row(packs, "rain").value(QStringLiteral("problem")), QString());
    EXPECT_TRUE(row(packs, "rain")
                    .value(QStringLiteral("note"))
                    .toString()
                    .startsWith(QStringLiteral("An expansion: can be played together with Original")))
        << row(packs, "rain").value(QStringLiteral("note")).toString().toStdString();
    // With a pack that has classes nothing more comes.
    packs.choose({QStringLiteral("grimm")});
    packs.toggle(QStringLiteral("rain"));
    EXPECT_EQ(packs.mix(), QStringList({QStringLiteral("grimm"), QStringLiteral("rain")}));
    EXPECT_EQ(packs.problem(), QString());
    // With one that has none, Original.
    packs.choose({QStringLiteral("critical")});
    packs.toggle(QStringLiteral("rain"));
    EXPECT_EQ(packs.mix(),
              QStringList({QStringLiteral("critical"), QStringLiteral("original"), QStringLiteral("rain")}));
    EXPECT_EQ(packs.problem(), QString());
    packs.toggle(QStringLiteral("original"));
    EXPECT_TRUE(packs.problem().startsWith(
        QStringLiteral("The Midnight Rain can only be played together with Original")))
        << packs.problem().toStdString();
    EXPECT_EQ(row(packs, "rain").value(QStringLiteral("lacked")).toStringList(),
              QStringList{QStringLiteral("original")});
}

TEST_F(OwnPacksTest, OnlyPacksWithEnoughCardsAreOfferedAlone) {
    Session session(paths());
    session.menu()->setup()->packs()->look();
    const auto alone = [&session] {
        QStringList keys;
        const PresetModel& presets = *session.menu()->presets();
        for (int i = 0; i < presets.count(); ++i) {
            const QString key = presets.at(i).value(QStringLiteral("key")).toString();
            if (key.startsWith(QLatin1String("printed:"))) keys << key;
        }
        return keys;
    };
    EXPECT_TRUE(alone().contains(QStringLiteral("printed:grimm")));
    EXPECT_FALSE(alone().contains(QStringLiteral("printed:rain"))) << "it needs Original";
    write("edition.json", R"({"format": 1, "id": "rain", "name": "Rain"})");
    session.menu()->setup()->packs()->look();
    EXPECT_FALSE(alone().contains(QStringLiteral("printed:rain"))) << "it has five cards";
    write("cards.json", R"([
        {"id": "a", "name": "A", "kind": "item", "slot": "footgear", "gold": 100, "copies": 10},
        {"id": "b", "name": "B", "kind": "item", "slot": "footgear", "gold": 200, "copies": 10},
        {"id": "c", "name": "C", "kind": "item", "slot": "footgear", "gold": 300, "copies": 10},
        {"id": "d", "name": "D", "kind": "monster", "level": 1, "treasures": 1, "copies": 10},
        {"id": "e", "name": "E", "kind": "monster", "level": 2, "treasures": 1, "copies": 10},
        {"id": "f", "name": "F", "kind": "monster", "level": 3, "treasures": 1, "copies": 10}])");
    session.menu()->setup()->packs()->look();
    EXPECT_TRUE(alone().contains(QStringLiteral("printed:rain")))
        << row(*session.menu()->setup()->packs(), "rain")
               .value(QStringLiteral("problem"))
               .toString()
               .toStdString();
}

TEST_F(OwnPacksTest, AreCalledByTheirNameAtTheTableAndAmongTheKeptGames) {
    write("edition.json",
          R"({"format": 1, "id": "rain", "name": "The Midnight Rain", "needs": ["original"]})");
    Session session(paths());
    session.setLanguage(QStringLiteral("en"));
    lay(session, 1);
    ASSERT_TRUE(session.start());
    EXPECT_EQ(session.game()->table()->edition(), QStringLiteral("Original + The Midnight Rain"));
    session.leave();
    EXPECT_EQ(nameFromKey(QStringLiteral("the-midnight-rain")), QStringLiteral("The midnight rain"));
}

// The workshop's "Play this card".
TEST_F(OwnPacksTest, ATryOutIsNotKept) {
    Session session(paths());
    lay(session, 1);
    ASSERT_TRUE(session.start());
    session.saveAs(QStringLiteral("card"));
    session.leave();
    SavesModel& saves = *session.menu()->saves();
    QString save;
    for (int i = 0; i < saves.count(); ++i) {
        const QString file = saves.at(i).value(QStringLiteral("file")).toString();
        if (saves.at(i).value(QStringLiteral("kind")).toString() == QLatin1String("save"))
            save = file;
        else
            QFile::remove(file);
    }
    ASSERT_FALSE(save.isEmpty());
    saves.refresh();
    ASSERT_TRUE(session.tryOut(save));
    EXPECT_TRUE(session.playing());
    EXPECT_FALSE(session.recorded());
    session.leave();
    saves.refresh();
    // But what was played is there for a scenario of the pack.
    GameRecord played;
    EXPECT_FALSE(readRecord(trialJournal(save.toStdU16String()), played));
    EXPECT_FALSE(played.packs.empty());
    EXPECT_EQ(saves.unfinished(), QString());
    EXPECT_EQ(saves.count(), 1);
}

// Alone against bots, and two at one screen; each game is left and gone on with.
TEST_F(OwnPacksTest, ArePlayedAloneAndByTwoAtOneScreen) {
    for (const int people : {1, 2}) {
        Session session(paths());
        lay(session, people);
        ASSERT_TRUE(session.start()) << people;
        EXPECT_TRUE(session.playing());
        EXPECT_TRUE(holds(session, "wet-socks"));
        const QString record = session.record();
        session.leave();
        // The game keeps the cards that it was begun with.
        write("cards.json", R"([{"id": "dry-socks", "name": "Dry Socks", "kind": "item", "slot": "footgear",
            "gold": 100}])");
        ASSERT_TRUE(session.resume(record)) << people;
        EXPECT_TRUE(holds(session, "wet-socks"));
        EXPECT_FALSE(holds(session, "dry-socks"));
        session.leave();
        // A new one has the changed ones.
        ASSERT_TRUE(session.start()) << people;
        EXPECT_TRUE(holds(session, "dry-socks"));
        EXPECT_FALSE(holds(session, "wet-socks"));
        session.leave();
        write("cards.json", R"([{"id": "wet-socks", "name": "Wet Socks", "kind": "item", "slot": "footgear",
            "gold": 100}])");
    }
}

// The pack's own strings/: at the table, in the set-up, in a game gone on with when the pack is gone, in its
// replay, and as text; a name that is missing is the pack's own.
TEST_F(OwnPacksTest, TheirNamesAreInThePlayersLanguage) {
    std::filesystem::create_directories(own() / "rain" / "strings");
    write("cards.json", R"([{"id": "wet-socks", "name": "Wet Socks", "kind": "item", "slot": "footgear",
        "gold": 100, "copies": 5, "flavour": "Squelch."},
        {"id": "dry-socks", "name": "Dry Socks", "kind": "item", "slot": "footgear", "gold": 100}])");
    write("strings/de.json", R"({"language": "de", "names": {"rain": {"wet-socks": "Nasse Socken"},
        "original": {"elf": "Gartenzwerg"}}, "flavours": {"rain": {"wet-socks": "Quatsch."}},
        "editions": {"rain": "Regen"}, "abouts": {"rain": "Es regnet."}})");
    Session session(paths());
    session.setLanguage(QStringLiteral("de"));
    lay(session, 1);
    EXPECT_EQ(row(*session.menu()->setup()->packs(), "rain").value(QStringLiteral("name")),
              QStringLiteral("Regen"));
    const auto title = [&](const char* card) {
        const ShownGame& shown = session.shownGame();
        return shown.wording().texts().title(shown.game().catalog.find(card).value());
    };
    ASSERT_TRUE(session.start());
    EXPECT_EQ(title("wet-socks"), QStringLiteral("Nasse Socken"));
    EXPECT_EQ(title("dry-socks"), QStringLiteral("Dry Socks"));
    EXPECT_NE(title("elf"), QStringLiteral("Gartenzwerg"));
    session.setLanguage(QStringLiteral("fr"));
    EXPECT_EQ(title("wet-socks"), QStringLiteral("Wet Socks"));
    session.setLanguage(QStringLiteral("de"));
    EXPECT_EQ(title("wet-socks"), QStringLiteral("Nasse Socken"));
    const QString record = session.record();
    session.leave();
    std::filesystem::remove_all(own());
    ASSERT_TRUE(session.resume(record));
    const ShownGame& shown = session.shownGame();
    const DefId socks = shown.game().catalog.find("wet-socks").value();
    EXPECT_EQ(title("wet-socks"), QStringLiteral("Nasse Socken"));
    EXPECT_EQ(shown.wording().texts().flavour(socks), QStringLiteral("Quatsch."));
    EXPECT_EQ(shown.wording().texts().editionTitle("rain"), QStringLiteral("Regen"));
    session.leave();
    QString story;
    ASSERT_FALSE(GameText(translationsOf(tests::sourceDir() / "assets"), QStringLiteral("de"))
                     .ofFile(record.toStdU16String(), story));
    EXPECT_THAT(story.toStdString(), testing::HasSubstr("Regen"));
}

// Saves and journals hold the text of the packs, so none can be missing.
TEST_F(OwnPacksTest, AGameGoesOnWhenItsPackIsGone) {
    Session session(paths());
    lay(session, 1);
    ASSERT_TRUE(session.start());
    const QString record = session.record();
    session.leave();
    std::filesystem::remove_all(own());
    ASSERT_TRUE(session.resume(record));
    EXPECT_TRUE(holds(session, "wet-socks"));
    session.leave();
}

TEST_F(OwnPacksTest, AreInTheGalleryAndComeWhenTheyAreAdded) {
    std::filesystem::remove_all(own());
    Session session(paths());
    GalleryModel& gallery = *session.menu()->gallery();
    QSignalSpy loaded(&gallery, &GalleryModel::loaded);
    gallery.load();
    ASSERT_TRUE(loaded.wait(20'000));
    EXPECT_EQ(gallery.rowOf(QStringLiteral("rain"), QStringLiteral("wet-socks")), -1);
    write("edition.json", R"({"format": 1, "id": "rain", "name": "Rain", "needs": ["original"]})");
    write("cards.json",
          R"([{"id": "wet-socks", "name": "Wet Socks", "kind": "item", "slot": "footgear", "gold": 100}])");
    session.lookAtPacks();
    EXPECT_EQ(row(*session.menu()->setup()->packs(), "rain").value(QStringLiteral("name")),
              QStringLiteral("Rain"));
    ASSERT_TRUE(loaded.wait(20'000));
    EXPECT_NE(gallery.rowOf(QStringLiteral("rain"), QStringLiteral("wet-socks")), -1);
    EXPECT_TRUE(gallery.problem().isEmpty()) << gallery.problem().toStdString();
}

}  // namespace
}  // namespace kickdoor
