// Rules that no card of the five editions brings about, played as scenarios with a pack made for them.
#include "own_pack.h"

namespace kickdoor {
namespace {

using tests::OwnPack;

TEST_F(OwnPack, AMonsterJoinsByTheFirstConditionOfTheCatalog) {
    EXPECT_EQ(play(R"([{"name": "Ann", "level": 9}, {"name": "Bob", "hand": ["shadow"]}, {"name": "Cat"}])",
                   R"([{"by": "Ann", "do": "kickOpenDoor"},
                       {"by": "Bob", "do": "play", "card": "shadow"},
                       {"expect": {"combat": {"inFight": ["lamp", "shadow"]}}},
                       {"by": "Ann", "do": "fight"}, {"by": "*", "do": "pass"}])"),
              "");
}

TEST_F(OwnPack, AHelperWhoDiesInMidFightLeavesIt) {
    EXPECT_EQ(
        play(
            R"([{"name": "Ann", "level": 2}, {"name": "Bob"}, {"name": "Cat", "level": 4, "hand": ["doom"]}])",
            R"([{"by": "Ann", "do": "kickOpenDoor"},
                       {"by": "Ann", "do": "askHelp", "of": "Bob", "terms": {"treasures": 0}},
                       {"by": "Bob", "do": "accept"},
                       {"by": "Cat", "do": "play", "card": "doom", "on": "Bob"},
                       {"expect": {"players": {"Bob": {"dead": false}}, "combat": {"fighter": "Ann", "helper": null}}},
                       {"illegal": {"by": "Ann", "do": "askHelp", "of": "Bob", "terms": {"treasures": 0}}, "rule": "R11.4"},
                       {"by": "Ann", "do": "askHelp", "of": "Cat", "terms": {"treasures": 0}},
                       {"by": "Cat", "do": "accept"},
                       {"by": "Ann", "do": "fight"}, {"by": "*", "do": "pass"},
                       {"expect": {"combat": null, "players": {"Ann": {"level": 3}}}}])"),
        "");
}

TEST_F(OwnPack, TheFightOfAFighterWhoDiesEndsForTheHelperToo) {
    EXPECT_EQ(play(R"([{"name": "Ann", "level": 2}, {"name": "Bob", "curses": ["cold-feet"]},
                       {"name": "Cat", "level": 4, "hand": ["doom"]}])",
                   R"([{"by": "Ann", "do": "kickOpenDoor"},
                       {"by": "Ann", "do": "askHelp", "of": "Bob", "terms": {"treasures": 0}},
                       {"by": "Bob", "do": "accept"},
                       {"by": "Cat", "do": "play", "card": "doom", "on": "Ann"},
                       {"expect": {"combat": null, "phase": "end", "players": {"Bob": {"curses": []}}}}])"),
              "");
}

TEST_F(OwnPack, ATriggerAsksWhatTheLevelWasLostTo) {
    constexpr std::string_view table = R"([{"name": "Ann", "level": 4, "inPlay": ["tooth", "doll"]},
                       {"name": "Bob", "hand": ["ache"]}, {"name": "Cat"}])";
    EXPECT_EQ(play(table, R"([{"by": "Bob", "do": "play", "card": "ache", "on": "Ann"},
                       {"expect": {"players": {"Ann": {"level": 3, "handCount": 2}}}}])",
                   R"("treasureDeck": ["tooth", "tooth"], )"),
              "");
    EXPECT_EQ(play(table, R"([{"by": "Ann", "do": "kickOpenDoor"}, {"by": "Ann", "do": "runAway"},
                       {"by": "Ann", "do": "flee", "from": "lamp"},
                       {"expect": {"players": {"Ann": {"level": 3, "handCount": 1}}}}])",
                   R"("treasureDeck": ["tooth", "tooth"], "dice": {"d6": [1]}, )"),
              "");
}

