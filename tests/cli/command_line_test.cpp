#include "cli/command_line.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

#include "base/json_reader.h"
#include "io/journal.h"
#include "io/save.h"
#include "support/recorded_game.h"
#include "support/source_dir.h"
#include "version/version.h"

namespace kickdoor::cli {
namespace {

namespace fs = std::filesystem;

struct Ran {
    int code = 0;
    std::string out;
    std::string err;
};

Ran run(const std::vector<std::string>& arguments) {
    std::ostringstream out;
    std::ostringstream err;
    const int code = runCommandLine(arguments, out, err);
    return {code, out.str(), err.str()};
}

std::string inTree(const std::string& path) {
    return (tests::sourceDir() / path).string();
}

class CommandLineTest : public testing::Test {
protected:
    CommandLineTest()
        : folder_(fs::temp_directory_path() / ("kickdoor-cli-" + std::to_string(std::random_device()()))) {
        fs::create_directories(folder_);
    }
    ~CommandLineTest() override {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }
    std::string write(const std::string& name, const std::string& text) const {
        std::ofstream(folder_ / name, std::ios::binary) << text;
        return (folder_ / name).string();
    }
    fs::path folder_;
};

TEST_F(CommandLineTest, SaysWhatItWasBuiltWithout) {
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{"serve"}, {"join", "192.168.1.2"}, {"find"}}) {
        const Ran ran = run(arguments);
        EXPECT_EQ(ran.code, kWrongUse);
        EXPECT_EQ(ran.err, "kickdoor-cli: this kickdoor-cli was built without Qt Network and OpenSSL\n");
    }
    const Ran ran = run({"export", "a.kickdoor-replay"});
    EXPECT_EQ(ran.code, kWrongUse);
    EXPECT_EQ(ran.err, "kickdoor-cli: this kickdoor-cli was built without Qt\n");
}

TEST_F(CommandLineTest, EveryCommandHasHelp) {
    for (const char* command : {"scenario", "simulate", "match", "merge", "cards", "lint", "pack", "replay",
                                "export", "schema", "coverage"}) {
        const Ran ran = run({command, "--help"});
        EXPECT_EQ(ran.code, kFine) << command;
        EXPECT_NE(ran.out.find("Usage: kickdoor-cli " + std::string(command)), std::string::npos) << ran.out;
        EXPECT_EQ(ran.err, "");
    }
    EXPECT_EQ(run({"--help"}).code, kFine);
}

// One line, exit code 2.
TEST_F(CommandLineTest, AWrongArgumentGetsOneLine) {
    const std::vector<std::vector<std::string>> wrong = {
        {},
        {"sing"},
        {"scenario"},
        {"scenario", "/no/such/file.json"},
        {"scenario", "--fast", "x"},
        {"scenario", "--shelf", "/no/such/folder", "x"},
        {"scenario", folder_.string()},
        {"simulate", "--players", "7"},
        {"simulate", "--games", "0"},
        {"simulate", "--bots", "clever"},
        {"simulate", "--bots", "random,random,random,random,random"},
        {"simulate", "--seed", "-1"},
        {"simulate", "--rollouts", "0"},
        {"cards", "--edition", "original", "--language", "xx"},
        {"replay", "x", "--until", "-3"},
        {"simulate", "--edition", "orignal"},
        {"simulate", "--options", "goalLevel=99"},
        {"cards"},
        {"cards", "--edition", "none"},
        {"lint", "/no/such/pack"},
        {"replay", "/no/such/game"},
        {"replay", write("bad.save", "{\"format\": 3}")},
        {"schema", "weather"},
        {"coverage", "--scenarios", "/no/such/folder"}};
    for (const auto& arguments : wrong) {
        const Ran ran = run(arguments);
        EXPECT_EQ(ran.code, kWrongUse) << (arguments.empty() ? "" : arguments.back());
        EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
        EXPECT_EQ(ran.out, "");
    }
}

TEST_F(CommandLineTest, ScenariosEndWithACount) {
    const std::string good = R"({"format": 1, "name": "good", "edition": "original",
        "players": [{"name": "A"}, {"name": "B"}, {"name": "C"}], "steps": [{"expect": {"active": "A"}}]})";
    const std::string bad = R"({"format": 1, "name": "bad", "edition": "original",
        "players": [{"name": "A"}, {"name": "B"}, {"name": "C"}], "steps": [{"expect": {"active": "B"}}]})";
    const Ran passing = run({"scenario", write("a.json", good)});
    EXPECT_EQ(passing.code, kFine);
    EXPECT_TRUE(passing.out.ends_with("a.json: good\n1 passed, 0 failed\n")) << passing.out;
    write("b.json", bad);
    const Ran failing = run({"scenario", folder_.string()});
    EXPECT_EQ(failing.code, kFailed);
    EXPECT_NE(failing.out.find("bad: steps[0].expect.active: expected B, is A\n"), std::string::npos)
        << failing.out;
    EXPECT_TRUE(failing.out.ends_with("1 passed, 1 failed\n")) << failing.out;
}

