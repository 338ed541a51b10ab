// Cards that speak to the dead, to nobody, or of a die or a strike that is not there: they do nothing, and
// the game goes on.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <random>

#include "io/scenario/scenario.h"
#include "support/packs.h"

namespace kickdoor {
namespace {

constexpr std::string_view kCards = R"([
    {"id": "lamp", "name": "Lamp", "kind": "monster", "level": 5, "treasures": 1, "badStuff": [{"op": "loseLevels"}]},
    {"id": "sage", "name": "Sage", "kind": "monster", "level": 9, "treasures": 1, "badStuff": [{"op": "loseLevels"}],
     "modifiers": [{"stat": "itemsIgnored", "amount": 1}],
     "abilities": [{"id": "leave", "when": ["ownCombat"], "cost": {"discardThis": true}, "effects": []}]},
    {"id": "mate", "name": "Mate", "kind": "join", "play": {"on": "monster"}, "effects": [{"op": "joinAsMate"}]},
    {"id": "hat", "name": "Hat", "kind": "item", "slot": "headgear", "bonus": 3},
    {"id": "shoe", "name": "Shoe", "kind": "item", "slot": "footgear", "bonus": 1},
    {"id": "elf", "name": "Elf", "kind": "identity", "identity": "elf", "type": "race"},
    {"id": "bell", "name": "Bell", "kind": "item", "triggers": [{"on": "levelLost", "do": [
     {"op": "if", "if": {"op": "causeIs", "is": "any"}, "then": [{"op": "draw", "who": "you", "deck": "treasure"}]}]}]},
    {"id": "ache", "name": "Ache", "kind": "curse", "effects": [{"op": "loseLevels", "who": "victim"}]},
    {"id": "spin", "name": "Spin", "kind": "curse", "effects": [{"op": "roll", "who": "victim", "outcomes": [
     {"from": 1, "to": 6, "do": [{"op": "loseLevels", "who": "victim"}]}]}]},
    {"id": "mirror", "name": "Mirror", "kind": "oneShot", "play": {"when": ["curseOnYou"]},
     "effects": [{"op": "redirectStrike", "to": "helper"}]},
    {"id": "dodge", "name": "Dodge", "kind": "oneShot", "play": {"when": ["ownFleeRoll"]},
     "effects": [{"op": "addToRoll", "amount": 1}]},
    {"id": "late-no", "name": "Late No", "kind": "oneShot", "play": {"when": ["ownTurn"]}, "effects": [{"op": "cancelStrike"}]},
    {"id": "late-mirror", "name": "Late Mirror", "kind": "oneShot", "play": {"when": ["ownTurn"]},
     "effects": [{"op": "redirectStrike", "to": "right"}]},
    {"id": "late-throw", "name": "Late Throw", "kind": "oneShot", "play": {"when": ["ownTurn"]}, "effects": [{"op": "reroll"}]},
    {"id": "late-choice", "name": "Late Choice", "kind": "oneShot", "play": {"when": ["ownTurn"]}, "effects": [{"op": "setRoll"}]},
    {"id": "late-bit", "name": "Late Bit", "kind": "oneShot", "play": {"when": ["ownTurn"]},
     "effects": [{"op": "addToRoll", "amount": 1}]},
    {"id": "polish", "name": "Polish", "kind": "oneShot", "play": {"on": "ownItem", "when": ["ownTurn"]},
     "effects": [{"op": "discard", "cards": {"from": "subject"}}]},
    {"id": "swap", "name": "Swap", "kind": "other", "deck": "door",
     "play": {"on": "ownItem", "with": "identityFromHand", "when": ["ownTurn"]},
     "effects": [{"op": "discard", "cards": {"from": "subject"}}]})";

// Somebody who dies of a curse is meant by its other effects, too.
constexpr std::string_view kToTheDead = R"({"op": "die", "who": "victim"}, )";

class NobodyThere : public ::testing::Test {
protected:
    NobodyThere() {
        std::filesystem::create_directories(root_ / "small");
        std::ofstream(root_ / "small" / "edition.json") << tests::smallEdition();
    }
    ~NobodyThere() override { std::filesystem::remove_all(root_); }

