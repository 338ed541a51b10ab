// A pack with rules that no card of the five editions brings about, for scenarios.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <random>
#include <string>

#include "io/scenario/scenario.h"
#include "support/packs.h"

namespace tests {

class OwnPack : public ::testing::Test {
protected:
    OwnPack() {
        const std::filesystem::path pack = root_ / "small";
        std::filesystem::create_directories(pack);
        std::string edition = smallEdition();
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
            {"id": "elf-weary", "name": "Elf Weary", "kind": "doubling", "type": "race", "modifiers": [{"stat": "anyBig", "amount": -1}]},
            {"id": "elf-bane", "name": "Elf Bane", "kind": "curse", "effects": [
             {"op": "if", "if": {"op": "hasIdentity", "who": "victim", "identity": "elf"}, "then": [{"op": "loseLevels", "amount": 2}],
              "else": [{"op": "loseLevels"}]},
             {"op": "forEach", "who": "victim", "if": {"op": "hasType", "who": "player", "type": "race"}, "do": [{"op": "loseLevels", "who": "player"}]}]},
            {"id": "elf-fate", "name": "Elf Fate", "kind": "curse", "effects": [
             {"op": "if", "if": {"op": "hasIdentity", "who": "victim", "identity": "elf"}, "then": [{"op": "setLevel", "who": "victim", "amount": 1}],
              "else": [{"op": "loseLevels", "amount": 2}]}]},
            {"id": "elf-song", "name": "Elf Song", "kind": "oneShot", "play": {"when": ["ownTurn"]}, "effects": [
             {"op": "if", "if": {"op": "hasIdentity", "who": "you", "identity": "elf"}, "then": [{"op": "loseLevels", "who": "you", "amount": 2}],
              "else": [{"op": "loseLevels", "who": "you"}]}]},
            {"id": "toast", "name": "Toast", "kind": "oneShot", "play": {"when": ["anyTime"], "on": "player"},
             "effects": [{"op": "gainLevels", "who": "target"}]},
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
            "play": {"when": ["anyRoll"]}, "effects": [{"op": "reroll"}]},
            {"id": "bolt", "name": "Bolt", "kind": "oneShot", "play": {"when": ["anyRoll"], "on": "player"},
             "effects": [{"op": "die", "who": "target"}]},
            {"id": "banish", "name": "Banish", "kind": "oneShot", "play": {"when": ["anyRoll"]},
             "effects": [{"op": "removeMonster", "monster": "all", "treasure": "kept"}]}])";
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
        kickdoor::PackShelf shelf(root_);
        const std::vector<kickdoor::ScenarioResult> results =
            kickdoor::runScenarios(scenario, "own.json", shelf);
        return results.size() == 1 ? results[0].error : "is no scenario";
    }

private:
    std::filesystem::path root_ = std::filesystem::temp_directory_path() /
                                  ("kickdoor-own-pack-" + std::to_string(std::random_device()()));
};

}  // namespace tests
