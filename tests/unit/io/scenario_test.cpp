#include "io/scenario/scenario.h"

#include <gtest/gtest.h>

#include "support/source_dir.h"

namespace kickdoor {
namespace {

// One scenario from the inside of its object.
std::string errorOf(const std::string& rest) {
    PackShelf shelf(tests::sourceDir() / "assets" / "packs");
    const std::vector<ScenarioResult> results =
        runScenarios(R"({"format": 1, "edition": "original", )" + rest + "}", "test.json", shelf);
    return results.size() == 1 ? results.front().error : "not one result";
}

std::string errorWithPlayers(const std::string& rest) {
    return errorOf(R"("players": [{"name": "A"}, {"name": "B"}, {"name": "C"}], )" + rest);
}
std::string errorOfPlayer(const std::string& fields) {
    return errorOf(R"("players": [{"name": "A", )" + fields + R"(}, {"name": "B"}, {"name": "C"}])");
}

TEST(Scenario, TellsTheFileThePlaceAndTheCause) {
    PackShelf shelf(tests::sourceDir() / "assets" / "packs");
    EXPECT_EQ(runScenarios("[", "x.json", shelf).front().file, "x.json");
    EXPECT_NE(runScenarios("[", "x.json", shelf).front().error, "");
    EXPECT_EQ(errorWithPlayers(R"("stepps": [])"), "unknown field 'stepps'; did you mean 'steps'?");
    EXPECT_EQ(errorWithPlayers(R"("phase": "lunch")").substr(0, 42),
              "phase: unknown phase to begin with 'lunch'");
    EXPECT_EQ(errorOf(R"("players": [{"name": "A"}, {"name": "B"}])"),
              "players: a game has 3 to 6 players (R1.1)");
    EXPECT_EQ(errorOf(R"("players": [{"name": "A"}, {"name": "A"}, {"name": "C"}])"),
              "players[1]: two players bear the same name");
    EXPECT_EQ(errorWithPlayers(R"("active": "D")"), "active: unknown player 'D'; there are: A, B, C");
    EXPECT_EQ(errorWithPlayers(R"("options": {"sharedVictori": true})"),
              "options: unknown option 'sharedVictori'; did you mean 'sharedVictory'?");
    EXPECT_EQ(errorWithPlayers(R"("doorDeck": ["bucket-of-valor"])"),
              "doorDeck[0]: belongs to the other deck (R1.2)");
    EXPECT_EQ(errorWithPlayers(R"("doorDeck": ["tax-gnom"])"),
              "doorDeck[0]: unknown card 'tax-gnom'; did you mean 'tax-gnome'?");
    EXPECT_EQ(errorWithPlayers(R"("steps": [{"by": "A", "do": "lootRoom"}])").substr(0, 21),
              "steps[0]: is refused:");
    EXPECT_EQ(errorWithPlayers(R"("steps": [{"expect": {"fase": "end"}}])"),
              "steps[0].expect: unknown expectation 'fase'; did you mean 'phase'?");
    EXPECT_EQ(errorWithPlayers(R"("steps": [{"expect": {"phase": "end"}}])"),
              "steps[0].expect.phase: expected end, is arrange");
    EXPECT_EQ(errorWithPlayers(R"("steps": [{"illegal": {"by": "A", "do": "kickOpenDoor"}}])"),
              "steps[0].illegal: is legal");
    EXPECT_EQ(errorWithPlayers(R"("steps": [{"illegal": {"by": "B", "do": "kickOpenDoor"}, "rule": "R7.2"}])")
                  .substr(0, 38),
              "steps[0].rule: does not forbid it; it ");
    EXPECT_EQ(errorWithPlayers(R"("steps": [{}])"),
              "steps[0]: is neither a command nor an expectation nor illegal");
}

TEST(Scenario, RefusesATableThatCannotBe) {
    EXPECT_EQ(errorOfPlayer(R"("inPlay": ["staff-of-napalm"])"),
              "players[0].inPlay[0]: is equipped against R7.3: its player may not use it");
    EXPECT_EQ(errorOfPlayer(R"("inPlay": ["bucket-of-valor", "antlers-of-authority"])"),
              "players[0].inPlay[1]: is equipped against R7.2: 'bucket-of-valor' is where it would be");
    EXPECT_EQ(errorOfPlayer(R"("inPlay": [{"card": "staff-of-napalm", "equipped": false}])"), "");
    EXPECT_EQ(errorOfPlayer(R"("inPlay": ["wizard", "staff-of-napalm"])"), "");
    EXPECT_EQ(errorOfPlayer(R"("inPlay": [{"card": "cheat", "on": "staff-of-napalm"}, "staff-of-napalm"])"),
              "");
    EXPECT_EQ(errorOfPlayer(R"("inPlay": ["cheat"])"),
              "players[0].inPlay[0]: needs the Item it sits on: \"on\" (R7.11)");
    EXPECT_EQ(errorOfPlayer(R"("inPlay": ["elf", "dwarf"])"),
              "players[0].inPlay[0]: is one card of its type too many (R4.1)");
    EXPECT_EQ(errorOfPlayer(R"("inPlay": ["elf", "half-breed", "dwarf"])"), "");
    EXPECT_EQ(errorOfPlayer(R"("inPlay": ["warrior", "super-munchkin"])"),
              "players[0].inPlay[1]: lacks the cards it doubles (R4.6, R4.8)");
    EXPECT_EQ(errorOfPlayer(R"("inPlay": ["tax-gnome"])"),
              "players[0].inPlay[0]: cannot lie in play before a player");
    EXPECT_EQ(errorOfPlayer(R"("curses": ["unlearned-lesson"])"),
              "players[0].curses[0]: is no curse that stays (R10.2)");
    EXPECT_EQ(errorOfPlayer(R"("level": 11)"), "players[0].level: must be from 1 to 10");
    EXPECT_EQ(errorOfPlayer(R"("hand": [{"card": "elf", "equipped": true}])"),
              "players[0].hand[0]: can be equipped, or sit on a card, only in play");
}

TEST(Scenario, RefusesWhatLiesWhereNoGamePutsIt) {
    EXPECT_EQ(errorOfPlayer(R"("inPlay": ["creative-bookkeeping"])"),
              "players[0].inPlay[0]: cannot lie in play before a player");
    EXPECT_EQ(errorOfPlayer(R"("inPlay": ["wandering-monster"])"),
              "players[0].inPlay[0]: cannot lie in play before a player");
    EXPECT_EQ(errorOfPlayer(R"("inPlay": ["elf", "half-breed", "half-breed", "dwarf"])"),
              "players[0].inPlay[1]: is one of two doubling cards on one type (ruling 12)");
    EXPECT_EQ(errorOfPlayer(
                  R"("inPlay": ["spoon-of-destiny", {"card": "lukewarm-soup", "on": "spoon-of-destiny"}])"),
              "players[0].inPlay[1]: sits on no card");
    EXPECT_EQ(errorOfPlayer(R"("inPlay": ["spoon-of-destiny", {"card": "elf", "on": "spoon-of-destiny"}])"),
              "players[0].inPlay[1]: sits on no card");
    EXPECT_EQ(errorOfPlayer(R"("inPlay": ["bucket-of-valor", {"card": "cheat", "on": "bucket-of-valor"},
        {"card": "cheat", "on": "bucket-of-valor"}])"),
              "players[0].inPlay[2]: is one Cheat! too many on its Item (R7.11)");
    EXPECT_EQ(errorOfPlayer(R"("inPlay": ["elf", {"card": "half-breed", "on": "elf"}])"), "");
    EXPECT_EQ(errorOfPlayer(R"("dead": true)"), "active: is dead: the dead only end their turn (R11.3)");
    EXPECT_EQ(
        errorOf(R"("phase": "end", "players": [{"name": "A", "dead": true}, {"name": "B"}, {"name": "C"}])"),
        "");
    const auto withCharacters = [](const std::string& a, const std::string& b) {
        return errorOf(R"("with": ["critical"], "doorDeck": [)" + a +
                       R"(], "players": [{"name": "A", "character": "nott"},
            {"name": "B", "character": ")" +
                       b + R"("}, {"name": "C"}])");
    };
    EXPECT_EQ(withCharacters("", "nott"), "players[1].character: is the Character of A (R1.4)");
    EXPECT_EQ(withCharacters("\"gravel\"", "fjord"),
              "doorDeck[0]: is a Character: it lies in no deck and no hand, but beside its player (R1.4)");
}