    // What is wrong with it; empty: nothing. `curse`: the effects of one more card.
    std::string play(std::string_view players, const std::string& steps, std::string_view setting = "",
                     const std::string& curse = R"({"op": "loseLevels", "who": "victim"})") {
        std::ofstream(root_ / "small" / "cards.json")
            << kCards << R"(, {"id": "curse", "name": "Curse", "kind": "curse", "effects": [)" << curse
            << "]}]";
        const std::string scenario = R"({"format": 1, "name": "own", "edition": "small", "strict": true,
            "restOfDecks": "removed", "phase": "kickOpenDoor", )" +
                                     std::string(setting) + R"("players": )" + std::string(players) +
                                     R"(, "steps": [)" + steps + "]}";
        PackShelf shelf(root_);
        const std::vector<ScenarioResult> results = runScenarios(scenario, "own.json", shelf);
        return results.size() == 1 ? results[0].error : "is no scenario";
    }
    // Ann (Level 4) is cursed by Bob (Level 4): what is to be so afterwards.
    std::string cursed(const std::string& curse, const std::string& then) {
        return play(
            R"([{"name": "Ann", "level": 4}, {"name": "Bob", "level": 4, "hand": ["curse", "ache"], "inPlay": ["hat", "shoe"]},
                {"name": "Cat", "level": 4}])",
            R"({"by": "Bob", "do": "play", "card": "curse", "on": "Ann"}, {"by": "Ann", "do": "pass"}, )" +
                then,
            R"("options": {"rebirthAtOnce": false}, )", curse);
    }

private:
    std::filesystem::path root_ = std::filesystem::temp_directory_path() /
                                  ("kickdoor-nobody-" + std::to_string(std::random_device()()));
};

// R11.3
TEST_F(NobodyThere, TheLevelOfTheDeadStays) {
    for (const std::string change :
         {R"({"op": "gainLevels", "who": "victim", "amount": 2})", R"({"op": "loseLevels", "who": "victim"})",
          R"({"op": "setLevel", "who": "victim", "amount": 7})",
          R"({"op": "setLevel", "who": "victim", "amount": 2})"})
        EXPECT_EQ(cursed(std::string(kToTheDead) + change,
                         R"({"expect": {"players": {"Ann": {"dead": true, "level": 4}}}})"),
                  "")
            << change;
}

// R11.3: who is dead is asked nothing and throws nothing; nor does a helper whom there is not.
TEST_F(NobodyThere, NobodyDecides) {
    for (const auto& [first, who] :
         {std::pair(kToTheDead, "victim"), std::pair(std::string_view(), "helper")}) {
        const std::string by = R"(", "by": ")" + std::string(who) + R"(", )";
        const std::string lose = R"("do": [{"op": "loseLevels", "who": "you"}])";
        const std::vector<std::pair<std::string, std::string>> effects = {
            {R"({"op": "may)" + by + lose + "}", "4"},
            {R"({"op": "chooseOne)" + by + R"("options": [{)" + lose +
                 R"(}, {"do": [{"op": "gainLevels", "who": "you"}]}]})",
             "3"},
            {R"({"op": "choosePlayer)" + by +
                 R"("among": "others", "do": [{"op": "loseLevels", "who": "chosen"}]})",
             "3"},
            {R"({"op": "roll", "who": ")" + std::string(who) + R"(", "outcomes": [{"from": 1, "to": 6, )" +
                 lose + "}]}",
             "4"}};
        for (const auto& [effect, level] : effects)
            EXPECT_EQ(cursed(std::string(first) + effect,
                             R"({"expect": {"asked": null, "lastRoll": null, "players": {"Bob": {"level": )" +
                                 level + R"(}, "Cat": {"level": 4}}}})"),
                      "")
                << effect;
    }
}

