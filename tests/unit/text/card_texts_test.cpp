// The rules text of every card of the editions named here, looked through by people and kept.
#include <gtest/gtest.h>

#include "support/golden.h"
#include "support/packs.h"
#include "support/source_dir.h"
#include "text/card_text.h"

namespace kickdoor {
namespace {

class CardTexts : public testing::TestWithParam<std::string> {};

TEST_P(CardTexts, AreTheGoldenOnes) {
    const LoadResult result = tests::loadEdition(GetParam());
    ASSERT_TRUE(result.ok()) << tests::errorText(result);
    Texts texts;
    ASSERT_EQ(texts.load(tests::sourceDir() / "translations" / "text_en.json"), "");
    std::string all;
    for (std::size_t i = 0; i < result.catalog.cards.size(); ++i) {
        const auto def = DefId(i);
        all += result.catalog.cards[i].name + " (" + cardKindText(texts, result.catalog, def) + ")\n";
        for (const std::string& paragraph : cardText(texts, result.catalog, def, result.rules))
            all += "    " + paragraph + "\n";
        for (const std::string& problem : cardTextProblems(texts, result.catalog, def, result.rules))
            ADD_FAILURE() << result.catalog.cards[i].key << ": " << problem;
    }
    tests::expectGolden("tests/unit/golden/" + GetParam() + "_texts.txt", all);
}

INSTANTIATE_TEST_SUITE_P(All, CardTexts,
                         testing::Values("critical", "grimm", "original", "pathfinder", "shakespeare"),
                         [](const auto& suite) { return suite.param; });

}  // namespace
}  // namespace kickdoor
