// Cards that the loader takes and nobody would print: what they say is done, or nothing is, and the game goes
// on.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <random>

#include "io/scenario/scenario.h"
#include "support/packs.h"

namespace kickdoor {
namespace {

constexpr std::string_view kStrangeCards = R"([
    {"id": "golem", "name": "Golem", "kind": "monster", "level": 9, "treasures": 1, "badStuff": [{"op": "loseLevels"}],
     "abilities": [{"id": "crumble", "when": ["ownCombat"], "cost": {"discardThis": true}, "effects": []},
                   {"id": "taunt", "when": ["ownCombat"], "cost": {"least": 1, "most": 2}, "limit": "perCombat",
                    "limitCount": 2, "limitDiscards": true, "effects": [{"op": "addStrength", "to": "fighters", "amount": 9}]}]},
    {"id": "shy", "name": "Shy", "kind": "monster", "level": 9, "treasures": 1, "badStuff": [{"op": "loseLevels"}],
     "triggers": [{"on": "combatStart", "do": [{"op": "take", "cards": {"from": "this"}, "to": "victim"}]}]},
    {"id": "mate", "name": "Mate", "kind": "join", "play": {"on": "monster"}, "effects": [{"op": "joinAsMate"}, {"op": "joinAsMate"}]},
    {"id": "horn", "name": "Horn", "kind": "join", "play": {"with": "monsterFromHand"}, "effects": [{"op": "joinFight"}, {"op": "joinFight"}]},
    {"id": "ring", "name": "Ring", "kind": "item", "modifiers": [{"stat": "strength", "amount": {"op": "monsterLevel"}}],
     "abilities": [{"id": "become", "when": ["ownCombat"], "on": "monster", "effects": [{"op": "joinAsMate"}]},
                   {"id": "call", "when": ["ownCombat"], "on": "ownItem", "effects": [{"op": "joinFight"}]}]},
    {"id": "warden", "name": "Warden", "kind": "monster", "level": 4, "treasures": 0, "badStuff": [{"op": "loseLevels"}],
     "triggers": [{"on": "escaped", "if": {"op": "hasIdentity", "who": "victim", "identity": "elf"},
                   "do": [{"op": "loseLevels", "who": "victim", "amount": 2}]},
                  {"on": "victory", "if": {"op": "hasIdentity", "who": "victim", "identity": "elf"},
                   "do": [{"op": "gainLevels", "who": "victim"}]}]},
    {"id": "elf", "name": "Elf", "kind": "identity", "identity": "elf", "type": "race"},
    {"id": "half", "name": "Half", "kind": "doubling", "type": "race"},
    {"id": "flare", "name": "Flare", "kind": "oneShot", "bonus": 3, "play": {"on": "side", "when": ["anyTime"]}},
    {"id": "wheel", "name": "Wheel", "kind": "item", "triggers": [{"on": "levelLost", "do": [
     {"op": "gainLevels", "who": "you"}, {"op": "loseLevels", "who": "you"}, {"op": "gainLevels", "who": "you"},
     {"op": "loseLevels", "who": "you"}]}]},
    {"id": "ache", "name": "Ache", "kind": "curse", "effects": [{"op": "loseLevels", "who": "victim"}]}])";

class StrangeCards : public ::testing::Test {
protected:
    StrangeCards() {
        std::filesystem::create_directories(root_ / "small");
        std::string edition = tests::smallEdition();
        edition.replace(edition.find("halfUntilSecond"), std::string_view("halfUntilSecond").size(),
                        "shields");
        std::ofstream(root_ / "small" / "edition.json") << edition;
        std::ofstream(root_ / "small" / "cards.json") << kStrangeCards;
    }
    ~StrangeCards() override { std::filesystem::remove_all(root_); }

    // What is wrong with it; empty: nothing.
    std::string play(std::string_view players, std::string_view steps, std::string_view monster = "golem") {
        const std::string scenario = R"({"format": 1, "name": "own", "edition": "small", "strict": true,
            "restOfDecks": "removed", "doorDeck": [")" +
                                     std::string(monster) + R"("], "phase": "kickOpenDoor", "players": )" +
                                     std::string(players) + R"(, "steps": )" + std::string(steps) + "}";
        PackShelf shelf(root_);
        const std::vector<ScenarioResult> results = runScenarios(scenario, "own.json", shelf);
        return results.size() == 1 ? results[0].error : "is no scenario";
    }

private:
    std::filesystem::path root_ = std::filesystem::temp_directory_path() /
                                  ("kickdoor-strange-" + std::to_string(std::random_device()()));
};

TEST_F(StrangeCards, AMonsterThatPaysWithItselfLeavesTheFight) {
    EXPECT_EQ(play(R"([{"name": "Ann"}, {"name": "Bob"}, {"name": "Cat"}])",
                   R"([{"by": "Ann", "do": "kickOpenDoor"},
                       {"by": "Ann", "do": "use", "source": "golem", "ability": "crumble"},
                       {"expect": {"combat": null, "phase": "end", "doorDiscard": ["golem"], "players": {"Ann": {"level": 1}}}}])"),
              "");
}

