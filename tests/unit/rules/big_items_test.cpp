// R7.4: more Big Items than may be carried.
#include "own_pack.h"

namespace kickdoor {
namespace {

using tests::OwnPack;

// R7.4: at once, whatever ends what let somebody carry more.
TEST_F(OwnPack, WhoCanCarryFewerBigItemsGivesTheRestAway) {
    const auto given = [&](const std::string& step, const std::string& ann, const std::string& bob) {
        return play(
            R"([{"name": "Ann", "level": 4, "inPlay": ["cart", "piano", "piano", "elf"], "hand": ["elf-weary"]},
                {"name": "Bob", "hand": ["weak-back"]}, {"name": "Cat", "level": 3}])",
            "[" + step + R"(, {"expect": {"asked": {"who": "Ann", "what": "bigItems"}}},
                {"by": "Ann", "do": "choose", "cards": ["piano"]},
                {"expect": {"players": {"Ann": {"inPlay": )" +
                ann + R"(}, "Bob": {"inPlay": )" + bob + "}}}}]");
    };
    const std::string rest = R"(["cart", "piano", "elf"])";
    EXPECT_EQ(given(R"({"by": "Ann", "do": "unequip", "card": "cart"})", rest, R"(["piano"])"), "");
    EXPECT_EQ(given(R"({"by": "Bob", "do": "play", "card": "weak-back", "on": "Ann"})", rest, R"(["piano"])"),
              "");
    EXPECT_EQ(given(R"({"by": "Ann", "do": "play", "card": "elf-weary"})",
                    R"(["cart", "piano", "elf", "elf-weary"])", R"(["piano"])"),
              "");
    EXPECT_EQ(given(R"({"by": "Ann", "do": "offerTrade", "to": "Bob", "give": ["cart"], "want": []},
                       {"by": "Bob", "do": "accept", "from": "Ann"})",
                    R"(["piano", "elf"])", R"(["cart", "piano"])"),
              "");
}

// R7.4: what is taken into a hand lets nobody carry more.
TEST_F(OwnPack, WhoLosesTheCartToAHandGivesTheRestAway) {
    EXPECT_EQ(play(R"([{"name": "Ann", "level": 4, "inPlay": ["cart", {"card": "piano", "equipped": false},
                 {"card": "piano", "equipped": false}]}, {"name": "Bob", "hand": ["envy"]}, {"name": "Cat", "level": 3}])",
                   R"([{"by": "Bob", "do": "play", "card": "envy", "on": "Ann"},
                       {"expect": {"asked": {"who": "Ann", "what": "bigItems"}}},
                       {"by": "Ann", "do": "choose", "cards": ["piano"]},
                       {"expect": {"players": {"Ann": {"inPlay": ["piano"]}, "Bob": {"hand": ["cart"], "inPlay": ["piano"]}}}}])"),
              "");
}

// R7.4: where none may be carried, one is one too many.
TEST_F(OwnPack, WhereNoBigItemMayBeCarriedEachGoes) {
    EXPECT_EQ(
        play(
            R"([{"name": "Ann", "level": 4, "inPlay": ["cart", "piano"]}, {"name": "Bob"}, {"name": "Cat"}])",
            R"([{"by": "Ann", "do": "unequip", "card": "cart"},
                       {"by": "Ann", "do": "choose", "cards": ["piano"]},
                       {"expect": {"players": {"Ann": {"inPlay": ["cart"]}}, "asked": null}}])",
            R"("options": {"bigLimit": 0}, )"),
        "");
}

// R7.4, R11.3: the lowest of the living.
TEST_F(OwnPack, TheDeadAreGivenNoBigItem) {
    EXPECT_EQ(play(R"([{"name": "Ann", "level": 4, "inPlay": ["cart", "piano", "piano"]},
                       {"name": "Bob", "level": 1, "dead": true}, {"name": "Cat", "level": 6}])",
                   R"([{"by": "Ann", "do": "unequip", "card": "cart"},
                       {"by": "Ann", "do": "choose", "cards": ["piano"]},
                       {"expect": {"players": {"Bob": {"inPlay": []}, "Cat": {"inPlay": ["piano"]}}}}])",
                   R"("options": {"rebirthAtOnce": false}, )"),
              "");
}

// Ruling 11: meanwhile nobody else says anything but what mends it.
TEST_F(OwnPack, WhileBigItemsAreTooManyOnlyTheirOfferIsAnswered) {
    constexpr std::string_view table =
        R"([{"name": "Ann", "level": 4, "inPlay": ["cart", "piano", "piano"]},
            {"name": "Bob", "inPlay": ["doll"]}, {"name": "Cat", "level": 3, "inPlay": ["tooth"]}])";
    const std::string tooMany = R"({"by": "Ann", "do": "unequip", "card": "cart"}, )";
    const std::string offer =
        R"({"by": "Ann", "do": "offerTrade", "to": "Bob", "give": ["piano"], "want": []}, )";
    const std::string others =
        R"({"by": "Cat", "do": "offerTrade", "to": "Bob", "give": ["tooth"], "want": []}, )";
    const auto refused = [](const std::string& command) {
        return R"({"illegal": {"by": "Bob", "do": )" + command + R"(}, "rule": "ruling 11"})";
    };
    const std::string given =
        R"({"expect": {"asked": null, "players": {"Bob": {"inPlay": ["doll", "piano"]}}}}])";
    EXPECT_EQ(play(table, "[" + tooMany + offer + refused(R"("unequip", "card": "doll")") + ", " +
                              R"({"by": "Bob", "do": "accept"}, )" + given),
              "");
    EXPECT_EQ(play(table,
                   "[" + others + tooMany + offer + refused(R"("accept", "from": "Cat")") + ", " +
                       refused(R"("decline", "from": "Cat")") +
                       R"(, {"by": "Bob", "do": "accept", "from": "Ann"}, {"by": "Bob", "do": "decline"}, )" +
                       given),
              "");
    EXPECT_EQ(
        play(table,
             "[" + others + tooMany + refused(R"("accept")") +
                 R"(, {"by": "Ann", "do": "choose", "cards": ["piano"]}, {"by": "Bob", "do": "decline"}, )" +
                 given),
        "");
}

}  // namespace
}  // namespace kickdoor
