// What the loader does not take, and how it says so.
#include <gtest/gtest.h>

#include "card/loader.h"
#include "support/packs.h"

namespace kickdoor {
namespace {

struct Refused {
    std::string name;
    std::string card;
    std::string place;  // of the first error
    std::string cause;  // part of it
};

std::string monster(const std::string& rest) {
    return R"({"id": "m", "name": "M", "kind": "monster", "level": 1, "treasures": 1)" + rest + "}";
}
std::string badStuff(const std::string& effects) {
    return monster(R"(, "badStuff": [)" + effects + "]");
}
std::string item(const std::string& rest) {
    return R"({"id": "m", "name": "M", "kind": "item")" + rest + "}";
}

class LoaderRefuses : public testing::TestWithParam<Refused> {};

TEST_P(LoaderRefuses, WithPlaceAndCause) {
    const LoadResult result = tests::loadSmall(GetParam().card);
    ASSERT_FALSE(result.ok());
    const PackError& error = result.errors.front();
    EXPECT_EQ(error.file, "small/cards.json");
    EXPECT_EQ(error.place, GetParam().place);
    EXPECT_NE(error.cause.find(GetParam().cause), std::string::npos) << error.cause;
    EXPECT_TRUE(result.catalog.cards.empty());
}

const std::vector<Refused> kRefused = {
    {"NoObject", "5", "/3", "must be an object"},
    {"NoKind", R"({"id": "m", "name": "M"})", "/3", "'kind' is missing"},
    {"UnknownKind", R"({"id": "m", "name": "M", "kind": "moster"})", "/3/kind", "did you mean 'monster'"},
    {"UnknownField", monster(R"(, "tresures": 1)"), "/3/tresures", "did you mean 'treasures'"},
    {"FieldOfAnotherKind", monster(R"(, "gold": 100)"), "/3/gold", "has no 'gold'"},
    {"LevelTooHigh", R"({"id": "m", "name": "M", "kind": "monster", "level": 21, "treasures": 1})",
     "/3/level", "1 to 20"},
    {"LevelIsText", R"({"id": "m", "name": "M", "kind": "monster", "level": "1", "treasures": 1})",
     "/3/level", "must be a whole number, not a text"},
    {"LevelIsFraction", R"({"id": "m", "name": "M", "kind": "monster", "level": 1.5, "treasures": 1})",
     "/3/level", "not a fraction"},
    {"LevelMissing", R"({"id": "m", "name": "M", "kind": "monster", "treasures": 1})", "/3",
     "'level' is missing"},
    {"GoldTooHigh", item(R"(, "gold": 5001)"), "/3/gold", "0 to 5000"},
    {"BonusTooHigh", item(R"(, "bonus": 21)"), "/3/bonus", "-20 to 20"},
    {"NoCopies", monster(R"(, "copies": 0)"), "/3/copies", "1 to 20"},
    {"BadId", R"({"id": "a b", "name": "M", "kind": "item"})", "/3/id", "letters, digits"},
    {"LongName", R"({"id": "m", "name": ")" + std::string(49, 'x') + R"(", "kind": "item"})", "/3/name",
     "1 to 48"},
    {"ControlCharacter", R"({"id": "m", "name": "a\u0007b", "kind": "item"})", "/3/name", "control"},
    {"UnknownScene", item(R"(, "art": {"icon": "a", "scene": "forrest"})"), "/3/art/scene",
     "did you mean 'forest'"},
    {"AccentIsNoColour", item(R"(, "art": {"icon": "a", "accent": "#12345g"})"), "/3/art/accent", "#rrggbb"},
    {"TurnTooFar", item(R"(, "art": {"icon": "a", "turn": 181})"), "/3/art/turn", "-180 to 180"},
    {"FigureTooSmall", item(R"(, "art": {"icon": "a", "size": 29})"), "/3/art/size", "30 to 150"},
    {"PropOfNothing", item(R"(, "art": {"icon": "a", "prop": {"x": 1, "y": 1, "size": 30}})"), "/3/art/prop",
     "no 'second'"},
    {"PropOutside", item(R"(, "art": {"icon": "a", "second": "b", "prop": {"x": 101, "y": 1, "size": 30}})"),
     "/3/art/prop/x", "0 to 100"},
    {"PropWithoutSize", item(R"(, "art": {"icon": "a", "second": "b", "prop": {"x": 1, "y": 1}})"),
     "/3/art/prop", "'size' is missing"},
    {"PartTooHigh", item(R"(, "art": {"icon": "a", "parts": [{"part": 200, "colour": "#123456"}]})"),
     "/3/art/parts/0/part", "0 to 199"},
    {"PartWithoutColour", item(R"(, "art": {"icon": "a", "parts": [{"part": 2}]})"), "/3/art/parts/0",
     "'colour' is missing"},
    {"TwiceTheId", R"({"id": "boots", "name": "M", "kind": "item"})", "/3", "another card"},
    {"BadColour", item(R"(, "art": {"icon": "a", "tint": "#12345g"})"), "/3/art/tint", "#rrggbb"},
    {"UnknownSlot", item(R"(, "slot": "headger")"), "/3/slot", "did you mean 'headgear'"},
    {"UnknownTag", monster(R"(, "tags": ["undaed"])"), "/3/tags/0", "did you mean 'undead'"},
    {"UnknownType", R"({"id": "m", "name": "M", "kind": "doubling", "type": "rase"})", "/3/type",
     "did you mean 'race'"},
    {"IdentityOfTwoTypes",
     R"({"id": "m", "name": "M", "kind": "identity", "identity": "elf", "type": "class"})", "/3/identity",
     "another type"},
    {"ModifierOfRolls",
     item(
         R"(, "modifiers": [{"stat": "dieRoll", "amount": {"op": "plus", "of": [1, {"op": "rollResult"}]}}])"),
     "/3/modifiers/0", "the result of a roll"},
    {"CurseWithAMonster",
     R"({"id": "m", "name": "M", "kind": "curse", "play": {"with": "monsterFromHand"}, "effects": [{"op": "die", "who": "victim"}]})",
     "/3/play/with", "no second card"},
    {"CurseOnNobody",
     R"({"id": "m", "name": "M", "kind": "curse", "play": {"on": "monster"}, "effects": [{"op": "die", "who": "victim"}]})",
     "/3/play/on", "on a player"},
    {"EnhancerOnAPlayer",
     R"({"id": "m", "name": "M", "kind": "enhancer", "bonus": 1, "play": {"on": "player"}})", "/3/play/on",
     "on a monster"},
    {"CheatOnAMonster",
     R"({"id": "m", "name": "M", "kind": "cheat", "deck": "door", "play": {"on": "monster"}})", "/3/play/on",
     "on an Item"},
    {"EffectsNoList", R"({"id": "m", "name": "M", "kind": "curse", "effects": {"op": "die"}})", "/3/effects",
     "must be a list"},
    {"NoOp", badStuff(R"({"who": "victim"})"), "/3/badStuff/0", "'op' is missing"},
    {"UnknownOp", badStuff(R"({"op": "loseLevel"})"), "/3/badStuff/0/op", "did you mean 'loseLevels'"},
    {"MisplacedOp", badStuff(R"({"op": "levelOf", "who": "you"})"), "/3/badStuff/0/op",
     "is one for 'amount'"},
    {"UnknownParam", badStuff(R"({"op": "die", "whom": "victim"})"), "/3/badStuff/0", "did you mean 'who'"},
    {"MissingParam", badStuff(R"({"op": "setLevel", "who": "victim"})"), "/3/badStuff/0",
     "'amount' is missing"},
    {"UnknownWho", badStuff(R"({"op": "die", "who": "victm"})"), "/3/badStuff/0/who",
     "did you mean 'victim'"},
    {"UnknownIdentity", monster(R"(, "modifiers": [{"stat": "strength",
        "if": {"op": "hasIdentity", "who": "fighters", "identity": "elv"}}])"),
     "/3/modifiers/0/if/identity", "unknown identity 'elv'"},
    {"UnknownCard",
     item(R"(, "modifiers": [{"stat": "strength", "if": {"op": "wears", "who": "you", "card": "bots"}}])"),
     "/3/modifiers/0/if/card", "did you mean 'boots'"},
    {"OutcomeBeyondTheDie", badStuff(R"({"op": "roll", "outcomes": [{"from": 0, "to": 6, "do": []}]})"),
     "/3/badStuff/0/outcomes/0/from", "1 to 20"},
    {"AmountTooLarge", badStuff(R"({"op": "loseLevels", "amount": 10000})"), "/3/badStuff/0/amount",
     "-9999 to 9999"},
    {"AmountHuge", badStuff(R"({"op": "loseLevels", "amount": 9223372036854775807})"), "/3/badStuff/0/amount",
     "-9999"},
    {"EmptyWhen", item(R"(, "abilities": [{"id": "a", "when": [], "effects": []}])"), "/3/abilities/0/when",
     "empty"},
    {"TwiceTheAbility", item(R"(, "abilities": [{"id": "a", "when": ["anyTime"], "effects": []},
        {"id": "a", "when": ["anyTime"], "effects": []}])"),
     "/3/abilities/1", "two abilities"},
    {"CostUpsideDown",
     item(
         R"(, "abilities": [{"id": "a", "when": ["anyTime"], "effects": [], "cost": {"least": 3, "most": 1}}])"),
     "/3/abilities/0/cost", "less than"},
    {"LimitWithoutLimit",
     item(R"(, "abilities": [{"id": "a", "when": ["anyTime"], "effects": [], "limitCount": 2}])"),
     "/3/abilities/0", "names none"},
};

INSTANTIATE_TEST_SUITE_P(All, LoaderRefuses, testing::ValuesIn(kRefused),
                         [](const testing::TestParamInfo<Refused>& one) { return one.param.name; });

std::string nested(int depth) {
    std::string text = R"({"op": "die"})";
    for (int i = 0; i < depth; ++i) text = R"({"op": "may", "do": [)" + text + "]}";
    return text;
}

TEST(LoaderBounds, EffectsMayNestToTheCap) {
    EXPECT_TRUE(tests::loadSmall(badStuff(nested(kMaxEffectDepth - 1))).ok());
    EXPECT_FALSE(tests::loadSmall(badStuff(nested(kMaxEffectDepth))).ok());
    EXPECT_FALSE(tests::loadSmall(badStuff(nested(1000))).ok());
}

TEST(LoaderBounds, ListsAndCardsHaveCaps) {
    std::string list = R"({"op": "die"})";
    for (int i = 1; i < kMaxListLength; ++i) list += R"(,{"op": "die"})";
    EXPECT_TRUE(tests::loadSmall(badStuff(list)).ok());
    EXPECT_FALSE(tests::loadSmall(badStuff(list + R"(,{"op": "die"})")).ok());

    std::string wide;
    for (int i = 0; i < kMaxListLength; ++i)
        wide += (i > 0 ? "," : "") + (R"({"op": "may", "do": [)" + list + "]}");
    const LoadResult result = tests::loadSmall(badStuff(wide));
    ASSERT_FALSE(result.ok());
    EXPECT_NE(result.errors[0].cause.find("operations"), std::string::npos);
}

TEST(LoaderBounds, TooManyCardsAreRefused) {
    std::string cards;
    for (std::size_t i = 0; i < kMaxDefinitions; ++i)
        cards += (i > 0 ? "," : "") + std::string(R"({"id":"c)") + std::to_string(i) +
                 R"(","name":"C","kind":"item"})";
    EXPECT_FALSE(tests::loadSmall(cards).ok());
}

TEST(LoaderBounds, ErrorsAreNotCountedForEver) {
    std::string cards = "0";
    for (int i = 0; i < 1000; ++i) cards += ",0";
    EXPECT_EQ(tests::loadSmall(cards).errors.size(), Reporter::kMaxErrors);
}

TEST(LoaderRefusesPacks, WithoutEdition) {
    const PackSource pack{"x", {{"cards.json", "[]"}}};
    const LoadResult result = loadCatalog({&pack, 1});
    ASSERT_FALSE(result.ok());
    EXPECT_NE(result.errors[0].cause.find("edition.json is missing"), std::string::npos);
    EXPECT_FALSE(loadCatalog({}).ok());
}

TEST(LoaderRefusesPacks, ThatShareAnId) {
    const std::vector<PackSource> packs = {tests::smallPack("", "one"), tests::smallPack("", "one")};
    EXPECT_FALSE(loadCatalog(packs).ok());
}

TEST(LoaderRefusesPacks, WithBrokenFiles) {
    for (const char* text :
         {"", "{", "[", "{}", "null", "[[]]", "\xff", "[{\"id\": \"a\", \"id\": \"b\"}]"}) {
        PackSource pack = tests::smallPack("");
        pack.files[1].second = text;
        EXPECT_FALSE(loadCatalog({&pack, 1}).ok()) << text;
        pack = tests::smallPack("");
        pack.files[0].second = text;
        EXPECT_FALSE(loadCatalog({&pack, 1}).ok()) << text;
    }
}

TEST(LoaderRefusesPacks, WithUnknownRules) {
    PackSource pack = tests::smallPack("");
    const auto withRules = [&](const std::string& rules) {
        pack.files[0].second =
            R"({"format": 1, "id": "small", "name": "S", "rules": )" + rules +
            R"(, "identityTypes": [{"key": "race", "name": "R"}, {"key": "class", "name": "C"}]})";
        return loadCatalog({&pack, 1});
    };
    EXPECT_TRUE(withRules(R"({"goalLevel": 12})").ok());
    EXPECT_NE(withRules(R"({"goalLvel": 12})").errors.at(0).cause.find("goalLevel"), std::string::npos);
    EXPECT_EQ(withRules(R"({"goalLevel": 0})").errors.at(0).place, "/rules/goalLevel");
    EXPECT_FALSE(withRules(R"({"epic": 1})").ok());
    EXPECT_FALSE(withRules(R"({"goalLevel": true})").ok());
    EXPECT_FALSE(withRules("[]").ok());
}

TEST(LoaderRefusesPacks, OfANewerFormat) {
    PackSource pack = tests::smallPack("");
    pack.files[0].second = R"({"format": 2, "id": "small", "name": "S"})";
    EXPECT_EQ(loadCatalog({&pack, 1}).errors.at(0).place, "/format");
}

}  // namespace
}  // namespace kickdoor