TEST_F(StrangeCards, AMonsterThatIsTakenLeavesTheFight) {
    EXPECT_EQ(play(R"([{"name": "Ann"}, {"name": "Bob"}, {"name": "Cat"}])",
                   R"([{"by": "Ann", "do": "kickOpenDoor"},
                       {"expect": {"combat": null, "phase": "end", "players": {"Ann": {"hand": ["shy"], "level": 1}}}}])",
                   "shy"),
              "");
}

TEST_F(StrangeCards, AMateHasTheAbilitiesOfItsMonster) {
    EXPECT_EQ(
        play(
            R"([{"name": "Ann", "level": 9, "hand": ["ache", "ache"]}, {"name": "Bob", "hand": ["mate"]}, {"name": "Cat"}])",
            R"([{"by": "Ann", "do": "kickOpenDoor"},
                       {"by": "Bob", "do": "play", "card": "mate", "on": "golem"},
                       {"expect": {"combat": {"inFight": ["golem", "golem"]}}},
                       {"by": "Ann", "do": "use", "source": "mate", "ability": "taunt", "discard": ["ache", "ache"]},
                       {"expect": {"combat": {"fighters": 18, "monsters": 18}}},
                       {"by": "Ann", "do": "use", "source": "mate", "ability": "crumble"},
                       {"by": "Ann", "do": "use", "source": "golem", "ability": "crumble"},
                       {"expect": {"combat": null}}])"),
        "");
}

TEST_F(StrangeCards, OneMonsterJoinsOnce) {
    EXPECT_EQ(
        play(R"([{"name": "Ann", "level": 9}, {"name": "Bob", "hand": ["horn", "golem"]}, {"name": "Cat"}])",
             R"([{"by": "Ann", "do": "kickOpenDoor"},
                       {"by": "Bob", "do": "play", "card": "horn", "with": "golem"},
                       {"expect": {"combat": {"inFight": ["golem", "golem"], "monsters": 18}}},
                       {"by": "Ann", "do": "use", "source": "golem", "ability": "crumble"},
                       {"by": "Ann", "do": "use", "source": "golem", "ability": "crumble"}])"),
        "");
}

TEST_F(StrangeCards, AnItemNeitherJoinsNorBecomesAMate) {
    EXPECT_EQ(play(R"([{"name": "Ann", "level": 9, "inPlay": ["ring"]}, {"name": "Bob"}, {"name": "Cat"}])",
                   R"([{"by": "Ann", "do": "kickOpenDoor"},
                       {"by": "Ann", "do": "use", "source": "ring", "ability": "become", "on": "golem"},
                       {"by": "Ann", "do": "use", "source": "ring", "ability": "call", "on": "ring"},
                       {"expect": {"combat": {"inFight": ["golem"], "fighters": 9}, "players": {"Ann": {"inPlay": ["ring"]}}}},
                       {"by": "Ann", "do": "use", "source": "golem", "ability": "crumble"}])"),
              "");
}

TEST_F(StrangeCards, NothingLiesByTheSideOfNoFight) {
    EXPECT_EQ(
        play(
            R"([{"name": "Ann"}, {"name": "Bob", "hand": ["flare"]}, {"name": "Cat"}])",
            R"([{"illegal": {"by": "Bob", "do": "play", "card": "flare", "on": "fighters"}, "rule": "R6.6"}])"),
        "");
}

TEST_F(StrangeCards, TriggersThatGoRoundInCirclesComeToAnEnd) {
    EXPECT_EQ(
        play(
            R"([{"name": "Ann", "level": 5, "inPlay": ["wheel"]}, {"name": "Bob", "hand": ["ache"]}, {"name": "Cat"}])",
            R"([{"by": "Bob", "do": "play", "card": "ache", "on": "Ann"},
                       {"expect": {"waitingFor": ["Ann"], "doorDiscard": ["ache"]}},
                       {"by": "Ann", "do": "kickOpenDoor"},
                       {"by": "Ann", "do": "use", "source": "golem", "ability": "crumble"}])"),
        "");
}

// R4.7: what a monster does to an Elf who escapes is a burden, what an Elf gets for its defeat is none.
TEST_F(StrangeCards, AHalfElfIsAnElfForTheRewardOnly) {
    const auto after = [&](const std::string& race, int level, const std::string& steps, int then,
                           const std::string& dice = "") {
        const std::string ann =
            R"({"name": "Ann", "level": )" + std::to_string(level) + R"(, "inPlay": )" + race;
        return play("[" + ann + R"(}, {"name": "Bob"}, {"name": "Cat"}])",
                    R"([{"by": "Ann", "do": "kickOpenDoor"}, )" + steps +
                        R"({"expect": {"combat": null, "players": {"Ann": {"level": )" +
                        std::to_string(then) + "}}}}]" + dice,
                    "warden");
    };
    const std::string win = R"({"by": "Ann", "do": "fight"}, {"by": "*", "do": "pass"}, )";
    const std::string flee =
        R"({"by": "Ann", "do": "runAway"}, {"by": "Ann", "do": "flee", "from": "warden"}, )";
    for (const auto& [race, reward, loss] :
         {std::tuple("[]", 0, 0), std::tuple(R"(["elf"])", 1, 2), std::tuple(R"(["elf", "half"])", 1, 0)}) {
        EXPECT_EQ(after(race, 5, win, 6 + reward), "") << race;
        EXPECT_EQ(after(race, 4, flee, 4 - loss, R"(, "dice": {"d6": [6]})"), "") << race;
    }
}

}  // namespace
}  // namespace kickdoor