TEST(Scenario, NamesWhatIsMissing) {
    EXPECT_EQ(errorOf(R"("players": [{"name": "fighters"}, {"name": "B"}, {"name": "C"}])"),
              "players[0].name: means something else in a command");
    EXPECT_EQ(errorOf(R"("players": [{"name": "elf"}, {"name": "B"}, {"name": "C"}])"),
              "players[0].name: is the id of a card");
    EXPECT_EQ(errorOfPlayer(R"("hand": [{"card": "elf", "pack": "shakespeare"}])"),
              "players[0].hand[0]: names the pack 'shakespeare', which is not in this game");
    EXPECT_EQ(errorWithPlayers(R"("with": ["grimm", "orignal"])"),
              "with[1]: unknown edition 'orignal'; did you mean 'original'?");
    EXPECT_EQ(errorWithPlayers(R"("with": ["grimm", "original"])"), "with[1]: names 'original' once more");
    EXPECT_EQ(errorWithPlayers(R"("seed": 1.5)"), "seed: should be a whole number");
    EXPECT_EQ(errorOfPlayer(R"("sex": "neither")"),
              "players[0].sex: unknown sex 'neither'; there are: male, female");
    EXPECT_EQ(errorWithPlayers(R"("steps": [{"do": "pass"}])"), "steps[0]: needs the field 'by'");
}