TEST_F(OwnPack, WhoMayDoesItOrNot) {
    constexpr std::string_view table =
        R"([{"name": "Ann", "level": 4, "hand": ["wager"]}, {"name": "Bob"}, {"name": "Cat"}])";
    for (const auto& [answer, level] : {std::pair("yes", "3"), std::pair("no", "4")})
        EXPECT_EQ(play(table, R"([{"by": "Ann", "do": "play", "card": "wager"},
                       {"expect": {"asked": {"who": "Ann", "what": "option"}}},
                       {"illegal": {"by": "Ann", "do": "choose", "option": 2}},
                       {"by": "Ann", "do": "choose", "option": ")" +
                                  std::string(answer) + R"("}, {"expect": {"players": {"Ann": {"level": )" +
                                  level + "}}}}]"),
                  "");
}

// By chance any card of a hand goes.
TEST_F(OwnPack, AnyCardMayBeTheOneTakenAtRandom) {
    for (const std::string kept : {R"(["shadow", "doom"])", R"(["shadow", "ache"])", R"(["doom", "ache"])"}) {
        int times = 0;
        for (int seed = 0; seed < 30; ++seed)
            times += play(R"([{"name": "Ann", "hand": ["shadow", "doom", "ache"]},
                              {"name": "Bob", "hand": ["pickpocket"]}, {"name": "Cat"}])",
                          R"([{"by": "Bob", "do": "play", "card": "pickpocket", "on": "Ann"},
                              {"expect": {"players": {"Ann": {"hand": )" +
                              kept + "}}}}]",
                          "\"seed\": " + std::to_string(seed) + ", ") == "";
        EXPECT_GT(times, 2) << kept;
        EXPECT_LT(times, 20) << kept;
    }
}

// R4.7: what strikes somebody harder for being something passes one by who has it only once, doubled.
TEST_F(OwnPack, AnOnlyIdentityUnderItsDoublingCardIsNoBurden) {
    const auto strike = [&](const std::string& curse, const std::string& inPlay, const std::string& level) {
        return play(R"([{"name": "Ann", "level": 8, "inPlay": )" + inPlay +
                        R"(}, {"name": "Bob", "hand": [")" + curse + R"("]}, {"name": "Cat"}])",
                    R"([{"by": "Bob", "do": "play", "card": ")" + curse + R"(", "on": "Ann"},
                       {"expect": {"players": {"Ann": {"level": )" +
                        level + "}}}}]");
    };
    EXPECT_EQ(strike("elf-bane", "[]", "7"), "");
    EXPECT_EQ(strike("elf-bane", R"(["elf"])", "5"), "");
    EXPECT_EQ(strike("elf-bane", R"(["elf", "elf-only"])", "7"), "");
    // What strikes everybody as hard is no burden of anybody's.
    EXPECT_EQ(strike("elf-fate", "[]", "6"), "");
    EXPECT_EQ(strike("elf-fate", R"(["elf", "elf-only"])", "1"), "");
    // Nor is what somebody does of his own accord, whatever it costs.
    EXPECT_EQ(
        play(
            R"([{"name": "Ann", "level": 8, "inPlay": ["elf", "elf-only"], "hand": ["elf-song"]}, {"name": "Bob"}, {"name": "Cat"}])",
            R"([{"by": "Ann", "do": "play", "card": "elf-song"}, {"expect": {"players": {"Ann": {"level": 6}}}}])"),
        "");
}

// R4.10: it stands for a face-up draw; whatever else it names, there is none to replace at other moments.
TEST_F(OwnPack, WhatReplacesAFaceUpDrawDoesNothingElse) {
    constexpr std::string_view table = R"([{"name": "Ann", "level": 9, "inPlay": ["medium"]},
                       {"name": "Bob", "inPlay": ["medium"]}, {"name": "Cat"}])";
    constexpr std::string_view use =
        R"([{"illegal": {"by": "Bob", "do": "use", "source": "medium", "ability": "recall"}, "rule": "R4.10"},
            {"illegal": {"by": "Ann", "do": "use", "source": "medium", "ability": "recall"}}])";
    EXPECT_EQ(play(table, use), "");
    EXPECT_EQ(play(table, R"([{"by": "Ann", "do": "use", "source": "medium", "ability": "recall"},
                       {"expect": {"combat": {"inFight": ["shadow"]}, "doorDiscard": []}},
                       {"illegal": {"by": "Ann", "do": "use", "source": "medium", "ability": "recall"}, "rule": "R4.10"},
                       {"by": "Ann", "do": "fight"}, {"by": "*", "do": "pass"}])",
                   R"("doorDiscard": ["shadow"], )"),
              "");
}

// R7.11: what sits on a card does not go to a hand with it.
TEST_F(OwnPack, WhatSitsOnACardThatGoesToAHandIsDiscarded) {
    EXPECT_EQ(
        play(R"([{"name": "Ann", "level": 4, "inPlay": ["doll", "tooth", {"card": "cheat", "on": "tooth"}]},
                       {"name": "Bob"}, {"name": "Cat", "hand": ["envy"]}])",
             R"([{"by": "Cat", "do": "play", "card": "envy", "on": "Ann"},
                       {"expect": {"players": {"Ann": {"inPlay": []}, "Bob": {"hand": ["doll", "tooth"]}},
                                   "treasureDiscard": ["cheat"]}}])"),
        "");
}

