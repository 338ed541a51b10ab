#include "card/linter.h"

#include <gtest/gtest.h>

#include "support/packs.h"

namespace kickdoor {
namespace {

std::vector<LintFinding> findingsOf(std::string_view cards, const LintContext& context = {}) {
    const LoadResult result = tests::loadSmall(cards);
    EXPECT_TRUE(result.ok()) << tests::errorText(result);
    return lint(result.catalog, context);
}

bool has(const std::vector<LintFinding>& findings, std::string_view place, std::string_view cause) {
    for (const LintFinding& finding : findings)
        if (finding.card == "x" && finding.place == place && finding.cause.find(cause) != std::string::npos)
            return true;
    return false;
}

std::string allText(const std::vector<LintFinding>& findings) {
    std::string text;
    for (const LintFinding& finding : findings) text += finding.text() + "\n";
    return text;
}

struct Faulty {
    std::string name;
    std::string rest;  // of card x
    std::string place;
    std::string cause;
};

class LinterFinds : public testing::TestWithParam<Faulty> {};

TEST_P(LinterFinds, AtItsPlace) {
    const auto findings = findingsOf(R"({"id": "x", "name": "X", )" + GetParam().rest + "}");
    EXPECT_TRUE(has(findings, GetParam().place, GetParam().cause)) << allText(findings);
}

std::string curse(const std::string& effects) {
    return R"("kind": "curse", "effects": [)" + effects + "]";
}
std::string oneShot(const std::string& when, const std::string& effects) {
    return R"("kind": "oneShot", "play": {"when": [")" + when + R"("]}, "effects": [)" + effects + "]";
}

const std::vector<Faulty> kFaulty = {
    {"MonsterWithoutBadStuff", R"("kind": "monster", "level": 1, "treasures": 1)", "", "without Bad Stuff"},
    {"MonsterWithoutTreasure",
     R"("kind": "monster", "level": 1, "treasures": 0, "badStuff": [{"op": "die"}])", "/treasures",
     "no Treasure"},
    {"SpecialTreasureOfNothing",
     R"("kind": "monster", "level": 1, "treasures": 1, "specialTreasure": true, "badStuff": [{"op": "die"}])",
     "/specialTreasure", "a victory trigger"},
    {"PorterWithoutAPack", R"("kind": "ally", "ally": "companion", "bonus": 1, "itemFate": "discard")",
     "/itemFate", "only a Hireling"},
    {"TwinCharacters", R"("kind": "character", "copies": 2, "modifiers": [{"stat": "runAway"}])", "/copies",
     "one of each"},
    {"CharacterThrownAway",
     R"("kind": "character", "abilities": [{"id": "a", "when": ["anyTime"], "cost": {"discardThis": true}, "effects": [{"op": "gainLevels"}]}])",
     "/abilities", "cannot be discarded"},
    {"CharacterTakesItself",
     R"("kind": "character", "triggers": [{"on": "turnEnd", "do": [{"op": "discard", "cards": {"from": "this"}}]}])",
     "/triggers/0/do/0", "stays with its player"},
    {"MonsterPaidWith",
     R"("kind": "monster", "level": 1, "treasures": 1, "badStuff": [{"op": "die"}], "abilities": [{"id": "a", "when": ["ownCombat"], "cost": {"discardThis": true}, "effects": [{"op": "gainLevels"}]}])",
     "/abilities/0/cost/discardThis", "no card to pay with"},
    {"SideWithoutFight", R"("kind": "oneShot", "bonus": 2, "play": {"on": "side", "when": ["anyTime"]})",
     "/play/when", "in combat only"},
    {"NobodyJoins", oneShot("anyCombat", R"({"op": "joinFight"})"), "/effects/0", "none can join"},
    {"NobodyJoinsByTrigger",
     R"("kind": "join", "play": {"with": "monsterFromHand"}, "effects": [{"op": "joinFight"}], "triggers": [{"on": "turnEnd", "do": [{"op": "joinFight"}]}])",
     "/triggers/0/do/0", "none can join"},
    {"MateOfAnItem",
     R"("kind": "item", "bonus": 1, "abilities": [{"id": "a", "when": ["ownCombat"], "on": "monster", "effects": [{"op": "joinAsMate"}]}])",
     "/abilities/0/effects/0", "becomes a mate"},
    {"BeyondTheDie", curse(R"({"op": "roll", "sides": 20, "outcomes": [{"from": 1, "to": 19, "do": []}]})"),
     "/effects/0", "a roll of 20"},
    {"AboveTheDie", curse(R"({"op": "roll", "outcomes": [{"from": 1, "to": 7, "do": []}]})"), "/effects/0",
     "never shows 7"},
    {"MonsterTooRich", R"("kind": "monster", "level": 1, "treasures": 6, "badStuff": [{"op": "die"}])",
     "/treasures", "more than 5"},
    {"IdleCurse", R"("kind": "curse")", "", "does nothing"},
    {"IdleLastingCurse", R"("kind": "curse", "lasting": true, "effects": [{"op": "die"}])", "/lasting",
     "while it stays"},
    {"CurseThatShouldStay", R"("kind": "curse", "modifiers": [{"stat": "dieRoll", "amount": -1}])",
     "/lasting", "does not stay"},
    {"IdleOneShot", R"("kind": "oneShot")", "", "neither bonus nor effects"},
    {"OneShotWithoutMoment", R"("kind": "oneShot", "effects": [{"op": "escape"}])", "/play",
     "when it may be played"},
    {"IdleEnhancer", R"("kind": "enhancer")", "", "changes nothing"},
    {"MonsterStatOnItem", R"("kind": "item", "modifiers": [{"stat": "noHelp"}])", "/modifiers",
     "means nothing"},
    {"PlayerStatOnMonster",
     R"("kind": "monster", "level": 1, "treasures": 1, "badStuff": [{"op": "die"}], "modifiers": [{"stat": "handLimit"}])",
     "/modifiers", "means nothing"},
    {"NoFlavour", R"("kind": "item", "bonus": 1)", "/flavour", "no flavour"},
    {"NoPicture", R"("kind": "item", "bonus": 1)", "/art", "no picture"},
    {"Twin", R"("kind": "item", "slot": "footgear", "bonus": 2, "gold": 400)", "",
     "exactly what 'boots' does"},
    {"NobodyIsYou", curse(R"({"op": "gainLevels"})"), "/effects/0/who", "'you'"},
    {"NobodyIsVictim", oneShot("anyTime", R"({"op": "loseLevels"})"), "/effects/0/who", "'victim'"},
    {"NobodyIsTarget", oneShot("anyTime", R"({"op": "lookAtHand"})"), "/effects/0/of", "'target'"},
    {"NobodyIsPlayer", curse(R"({"op": "loseLevels", "who": "player"})"), "/effects/0/who", "'player'"},
    {"NobodyIsChosen", curse(R"({"op": "loseLevels", "who": "chosen"})"), "/effects/0/who", "'chosen'"},
    {"NoNumber",
     oneShot("anyCombat", R"({"op": "addStrength", "to": "fighters", "amount": {"op": "number"}})"),
     "/effects/0/amount", "no number"},
    {"NoRoll", oneShot("anyCombat", R"({"op": "reroll"})"), "/effects/0", "no die"},
    {"NoStrike", oneShot("anyTime", R"({"op": "cancelStrike"})"), "/effects/0", "about to strike"},
    {"NoMonsterAimedAt", oneShot("anyCombat", R"({"op": "removeMonster"})"), "/effects/0", "no monster"},
    {"NoMonsterItself", oneShot("anyCombat", R"({"op": "removeMonster", "monster": "this"})"), "/effects/0",
     "no monster"},
    {"NoSide", oneShot("anyCombat", R"({"op": "addStrength", "amount": 2})"), "/effects/0", "no side"},
    {"NoSubject", curse(R"({"op": "discard", "cards": {"from": "subject"}})"), "/effects/0/cards",
     "no card set it off"},
    {"RollGap", curse(R"({"op": "roll", "outcomes": [{"from": 1, "to": 4, "do": []}]})"), "/effects/0",
     "a roll of 5"},
    {"RollTwice",
     curse(R"({"op": "roll", "outcomes": [{"from": 1, "to": 4, "do": []}, {"from": 4, "to": 6, "do": []}]})"),
     "/effects/0", "two outcomes for a roll of 4"},
    {"RollBackwards", curse(R"({"op": "roll", "outcomes": [{"from": 6, "to": 1, "do": []}]})"), "/effects/0",
     "never comes"},
    {"NoChoice", curse(R"({"op": "chooseOne", "by": "victim", "options": [{"do": [{"op": "die"}]}]})"),
     "/effects/0", "nothing to choose"},
    {"NeverTrue",
     curse(
         R"({"op": "if", "if": {"op": "compare", "left": {"op": "count", "cards": {"of": "victim", "from": "hand"}},
        "is": "less", "right": 0}, "then": [{"op": "die"}]})"),
     "/effects/0/if", "never holds"},
    {"AlwaysTrue",
     curse(R"({"op": "if", "if": {"op": "compare", "left": 2, "right": 1}, "then": [{"op": "die"}]})"),
     "/effects/0/if", "always holds"},
    {"Contradiction",
     curse(R"({"op": "if", "if": {"op": "all", "of": [{"op": "alone"}, {"op": "not", "of": {"op": "alone"}}]},
        "then": [{"op": "die"}]})"),
     "/effects/0/if", "never holds"},
    {"NothingFits",
     curse(R"({"op": "discard", "cards": {"of": "victim", "from": "carried", "size": "big"}})"),
     "/effects/0/cards", "no card of the pack"},
    {"SecretChosenByAnother",
     curse(
         R"({"op": "discard", "cards": {"of": "victim", "from": "hand", "quantity": 1, "chooser": "left"}})"),
     "/effects/0/cards/chooser", "stays secret"},
    {"SecretChosenByWorth",
     curse(
         R"({"op": "discard", "cards": {"of": "victim", "from": "handOrPlay", "quantity": 1, "chooser": "mostGold"}})"),
     "/effects/0/cards/chooser", "stays secret"},
    {"NobodyChoosesAll",
     curse(R"({"op": "discard", "cards": {"of": "victim", "from": "hand", "chooser": "random"}})"),
     "/effects/0/cards/chooser", "nobody chooses"},
    {"NobodyOwnsDiscards",
     oneShot("anyTime",
             R"({"op": "take", "cards": {"from": "treasureDiscard", "quantity": 1}, "to": "you"})"),
     "/effects/0/cards/chooser", "nobody owns"},
    {"WornMonster",
     R"("kind": "item", "modifiers": [{"stat": "strength", "if": {"op": "wears", "who": "you", "card": "elf"}}])",
     "/modifiers/0/if", "is no item"},
};

