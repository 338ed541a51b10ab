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

// One beside the other; 12 is half a card.
TEST(Harm, OfEachEffect) {
    const auto discard = [](const std::string& cards) {
        return harmOfCurse(R"({"op": "discard", "cards": {"of": "victim", )" + cards + "}}");
    };
    constexpr int kUnclear = 2;
    const std::string unclear = R"({"op": "levelOf", "who": "victim"})";
    EXPECT_EQ(harmOfCurse(R"({"op": "die"})"), 2000);
    EXPECT_EQ(harmOfCurse(R"({"op": "loseLevels"})"), 100);
    EXPECT_EQ(harmOfCurse(R"({"op": "loseLevels", "amount": 3})"), 300);
    EXPECT_EQ(harmOfCurse(R"({"op": "setLevel", "who": "victim", "amount": 1})"), 200);
    EXPECT_EQ(harmOfCurse(R"({"op": "gainLevels", "who": "victim"})"), -100);
    EXPECT_EQ(harmOfCurse(R"({"op": "gainLevels", "who": "victim", "amount": )" + unclear + "}"),
              -100 * kUnclear);
    EXPECT_EQ(harmOfCurse(R"({"op": "draw", "who": "victim", "deck": "door"})"), -25);
    EXPECT_EQ(harmOfCurse(R"({"op": "draw", "who": "victim", "deck": "door", "amount": )" + unclear + "}"),
              -25 * kUnclear);
    EXPECT_EQ(harmOfCurse(R"({"op": "changeSex"})"), 12);
    EXPECT_EQ(discard(R"("from": "hand")"), 4 * 25) << "as many as there are";
    EXPECT_EQ(discard(R"("from": "hand", "quantity": 1)"), 25);
    EXPECT_EQ(discard(R"("from": "hand", "quantity": 1, "chooser": "random")"), 26);
    EXPECT_EQ(discard(R"("from": "hand", "quantity": )" + unclear), 25 * kUnclear);
    EXPECT_EQ(discard(R"("from": "inPlay", "quantity": 2)"), 2 * 50);
    EXPECT_EQ(harmOfCurse(R"({"op": "take", "to": "left", "cards": {"of": "victim", "from": "inPlay"}})"),
              4 * 50);
    EXPECT_EQ(harmOfCurse(R"({"op": "forEach", "who": "everyone", "do": [{"op": "die"}]})"), 2000);
    EXPECT_EQ(harmOfCurse(R"({"op": "choosePlayer", "by": "victim", "do": [{"op": "die"}]})"), 2000);
    EXPECT_EQ(harmOfCurse(R"({"op": "may", "by": "victim", "do": [{"op": "die"}]})"), 0);
    EXPECT_EQ(harmOfCurse(R"({"op": "cancelStrike"})"), 0);
    EXPECT_EQ(harmOfCurse(R"({"op": "die"}, {"op": "loseLevels"}, {"op": "changeSex"})"), 2112);
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
