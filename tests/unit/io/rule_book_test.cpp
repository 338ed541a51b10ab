#include "io/rule_book.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <set>

#include "rule_set/rule_fields.h"
#include "rules/refusal.h"
#include "support/golden.h"
#include "support/source_dir.h"

namespace kickdoor {
namespace {

RuleBook englishBook() {
    std::ifstream in(tests::sourceDir() / "assets" / "rules" / "rules_en.json", std::ios::binary);
    return readRuleBook(std::string{std::istreambuf_iterator<char>(in), {}});
}

TEST(RuleBook, HasEveryRuleThatARefusalCites) {
    const RuleBook book = englishBook();
    ASSERT_EQ(book.error, "");
    for (std::size_t i = 0; i < static_cast<std::size_t>(Reason::kCount); ++i) {
        const auto reason = static_cast<Reason>(i);
        for (std::size_t t = 0; t < static_cast<std::size_t>(Topic::kCount); ++t) {
            const auto rules = rulesOf(reason, static_cast<Topic>(t));
            EXPECT_FALSE(rules.empty()) << keyOf(reason);
            for (const std::string_view rule : rules)
                EXPECT_NE(book.find(rule), nullptr) << rule << " of " << keyOf(reason);
        }
    }
}

TEST(RuleBook, NamesEachRuleOnceAndOptionsThatExist) {
    const RuleBook book = englishBook();
    std::set<std::string> seen;
    for (const RuleChapter& chapter : book.chapters) {
        for (const RuleEntry& entry : chapter.rules) {
            EXPECT_TRUE(seen.insert(entry.rule).second) << entry.rule;
            EXPECT_FALSE(entry.text.empty()) << entry.rule;
            EXPECT_TRUE(entry.option.empty() || findRuleField(entry.option) != nullptr) << entry.option;
        }
    }
    EXPECT_GT(seen.size(), 100U);
}

TEST(RuleBook, ThePageIsMadeOfIt) {
    tests::expectGolden("docs/rules.md", ruleBookPage(englishBook()));
}

TEST(RuleBook, SaysWhatIsWrong) {
    EXPECT_EQ(readRuleBook("{}").error, "needs the field 'language'");
    EXPECT_NE(readRuleBook("[").error, "");
    EXPECT_EQ(
        readRuleBook(
            R"({"language": "en", "chapters": [{"chapter": "R1", "title": "", "rules": [{"rule": 1}]}]})")
            .error,
        "chapters[0].rules[0].rule: should be a text, not a whole number");
}

}  // namespace
}  // namespace kickdoor
