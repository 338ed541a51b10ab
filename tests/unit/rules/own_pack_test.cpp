// Rules that no card of the five editions brings about, played as scenarios with a pack made for them.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <random>

#include "io/scenario/scenario.h"
#include "support/packs.h"

namespace kickdoor {
namespace {

class OwnPack : public ::testing::Test {
protected:
    OwnPack() {
        const std::filesystem::path pack = root_ / "small";
        std::filesystem::create_directories(pack);
        std::string edition = tests::smallEdition();
        edition.replace(edition.find("halfUntilSecond"), std::string_view("halfUntilSecond").size(),
                        "shields");
        std::ofstream(pack / "edition.json") << edition;
        // The condition by which the shadow joins is the first of the whole catalog.
        const std::string cards = R"([
            {"id": "shadow", "name": "Shadow", "kind": "monster", "level": 1, "treasures": 1,
             "joins": {"op": "monsterIs", "card": "lamp"}, "badStuff": [{"op": "loseLevels"}]},
            {"id": "lamp", "name": "Lamp", "kind": "monster", "level": 5, "treasures": 1,
             "badStuff": [{"op": "loseLevels"}]},
            {"id": "ache", "name": "Ache", "kind": "curse", "effects": [{"op": "loseLevels", "who": "victim"}]},
            {"id": "tooth", "name": "Tooth", "kind": "item", "slot": "headgear", "triggers": [{"on": "levelLost",
             "do": [{"op": "if", "if": {"op": "causeIs", "is": "curseOrBadStuff"},
                     "then": [{"op": "draw", "who": "you", "deck": "treasure"}]}]}]},
            {"id": "doll", "name": "Doll", "kind": "item", "slot": "footgear", "triggers": [{"on": "levelLost",
             "do": [{"op": "if", "if": {"op": "causeIs", "is": "curse"},
                     "then": [{"op": "draw", "who": "you", "deck": "treasure"}]}]}]},
            {"id": "elf", "name": "Elf", "kind": "identity", "identity": "elf", "type": "race"},
            {"id": "elf-only", "name": "Elf Only", "kind": "doubling", "type": "race"},
            {"id": "elf-bane", "name": "Elf Bane", "kind": "curse", "effects": [
             {"op": "if", "if": {"op": "hasIdentity", "who": "victim", "identity": "elf"}, "then": [{"op": "loseLevels", "amount": 2}],
              "else": [{"op": "loseLevels"}]},
             {"op": "forEach", "who": "victim", "if": {"op": "hasType", "who": "player", "type": "race"}, "do": [{"op": "loseLevels", "who": "player"}]}]},
            {"id": "cart", "name": "Cart", "kind": "item", "slot": "headgear", "modifiers": [{"stat": "anyBig", "amount": 1}]},
            {"id": "piano", "name": "Piano", "kind": "item", "big": true},
            {"id": "weak-back", "name": "Weak Back", "kind": "curse", "lasting": true, "effects": [],
             "modifiers": [{"stat": "anyBig", "amount": -1}]},
            {"id": "wager", "name": "Wager", "kind": "oneShot", "play": {"when": ["ownTurn"]},
             "effects": [{"op": "may", "do": [{"op": "loseLevels", "who": "you"}]}]},
            {"id": "pickpocket", "name": "Pickpocket", "kind": "curse", "effects": [{"op": "discard",
             "cards": {"of": "victim", "from": "hand", "quantity": 1, "chooser": "random"}}]},
            {"id": "doom", "name": "Doom", "kind": "curse", "effects": [{"op": "die", "who": "victim"}]},
            {"id": "boast", "name": "Boast", "kind": "level", "effects": [{"op": "if", "if": {"op": "ownTurn", "who": "you"},
             "then": [{"op": "loseLevels", "who": "you"}], "else": [{"op": "gainLevels"}]}]},
            {"id": "cheer", "name": "Cheer", "kind": "level", "effects": [{"op": "gainLevels"},
             {"op": "forEach", "who": "others", "do": [{"op": "gainLevels", "who": "player"}]}]},
            {"id": "herald", "name": "Herald", "kind": "level", "effects": [{"op": "gainLevels", "mayWin": true},
             {"op": "forEach", "who": "others", "do": [{"op": "gainLevels", "who": "player"}]}]},
            {"id": "feast", "name": "Feast", "kind": "level", "effects": [
             {"op": "forEach", "who": "others", "do": [{"op": "gainLevels", "who": "player"}]}]},
            {"id": "riddle", "name": "Riddle", "kind": "other", "deck": "door", "play": {"when": ["ownCombat"]}, "effects": [
             {"op": "may", "do": [{"op": "may", "do": [{"op": "may", "do": [{"op": "addStrength", "to": "fighters", "amount": 30}]}]}]}]},
            {"id": "long-riddle", "name": "Long Riddle", "kind": "other", "deck": "door", "play": {"when": ["ownCombat"]}, "effects": [
             {"op": "may", "do": [{"op": "may", "do": [{"op": "may", "do": [{"op": "may", "do": [{"op": "addStrength", "to": "fighters", "amount": 30}]}]}]}]}]},
            {"id": "beg", "name": "Beg", "kind": "other", "deck": "door", "play": {"when": ["ownCombat"]}, "effects": [
             {"op": "discard", "cards": {"of": "others", "from": "hand", "quantity": 1}}, {"op": "addStrength", "to": "fighters", "amount": 30}]},
            {"id": "grab", "name": "Grab", "kind": "other", "deck": "door", "play": {"when": ["ownCombat"]}, "effects": [
             {"op": "discard", "cards": {"of": "others", "from": "handOrPlay", "quantity": 1}}, {"op": "addStrength", "to": "fighters", "amount": 30}]},
            {"id": "pawn", "name": "Pawn", "kind": "other", "deck": "door", "play": {"when": ["ownCombat"]}, "effects": [
             {"op": "discard", "cards": {"of": "others", "from": "inPlay"}}, {"op": "addStrength", "to": "fighters", "amount": 30}]},
            {"id": "toss", "name": "Toss", "kind": "other", "deck": "door", "play": {"when": ["ownCombat"]}, "effects": [
             {"op": "discard", "cards": {"of": "you", "from": "hand"}}, {"op": "addStrength", "to": "fighters", "amount": 30}]},
            {"id": "cheat", "name": "Cheat", "kind": "cheat", "deck": "treasure"},
            {"id": "envy", "name": "Envy", "kind": "curse", "effects": [{"op": "take",
             "cards": {"of": "victim", "from": "equipped"}, "to": "left"}]},
            {"id": "medium", "name": "Medium", "kind": "item", "slot": "footgear", "abilities": [{"id": "recall",
             "when": ["faceUpDraw", "anyTime"], "effects": []}]},
            {"id": "cold-feet", "name": "Cold Feet", "kind": "curse", "lasting": true, "effects": [],
             "modifiers": [{"stat": "runAway", "amount": -1}],
             "triggers": [{"on": "combatEnd", "do": [{"op": "discard", "cards": {"from": "this"}}]}]})";
        std::ofstream(pack / "cards.json") << cards << "]";
        // The same with a card that answers rolls: each of them may be answered then.
        const std::filesystem::path lucky = root_ / "lucky";
        std::filesystem::create_directories(lucky);
        edition.replace(edition.find("small"), std::string_view("small").size(), "lucky");
        std::ofstream(lucky / "edition.json") << edition;
        std::ofstream(lucky / "cards.json")
            << cards << R"(, {"id": "lucky", "name": "Lucky", "kind": "oneShot",
            "play": {"when": ["anyRoll"]}, "effects": [{"op": "reroll"}]}])";
    }
    ~OwnPack() override { std::filesystem::remove_all(root_); }

    // What is wrong with it; empty: nothing.
    std::string play(std::string_view players, std::string_view steps, std::string_view decks = "",
                     std::string_view edition = "small") {
        const std::string scenario = R"({"format": 1, "name": "own", "edition": ")" + std::string(edition) +
                                     R"(", "strict": true,
            "restOfDecks": "removed", "doorDeck": ["lamp"], "phase": "kickOpenDoor", )" +
                                     std::string(decks) + R"("players": )" + std::string(players) +
                                     R"(, "steps": )" + std::string(steps) + "}";
        PackShelf shelf(root_);
        const std::vector<ScenarioResult> results = runScenarios(scenario, "own.json", shelf);
        return results.size() == 1 ? results[0].error : "is no scenario";
    }

