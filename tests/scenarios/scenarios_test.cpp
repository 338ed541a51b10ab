// All scenarios of the tree, each also saved, loaded and replayed at every step.
#include "io/scenario/scenario.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>

#include "rules/refusal.h"
#include "support/source_dir.h"

namespace kickdoor {
namespace {

namespace fs = std::filesystem;

std::vector<fs::path> filesIn(const fs::path& folder) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(tests::sourceDir() / folder))
        if (entry.path().extension() == ".json") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    return files;
}

std::string contentsOf(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

void runFolder(const fs::path& folder) {
    const std::vector<fs::path> files = filesIn(folder);
    ASSERT_FALSE(files.empty());
    PackShelf shelf(tests::sourceDir() / "assets" / "packs");
    for (const fs::path& file : files) {
        const std::string text = contentsOf(file);
        for (const ScenarioResult& result : runScenarios(text, file.filename().string(), shelf)) {
            EXPECT_EQ(result.error, "") << result.file << ": " << result.name;
            EXPECT_FALSE(result.covers.empty()) << result.file << " covers no rule";
            EXPECT_NE(text.find("\"strict\": true"), std::string::npos) << result.file << " is not strict";
        }
    }
}

TEST(Scenarios, RulesOfTheOriginalEdition) {
    runFolder("tests/scenarios/original/rules");
}
TEST(Scenarios, LessonsOfTheTutorial) {
    runFolder("assets/tutorial");
}
TEST(Scenarios, Options) {
    runFolder("tests/scenarios/options");
}
TEST(Scenarios, CardsOfTheOriginalEdition) {
    runFolder("tests/scenarios/original/cards");
}
TEST(Scenarios, CommandsInNaturalForms) {
    runFolder("tests/scenarios/original/commands");
}
TEST(Scenarios, OtherEditionsAndMixes) {
    for (const auto& folder : fs::directory_iterator(tests::sourceDir() / "tests/scenarios"))
        if (folder.is_directory() && folder.path().filename() != "original") runFolder(folder.path());
}

// A reason that no scenario is refused by may well be one that no rule gives.
TEST(Scenarios, ShowEveryReason) {
    // A scenario is refused a command it can say, in a situation it can lay.
    // Take backs are the table's affair (ruling 21).
    std::set<std::string, std::less<>> seen = {"malformed",        "notSeated",         "fightFull",
                                               "helpReborn",       "nothingToTakeBack", "takeBackAsked",
                                               "takeBackDeclined", "takeBackHurts",     "takeBackTooOften"};
    PackShelf shelf(tests::sourceDir() / "assets" / "packs");
    ScenarioOptions options;
    options.twins = false;
    options.events = true;
    for (const fs::path& file : filesIn("tests/scenarios"))
        for (const ScenarioResult& result :
             runScenarios(contentsOf(file), file.filename().string(), shelf, options))
            for (const std::string& line : result.told) {
                std::istringstream words(line);
                std::string word;
                words >> word;
                if (word != "refused") continue;
                while (words >> word) seen.insert(word);
            }
    for (int reason = 0; reason < static_cast<int>(Reason::kCount); ++reason) {
        const std::string_view key = keyOf(static_cast<Reason>(reason));
        EXPECT_TRUE(seen.contains(key)) << key;
    }
}

}  // namespace
}  // namespace kickdoor
