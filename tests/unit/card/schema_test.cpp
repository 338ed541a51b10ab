#include "card/schema.h"

#include <gtest/gtest.h>

#include "card/parameters.h"
#include "card/word_docs.h"
#include "support/golden.h"

namespace kickdoor {
namespace {

TEST(Vocabulary, ParametersAreFoundByNameWithTheirTypes) {
    Node draw = nodeOf(Op::Draw);
    const Parameters<Op::Draw> p(draw);
    EXPECT_EQ(p.get<"who">(), Who::You);
    EXPECT_EQ(p.get<"face">(), Face::Down);
    EXPECT_EQ(p.get<"amount">(), kNoRef);
    setParameter<Op::Draw, "deck">(draw, Deck::Treasure);
    EXPECT_EQ(p.get<"deck">(), Deck::Treasure);
    static_assert(parameterIndex<Op::Draw>("face") == 3);
}

TEST(Vocabulary, KeysThatAreLeftOutAreNone) {
    const Node cards = nodeOf(Op::Cards);
    const Selector selector(cards);
    EXPECT_EQ(selector.get<"identity">(), kNoIdentity);
    EXPECT_EQ(selector.get<"type">(), kNoIdentityType);
    EXPECT_EQ(selector.get<"slot">(), std::nullopt);
    EXPECT_LT(selector.get<"tag">(), 0);
    EXPECT_FALSE(selector.get<"upTo">());
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
