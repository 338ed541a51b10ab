#include "evaluation/sum_reasons.h"

#include <gtest/gtest.h>

#include "support/packs.h"

namespace kickdoor {
namespace {

int markedBy(const std::string& fields) {
    const LoadResult result = tests::loadSmall(R"({"id": "c", "name": "C", "kind": "item", )" + fields + "}");
    EXPECT_TRUE(result.ok()) << tests::errorText(result);
    return abilityThatMarks(result.catalog[result.catalog.find("c").value()], result.catalog);
}

std::string abilityDoing(const std::string& name, const std::string& effects) {
    return R"({"id": ")" + name +
           R"(", "when": ["ownCombat"], "cost": {"least": 1, "most": 1}, "effects": [)" + effects + "]}";
}

constexpr const char* kAdds = R"({"op": "addStrength", "to": "fighters", "amount": 2})";
constexpr const char* kDraws = R"({"op": "draw", "who": "you", "deck": "door"})";

TEST(SumReasons, TheOnlyAbilityThatAddsStrengthMakesTheMarks) {
    const std::string rolls = R"({"op": "roll", "who": "you", "outcomes": [{"from": 1, "to": 6, "do": [)" +
                              std::string(kAdds) + "]}]}";
    EXPECT_EQ(markedBy(R"("abilities": [)" + abilityDoing("a", kDraws) + "]"), -1);
    EXPECT_EQ(
        markedBy(R"("abilities": [)" + abilityDoing("a", kDraws) + ", " + abilityDoing("b", kAdds) + "]"), 1);
    EXPECT_EQ(markedBy(R"("abilities": [)" + abilityDoing("a", rolls) + "]"), 0) << "after a roll";
    EXPECT_EQ(
        markedBy(R"("abilities": [)" + abilityDoing("a", kAdds) + ", " + abilityDoing("b", kAdds) + "]"), -1)
        << "either";
}

TEST(SumReasons, ATriggerMayHaveMadeTheMarks) {
    EXPECT_EQ(markedBy(R"("triggers": [{"on": "combatStart", "do": [)" + std::string(kAdds) +
                       R"(]}], "abilities": [)" + abilityDoing("a", kAdds) + "]"),
              -1);
}

}  // namespace
}  // namespace kickdoor
