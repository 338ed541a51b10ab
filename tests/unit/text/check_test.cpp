// What is wrong with a translation is found, and nothing else.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "support/packs.h"
#include "support/source_dir.h"
#include "text/check/message_check.h"
#include "text/check/names_check.h"
#include "text/texts.h"

namespace kickdoor {
namespace {

MessageFile messages(const std::string& language, const std::string& fields) {
    return readMessages(R"({"language": ")" + language + R"(", "messages": {)" + fields + "}}");
}

std::string all(const TextFindings& findings) {
    std::string text;
    for (const TextFinding& finding : findings) text += finding.text() + "\n";
    return text;
}

const MessageFile kInEnglish = messages(
    "en", R"("lose": "{who, select, you {lose} other {loses}} {n, plural, one {# level} other {# levels}}",
                      "take": "take {cards}", "noun": "card", "name.card": "{name}")");

std::string check(const std::string& language, const std::string& fields, const Spoken& spoken = {}) {
    return all(checkMessages(kInEnglish, messages(language, fields), spoken));
}

TEST(TextCheck, AWholeTranslationHasNoFindings) {
    EXPECT_EQ(check("ru", R"("lose": "{n, plural, one {# раз} few {# раза} many {# раз} other {# раза}}",
                             "take": "{cards_acc}", "noun": "карта", "name.card": "{name}")"),
              "");
}

TEST(TextCheck, KeysAreComparedWithTheEnglishOnes) {
    const std::string text =
        check("de", R"("take": "{cards}", "noun": "x", "name.card": "{name}", "extra": "x")");
    EXPECT_EQ(text,
              "text_de.json: lose: is missing\ntext_de.json: extra: is superfluous: nothing asks for it\n");
}

TEST(TextCheck, PatternsMustCompileAndSpeakOfWhatIsGiven) {
    const std::string text = check("de", R"("lose": "{n, plural, one {# Stufe} other {# Stufen}",
        "take": "nimm {things}", "noun": "x", "name.card": "{name}")");
    EXPECT_NE(text.find("lose: does not compile"), std::string::npos) << text;
    EXPECT_NE(text.find("take: no phrase gives 'things'"), std::string::npos) << text;
    EXPECT_NE(text.find("take: leaves out '{cards}'"), std::string::npos) << text;
}

TEST(TextCheck, EveryPluralOfTheLanguageIsAskedFor) {
    const char* fields = R"("lose": "{n, plural, one {# x} other {# x}}", "take": "{cards}", "noun": "x",
                            "name.card": "{name}")";
    EXPECT_EQ(check("de", fields), "");
    EXPECT_EQ(check("ru", fields),
              "text_ru.json: lose: a plural has no 'many'\ntext_ru.json: lose: a plural has no 'few'\n");
    EXPECT_EQ(check("de", R"("lose": "{n, plural, =1 {# x} other {# x}}", "take": "{cards}", "noun": "x",
                             "name.card": "{name}")"),
              "")
        << "one is 1 in German";
}

TEST(TextCheck, WhatCardsSpeakOfNeedsARecord) {
    Spoken spoken;
    spoken.nouns = {"name.identity.elf"};
    spoken.cardRecords = {"name.card.sword"};
    const std::string fields = R"("lose": "{n}", "take": "{cards}", "noun": "x", "name.card": "{name}")";
    EXPECT_EQ(check("de", fields, spoken),
              "text_de.json: name.identity.elf: is missing: the cards speak of it\n");
    EXPECT_EQ(check("de", fields + R"(, "name.identity.elf": "Elf", "name.card.sword": "Schwert")", spoken),
              "");
    EXPECT_EQ(check("en", fields, spoken), "") << "packs are English";
}

TEST(TextCheck, PacksSayWhatTheySpeakOf) {
    const LoadResult result =
        tests::loadSmall(R"({"id": "sword", "name": "Sword", "kind": "item", "gold": 100, "bonus": 2})");
    ASSERT_TRUE(result.ok()) << tests::errorText(result);
    Spoken spoken;
    addSpoken(spoken, result.catalog, result.rules);
    EXPECT_TRUE(spoken.cardRecords.contains("name.card.sword"));
    EXPECT_FALSE(spoken.nouns.empty());
    EXPECT_TRUE(spoken.given.contains("kind"));
}

TEST(TextCheck, NamesAreComparedWithThePacks) {
    Spoken spoken;
    spoken.cards["small"] = {"axe", "sword"};
    CardTitles names;
    ASSERT_EQ(
        names.loadText(
            R"({"language": "de", "names": {"small": {"sword": "Klinge", "axe": "Klinge", "bow": "Bogen"}},
        "editions": {"small": "Klein"}, "abouts": {"large": "x"}})"),
        "");
    EXPECT_EQ(all(checkNames(names, spoken)),
              "names_de.json: abouts.small: is missing\n"
              "names_de.json: abouts.large: is superfluous: no such pack\n"
              "names_de.json: names.small.bow: is superfluous: no such card\n"
              "names_de.json: names.small.sword: is called 'Klinge' like axe\n");
}

TEST(TextCheck, RulesAreComparedWithTheEnglishOnes) {
    const auto book = [](const std::string& language, const std::string& rules) {
        return readRuleBook(R"({"language": ")" + language +
                            R"(", "chapters": [{"chapter": "R1", "title": "T", "rules": [)" + rules + "]}]}");
    };
    const RuleBook english = book("en", R"({"rule": "R1.1", "title": "A", "editions": ["all"], "text": "a"},
                                           {"rule": "R1.2", "title": "B", "editions": ["all"], "text": "b"})");
    ASSERT_EQ(english.error, "");
    const RuleBook german = book("de", R"({"rule": "R1.1", "title": "A", "editions": ["grimm"], "text": "a"},
                                          {"rule": "R1.3", "title": "B", "editions": ["all"], "text": "b"})");
    EXPECT_EQ(all(checkRules(english, german)),
              "rules_de.json: R1.3: is superfluous: no such rule\n"
              "rules_de.json: R1.1: has other editions, option or refusal than in English\n"
              "rules_de.json: R1.2: is missing\n");
    EXPECT_EQ(all(checkRules(english, english)), "");
}

TEST(TextCheck, AFormThatARecordLacksIsTold) {
    Texts texts;
    ASSERT_EQ(texts.loadText(R"({"language": "de", "messages": {"take": "nimm {what_acc}", "fixed": "Gold",
        "bent": "{form, select, dat {dem Ding} other {das Ding}}"}})"),
              "");
    texts.render(Phrase("take").phrase("what", Phrase("bent")));
    EXPECT_EQ(texts.takeProblems(), std::set<std::string>{"message 'bent' has no form 'acc'"});
    texts.render(Phrase("take").phrase("what", Phrase("fixed")));
    EXPECT_TRUE(texts.takeProblems().empty());
    EXPECT_EQ(texts.takeUnbent(), std::set<std::string>{"message 'fixed' is asked for in the form 'acc'"});
}

}  // namespace
}  // namespace kickdoor