TEST_F(CommandLineTest, ScenariosMayMixInPacksOfAnotherFolder) {
    const std::string scenarios = inTree("examples/lost-property/scenarios");
    const Ran without = run({"scenario", "--quiet", scenarios});
    EXPECT_NE(without.code, kFine);
    EXPECT_NE(without.err.find("unknown edition 'lost-property'"), std::string::npos) << without.err;
    const Ran with = run({"scenario", "--quiet", "--shelf", inTree("examples"), scenarios});
    EXPECT_EQ(with.code, kFine) << with.out << with.err;
    EXPECT_TRUE(with.out.ends_with(" passed, 0 failed\n")) << with.out;
}

// What is no scenario is a wrong file; the others are played all the same.
TEST_F(CommandLineTest, AFileThatHoldsNoScenarioIsAWrongArgument) {
    const std::string table =
        R"("edition": "original", "players": [{"name": "A"}, {"name": "B"}, {"name": "C"}])";
    const std::vector<std::pair<std::string, std::string>> wrong = {
        {"{", "not JSON at line 1, column 2"},
        {"[]", "holds no scenario"},
        {"3", "should be an object, not a whole number"},
        {"{" + table + "}", "needs the field 'format'"},
        {R"({"format": 2, )" + table + "}", "format: is none that this program reads: it reads format 1"},
        {R"({"format": 1, "stepps": [], )" + table + "}", "unknown field 'stepps'; did you mean 'steps'?"}};
    for (const auto& [text, cause] : wrong) {
        const Ran ran = run({"scenario", write("a.json", text)});
        EXPECT_EQ(ran.code, kWrongUse) << text;
        EXPECT_TRUE(ran.err.ends_with("a.json: " + cause + "\n")) << ran.err;
        EXPECT_EQ(std::count(ran.err.begin(), ran.err.end(), '\n'), 1) << ran.err;
        EXPECT_EQ(ran.out, "0 passed, 1 failed\n");
    }
    write("b.json", R"({"format": 1, )" + table + "}");
    const Ran both = run({"scenario", "-q", folder_.string()});
    EXPECT_EQ(both.code, kWrongUse);
    EXPECT_EQ(both.out, "1 passed, 1 failed\n");
}

TEST_F(CommandLineTest, AnOptionIsChosenByItsPrintedWords) {
    const auto choosing = [&](const std::string& option) {
        return run({"scenario", "-q",
                    write("a.json", R"({"format": 1, "edition": "original", "players": [
            {"name": "A", "level": 2, "inPlay": ["bucket-of-valor", "spoon-of-destiny"]}, {"name": "B"}, {"name": "C"}],
            "doorDeck": ["mummys-boy"], "phase": "kickOpenDoor", "dice": {"d6": [1]}, "steps": [
            {"by": "A", "do": "kickOpenDoor"}, {"by": "A", "do": "runAway"}, {"by": "A", "do": "flee", "from": "mummys-boy"},
            {"by": "*", "do": "pass"}, {"by": "*", "do": "pass"}, {"by": "A", "do": "choose", "option": )" +
                                        option + R"(},
            {"expect": {"players": {"A": {"level": 1}}}}]})")});
    };
    EXPECT_EQ(choosing("0").out, "1 passed, 0 failed\n");
    EXPECT_EQ(choosing("\"Lose 1 level.\"").out, "1 passed, 0 failed\n");
    EXPECT_NE(choosing("\"gain 1 level\"")
                  .out.find("unknown option 'gain 1 level'; there are: 0 'lose 1 level', 1 '"),
              std::string::npos);
    EXPECT_NE(choosing("2").out.find("choiceWrong ruling 2; the options are 0 'lose 1 level', 1 '"),
              std::string::npos);
}

