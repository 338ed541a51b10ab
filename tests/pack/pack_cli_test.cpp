// kickdoor-cli pack, as somebody who makes a pack uses it.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

#include "cli/command_line.h"
#include "cli/files.h"
#include "pack/cli/pack_app.h"
#include "pack/kickpack.h"
#include "pack/new_pack.h"

namespace kickdoor::cli {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

struct Ran {
    int code = 0;
    std::string out;
    std::string err;
};

Ran run(const std::vector<std::string>& arguments) {
    std::ostringstream out;
    std::ostringstream err;
    const int code = runCommandLine(arguments, out, err, {}, {}, runPackCommand);
    return {code, out.str(), err.str()};
}

class PackCommandTest : public testing::Test {
protected:
    PackCommandTest()
        : folder_(fs::temp_directory_path() /
                  ("kickdoor-pack-cli-" + std::to_string(std::random_device()()))) {
        fs::create_directories(folder_);
    }
    ~PackCommandTest() override {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }
    std::string at(const std::string& path) const { return (folder_ / path).string(); }
    void begin() const {
        const Ran begun = run({"pack", "new", at("Rainy Days"), "--author", "Ada"});
        ASSERT_EQ(begun.code, kFine) << begun.err;
    }
    void write(const std::string& path, const std::string& text) const {
        std::ofstream(folder_ / path, std::ios::binary) << text;
    }
    fs::path folder_;
};

TEST_F(PackCommandTest, ANewPackHasNoMistakesAndIsPackedAsTheSameEachTime) {
    begin();
    const Ran check = run({"pack", "check", at("Rainy Days")});
    EXPECT_EQ(check.code, kFine);
    EXPECT_EQ(check.err, "");
    EXPECT_THAT(check.out,
                HasSubstr("Rainy Days (rainy-days) 0.1.0 by Ada: 2 files, 0 findings\nidentity: "));

    ASSERT_EQ(run({"pack", "pack", at("Rainy Days"), "--output", at("a.kickpack")}).code, kFine);
    ASSERT_EQ(run({"pack", "unpack", at("a.kickpack"), "--output", at("out")}).code, kFine);
    ASSERT_EQ(run({"pack", "pack", at("out"), "--output", at("b.kickpack")}).code, kFine);
    EXPECT_EQ(readFile(at("a.kickpack")), readFile(at("b.kickpack")));
    EXPECT_EQ(run({"pack", "check", at("a.kickpack")}).code, kFine);
}

TEST_F(PackCommandTest, NothingIsReplacedUnasked) {
    begin();
    EXPECT_THAT(run({"pack", "new", at("Rainy Days"), "--author", "Ada"}).err, HasSubstr("is there already"));
    write("a.kickpack", "mine");
    const std::vector<std::string> pack = {"pack", "pack", at("Rainy Days"), "--output", at("a.kickpack")};
    EXPECT_EQ(run(pack).err,
              "kickdoor-cli: " + at("a.kickpack") + ": is there already; --force replaces it\n");
    EXPECT_EQ(readFile(at("a.kickpack")), "mine");
    std::vector<std::string> forced = pack;
    forced.emplace_back("--force");
    EXPECT_EQ(run(forced).code, kFine);
    EXPECT_EQ(run({"pack", "unpack", at("a.kickpack"), "--output", at("Rainy Days")}).code, kWrongUse);
}

TEST_F(PackCommandTest, MistakesNameFileLineAndPath) {
    begin();
    write("Rainy Days/cards.json", R"([
{"id": "puddle", "name": "Puddle", "kind": "monster", "level": 1, "treasures": 1,
 "badStuff": [{"op": "loseLevel", "who": "victim", "amount": 1}]}
])");
    const Ran check = run({"pack", "check", at("Rainy Days")});
    EXPECT_EQ(check.code, kFailed);
    EXPECT_THAT(check.err,
                HasSubstr("error: rainy-days/cards.json:3:/0/badStuff/0/op (puddle): unknown effect "
                          "'loseLevel'; did you mean 'loseLevels'?"));
    const Ran json = run({"pack", "check", at("Rainy Days"), "--json"});
    EXPECT_THAT(json.out, HasSubstr(R"("file":"rainy-days/cards.json","line":3)"));
    EXPECT_THAT(json.out, HasSubstr(R"("mend":{"path":"/0/badStuff/0/op","set":"loseLevels"})"));
    const Ran pack = run({"pack", "pack", at("Rainy Days"), "--output", at("a.kickpack")});
    EXPECT_EQ(pack.code, kFailed);
    EXPECT_FALSE(fs::exists(at("a.kickpack")));
    EXPECT_THAT(run({"pack", "check", at("nowhere")}).err, HasSubstr("nowhere: no such file or folder"));
}

TEST_F(PackCommandTest, TriesAPackInGamesBetweenBots) {
    begin();
    const std::vector<std::string> arguments = {"pack", "try",   at("Rainy Days"), "--games",
                                                "20",   "--bot", "random"};
    const Ran tried = run(arguments);
    EXPECT_EQ(tried.code, kFine) << tried.err;
    EXPECT_THAT(tried.out, HasSubstr("packs: original rainy-days\ngames: 20, finished 20, stuck 0\nturns: "));
    EXPECT_THAT(tried.out, HasSubstr("\nsaucepan-of-authority  "));
    EXPECT_EQ(run(arguments).out, tried.out);
    std::vector<std::string> json = arguments;
    json.emplace_back("--json");
    EXPECT_THAT(run(json).out, HasSubstr(R"({"games":20,"finished":20,"stuck":0,)"));
}

TEST_F(PackCommandTest, WrongUseGetsOneLine) {
    EXPECT_EQ(run({"pack", "polish", "x"}).code, kWrongUse);
    EXPECT_EQ(run({"pack", "new", at("x")}).err,
              "kickdoor-cli: pack new: --author is missing: who makes the pack\n");
    std::ostringstream out;
    std::ostringstream err;
    EXPECT_EQ(runCommandLine({"pack", "check", "x"}, out, err), kWrongUse);
    EXPECT_EQ(err.str(), "kickdoor-cli: this kickdoor-cli was built without libzip\n");
}

TEST(NewPack, KeysAreMadeOfNames) {
    EXPECT_EQ(keyOfName("My Pack!"), "my-pack");
    EXPECT_EQ(keyOfName("  Bob's  2nd "), "bobs-2nd");
    EXPECT_EQ(keyOfName("\xC3\xA4"), "");
    EXPECT_EQ(keyOfName(std::string(50, 'a')).size(), 32U);
}

}  // namespace
}  // namespace kickdoor::cli
