// docs/rulebook-walk.md names a scenario for every section of every rulebook: it must be there, and show what
// its row says.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "base/json_reader.h"
#include "io/rule_book.h"
#include "support/source_dir.h"

namespace kickdoor {
namespace {

using Names = std::set<std::string>;

std::string textOf(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

// The cells of a line of a table; of any other line none.
std::vector<std::string> cellsOf(const std::string& line) {
    std::vector<std::string> cells;
    if (!line.starts_with('|')) return cells;
    std::istringstream in(line.substr(1));
    for (std::string cell; std::getline(in, cell, '|');) cells.push_back(cell);
    return cells;
}

// "R8.1, R8.3" or "`a.json`, `b.json`".
std::vector<std::string> listIn(const std::string& cell) {
    std::vector<std::string> list;
    std::istringstream in(cell);
    for (std::string each; std::getline(in, each, ',');) {
        std::erase_if(each, [](char c) { return c == ' ' || c == '`'; });
        list.push_back(each);
    }
    return list;
}

// The rules that the scenarios of a file cover; none: there is no such file.
Names coveredBy(const std::string& scenarios) {
    Names covers;
    const JsonParse parsed = parseJson(textOf(tests::sourceDir() / "tests" / "scenarios" / scenarios));
    if (!parsed.ok()) return covers;
    const JsonAt file(parsed.value);
    for (const JsonAt& scenario : file.isList() ? file.list() : std::vector<JsonAt>{file})
        for (const JsonAt& rule : scenario.at("covers").list()) covers.insert(rule.text());
    return covers;
}

TEST(RulebookWalk, NamesScenariosThatShowTheRulesOfTheirRow) {
    const RuleBook book = readRuleBook(textOf(tests::sourceDir() / "assets" / "rules" / "rules_en.json"));
    std::istringstream walk(textOf(tests::sourceDir() / "docs" / "rulebook-walk.md"));
    int rows = 0;
    for (std::string line; std::getline(walk, line);) {
        const std::vector<std::string> cells = cellsOf(line);
        if (cells.size() < 4 || !cells[0].starts_with(" **")) continue;
        ++rows;
        Names shown;
        const std::vector<std::string> rules = listIn(cells[2]);
        for (const std::string& file : listIn(cells[3])) {
            const Names covers = coveredBy(file);
            EXPECT_TRUE(std::any_of(rules.begin(), rules.end(),
                                    [&](const std::string& rule) { return covers.contains(rule); }))
                << file << " shows none of the rules of" << cells[0];
            shown.insert(covers.begin(), covers.end());
        }
        for (const std::string& rule : rules) {
            EXPECT_NE(book.find(rule), nullptr) << rule << " of" << cells[0];
            EXPECT_TRUE(shown.contains(rule)) << rule << " is shown by no scenario of" << cells[0];
        }
    }
    EXPECT_GT(rows, 100) << "a section of a rulebook is a row that begins with its name in bold";
}

}  // namespace
}  // namespace kickdoor