TEST(Scenario, StrictLeavesNothingOpen) {
    EXPECT_EQ(errorWithPlayers(R"("strict": true, "dice": {"d6": [3]})"), "end: dice are left over");
    EXPECT_EQ(errorWithPlayers(R"("strict": true, "dice": [3])"), "end: dice are left over");
    EXPECT_EQ(errorWithPlayers(R"("dice": {"d6": [3]})"), "");
    EXPECT_EQ(errorWithPlayers(R"("dice": {"d6": [7]})"), "dice.d6[0]: must be from 1 to 6");
    EXPECT_EQ(errorWithPlayers(
                  R"("strict": true, "doorDeck": ["elf"], "steps": [{"by": "A", "do": "kickOpenDoor"}])"),
              "end: a face-up card waits for play or keep");
    EXPECT_EQ(
        errorWithPlayers(
            R"("strict": true, "doorDeck": ["unlearned-lesson"], "steps": [{"by": "A", "do": "kickOpenDoor"}])"),
        "end: a window is open");
    EXPECT_EQ(
        errorOf(
            R"("strict": true, "players": [{"name": "A", "inPlay": ["bucket-of-valor"]}, {"name": "B"}, {"name": "C"}],
        "steps": [{"by": "A", "do": "offerTrade", "to": "B", "give": ["bucket-of-valor"], "want": []}])"),
        "end: an offer of A is open");
}

// "on" may name what the command works on anyway.
TEST(Scenario, AnAuthorMaySayMoreThanNeeded) {
    EXPECT_EQ(
        errorOf(
            R"("players": [{"name": "A", "inPlay": ["elf"], "hand": ["half-breed"]}, {"name": "B"}, {"name": "C"}],
        "steps": [{"by": "A", "do": "play", "card": "half-breed", "on": "elf"}])"),
        "");
    EXPECT_EQ(
        errorOf(
            R"("players": [{"name": "A", "inPlay": ["thief"], "hand": ["elf"]}, {"name": "B", "inPlay": ["bucket-of-valor"]},
        {"name": "C"}], "steps": [{"by": "A", "do": "use", "source": "thief", "ability": "steal", "discard": ["elf"],
        "on": "bucket-of-valor"}])"),
        "");
}

std::string errorOfExpectation(const std::string& player, const std::string& expected) {
    return errorOf(R"("with": ["shakespeare"], "players": [{"name": "A", )" + player +
                   R"(}, {"name": "B"}, {"name": "C"}], "steps": [{"expect": {"players": {"A": )" + expected +
                   "}}}]");
}

TEST(Scenario, ExpectedCardsAreComparedFieldByField) {
    const std::string armed =
        R"("inPlay": ["bucket-of-valor", {"card": "cheat", "on": "bucket-of-valor"}, {"card": "flaming-armor", "equipped": false}])";
    const auto inPlay = [&](const std::string& list) {
        return errorOfExpectation(armed, R"({"inPlay": [)" + list + "]}");
    };
    EXPECT_EQ(inPlay(R"("cheat", "flaming-armor", "bucket-of-valor")"), "");
    EXPECT_EQ(
        inPlay(R"({"card": "cheat", "on": "bucket-of-valor"}, {"card": "flaming-armor", "equipped": false},
        {"card": "bucket-of-valor", "pack": "original", "equipped": true})"),
        "");
    EXPECT_EQ(
        inPlay(R"("cheat", {"card": "flaming-armor", "equipped": true}, "bucket-of-valor")"),
        "steps[0].expect.players.A.inPlay: expected [cheat, flaming-armor equipped, bucket-of-valor], is "
        "[bucket-of-valor equipped, cheat not equipped, flaming-armor not equipped]");
    EXPECT_EQ(inPlay(R"({"card": "cheat", "on": "flaming-armor"}, "flaming-armor", "bucket-of-valor")"),
              "steps[0].expect.players.A.inPlay: expected [cheat on flaming-armor, flaming-armor, "
              "bucket-of-valor], is [bucket-of-valor, cheat on bucket-of-valor, flaming-armor]");
    EXPECT_EQ(inPlay(R"("cheet", "flaming-armor", "bucket-of-valor")"),
              "steps[0].expect.players.A.inPlay[0]: unknown card 'cheet'; did you mean 'cheat'?");
    EXPECT_EQ(inPlay(R"({"card": "cheat", "equiped": true})"),
              "steps[0].expect.players.A.inPlay[0]: unknown field 'equiped'; did you mean 'equipped'?");
    EXPECT_EQ(errorOfExpectation(R"("hand": [{"card": "elf", "pack": "shakespeare"}])",
                                 R"({"hand": [{"card": "elf", "pack": "original"}]})"),
              "steps[0].expect.players.A.hand: expected [elf of original], is [elf of shakespeare]");
    // The plain name fits both: each must find the one that the other leaves.
    EXPECT_EQ(errorOfExpectation(R"("hand": [{"card": "elf", "pack": "shakespeare"}, "elf"])",
                                 R"({"hand": ["elf", {"card": "elf", "pack": "shakespeare"}]})"),
              "");
}