INSTANTIATE_TEST_SUITE_P(All, LinterFinds, testing::ValuesIn(kFaulty),
                         [](const testing::TestParamInfo<Faulty>& one) { return one.param.name; });

constexpr std::string_view kGoodCurse =
    R"({"id": "x", "name": "X", "kind": "curse", "flavour": "f", "art": {"icon": "skull"},
    "effects": [{"op": "roll", "outcomes": [{"from": 1, "to": 3, "do": []}, {"from": 4, "to": 6, "do": [
        {"op": "choosePlayer", "by": "victim", "if": {"op": "sexIs", "who": "player", "sex": "male"}, "do": [
            {"op": "lookAtHand", "by": "chosen", "of": "victim"},
            {"op": "take", "cards": {"of": "victim", "from": "hand", "quantity": 1, "chooser": "chosen"}, "to": "chosen"}]}]}]}]})";

TEST(Linter, IsSilentAboutAGoodCard) {
    for (const LintFinding& finding : findingsOf(kGoodCurse)) EXPECT_NE(finding.card, "x") << finding.text();
}

TEST(Linter, AsksForPicturesAndTexts) {
    LintContext context;
    context.hasIcon = [](std::string_view icon) { return icon != "skull"; };
    context.textProblems = [](DefId) { return std::vector<std::string>{"far too long"}; };
    const auto findings = findingsOf(kGoodCurse, context);
    EXPECT_TRUE(has(findings, "/art", "no pictogram 'skull'")) << allText(findings);
    EXPECT_TRUE(has(findings, "", "far too long")) << allText(findings);
}

