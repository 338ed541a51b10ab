#include "text/texts.h"

#include <gtest/gtest.h>

namespace kickdoor {
namespace {

std::string catalogue(const std::string& messages) {
    return R"({"language": "en", "messages": {)" + messages + "}}";
}

TEST(Texts, PluralsAndSelections) {
    Texts texts;
    ASSERT_EQ(
        texts.loadText(catalogue(
            R"("lose": "{voice, select, you {lose} other {loses}} {n, plural, one {# level} other {# levels}}")")),
        "");
    EXPECT_EQ(texts.render(Phrase("lose").word("voice", "you").number("n", 1)), "lose 1 level");
    EXPECT_EQ(texts.render(Phrase("lose").word("voice", "one").number("n", 2)), "loses 2 levels");
    EXPECT_TRUE(texts.takeProblems().empty());
}

TEST(Texts, AnUnderscoreAsksForAForm) {
    Texts texts;
    ASSERT_EQ(
        texts.loadText(catalogue(
            R"("a": "{thing_dat} / {thing}", "b": "{form, select, dat {einem Ding} other {ein Ding}}")")),
        "");
    EXPECT_EQ(texts.render(Phrase("a").phrase("thing", Phrase("b"))), "einem Ding / ein Ding");
}

TEST(Texts, TheCapitalFormBeginsAListOnlyOnce) {
    Texts texts;
    ASSERT_EQ(texts.loadText(catalogue(
                  R"("play": "now: {of_capital}", "x": "{form, select, dat {y} other {x}}", "z": "z")")),
              "");
    Phrase play("play");
    play.list("of", ListStyle::And, {Phrase("x"), Phrase("z")});
    EXPECT_EQ(texts.render(play), "now: X and z");
    EXPECT_TRUE(texts.takeProblems().empty());
}

TEST(Texts, TheFirstOfAListMayHaveAFormOfItsOwn) {
    Texts texts;
    ASSERT_EQ(texts.loadText(catalogue(R"("then": "then {of_firstInv}",
        "x": "{form, select, inv {falls he} other {he falls}}")")),
              "");
    Phrase then("then");
    then.list("of", ListStyle::And, {Phrase("x"), Phrase("x")});
    EXPECT_EQ(texts.render(then), "then falls he and he falls");
    EXPECT_TRUE(texts.takeProblems().empty());
}

TEST(Texts, NamesHaveRecordsOrGenericMessages) {
    Texts texts;
    ASSERT_EQ(
        texts.loadText(catalogue(
            R"("against": "against {who_plural}", "name.identity": "{form, select, plural {{plural}} other {{name}}}",
        "name.identity.elf": "{form, select, plural {Elfen} other {Elf}}")")),
        "");
    const Name elf{NameKind::Identity, "elf", "Elf", "Elves"};
    const Name dwarf{NameKind::Identity, "dwarf", "Dwarf", "Dwarves"};
    EXPECT_EQ(texts.render(Phrase("against").name("who", elf)), "against Elfen");
    EXPECT_EQ(texts.render(Phrase("against").name("who", dwarf)), "against Dwarves");
}

TEST(Texts, ListsAreJoinedAsTheLanguageDoes) {
    Texts texts;
    ASSERT_EQ(texts.loadText(catalogue(R"("all": "{of}", "list.semicolon": "; ", "list.also": ", and ",
        "list.either": "; or ", "x": "x", "y": "y", "z": "z")")),
              "");
    const std::vector<Phrase> three = {Phrase("x"), Phrase("y"), Phrase("z")};
    const auto joined = [&](ListStyle style) { return texts.render(Phrase("all").list("of", style, three)); };
    EXPECT_EQ(joined(ListStyle::And), "x, y, and z");
    EXPECT_EQ(joined(ListStyle::Or), "x, y, or z");
    EXPECT_EQ(joined(ListStyle::Semicolon), "x; y; z");
    EXPECT_EQ(joined(ListStyle::Also), "x, y, and z");
    EXPECT_EQ(joined(ListStyle::Either), "x; or y; or z");
    EXPECT_EQ(joined(ListStyle::Sentences), "X Y Z");
}

TEST(Texts, TellWhatIsMissing) {
    Texts texts;
    ASSERT_EQ(texts.loadText(catalogue(R"("a": "{n} {who}")")), "");
    EXPECT_EQ(texts.render(Phrase("a").number("n", 1)), "1 [who]");
    EXPECT_EQ(texts.message("b"), "[b]");
    EXPECT_EQ(texts.takeProblems().size(), 2U);
    EXPECT_TRUE(texts.takeProblems().empty());
}

TEST(Texts, OfMessagesCompiledWhenWantedABrokenOneIsAProblem) {
    Texts texts;
    ASSERT_EQ(
        texts.loadText(catalogue(R"("a": "{n, plural, one {x}}", "b": "{who} wins")"), Compiling::WhenWanted),
        "");
    EXPECT_TRUE(texts.has("a"));
    for (int twice = 0; twice < 2; ++twice)
        EXPECT_EQ(texts.render(Phrase("b").word("who", "Ann")), "Ann wins");
    EXPECT_TRUE(texts.takeProblems().empty());
    EXPECT_EQ(texts.render(Phrase("a").number("n", 1)), "[a]");
    EXPECT_FALSE(texts.takeProblems().empty());
}

TEST(Texts, RefuseBrokenCatalogues) {
    Texts texts;
    EXPECT_NE(texts.loadText("[]"), "");
    EXPECT_NE(texts.loadText("{"), "");
    EXPECT_NE(texts.loadText(catalogue(R"("a": 5)")), "");
    EXPECT_NE(texts.loadText(catalogue(R"("a": "{n, plural, one {x}}")")).find("'a'"), std::string::npos);
    EXPECT_NE(texts.load("no/such/file.json"), "");
}

}  // namespace
}  // namespace kickdoor