TEST(Scenario, WinnersAreCountedWaitingForIsASet) {
    EXPECT_EQ(errorWithPlayers(R"("steps": [{"expect": {"waitingFor": ["A", "A"], "lastRoll": null}}])"), "");
    EXPECT_EQ(errorWithPlayers(R"("steps": [{"expect": {"waitingFor": ["A", "B"]}}])"),
              "steps[0].expect.waitingFor: expected [A, B], is [A]");
    EXPECT_EQ(errorWithPlayers(R"("steps": [{"expect": {"waitingFor": ["D"]}}])"),
              "steps[0].expect.waitingFor[0]: unknown player 'D'");
}

TEST(Scenario, SaysWhichQuestionsThereAre) {
    EXPECT_EQ(
        errorWithPlayers(R"("steps": [{"expect": {"asked": {"what": "whatever"}}}])"),
        "steps[0].expect.asked.what: unknown question 'whatever'; there are: none, cards, players, number, "
        "option, bigItems, charity, resurrection");
    EXPECT_EQ(errorWithPlayers(R"("steps": [{"expect": {"asked": {"what": "cards"}}}])"),
              "steps[0].expect.asked: nobody is asked anything");
}

TEST(Scenario, ANumberedMonsterIsOneOfTheFight) {
    EXPECT_EQ(
        errorOf(
            R"("players": [{"name": "A"}, {"name": "B", "hand": ["enraged", "dust-bunny"]}, {"name": "C"}],
        "doorDeck": ["dust-bunny"], "phase": "kickOpenDoor", "steps": [{"by": "A", "do": "kickOpenDoor"},
        {"by": "B", "do": "play", "card": "enraged", "on": "dust-bunny#2"}])"),
        "steps[1].on: there is no 'dust-bunny' number 2 in the fight");
}

// What alone can be meant need not be said; what may be meant in two ways must be.
TEST(Scenario, AnAuthorIsAskedWhichIsMeant) {
    const auto steal = [](const std::string& fields) {
        return errorOf(
            R"("players": [{"name": "A", "inPlay": ["thief"], "hand": ["elf"]}, {"name": "B", "inPlay": ["spoon-of-destiny"]},
        {"name": "C", "inPlay": ["spoon-of-destiny"]}], "steps": [{"by": "A", "do": "use", "source": "thief", "discard": ["elf"], )" +
            fields + "}]");
    };
    EXPECT_EQ(steal(R"("ability": "steal", "on": "spoon-of-destiny")"),
              "steps[0]: may mean the Item of either of two players: name one by 'on'");
    EXPECT_EQ(steal(R"("ability": "steal", "on": "C", "card": "spoon-of-destiny")"), "");
    EXPECT_EQ(steal(R"("on": "C")"), "");
    EXPECT_EQ(steal(R"("ability": "stael", "on": "C")"),
              "steps[0]: unknown ability of 'thief' 'stael'; did you mean 'steal'?");
    EXPECT_EQ(steal(R"("ability": "steal", "on": "monstres")"),
              "steps[0].on: unknown player, side or card 'monstres'; did you mean 'monsters'?");
}