TEST(Linter, CountsTheDecks) {
    const LoadResult result = tests::loadSmall("");
    std::vector<EditionInfo> editions = result.editions;
    editions[0].doors = 2;
    editions[0].treasures = 5;
    LintContext context;
    context.editions = editions;
    const auto findings = lint(result.catalog, context);
    EXPECT_NE(allText(findings).find("the treasure deck of 'small' has 1 cards, not 5"), std::string::npos);
    EXPECT_EQ(allText(findings).find("the door deck"), std::string::npos);
}

TEST(Linter, NamesAndPicturesAreUsedOnce) {
    const auto findings = findingsOf(
        R"({"id": "y", "name": "Same", "kind": "item", "bonus": 1, "art": {"icon": "a", "second": "b"}},
           {"id": "x", "name": "Same", "kind": "item", "bonus": 3, "art": {"icon": "a", "second": "b"}})");
    EXPECT_TRUE(has(findings, "/name", "'y'")) << allText(findings);
    EXPECT_TRUE(has(findings, "/art", "'y'")) << allText(findings);
    EXPECT_TRUE(has(findings, "/id", "'same'")) << allText(findings);
}

TEST(Linter, OneSubjectAPictogram) {
    const auto findings = findingsOf(
        R"({"id": "y", "name": "Y", "kind": "item", "bonus": 1, "art": {"icon": "a", "second": "b"}},
           {"id": "x", "name": "X", "kind": "item", "bonus": 3, "art": {"icon": "a", "second": "c"}})");
    EXPECT_TRUE(has(findings, "/art", "'y'")) << allText(findings);
}

