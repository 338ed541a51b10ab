// What may be taken back freely (ruling 21).
#include <gtest/gtest.h>

#include "history/earlier.h"
#include "io/pack_shelf.h"
#include "io/scenario/setting.h"
#include "io/scenario/state_builder.h"
#include "io/scenario/step.h"
#include "rules/engine.h"
#include "support/source_dir.h"

namespace {

using namespace kickdoor;

// What the first player needs to take back the last of these steps.
TakeBackNeed needAfter(std::string_view players, std::string_view steps,
                       std::string_view doors = R"(["elf", "dwarf", "wizard"])") {
    const std::string text =
        R"({"format": 1, "name": "back", "covers": ["R3.1"], "edition": "original", "players": )" +
        std::string(players) + R"(, "doorDeck": )" + std::string(doors) +
        R"(, "active": "Ann", "phase": "arrange", "dice": {"d6": [1, 5, 3, 2]}, "steps": )" +
        std::string(steps) + "}";
    const JsonParse parsed = parseJson(text, {100'000, 24});
    EXPECT_TRUE(parsed.ok()) << parsed.error;
    const JsonAt json(parsed.value);
    PackShelf shelf(tests::sourceDir() / "assets" / "packs");
    std::string error;
    const auto packs = shelf.load(scenario::editionsOf(json), error);
    EXPECT_NE(packs, nullptr) << error;
    const scenario::Setting setting = scenario::readSetting(json, *packs);
    const Game game{*packs->catalog, setting.rules};
    GameState state = scenario::buildState(game, setting);
    Earlier earlier;
    for (const JsonAt& step : setting.steps) {
        const GameState before = state;
        const Command command = scenario::commandOfStep(game, state, setting.playerNames(), step);
        EXPECT_TRUE(apply(game, state, command).empty());
        earlier.add(before, state, command);
    }
    const TakeBack last = earlier.takeBackOf(state, Seat{0});
    EXPECT_EQ(last.commands, 1U);
    return last.need;
}

constexpr std::string_view kGazer =
    R"([{"name": "Ann", "inPlay": ["cracked-crystal-ball"], "hand": ["bucket-of-valor"]}, {"name": "Bob"}, {"name": "Cat"}])";

TEST(EarlierStates, ShowWhetherTheOthersLearntACardThatThePlayerKnew) {
    const char* gaze = R"([{"by": "Ann", "do": "use", "source": "cracked-crystal-ball", "ability": "gaze"},
                           {"by": "Ann", "do": "kickOpenDoor"}])";
    EXPECT_EQ(needAfter(kGazer, gaze), TakeBackNeed::CardLearnt);
}

TEST(EarlierStates, TakeACardOfTheOwnHandForNobodysSecret) {
    EXPECT_EQ(needAfter(kGazer, R"([{"by": "Ann", "do": "play", "card": "bucket-of-valor"}])"),
              TakeBackNeed::None);
}

// The others choose from the body (R11.2).
TEST(EarlierStates, ShowThatTheOthersSawTheHandOfTheDead) {
    const char* steps = R"([{"by": "Ann", "do": "kickOpenDoor"}, {"by": "Ann", "do": "runAway"},
                            {"by": "Ann", "do": "flee", "from": "lich-from-accounting"},
                            {"by": "Bob", "do": "pass"}, {"by": "Cat", "do": "pass"}, {"by": "Ann", "do": "pass"},
                            {"by": "Ann", "do": "pass"}])";
    EXPECT_EQ(needAfter(R"([{"name": "Ann", "level": 2, "hand": ["bucket-of-valor", "elf"]},
                            {"name": "Bob", "hand": ["dwarf"]}, {"name": "Cat", "level": 2, "hand": ["wizard"]}])",
                        steps, R"(["lich-from-accounting"])"),
              TakeBackNeed::CardLearnt);
}

TEST(EarlierStates, ShowWhatThePlayerLearnt) {
    EXPECT_EQ(needAfter(kGazer, R"([{"by": "Ann", "do": "kickOpenDoor"}])"), TakeBackNeed::CardLearnt);
    EXPECT_EQ(
        needAfter(kGazer,
                  R"([{"by": "Ann", "do": "use", "source": "cracked-crystal-ball", "ability": "gaze"}])"),
        TakeBackNeed::CardLearnt);
}

}  // namespace