// Phase 1 is over when its curse has struck; what is asked meanwhile may be told either way.
TEST(Scenario, APhaseThatIsJustEndingHasTwoNames) {
    const auto phase = [](const std::string& word) {
        return errorOf(
            R"("doorDeck": ["unlearned-lesson"], "phase": "kickOpenDoor", "players": [{"name": "A", "level": 2},
        {"name": "B"}, {"name": "C"}], "steps": [{"by": "A", "do": "kickOpenDoor"}, {"expect": {"phase": ")" +
            word + R"("}}])");
    };
    EXPECT_EQ(phase("kickOpenDoor"), "");
    EXPECT_EQ(phase("lookOrLoot"), "");
    EXPECT_EQ(phase("end"), "steps[1].expect.phase: expected end, is lookOrLoot");
}

TEST(Scenario, AFileMayHoldSeveral) {
    PackShelf shelf(tests::sourceDir() / "assets" / "packs");
    const std::string one =
        R"({"format": 1, "name": "one", "edition": "original", "covers": ["R1.1"], "cards": ["elf"],
        "players": [{"name": "A"}, {"name": "B", "hand": ["dwarf"]}, {"name": "C"}],
        "steps": [{"illegal": {"by": "B", "do": "play", "card": "dwarf"}, "rule": "R6.3"}]})";
    const std::vector<ScenarioResult> results = runScenarios("[" + one + "," + one + "]", "two.json", shelf);
    ASSERT_EQ(results.size(), 2U);
    EXPECT_TRUE(results[0].passed()) << results[0].error;
    EXPECT_EQ(results[1].name, "one");
    EXPECT_EQ(results[1].covers, std::vector<std::string>{"R1.1"});
    EXPECT_EQ(results[1].cards, std::vector<std::string>{"elf"});
    EXPECT_EQ(results[1].refused, std::set<std::string>{"R6.3"});
    EXPECT_TRUE(results[1].mentioned.contains("dwarf"));
}

ScenarioFailure failureOf(const std::string& steps, const ScenarioOptions& options = {}) {
    PackShelf shelf(tests::sourceDir() / "assets" / "packs");
    const std::vector<ScenarioResult> results = runScenarios(
        R"({"format": 1, "edition": "original", "players": [{"name": "A", "hand": ["dwarf"]}, {"name": "B"},
            {"name": "C"}], "steps": [)" +
            steps + "]}",
        "test.json", shelf, options);
    if (results.size() != 1 || !results.front().failure) {
        ADD_FAILURE() << "no failure";
        return {};
    }
    EXPECT_FALSE(results.front().error.empty());
    return *results.front().failure;
}

TEST(Scenario, SaysAsDataWhatWasExpectedAndWhatCame) {
    using Kind = ScenarioFailure::Kind;
    const ScenarioFailure level = failureOf(R"({"expect": {"players": {"A": {"level": 3}}}})");
    EXPECT_EQ(level.kind, Kind::Expectation);
    EXPECT_EQ(level.place, "steps[0].expect.players.A.level");
    EXPECT_EQ(writeJson(level.wanted) + writeJson(level.is), "31");
    const ScenarioFailure hand = failureOf(R"({"expect": {"players": {"A": {"hand": ["elf"]}}}})");
    EXPECT_EQ(writeJson(hand.wanted), R"(["elf"])");
    EXPECT_EQ(writeJson(hand.is), R"([{"card":"dwarf","pack":"original"}])");
    const ScenarioFailure fight = failureOf(R"({"expect": {"combat": {"fighters": 2}}})");
    EXPECT_EQ(fight.kind, Kind::Expectation);
    EXPECT_EQ(writeJson(fight.is), "null");
    const ScenarioFailure waiting = failureOf(R"({"expect": {"waitingFor": ["B", "C"]}})");
    EXPECT_EQ(writeJson(waiting.wanted) + writeJson(waiting.is), R"(["B","C"]["A"])");
    EXPECT_EQ(failureOf(R"({"illegal": {"by": "A", "do": "play", "card": "dwarf"}})").kind, Kind::Legal);
    EXPECT_EQ(failureOf(R"({"expect": {"fase": 1}})").kind, Kind::Other);
}

TEST(Scenario, ExplainsARefusedCommandInTheCallersWords) {
    ScenarioOptions options;
    options.refusalWords = [](const Game&, const GameState& view, std::span<const std::string> players,
                              const Refusals& refusals) {
        EXPECT_EQ(view.viewer, Seat{1});
        return players[1] + " " + std::string(keyOf(refusals.begin()->reason));
    };
    const ScenarioFailure failure = failureOf(R"({"by": "B", "do": "kickOpenDoor"})", options);
    EXPECT_EQ(failure.kind, ScenarioFailure::Kind::Refused);
    EXPECT_EQ(failure.place, "steps[0]");
    EXPECT_EQ(failure.why, "B notYourTurn");
}

}  // namespace
}  // namespace kickdoor
