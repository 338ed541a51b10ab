#include "io/command_json.h"

#include <gtest/gtest.h>

#include "command/words.h"
#include "rules/engine.h"
#include "support/recorded_game.h"

namespace kickdoor {
namespace {

std::string mistakeOf(const tests::RecordedGame& played, std::string_view text) {
    const JsonParse parsed = parseJson(text);
    if (!parsed.ok()) return parsed.error;
    const std::vector<std::string> names = played.record.playerNames();
    const ExactNaming naming(*played.catalog, played.states[0].cards);
    try {
        commandsFromJson({*played.catalog, played.states[0], names, naming}, JsonAt(parsed.value));
    } catch (const ReadError& mistake) {
        return mistake.text();
    }
    return "none";
}

// Players called "elf" and "fighters" sit at the recorded table: names that cards and sides bear, too.
TEST(CommandJson, EveryCommandOfAGameReadsBackAndDoesTheSame) {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        const tests::RecordedGame played = tests::playRecorded(seed, 4, 1500);
        const Game game = played.game();
        const std::vector<std::string> names = played.record.playerNames();
        std::set<CommandKind> kinds;
        for (std::size_t i = 0; i < played.commands.size(); ++i) {
            const GameState& before = played.states[i];
            const ExactNaming naming(*played.catalog, before.cards);
            const CommandContext context{*played.catalog, before, names, naming};
            const JsonParse text = parseJson(writeJson(commandToJson(context, played.commands[i])));
            ASSERT_TRUE(text.ok()) << text.error;
            const std::vector<Command> readings = commandsFromJson(context, JsonAt(text.value));
            ASSERT_EQ(readings.size(), 1U);
            GameState after = before;
            ASSERT_TRUE(apply(game, after, readings.front()).empty()) << writeJson(text.value);
            ASSERT_EQ(after, played.states[i + 1]) << writeJson(text.value);
            kinds.insert(played.commands[i].kind());
        }
        EXPECT_GT(kinds.size(), 12U);
    }
}

TEST(CommandJson, SaysWhatIsWrongAndWhere) {
    const tests::RecordedGame played = tests::playRecorded(1, 3, 1);
    const auto mistake = [&](std::string_view text) { return mistakeOf(played, text); };
    EXPECT_EQ(mistake(R"({"by": "Ann", "do": "pass"})"), "none");
    EXPECT_EQ(mistake(R"({"do": "pass"})"), "needs the field 'by'");
    EXPECT_EQ(mistake(R"({"by": "Anne", "do": "pass"})"), "by: unknown player 'Anne'; did you mean 'Ann'?");
    EXPECT_EQ(mistake(R"({"by": "Ann", "do": "kickOpnDoor"})"),
              "do: unknown command 'kickOpnDoor'; did you mean 'kickOpenDoor'?");
    EXPECT_EQ(mistake(R"({"by": "Ann", "do": "pass", "card": "elf"})"), "unknown field 'card'");
    EXPECT_EQ(mistake(R"({"by": "Ann", "do": "equip"})"), "needs the field 'card'");
    EXPECT_EQ(mistake(R"({"by": "Ann", "do": "equip", "card": 3})"),
              "card: should be a text, not a whole number");
    EXPECT_EQ(mistake(R"({"by": "Ann", "do": "equip", "card": "elf#9"})"),
              "card: no card of this game is called 'elf#9'");
    EXPECT_EQ(mistake(R"({"by": "Ann", "do": "choose"})"),
              "chooses one of cards, players, number and option");
    EXPECT_EQ(mistake(R"({"by": "Ann", "do": "choose", "option": 1, "number": 1})"),
              "chooses one of cards, players, number and option");
    EXPECT_EQ(mistake(R"({"by": "Ann", "do": "use", "source": "warrior", "ability": "berserker"})"),
              "unknown ability of 'warrior' 'berserker'; did you mean 'berserk'?");
    EXPECT_EQ(mistake(R"({"by": "Ann", "do": "use", "source": "elf"})"), "'elf' has no ability");
    EXPECT_EQ(mistake(R"({"by": "Ann", "do": "askHelp", "of": "Bob", "terms": {"treasures": -1}})"),
              "terms.treasures: must be from 0 to 255");
    EXPECT_EQ(mistake(R"({"by": "Ann", "do": "giveCharity", "to": {"Zacharias": []}})"),
              "to.Zacharias: unknown player 'Zacharias'");
    EXPECT_EQ(mistake("[]"), "should be an object, not a list");
}

// What is meant shows in which of them is legal.
TEST(CommandJson, AUseWithoutAbilityIsReadAsEach) {
    const tests::RecordedGame played = tests::playRecorded(1, 3, 1);
    const std::vector<std::string> names = played.record.playerNames();
    const ExactNaming naming(*played.catalog, played.states[0].cards);
    const CommandContext context{*played.catalog, played.states[0], names, naming};
    const JsonParse use = parseJson(R"({"by": "Ann", "do": "use", "source": "wizard"})");
    const std::vector<Command> readings = commandsFromJson(context, JsonAt(use.value));
    ASSERT_EQ(readings.size(), 2U);
    EXPECT_NE(readings[0].move.ability, readings[1].move.ability);

    const JsonParse none = parseJson(R"({"by": "Ann", "do": "use", "source": "wizard", "ability": "steal"})");
    try {
        commandsFromJson(context, JsonAt(none.value));
        FAIL() << "a Wizard steals";
    } catch (const NoSuchUse& mistake) {
        EXPECT_FALSE(judge(played.game(), played.states[0], mistake.command).empty());
    }
}

TEST(CommandJson, RefusesMoreCardsThanACommandHolds) {
    const tests::RecordedGame played = tests::playRecorded(1, 3, 1);
    std::string cards = "\"elf\"";
    for (int i = 0; i < 12; ++i) cards += ", \"elf\"";
    EXPECT_EQ(mistakeOf(played, R"({"by": "Ann", "do": "offerTrade", "to": "Bob", "want": [], "give": [)" +
                                    cards + "]}"),
              "give: names more than 12 cards");
}

TEST(CommandJson, EveryKindHasAWord) {
    std::set<std::string_view> words;
    for (std::size_t kind = 0; kind < static_cast<std::size_t>(CommandKind::kCount); ++kind)
        words.insert(wordOf(static_cast<CommandKind>(kind)));
    EXPECT_EQ(words.size(), static_cast<std::size_t>(CommandKind::kCount));
    EXPECT_FALSE(words.contains(""));
}

}  // namespace
}  // namespace kickdoor