TEST_F(CommandLineTest, CardsAreListedWithAllTheyDo) {
    const Ran ran = run({"cards", "--edition", "original", "--json"});
    ASSERT_EQ(ran.code, kFine);
    const JsonParse cards = parseJson(ran.out, {4'000'000, 32});
    ASSERT_TRUE(cards.ok()) << cards.error;
    std::int64_t copies = 0;
    for (const JsonValue& card : cards.value.items) {
        copies += card.find("copies")->integer;
        EXPECT_NE(card.find("id"), nullptr);
        EXPECT_NE(card.find("deck"), nullptr);
    }
    EXPECT_EQ(copies, 168);
}

TEST_F(CommandLineTest, SimulationsTellWhatCameOfThem) {
    const std::vector<std::string> arguments = {"simulate", "--edition", "original", "--players",
                                                "3",        "--games",   "20",       "--seed",
                                                "5",        "--bots",    "greedy",   "--json"};
    const Ran ran = run(arguments);
    ASSERT_EQ(ran.code, kFine) << ran.out << ran.err;
    const JsonParse tally = parseJson(ran.out);
    ASSERT_TRUE(tally.ok());
    EXPECT_EQ(tally.value.keys,
              (std::vector<std::string>{"games", "gamesPerSecond", "actionsPerSecond", "turnsPerGame",
                                        "winsBySeat", "winsByBot", "stuck", "fingerprint"}));
    EXPECT_EQ(tally.value.find("games")->integer, 20);
    EXPECT_EQ(tally.value.find("stuck")->integer, 0);
    const JsonParse again = parseJson(run(arguments).out);
    EXPECT_EQ(again.value.find("fingerprint")->text, tally.value.find("fingerprint")->text);
}

TEST_F(CommandLineTest, RolloutsLimitOnlyBotsThatThink) {
    const auto played = [&](const char* bot, const char* rollouts) {
        std::vector<std::string> arguments = {"simulate", "--players", "3",      "--games",
                                              "1",        "--json",    "--bots", bot};
        if (rollouts != nullptr) arguments.insert(arguments.end(), {"--rollouts", rollouts});
        const JsonParse tally = parseJson(run(arguments).out);
        const JsonValue* fingerprint = tally.value.find("fingerprint");
        return fingerprint == nullptr ? std::string() : fingerprint->text;
    };
    ASSERT_NE(played("veteran", nullptr), "");
    EXPECT_NE(played("veteran", "1"), played("veteran", nullptr));
    EXPECT_EQ(played("veteran", "1000"), played("veteran", nullptr));
    EXPECT_EQ(played("regular", "1"), played("regular", nullptr));
}

TEST_F(CommandLineTest, SimulationsTellHowTheUsersOfEachCardFared) {
    std::vector<std::string> arguments = {"simulate", "--edition", "critical", "--players", "3",
                                          "--games",  "10",        "--bots",   "greedy",    "--json"};
    const JsonParse without = parseJson(run(arguments).out);
    ASSERT_TRUE(without.ok());
    EXPECT_EQ(without.value.find("cards"), nullptr);
    arguments.push_back("--by-card");
    const JsonParse with = parseJson(run(arguments).out, {4'000'000, 32});
    ASSERT_TRUE(with.ok()) << with.error;
    EXPECT_EQ(with.value.find("fingerprint")->text, without.value.find("fingerprint")->text);
    const JsonValue* cards = with.value.find("cards");
    ASSERT_NE(cards, nullptr);
    std::int64_t characters = 0;
    for (const JsonValue& card : cards->items) {
        for (const std::string_view use : {"played", "struck"}) {
            const JsonValue* figures = card.find(use);
            if (figures == nullptr) continue;
            EXPECT_EQ(figures->keys, (std::vector<std::string>{"games", "players", "wins", "chance", "lift",
                                                               "error", "round", "lead"}));
            EXPECT_LE(figures->find("games")->integer, 10);
            EXPECT_LE(figures->find("wins")->integer, figures->find("players")->integer);
        }
        const std::string& name = card.find("card")->text;
        if (name == "nott" || name == "fjord") characters += card.find("played")->find("players")->integer;
    }
    EXPECT_GT(characters, 0) << "dealt before the first turn";
    arguments = {"simulate", "--games", "3", "--bots", "greedy", "--by-card"};
    const std::string table = run(arguments).out;
    EXPECT_NE(table.find("\nplayed  "), std::string::npos) << table;
    EXPECT_NE(table.find("\nstruck  "), std::string::npos) << table;
}