// R11.3
TEST_F(NobodyThere, NobodyTakesOrChoosesCards) {
    for (const std::string to : {"victim", "helper"})
        for (const std::string from : {"inPlay", "hand"})
            EXPECT_EQ(
                cursed(std::string(kToTheDead) + R"({"op": "take", "cards": {"of": "you", "from": ")" + from +
                           R"("}, "to": ")" + to + R"("})",
                       R"({"expect": {"players": {"Bob": {"hand": ["ache"], "inPlay": ["hat", "shoe"]}}}})"),
                "")
                << from << " to " << to;
    // Its owner chooses then.
    EXPECT_EQ(
        cursed(
            std::string(kToTheDead) +
                R"({"op": "discard", "cards": {"of": "you", "from": "inPlay", "quantity": 1, "chooser": "victim"}})",
            R"({"by": "Bob", "do": "choose", "cards": ["shoe"]},
                        {"expect": {"players": {"Bob": {"inPlay": ["hat"]}}}})"),
        "");
}

// R11: what was about to strike the dead strikes nobody, not even the new character.
TEST_F(NobodyThere, WhoDiesIsStruckNoMore) {
    EXPECT_EQ(
        play(
            R"([{"name": "Ann", "level": 4}, {"name": "Bob", "hand": ["ache"]}, {"name": "Cat", "hand": ["curse"]}])",
            R"({"by": "Bob", "do": "play", "card": "ache", "on": "Ann"},
               {"by": "Cat", "do": "play", "card": "curse", "on": "Ann"}, {"by": "Ann", "do": "pass"},
               {"expect": {"players": {"Ann": {"level": 4, "dead": false}}, "doorDiscard": ["ache", "curse"]}})",
            "", R"({"op": "die", "who": "victim"})"),
        "");
}

TEST_F(NobodyThere, AStrikeIsNotTurnedToNobody) {
    EXPECT_EQ(
        play(
            R"([{"name": "Ann", "level": 4, "hand": ["mirror"]}, {"name": "Bob", "hand": ["ache"]}, {"name": "Cat"}])",
            R"({"by": "Bob", "do": "play", "card": "ache", "on": "Ann"},
               {"by": "Ann", "do": "play", "card": "mirror"}, {"by": "Ann", "do": "pass"},
               {"expect": {"waitingFor": ["Ann"], "players": {"Ann": {"level": 3}}}})"),
        "");
}

TEST_F(NobodyThere, WhereNothingStrikesAndNoDieIsThrownThereIsNothingToAnswer) {
    for (const std::string card : {"late-no", "late-mirror", "late-throw", "late-choice", "late-bit"})
        EXPECT_EQ(play(R"([{"name": "Ann", "level": 4, "hand": [")" + card +
                           R"("]}, {"name": "Bob"}, {"name": "Cat"}])",
                       R"({"by": "Ann", "do": "play", "card": ")" + card + R"("},
               {"expect": {"asked": null, "lastRoll": null, "waitingFor": ["Ann"], "players": {"Ann": {"level": 4}}}})"),
                  "")
            << card;
}

