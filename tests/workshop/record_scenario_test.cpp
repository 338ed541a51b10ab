// What was played with a card becomes a scenario of its pack, which passes, and fails once it says otherwise.
#include <QAccessible>
#include <fstream>

#include "io/replay.h"
#include "io/save.h"
#include "pack/pack_scenarios.h"
#include "rules/engine.h"
#include "table/game_files.h"
#include "workshop/play_card.h"
#include "workshop/record_scenario.h"
#include "workshop/workshop_fixture.h"

namespace kickdoor::workshop {
namespace {

class RecordScenarioTest : public WorkshopTest {
protected:
    PackPlaces places() const { return {tests::sourceDir() / "assets", own()}; }
    std::filesystem::path write(const char* name, const std::string& text) const {
        const std::filesystem::path file =
            own().parent_path() / (folder_.path().toStdString() + "-games") / name;
        std::filesystem::create_directories(file.parent_path());
        std::ofstream(file, std::ios::binary) << text;
        return file;
    }
    // The door is kicked open, as far as the first question.
    std::string played(const std::filesystem::path& save) const {
        GameRecord record;
        EXPECT_FALSE(readRecord(save, record));
        std::string error;
        const auto replay = Replay::open(record, error);
        if (!replay) return error;
        GameState state = replay->state();
        for (int i = 0; i < 2; ++i) {
            LegalCommands legal;
            legalCommands(replay->game(), state, Seat{0}, legal);
            for (const Move& move : legal.moves) {
                const Command command = commandOf(move);
                GameState next = state;
                if (!apply(replay->game(), next, command).empty()) continue;
                record.commands.push_back(
                    {recordCommand(replay->game(), state, replay->players(), command), hashOf(next)});
                state = next;
                break;
            }
        }
        return writeSave(record, *replay->catalog(), state);
    }
    ScenariosRun run(const std::string& scenario) const {
        std::vector<ArchiveFile> files = readKickpack(own() / "rain").pack.files;
        files.push_back({"scenarios/first.json", scenario});
        return runPackScenarios(kickpackOf(std::move(files)).pack,
                                {own(), tests::sourceDir() / "assets/packs"}, nullptr);
    }
};

TEST_F(RecordScenarioTest, AMomentBecomesATestOfThePack) {
    const CardGame game = gameWith(readKickpack(own() / "rain").pack, "hungry-doormat", places());
    ASSERT_FALSE(game.save.empty()) << game.problem.toStdString();
    const std::filesystem::path save = write("begin.kickdoor-save", game.save);
    const std::filesystem::path games = write("played.kickdoor-save", played(save)).parent_path();
    const auto record = gameBegunWith(save.string(), games);
    ASSERT_TRUE(record);
    const PlayedMoment moment = momentIn(*record);
    ASSERT_TRUE(moment.problem.isEmpty()) << moment.problem.toStdString();
    EXPECT_EQ(moment.steps.size(), record->commands.size());
    std::vector<JsonValue> facts;
    for (const Fact& fact : moment.facts) facts.push_back(fact.json);
    const std::string text = scenarioText(game.scenario, QStringLiteral("The first door"), moment, facts);
    const ScenariosRun good = run(text);
    EXPECT_EQ(good.passed, 1);
    EXPECT_TRUE(good.failed.empty()) << good.failed.front().text() << text;
    std::string wrong = text;
    const std::string level = "\"level\": 3";
    const std::size_t at = wrong.rfind(level);
    ASSERT_NE(at, std::string::npos) << text;
    wrong.replace(at, level.size(), "\"level\": 9");
    const ScenariosRun bad = run(wrong);
    ASSERT_EQ(bad.failed.size(), 1U);
    EXPECT_EQ(bad.failed.front().file, "rain/scenarios/first.json");
    std::filesystem::remove_all(games);
}

// A game that is only tried out is not among the games.
TEST_F(RecordScenarioTest, AMomentOfATryOutIsFound) {
    const CardGame game = gameWith(readKickpack(own() / "rain").pack, "hungry-doormat", places());
    const std::filesystem::path save = write("begin.kickdoor-save", game.save);
    EXPECT_FALSE(gameBegunWith(save.string(), own()));
    write("begin.kickdoor-trial", played(save));
    const auto record = gameBegunWith(save.string(), own());
    ASSERT_TRUE(record);
    EXPECT_FALSE(momentIn(*record).steps.empty());
    std::filesystem::remove_all(save.parent_path());
}

// Every control that the keyboard reaches says what it is.
TEST_F(WorkshopTest, EveryControlHasAName) {
    ASSERT_TRUE(window_->openPack(QStringLiteral("rain")));
    ASSERT_TRUE(waitFor([&] { return faces().size() == 3 && faces()[0].title == "Hungry Doormat"; }));
    for (const QWidget* widget : window_->findChildren<QWidget*>()) {
        if ((widget->focusPolicy() & Qt::TabFocus) == 0 || widget->focusProxy() != nullptr) continue;
        const QAccessibleInterface* read =
            QAccessible::queryAccessibleInterface(const_cast<QWidget*>(widget));
        if (read == nullptr || qstrcmp(widget->metaObject()->className(), "QScrollArea") == 0) continue;
        const bool inner = widget->objectName().startsWith(QLatin1String("qt_"));
        EXPECT_TRUE(inner || !read->text(QAccessible::Name).isEmpty())
            << widget->metaObject()->className() << " " << widget->objectName().toStdString() << " in "
            << widget->parentWidget()->metaObject()->className();
    }
}

}  // namespace
}  // namespace kickdoor::workshop