TEST(Linter, TellsCardsThatDifferInFiguresOnly) {
    const auto findings = findingsOf(
        R"({"id": "y", "name": "Y", "kind": "item", "gold": 200, "modifiers": [{"stat": "runAway", "amount": 1}]},
           {"id": "x", "name": "X", "kind": "item", "gold": 900, "modifiers": [{"stat": "runAway", "amount": 2}]})");
    EXPECT_TRUE(has(findings, "", "does what 'y' does, but for the figures")) << allText(findings);
}

TEST(Linter, ItemsOfFiguresAloneAreAllDifferent) {
    const auto findings = findingsOf(
        R"({"id": "y", "name": "Y", "kind": "item", "slot": "armor", "gold": 200, "bonus": 1},
           {"id": "x", "name": "X", "kind": "item", "slot": "armor", "gold": 300, "bonus": 2})");
    EXPECT_FALSE(has(findings, "", "does what")) << allText(findings);
}

TEST(Linter, KnowsACardUnderAnotherNameInAnotherPack) {
    const std::vector<PackSource> packs = {
        tests::smallPack(
            R"({"id": "hat", "name": "Hat", "kind": "item", "slot": "headgear", "bonus": 1, "gold": 70})"),
        tests::smallPack(
            R"({"id": "cap", "name": "Cap", "kind": "item", "slot": "headgear", "bonus": 1, "gold": 70})",
            "other")};
    const LoadResult result = loadCatalog(packs);
    ASSERT_TRUE(result.ok()) << tests::errorText(result);
    const auto findings = lintSideBySide(result.catalog);
    ASSERT_EQ(findings.size(), 1U) << allText(findings);
    EXPECT_EQ(findings.front().text(), "warning: cap: does exactly what 'hat' of small does");
}

TEST(Linter, AsksForACardToEachRuleOfTheEdition) {
    LintContext context;
    context.ruleHolds = [](std::string_view, std::string_view rule) {
        return rule == "R7.4" || rule == "R7.3";
    };
    const auto without = allText(findingsOf("", context));
    EXPECT_NE(without.find("nothing in 'small' exercises R7.4: a Big Item"), std::string::npos) << without;
    EXPECT_EQ(without.find("R7.9"), std::string::npos) << without;
    const auto with =
        allText(findingsOf(R"({"id": "x", "name": "X", "kind": "item", "big": true, "bonus": 1})", context));
    EXPECT_EQ(with.find("R7.4"), std::string::npos) << with;
    EXPECT_NE(with.find("R7.3"), std::string::npos) << with;
}

TEST(Linter, TheOriginalEditionIsFreeOfErrors) {
    const LoadResult result = tests::loadEdition("original");
    LintContext context;
    context.editions = result.editions;
    for (const LintFinding& finding : lint(result.catalog, context)) ADD_FAILURE() << finding.text();
}

// As docs/card-authoring.md asks of authors.
TEST(ShippedPacks, WriteTheIdsOfAbilitiesInCamelCase) {
    int abilities = 0;
    for (const char* edition : {"original", "shakespeare", "pathfinder", "grimm", "critical"}) {
        const LoadResult result = tests::loadEdition(edition);
        ASSERT_TRUE(result.ok()) << tests::errorText(result);
        for (const CardDef& card : result.catalog.cards) {
            for (const AbilityDef& ability : card.abilities) {
                ++abilities;
                EXPECT_EQ(ability.key.find('-'), std::string::npos) << card.key << ": " << ability.key;
                EXPECT_TRUE(ability.key.front() >= 'a' && ability.key.front() <= 'z')
                    << card.key << ": " << ability.key;
            }
        }
    }
    EXPECT_GT(abilities, 70);
}

}  // namespace
}  // namespace kickdoor
