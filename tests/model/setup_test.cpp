// The packs on the shelf, the options and the presets of a new game.
#include <gtest/gtest.h>

#include <QSet>
#include <QTemporaryDir>
#include <filesystem>
#include <fstream>

#include "bot/bots.h"
#include "bot/tempers.h"
#include "model/setup/preset_model.h"
#include "support/source_dir.h"
#include "text/installed.h"

namespace kickdoor {
namespace {

class SetupTest : public ::testing::Test {
protected:
    SetupTest()
        : packsFolder(tests::sourceDir() / "assets" / "packs"),
          shelf(packsFolder),
          setup(shelf),
          presets(setup) {
        setup.packs()->look();
    }

    static QVariant at(const RowModel& model, const char* role, const QString& keyRole, const QString& key) {
        for (int row = 0; row < model.count(); ++row) {
            const QVariantMap values = model.at(row);
            if (values.value(keyRole).toString() == key) return values.value(QLatin1String(role));
        }
        return {};
    }
    QVariant option(const char* role, const QString& name) {
        return at(*setup.options(), role, QStringLiteral("name"), name);
    }

    std::filesystem::path packsFolder;
    PackShelf shelf;
    SetupModel setup;
    PresetModel presets;
};

TEST_F(SetupTest, EveryPackOfTheShelfCanBeMixed) {
    EXPECT_EQ(setup.packs()->base(), QStringLiteral("original"));
    EXPECT_TRUE(setup.ready()) << setup.problem().toStdString();
    for (const EditionTitle& title : setup.packs()->titles()) {
        if (title.key != setup.packs()->base()) setup.packs()->toggle(title.key);
    }
    EXPECT_EQ(setup.packs()->mix().size(), setup.packs()->titles().size());
    EXPECT_EQ(setup.packs()->mix().first(), QStringLiteral("original"));
    EXPECT_TRUE(setup.ready()) << setup.problem().toStdString();
}

TEST_F(SetupTest, TheLastPackStaysAndTheBaseFollowsTheMix) {
    setup.packs()->toggle(QStringLiteral("original"));
    EXPECT_EQ(setup.packs()->mix(), QStringList{QStringLiteral("original")});
    setup.packs()->toggle(QStringLiteral("shakespeare"));
    setup.packs()->setBase(QStringLiteral("shakespeare"));
    EXPECT_EQ(setup.packs()->mix(), (QStringList{QStringLiteral("shakespeare"), QStringLiteral("original")}));
    setup.packs()->toggle(QStringLiteral("shakespeare"));
    EXPECT_EQ(setup.packs()->base(), QStringLiteral("original"));
}

TEST_F(SetupTest, TheBaseDecidesTheRules) {
    const QStringList original = setup.packs()->baseDecides();
    setup.packs()->choose({QStringLiteral("shakespeare"), QStringLiteral("original")});
    EXPECT_NE(setup.packs()->baseDecides(), original);
    const TableSetup table = setup.setup(setup.packs()->packs()->rules);
    EXPECT_EQ(table.editions, (std::vector<std::string>{"shakespeare", "original"}));
    EXPECT_EQ(table.rules.openingDoors, 4);
    EXPECT_EQ(option("value", QStringLiteral("reactionMillis")).toInt(), 500);
}

TEST_F(SetupTest, OptionsAreChosenAloneAndMixingTurnsThemOff) {
    setup.options()->set(QStringLiteral("criticalCombat"), 1);
    setup.options()->set(QStringLiteral("goalLevel"), 12);
    setup.options()->set(QStringLiteral("reactionMillis"), 400);
    const RuleSet rules = setup.setup(setup.packs()->packs()->rules).rules;
    EXPECT_TRUE(rules.criticalCombat);
    EXPECT_FALSE(rules.listenAtTheDoor);
    EXPECT_EQ(rules.goalLevel, 12);
    EXPECT_EQ(rules.reactionMillis, 4000);
    setup.packs()->toggle(QStringLiteral("shakespeare"));
    EXPECT_EQ(option("value", QStringLiteral("criticalCombat")).toInt(), 0);
    EXPECT_EQ(option("value", QStringLiteral("goalLevel")).toInt(), 12);
    setup.options()->set(QStringLiteral("criticalCombat"), 1);
    setup.packs()->toggle(QStringLiteral("pathfinder"));
    EXPECT_EQ(option("value", QStringLiteral("criticalCombat")).toInt(), 1);
}

TEST_F(SetupTest, WhoMixesBossMonstersInHearsThatTheyAreOff) {
    EXPECT_FALSE(setup.bossesLeftOut());
    setup.packs()->toggle(QStringLiteral("critical"));
    EXPECT_TRUE(setup.bossesLeftOut());
    setup.options()->set(QStringLiteral("criticalCombat"), 1);
    EXPECT_FALSE(setup.bossesLeftOut());
    setup.options()->set(QStringLiteral("criticalCombat"), 0);
    setup.options()->set(QStringLiteral("bossMonsters"), 1);
    EXPECT_FALSE(setup.bossesLeftOut());
    setup.options()->set(QStringLiteral("bossMonsters"), 0);
    setup.packs()->toggle(QStringLiteral("critical"));
    EXPECT_FALSE(setup.bossesLeftOut());
}

TEST_F(SetupTest, BossMonstersCanBeChosenOnlyWithAPackThatHasThem) {
    const QString bosses = QStringLiteral("bossMonsters");
    EXPECT_FALSE(option("whyNot", bosses).toString().isEmpty());
    EXPECT_TRUE(option("whyNot", QStringLiteral("epic")).toString().isEmpty());
    setup.packs()->toggle(QStringLiteral("critical"));
    EXPECT_TRUE(option("whyNot", bosses).toString().isEmpty());
    setup.options()->set(bosses, 1);
    EXPECT_EQ(option("value", bosses).toInt(), 1);
    setup.packs()->toggle(QStringLiteral("critical"));
    EXPECT_FALSE(option("whyNot", bosses).toString().isEmpty());
    EXPECT_EQ(option("value", bosses).toInt(), 0) << "it has no effect without them";
}

TEST_F(SetupTest, PresetsChangeTheRulesAndNotThePlayers) {
    setup.setName(0, QStringLiteral("Zoe"));
    presets.choose(QStringLiteral("faster"));
    EXPECT_EQ(option("value", QStringLiteral("listenAtTheDoor")).toInt(), 1);
    EXPECT_EQ(option("value", QStringLiteral("sharedVictory")).toInt(), 1);
    presets.choose(QStringLiteral("printed:pathfinder"));
    EXPECT_EQ(setup.packs()->mix(), QStringList{QStringLiteral("pathfinder")});
    EXPECT_EQ(setup.options()->changedCount(), 0);
    EXPECT_EQ(setup.at(0).value(QStringLiteral("name")).toString(), QStringLiteral("Zoe"));
}

TEST_F(SetupTest, OnesOwnPresetsAreKeptRenamedAndDeleted) {
    setup.packs()->choose({QStringLiteral("pathfinder"), QStringLiteral("original")});
    setup.options()->set(QStringLiteral("epic"), 1);
    presets.keep(QStringLiteral("  Long   nights "));
    presets.choose(QStringLiteral("printed:original"));
    presets.choose(QStringLiteral("own:Long nights"));
    EXPECT_EQ(setup.packs()->mix(), (QStringList{QStringLiteral("pathfinder"), QStringLiteral("original")}));
    EXPECT_EQ(option("value", QStringLiteral("epic")).toInt(), 1);

    presets.keep(QStringLiteral("Other"));
    EXPECT_FALSE(presets.rename(QStringLiteral("own:Other"), QStringLiteral("Long nights")));
    EXPECT_FALSE(presets.rename(QStringLiteral("own:Other"), QStringLiteral(" ")));
    EXPECT_TRUE(presets.rename(QStringLiteral("own:Other"), QStringLiteral("Fridays")));
    presets.remove(QStringLiteral("own:Long nights"));
    EXPECT_EQ(presets.remembered().keys(), QStringList{QStringLiteral("Fridays")});
}

TEST_F(SetupTest, ABrokenPackIsToldAndAMissingOneToo) {
    QTemporaryDir folder;
    const std::filesystem::path root(folder.path().toStdString());
    std::filesystem::copy(packsFolder / "original", root / "original",
                          std::filesystem::copy_options::recursive);
    std::filesystem::create_directories(root / "torn");
    std::ofstream(root / "torn" / "edition.json") << "{ \"format\": 1, ";
    PackShelf torn(root);
    SetupModel table(torn);
    table.packs()->look();
    const auto problem = [&](const QString& key) {
        return at(*table.packs(), "problem", QStringLiteral("key"), key).toString();
    };
    EXPECT_TRUE(problem(QStringLiteral("original")).isEmpty());
    EXPECT_TRUE(problem(QStringLiteral("torn")).contains(QStringLiteral("edition.json")));
    table.packs()->toggle(QStringLiteral("torn"));
    EXPECT_FALSE(table.ready());
    table.packs()->toggle(QStringLiteral("torn"));
    EXPECT_TRUE(table.ready());
    table.packs()->choose({QStringLiteral("original"), QStringLiteral("lost")});
    EXPECT_FALSE(table.ready());
    EXPECT_FALSE(problem(QStringLiteral("lost")).isEmpty());
}

TEST_F(SetupTest, EveryBotIsOfferedByItsName) {
    Texts texts;
    ASSERT_EQ(loadTexts(texts, tests::sourceDir() / "translations", "en"), "");
    setup.reword(texts);
    QStringList keys;
    for (const QVariant& bot : setup.bots()) {
        keys << bot.toMap().value(QStringLiteral("key")).toString();
        const QString text = bot.toMap().value(QStringLiteral("text")).toString();
        EXPECT_FALSE(text.isEmpty() || text == keys.back()) << keys.back().toStdString();
    }
    ASSERT_EQ(static_cast<std::size_t>(keys.size()), botNames().size());
    EXPECT_EQ(setup.at(1).value(QStringLiteral("who")).toString().toStdString(), defaultBot());
    EXPECT_TRUE(keys.contains(setup.at(1).value(QStringLiteral("who")).toString()));
}

TEST_F(SetupTest, ABotHasALevelAndATemper) {
    Texts texts;
    ASSERT_EQ(loadTexts(texts, tests::sourceDir() / "translations", "en"), "");
    setup.reword(texts);
    ASSERT_EQ(static_cast<std::size_t>(setup.tempers().size()), temperNames().size());
    for (const QVariant& temper : setup.tempers()) {
        const QString key = temper.toMap()[QStringLiteral("key")].toString();
        EXPECT_NE(temper.toMap()[QStringLiteral("text")].toString(), key);
        EXPECT_FALSE(temper.toMap()[QStringLiteral("about")].toString().isEmpty()) << key.toStdString();
    }
    const auto place = [&](const char* role) { return setup.at(1).value(QLatin1String(role)).toString(); };
    const QString given = place("name");
    setup.setPlayer(1, QStringLiteral("veteran"));
    EXPECT_EQ(place("temper"), QStringLiteral("balanced"));
    EXPECT_EQ(place("name"), given);
    setup.setTemper(1, QStringLiteral("vengeful"));
    EXPECT_EQ(place("who"), QStringLiteral("veteran"));
    EXPECT_EQ(place("temper"), QStringLiteral("vengeful"));
    EXPECT_NE(place("name"), given) << "a name that fits";
    setup.setPlayer(1, QStringLiteral("rookie"));
    EXPECT_EQ(place("temper"), QStringLiteral("vengeful")) << "another level keeps it";
    EXPECT_EQ(setup.setup({}).seats[1].bot, "rookie-vengeful");
    setup.setName(1, QStringLiteral("Grandma"));
    setup.setTemper(1, QStringLiteral("generous"));
    EXPECT_EQ(place("name"), QStringLiteral("Grandma")) << "a name that was written stays";
    setup.setPlayer(1, QStringLiteral("random"));
    EXPECT_EQ(setup.setup({}).seats[1].bot, "random") << "has none";
    setup.setPlayer(1, QStringLiteral("regular"));
    setup.setTemper(1, QStringLiteral("chaotic"));
    SetupModel again(shelf);
    again.recall(setup.remembered());
    EXPECT_EQ(again.setup({}).seats[1].bot, "regular-chaotic");
}

// Choosing a temper made a Hagen of a Laura whose name and sex the player had chosen.
TEST_F(SetupTest, ATemperLeavesWhatThePlayerHasChosen) {
    const auto place = [&](int row, const char* role) {
        return setup.at(row).value(QLatin1String(role)).toString();
    };
    setup.setName(1, QStringLiteral("Tom"));  // which is also a name that we would give
    setup.setTemper(1, QStringLiteral("vengeful"));
    EXPECT_EQ(place(1, "name"), QStringLiteral("Tom"));
    setup.setSex(2, QStringLiteral("female"));
    setup.setTemper(2, QStringLiteral("vengeful"));
    EXPECT_EQ(place(2, "sex"), QStringLiteral("female"));
    EXPECT_EQ(place(2, "name"), QStringLiteral("Electra"));
}

TEST_F(SetupTest, NoTwoGetNamesWithOneLetterWhereAnotherIsFree) {
    const auto letters = [&] {
        QSet<QChar> all;
        for (int row = 0; row < setup.count(); ++row)
            all.insert(setup.at(row).value(QStringLiteral("name")).toString().front());
        return static_cast<int>(all.size());
    };
    EXPECT_EQ(letters(), setup.count());
    setup.add();
    setup.add();
    EXPECT_EQ(letters(), setup.count());
    setup.setTemper(1, QStringLiteral("lootgreedy"));
    setup.setTemper(2, QStringLiteral("generous"));
    EXPECT_EQ(letters(), setup.count()) << "Midas and Martin";
}

TEST(OptionsText, MistakesAreTold) {
    QString mistake;
    const QVariantMap values = OptionModel::valuesIn(QStringLiteral("epic, goalLevel=12"), mistake);
    EXPECT_TRUE(mistake.isEmpty());
    EXPECT_EQ(values.value(QStringLiteral("epic")).toInt(), 1);
    EXPECT_EQ(values.value(QStringLiteral("goalLevel")).toInt(), 12);
    OptionModel::valuesIn(QStringLiteral("epick"), mistake);
    EXPECT_TRUE(mistake.contains(QStringLiteral("epic")));
}

}  // namespace
}  // namespace kickdoor
