// All scenarios of the tree, each also saved, loaded and replayed at every step.
#include "io/scenario/scenario.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>

#include "support/source_dir.h"

namespace kickdoor {
namespace {

namespace fs = std::filesystem;

void runFolder(const fs::path& folder) {
    std::vector<fs::path> files;
    for (const auto& entry : fs::recursive_directory_iterator(tests::sourceDir() / folder))
        if (entry.path().extension() == ".json") files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    ASSERT_FALSE(files.empty());
    PackShelf shelf(tests::sourceDir() / "assets" / "packs");
    for (const fs::path& file : files) {
        std::ifstream in(file, std::ios::binary);
        const std::string text{std::istreambuf_iterator<char>(in), {}};
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

}  // namespace
}  // namespace kickdoor
