#include "rule_set/rule_fields.h"

#include <gtest/gtest.h>

#include <set>

namespace kickdoor {
namespace {

TEST(RuleFields, EveryRowNamesOneMember) {
    std::set<std::string_view> names;
    for (const RuleField& field : ruleFields()) {
        EXPECT_NE(field.number != nullptr, field.flag != nullptr) << field.name;
        EXPECT_TRUE(names.insert(field.name).second) << field.name;
        EXPECT_FALSE(field.doc.empty()) << field.name;
        EXPECT_EQ(field.rule.front(), 'R') << field.name;
        const RuleSet defaults;
        EXPECT_GE(field.get(defaults), field.least) << field.name;
        EXPECT_LE(field.get(defaults), field.most) << field.name;
    }
}

TEST(RuleFields, SettingChangesThatMemberAlone) {
    for (const RuleField& field : ruleFields()) {
        RuleSet rules;
        const int other = field.get(rules) == field.most ? field.least : field.most;
        ASSERT_TRUE(field.set(rules, other)) << field.name;
        EXPECT_EQ(field.get(rules), other) << field.name;
        for (const RuleField& another : ruleFields())
            EXPECT_TRUE(another.name == field.name || another.get(rules) == another.get(RuleSet{}))
                << another.name;
    }
}

TEST(RuleFields, RefusesWhatIsOutOfRange) {
    RuleSet rules;
    EXPECT_FALSE(findRuleField("goalLevel")->set(rules, 1));
    EXPECT_FALSE(findRuleField("goalLevel")->set(rules, 1'000'000'000'000));
    EXPECT_EQ(rules, RuleSet{});
    EXPECT_EQ(findRuleField("goallevel"), nullptr);
}

TEST(RuleOptions, ReadsFlagsAndNumbers) {
    RuleSet rules;
    EXPECT_TRUE(parseRuleOptions("sharedVictory, epic=on ,goalLevel=12,rebirthAtOnce=off", rules).empty());
    EXPECT_TRUE(rules.sharedVictory);
    EXPECT_TRUE(rules.epic);
    EXPECT_FALSE(rules.rebirthAtOnce);
    EXPECT_EQ(rules.goalLevel, 12);
    EXPECT_EQ(rules.goal(), 20);
    EXPECT_TRUE(parseRuleOptions("", rules).empty());
}

TEST(RuleOptions, TellsEveryMistake) {
    RuleSet rules;
    const auto mistakes =
        parseRuleOptions("shardVictory,goalLevel=99,goalLevel=ten,epic=maybe,goalLevel", rules);
    ASSERT_EQ(mistakes.size(), 5U);
    EXPECT_NE(mistakes[0].find("sharedVictory"), std::string::npos);
    EXPECT_NE(mistakes[1].find("2 to 50"), std::string::npos);
    EXPECT_EQ(rules, RuleSet{});
}

}  // namespace
}  // namespace kickdoor