TEST_F(CommandLineTest, ReplaysSavesAndJournals) {
    const tests::RecordedGame played = tests::playRecorded(3, 3, 80);
    const std::string save = writeSave(played.record, *played.catalog, played.states.back());
    const Ran ofSave = run({"replay", write("game.save", save)});
    EXPECT_EQ(ofSave.code, kFine) << ofSave.out;
    EXPECT_NE(ofSave.out.find("80 commands replayed exactly"), std::string::npos) << ofSave.out;

    std::string journal = journalHeader(played.record);
    for (const RecordedCommand& command : played.record.commands) journal += journalLine(command);
    const Ran ofJournal = run({"replay", "--list", write("game.journal", journal + "12345678 torn")});
    EXPECT_EQ(ofJournal.code, kFine) << ofJournal.out << ofJournal.err;
    EXPECT_NE(ofJournal.out.find("its last line was torn"), std::string::npos) << ofJournal.out;

    GameRecord other = played.record;
    other.commands[5].hashAfter ^= 1U;
    const Ran parted =
        run({"replay", write("other.save", writeSave(other, *played.catalog, played.states.back()))});
    EXPECT_EQ(parted.code, kFailed);
    EXPECT_NE(parted.out.find("command 6: leads elsewhere than it did"), std::string::npos) << parted.out;
}

TEST_F(CommandLineTest, KeepsSimulatedGamesAndSavesThemHalfWay) {
    const std::vector<std::string> plain = {"simulate", "--games",   "2", "--seed",
                                            "4",        "--players", "3", "--json"};
    std::vector<std::string> kept = plain;
    kept.insert(kept.end(), {"--record", (folder_ / "kept").string()});
    const auto fingerprint = [](const Ran& ran) {
        return parseJson(ran.out).value.find("fingerprint")->text;
    };
    EXPECT_EQ(fingerprint(run(kept)), fingerprint(run(plain))) << "being recorded changes no game";

    const std::string whole = (folder_ / "kept" / "5.kickdoor-replay").string();
    const Ran played = run({"replay", whole});
    EXPECT_EQ(played.code, kFine) << played.out << played.err;
    EXPECT_NE(played.out.find("won by"), std::string::npos) << played.out;

    // Arguments are UTF-8 on every system.
    const std::string half = folder_.string() + "/Gr\u00f6\u00dfe \u0451\u0436.kickdoor-save";
    EXPECT_EQ(run({"replay", whole, "--until", "40", "--save", half}).code, kFine);
    EXPECT_TRUE(fs::exists(folder_ / u8"Gr\u00f6\u00dfe \u0451\u0436.kickdoor-save"));
    const Ran again = run({"replay", half});
    EXPECT_EQ(again.code, kFine) << again.out << again.err;
    EXPECT_NE(again.out.find("40 commands replayed exactly"), std::string::npos) << again.out;

#ifndef _WIN32
    // A game holds hands: a file that others could read until then is taken from them.
    const fs::path open = folder_ / "open.kickdoor-save";
    std::ofstream(open) << "old";
    fs::permissions(open, fs::perms(0644));
    EXPECT_EQ(run({"replay", whole, "--until", "40", "--save", open.string()}).code, kFine);
    EXPECT_EQ(fs::status(open).permissions(), fs::perms(0600));
#endif
}

TEST_F(CommandLineTest, TellsItsVersion) {
    const Ran ran = run({"--version"});
    EXPECT_EQ(ran.code, kFine);
    EXPECT_EQ(ran.out, std::string("kickdoor-cli ") + versionAndCommit() + "\n");
    EXPECT_TRUE(std::string(versionAndCommit()).starts_with(version()));
}

TEST_F(CommandLineTest, LintPassesTheInstalledPacks) {
    const Ran ran = run({"lint"});
    EXPECT_EQ(ran.code, kFine) << ran.out << ran.err;
    EXPECT_NE(ran.out.find("original: "), std::string::npos);
}

TEST_F(CommandLineTest, SchemasAreJson) {
    for (const char* what : {"cards", "edition"}) {
        const Ran ran = run({"schema", what});
        EXPECT_EQ(ran.code, kFine);
        EXPECT_TRUE(parseJson(ran.out, {4'000'000, 64, 4096}).ok()) << what;
    }
    EXPECT_TRUE(run({"schema", "vocabulary"}).out.starts_with("#"));
}

TEST_F(CommandLineTest, EveryRuleAndCardIsCoveredAndTheTablesSaySo) {
    const Ran ran =
        run({"coverage", "--check", "--scenarios", inTree("tests/scenarios"), "--docs", inTree("docs")});
    EXPECT_EQ(ran.code, kFine) << ran.out;
}

}  // namespace
}  // namespace kickdoor::cli
