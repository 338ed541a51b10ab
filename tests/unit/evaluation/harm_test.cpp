#include "evaluation/harm.h"

#include <gtest/gtest.h>

#include "support/packs.h"

namespace kickdoor {
namespace {

int harmOfCurse(const std::string& effects) {
    const LoadResult result =
        tests::loadSmall(R"({"id": "c", "name": "C", "kind": "curse", "effects": [)" + effects + "]}");
    EXPECT_TRUE(result.ok()) << tests::errorText(result);
    return harmOf(result.catalog, result.catalog[result.catalog.find("c").value()].effects);
}

TEST(Harm, TellsTheWorseOfTwo) {
    const int level = harmOfCurse(R"({"op": "loseLevels"})");
    EXPECT_GT(harmOfCurse(R"({"op": "loseLevels", "amount": 2})"), level);
    EXPECT_GT(harmOfCurse(R"({"op": "die"})"), harmOfCurse(R"({"op": "loseLevels", "amount": 9})"));
    const std::string card = R"({"op": "discard", "cards": {"of": "victim", "from": "hand", "quantity": 1}})";
    EXPECT_GT(level, harmOfCurse(card));
    EXPECT_GT(harmOfCurse(card + "," + card), harmOfCurse(card));
    EXPECT_GT(harmOfCurse(R"({"op": "discard", "cards": {"of": "victim", "from": "inPlay", "quantity": 1}})"),
              harmOfCurse(card));
    EXPECT_LT(harmOfCurse(R"({"op": "draw", "who": "victim", "deck": "door"})"), 0);
}

TEST(Harm, LooksInside) {
    const int level = harmOfCurse(R"({"op": "loseLevels"})");
    EXPECT_EQ(
        harmOfCurse(
            R"({"op": "if", "if": {"op": "ownTurn", "who": "victim"}, "then": [{"op": "loseLevels"}]})"),
        level);
    EXPECT_EQ(
        harmOfCurse(
            R"({"op": "chooseOne", "by": "victim", "options": [{"do": [{"op": "loseLevels"}]}, {"do": [{"op": "die"}]}]})"),
        level);
    // An amount that is not printed counts as two.
    EXPECT_EQ(harmOfCurse(R"({"op": "loseLevels", "amount": {"op": "levelOf", "who": "victim"}})"),
              2 * level);
    const auto roll = [](const std::string& first, const std::string& second) {
        return harmOfCurse(R"({"op": "roll", "outcomes": [{"from": 1, "to": 3, "do": [)" + first +
                           R"(]}, {"from": 4, "to": 6, "do": [)" + second + "]}]}");
    };
    EXPECT_EQ(
        harmOfCurse(R"({"op": "roll", "outcomes": [{"from": 1, "to": 6, "do": [{"op": "loseLevels"}]}]})"),
        level);
    EXPECT_EQ(roll(R"({"op": "loseLevels"})", R"({"op": "loseLevels", "amount": 3})"), 2 * level);
    EXPECT_LT(
        harmOfCurse(
            R"({"op": "roll", "outcomes": [{"from": 1, "to": 3, "do": []}, {"from": 4, "to": 6, "do": [{"op": "loseLevels"}]}]})"),
        level);
}

}  // namespace
}  // namespace kickdoor
