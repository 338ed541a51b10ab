#include "card/schema.h"

#include <gtest/gtest.h>

#include "card/vocabulary.h"
#include "card/word_docs.h"
#include "support/golden.h"

namespace kickdoor {
namespace {

TEST(Vocabulary, ParameterPositionsAreInStep) {
    const OpSpec& cards = specOf(Op::Cards);
    const auto name = [&](param::SelectorParam index) { return cards.params[index].name; };
    EXPECT_EQ(cards.paramCount, 12U);
    EXPECT_EQ(name(param::kOf), "of");
    EXPECT_EQ(name(param::kFrom), "from");
    EXPECT_EQ(name(param::kKind), "kind");
    EXPECT_EQ(name(param::kSlot), "slot");
    EXPECT_EQ(name(param::kSize), "size");
    EXPECT_EQ(name(param::kType), "type");
    EXPECT_EQ(name(param::kIdentity), "identity");
    EXPECT_EQ(name(param::kTag), "tag");
    EXPECT_EQ(name(param::kMinGold), "minGold");
    EXPECT_EQ(name(param::kQuantity), "quantity");
    EXPECT_EQ(name(param::kChooser), "chooser");
    EXPECT_EQ(name(param::kUpTo), "upTo");
}

TEST(Vocabulary, ParameterCountsMatchTheirRows) {
    for (const OpSpec& op : vocabulary())
        for (std::size_t i = 0; i < kMaxParams; ++i)
            EXPECT_EQ(op.params[i].name.empty(), i >= op.paramCount) << op.word << " " << i;
}

TEST(Words, DocsAreInStep) {
    for (const WordSet& set : wordSets()) {
        EXPECT_FALSE(set.words.empty()) << set.title;
        EXPECT_TRUE(set.docs.empty() || set.words.size() == set.docs.size()) << set.title;
    }
}

TEST(Schema, HasEveryWord) {
    const std::string schema = writeJson(cardFileSchema());
    for (const OpSpec& op : vocabulary()) {
        if (op.word.empty()) continue;
        const std::string named = "\"const\":\"" + std::string(op.word) + "\"";
        EXPECT_NE(schema.find(named), std::string::npos) << op.word;
    }
    for (const std::string_view word : wordsOf<When>())
        EXPECT_NE(schema.find(word), std::string::npos) << word;
    EXPECT_NE(writeJson(editionSchema()).find("\"goalLevel\""), std::string::npos);
}

TEST(Schema, ThePageInTheTreeIsCurrent) {
    tests::expectGolden("docs/card-vocabulary.md", vocabularyPage());
}

}  // namespace
}  // namespace kickdoor