private:
    std::filesystem::path root_ = std::filesystem::temp_directory_path() /
                                  ("kickdoor-own-pack-" + std::to_string(std::random_device()()));
};

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
    constexpr std::string_view steps = R"([{"by": "Bob", "do": "play", "card": "elf-bane", "on": "Ann"},
                       {"expect": {"players": {"Ann": {"level": )";
    const auto strike = [&](const std::string& inPlay, const std::string& level) {
        return play(R"([{"name": "Ann", "level": 8, "inPlay": )" + inPlay +
                        R"(}, {"name": "Bob", "hand": ["elf-bane"]}, {"name": "Cat"}])",
                    std::string(steps) + level + "}}}}]");
    };
    EXPECT_EQ(strike("[]", "7"), "");
    EXPECT_EQ(strike(R"(["elf"])", "5"), "");
    EXPECT_EQ(strike(R"(["elf", "elf-only"])", "7"), "");
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

// R7.4: at once, whatever ends what let somebody carry more.
TEST_F(OwnPack, WhoCanCarryFewerBigItemsGivesTheRestAway) {
    constexpr std::string_view table = R"([{"name": "Ann", "level": 4, "inPlay": ["cart", "piano", "piano"]},
                       {"name": "Bob", "hand": ["weak-back"]}, {"name": "Cat", "level": 3}])";
    const std::string given = R"({"expect": {"asked": {"who": "Ann", "what": "bigItems"}}},
                       {"by": "Ann", "do": "choose", "cards": ["piano"]},
                       {"expect": {"players": {"Ann": {"inPlay": ["cart", "piano"]}, "Bob": {"inPlay": ["piano"]}}}}])";
    EXPECT_EQ(play(table, R"([{"by": "Ann", "do": "unequip", "card": "cart"}, )" + given), "");
    EXPECT_EQ(play(table, R"([{"by": "Bob", "do": "play", "card": "weak-back", "on": "Ann"}, )" + given), "");
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

}  // namespace
}  // namespace kickdoor
