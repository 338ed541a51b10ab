// kickdoor-cli match and merge.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <sstream>

#include "base/json.h"
#include "cli/command_line.h"

namespace {

using namespace kickdoor;
using namespace kickdoor::cli;
namespace fs = std::filesystem;

class MatchCommand : public testing::Test {
protected:
    MatchCommand()
        : folder_(fs::temp_directory_path() /
                  ("kickdoor_match_" +
                   std::string(testing::UnitTest::GetInstance()->current_test_info()->name()))) {
        fs::create_directories(folder_);
    }
    ~MatchCommand() override {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }
    int run(const std::vector<std::string>& arguments) {
        std::ostringstream out;
        std::ostringstream err;
        const int code = runCommandLine(arguments, out, err);
        out_ = out.str();
        err_ = err.str();
        return code;
    }
    // All that was printed except the time taken.
    std::string figures() const {
        JsonParse parsed = parseJson(out_);
        EXPECT_TRUE(parsed.ok()) << out_;
        std::string text;
        for (std::size_t i = 0; i < parsed.value.keys.size(); ++i)
            if (!parsed.value.keys[i].starts_with("millis"))
                text += parsed.value.keys[i] + ": " + writeJson(parsed.value.items[i]) + "\n";
        return text;
    }
    std::string file(const std::string& name) const { return (folder_ / name).string(); }

    fs::path folder_;
    std::string out_;
    std::string err_;
};

TEST_F(MatchCommand, ShardsMergeIntoTheOneRun) {
    const std::vector<std::string> match = {"match", "greedy", "random", "--players", "3",       "--groups",
                                            "9",     "--seed", "5",      "--edition", "critical"};
    auto whole = match;
    whole.emplace_back("--json");
    ASSERT_EQ(run(whole), kFine) << err_;
    const std::string expected = figures();
    for (const char* shard : {"1", "2"}) {
        auto part = match;
        part.insert(part.end(), {"--shard", std::string(shard) + "/2", "--output", file(shard)});
        ASSERT_EQ(run(part), kFine) << err_;
    }
    ASSERT_EQ(run({"merge", file("2"), file("1"), "--json"}), kFine) << err_;
    EXPECT_EQ(figures(), expected);
}

TEST_F(MatchCommand, StopsWhenItIsDecided) {
    ASSERT_EQ(run({"match", "greedy", "random", "--groups", "10000", "--until-decided", "--json"}), kFine);
    const JsonParse parsed = parseJson(out_);
    ASSERT_TRUE(parsed.ok());
    EXPECT_EQ(parsed.value.find("verdict")->text, "stronger");
    EXPECT_LT(parsed.value.find("groups")->integer, 100);
    EXPECT_EQ(parsed.value.find("games")->integer, 4 * parsed.value.find("groups")->integer);
}

TEST_F(MatchCommand, WrongArgumentsGetOneLine) {
    const std::vector<std::vector<std::string>> wrong = {
        {"match"},
        {"match", "greedy"},
        {"match", "greedy", "gredy"},
        {"match", "greedy", "random", "--groups", "0"},
        {"match", "greedy", "random", "--shard", "3/2", "--output", file("a")},
        {"match", "greedy", "random", "--shard", "1"},
        {"match", "greedy", "random", "--shard", "1/2"},
        {"match", "greedy", "random", "--shard", "1/2", "--output", file("a"), "--until-decided"},
        {"match", "greedy", "random", "--options", "nonsense"},
        {"merge"},
        {"merge", file("none")}};
    for (const auto& arguments : wrong) {
        EXPECT_EQ(run(arguments), kWrongUse);
        EXPECT_EQ(std::count(err_.begin(), err_.end(), '\n'), 1) << err_;
        EXPECT_EQ(out_, "");
    }
}

}  // namespace