// R2.5: whatever turn the card may take, and however many gain by it besides.
TEST_F(OwnPack, ALevelCardIsForWhoGainsByIt) {
    const auto table = [](const std::string& card, int ann, int cat) {
        return R"([{"name": "Ann", "level": )" + std::to_string(ann) + R"(, "hand": [")" + card +
               R"("]}, {"name": "Bob", "level": 9}, {"name": "Cat", "level": )" + std::to_string(cat) + "}]";
    };
    const auto played = [](const std::string& card) {
        return R"([{"by": "Ann", "do": "play", "card": ")" + card + R"("}])";
    };
    const auto refused = [](const std::string& card) {
        return R"([{"illegal": {"by": "Ann", "do": "play", "card": ")" + card + R"("}, "rule": "R2.5"}])";
    };
    EXPECT_EQ(play(table("boast", 9, 1), refused("boast")), "");
    EXPECT_EQ(play(table("boast", 8, 1), played("boast")), "");
    EXPECT_EQ(play(table("cheer", 1, 9), played("cheer")), "");
    EXPECT_EQ(play(table("cheer", 9, 1), refused("cheer")), "");
    EXPECT_EQ(play(table("herald", 1, 9), played("herald")), "");
    EXPECT_EQ(play(table("feast", 1, 9), refused("feast")), "");
    EXPECT_EQ(play(table("feast", 1, 8), played("feast")), "");
}

// R8.13: what is sure to turn the fight, by whatever answers its player could give, up to three.
TEST_F(OwnPack, TheLastCardIsOneThatIsSureToTurnTheFight) {
    const auto tried = [&](const std::string& card, const std::string& steps) {
        return play(
            R"([{"name": "Ann", "inPlay": ["tooth"], "hand": ["tooth", ")" + card +
                R"("]}, {"name": "Bob", "hand": ["ache"], "inPlay": ["doll"]}, {"name": "Cat"}])",
            R"([{"by": "Ann", "do": "kickOpenDoor"}, {"by": "Ann", "do": "fight"}, {"by": "*", "do": "pass"}, )" +
                steps + "]",
            R"("options": {"criticalCombat": true}, "dice": {"d20": [5, 10]}, )");
    };
    const auto wins = [&](const std::string& card, int yes = 0) {
        std::string steps = R"({"by": "Ann", "do": "play", "card": ")" + card + R"("})";
        for (; yes > 0; --yes) steps += R"(, {"by": "Ann", "do": "choose", "option": "yes"})";
        return tried(card, steps + R"(, {"expect": {"combat": null, "players": {"Ann": {"level": 2}}}})");
    };
    const auto isUnsure = [&](const std::string& card) {
        return tried(card, R"({"illegal": {"by": "Ann", "do": "play", "card": ")" + card +
                               R"("}, "rule": "R8.13"}, {"by": "Ann", "do": "runAway"},
                               {"by": "Ann", "do": "flee", "from": "lamp"})");
    };
    EXPECT_EQ(wins("pawn"), "");
    EXPECT_EQ(wins("toss"), "");
    EXPECT_EQ(wins("riddle", 3), "");
    EXPECT_EQ(isUnsure("long-riddle"), "");
    EXPECT_EQ(isUnsure("beg"), "");
    EXPECT_EQ(isUnsure("grab"), "");
}

