// What happens in scenarios, event by event: the golden file names them, and was looked through by people.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "io/scenario/scenario.h"
#include "support/golden.h"
#include "support/source_dir.h"

namespace kickdoor {
namespace {

constexpr const char* kGolden = "tests/unit/golden/told.txt";

std::string read(const std::filesystem::path& file) {
    std::ifstream in(tests::sourceDir() / file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

// To take one more in, write its name into the golden file and update that.
std::vector<std::string> scenariosNamedIn(const std::filesystem::path& golden) {
    std::ifstream in(tests::sourceDir() / golden);
    std::vector<std::string> names;
    for (std::string line; std::getline(in, line);)
        if (line.rfind("tests/", 0) == 0) names.push_back(line);
    return names;
}

TEST(Told, WhatHappensInScenarios) {
    PackShelf shelf(tests::sourceDir() / "assets" / "packs");
    ScenarioOptions options;
    options.twins = false;
    options.events = true;
    std::string all;
    for (const std::string& file : scenariosNamedIn(kGolden)) {
        all += file + "\n";
        for (const ScenarioResult& result : runScenarios(read(file), file, shelf, options)) {
            EXPECT_EQ(result.error, "") << file << ": " << result.name;
            all += "  " + result.name + "\n";
            for (const std::string& line : result.told) all += "    " + line + "\n";
        }
    }
    tests::expectGolden(kGolden, all);
}

}  // namespace
}  // namespace kickdoor