// Whether a roll may be answered is a matter of what the packs hold: here, of running away only.
TEST_F(NobodyThere, OnlySuchRollsAreAnsweredAsSomeCardAnswers) {
    constexpr std::string_view table =
        R"([{"name": "Ann", "level": 4, "hand": ["dodge"]}, {"name": "Bob", "hand": ["spin"]}, {"name": "Cat"}])";
    EXPECT_EQ(play(table,
                   R"({"by": "Bob", "do": "play", "card": "spin", "on": "Ann"}, {"by": "Ann", "do": "pass"},
               {"expect": {"waitingFor": ["Ann"], "phase": "kickOpenDoor", "players": {"Ann": {"level": 3}}}})",
                   R"("dice": {"d6": [2]}, )"),
              "");
    EXPECT_EQ(play(table,
                   R"({"by": "Ann", "do": "kickOpenDoor"}, {"by": "Ann", "do": "runAway"},
               {"by": "Ann", "do": "flee", "from": "lamp"},
               {"expect": {"waitingFor": ["Ann", "Bob", "Cat"]}},
               {"by": "Ann", "do": "play", "card": "dodge"}, {"by": "*", "do": "pass"},
               {"expect": {"combat": null, "players": {"Ann": {"level": 4}}}})",
                   R"("doorDeck": ["lamp"], "dice": {"d6": [4]}, )"),
              "");
}

// Ruling 8: the mate fights on as what it has become, and by its rules.
TEST_F(NobodyThere, AMateWhoseMonsterHasLeftIgnoresItemsLikeIt) {
    EXPECT_EQ(
        play(
            R"([{"name": "Ann", "level": 8, "inPlay": ["hat"]}, {"name": "Bob", "hand": ["mate"]}, {"name": "Cat"}])",
            R"({"by": "Ann", "do": "kickOpenDoor"},
               {"expect": {"combat": {"fighters": 8, "monsters": 9}}},
               {"by": "Bob", "do": "play", "card": "mate", "on": "sage"},
               {"by": "Ann", "do": "use", "source": "sage", "ability": "leave"},
               {"expect": {"combat": {"fighters": 8, "monsters": 9, "inFight": ["sage"]}}},
               {"by": "Ann", "do": "use", "source": "mate", "ability": "leave"}, {"expect": {"combat": null}})",
            R"("doorDeck": ["sage"], )"),
        "");
}

TEST_F(NobodyThere, TheSubjectIsTheCardAimedAtOrTheOnePlayedWithIt) {
    constexpr std::string_view table =
        R"([{"name": "Ann", "inPlay": ["hat", "shoe"], "hand": ["polish", "swap", "elf"]}, {"name": "Bob"}, {"name": "Cat"}])";
    EXPECT_EQ(play(table, R"({"by": "Ann", "do": "play", "card": "polish", "on": "hat"},
               {"expect": {"players": {"Ann": {"inPlay": ["shoe"], "hand": ["swap", "elf"]}}}})"),
              "");
    EXPECT_EQ(play(table, R"({"by": "Ann", "do": "play", "card": "swap", "on": "hat", "with": "elf"},
               {"expect": {"players": {"Ann": {"inPlay": ["hat", "shoe"], "hand": ["polish"]}}}})"),
              "");
}

TEST_F(NobodyThere, TheOtherCardComesFromTheHandAndIsOfTheKindThatIsNamed) {
    constexpr std::string_view table =
        R"([{"name": "Ann", "inPlay": ["hat", "elf"], "hand": ["polish", "swap", "sage"]}, {"name": "Bob"}, {"name": "Cat"}])";
    for (const std::string with :
         {"", R"(, "with": "elf")", R"(, "with": "polish")", R"(, "with": "sage")", R"(, "with": "hat")"})
        EXPECT_EQ(play(table, R"({"illegal": {"by": "Ann", "do": "play", "card": "swap", "on": "hat")" +
                                  with + "}}"),
                  "")
            << with;
}

TEST_F(NobodyThere, AnyCauseIsAnyWhatever) {
    EXPECT_EQ(
        play(
            R"([{"name": "Ann", "level": 4, "inPlay": ["bell"]}, {"name": "Bob", "hand": ["ache"]}, {"name": "Cat"}])",
            R"({"by": "Bob", "do": "play", "card": "ache", "on": "Ann"}, {"by": "Ann", "do": "pass"},
               {"expect": {"players": {"Ann": {"level": 3, "handCount": 1}}}})",
            R"("treasureDeck": ["hat"], )"),
        "");
}

}  // namespace
}  // namespace kickdoor