// R9.5: whoever dies of something else while the die lies there has nothing to flee from any more.
TEST_F(OwnPack, WhoDiesWhileADieIsAnsweredIsNotCaught) {
    EXPECT_EQ(play(R"([{"name": "Ann", "level": 4}, {"name": "Bob"}, {"name": "Cat", "hand": ["doom"]}])",
                   R"([{"by": "Ann", "do": "kickOpenDoor"}, {"by": "Ann", "do": "runAway"},
                       {"by": "Ann", "do": "flee", "from": "lamp"},
                       {"by": "Cat", "do": "play", "card": "doom", "on": "Ann"}, {"by": "*", "do": "pass"},
                       {"expect": {"combat": null, "phase": "end", "players": {"Ann": {"level": 4}}}}])",
                   R"("dice": {"d6": [1]}, )", "lucky"),
              "");
}

// R8.7, R7.8: of the hand, whatever else might be played on the helper.
TEST_F(OwnPack, ACardOnTheTableIsNotPromisedForHelp) {
    const auto asked = [&](const std::string& ann, const std::string& step) {
        return play(R"([{"name": "Ann", )" + ann + R"(}, {"name": "Bob", "level": 9}, {"name": "Cat"}])",
                    R"([{"by": "Ann", "do": "kickOpenDoor"}, )" + step + "]",
                    R"("options": {"helpWithHandCards": true}, )");
    };
    const std::string ask =
        R"({"by": "Ann", "do": "askHelp", "of": "Cat", "terms": {"treasures": 0, "cards": ["toast"]}})";
    EXPECT_EQ(asked(R"("inPlay": ["toast"])", R"({"illegal": )" + ask + R"(, "rule": "R8.7"})"), "");
    EXPECT_EQ(asked(R"("hand": ["toast"])", ask + R"(, {"by": "Cat", "do": "decline"},
        {"by": "Ann", "do": "runAway"}, {"by": "Ann", "do": "flee", "from": "lamp"})"),
              "");
}

// R8.13: nothing is decided by dice where nobody fights any more, or nothing is fought.
TEST_F(OwnPack, AnAnswerToTheDiceMayEndTheFight) {
    constexpr std::string_view options =
        R"("options": {"criticalCombat": true, "rebirthAtOnce": false}, "treasureDeck": ["piano"], "dice": {"d20": )";
    const auto answer = [&](const std::string& dice, const std::string& with, const std::string& then) {
        return play(
            R"([{"name": "Ann", "level": 4}, {"name": "Bob", "hand": ["bolt", "banish"]}, {"name": "Cat"}])",
            R"([{"by": "Ann", "do": "kickOpenDoor"}, {"by": "Ann", "do": "fight"}, {"by": "*", "do": "pass"},
                {"by": "Bob", "do": "play", "card": )" +
                with + R"(}, {"by": "*", "do": "pass"}, {"by": "*", "do": "pass"}, {"expect": )" + then +
                "}]",
            std::string(options) + dice + "}, ", "lucky");
    };
    const std::string over = R"({"combat": null, "phase": "end", "asked": null, "players": {"Ann": )";
    EXPECT_EQ(answer("[1, 5]", R"("banish")", over + R"({"level": 4, "hand": ["piano"]}}})"), "");
    EXPECT_EQ(answer("[20, 5]", R"("bolt", "on": "Ann")", over + R"({"level": 4, "dead": true}}})"), "");
}

}  // namespace
}  // namespace kickdoor
