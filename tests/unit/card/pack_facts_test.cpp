#include "card/pack_facts.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "card/loader.h"

namespace kickdoor {
namespace {

using testing::ElementsAre;

TEST(PackVersion, IsThreePlainNumbers) {
    for (const char* text : {"0.1.0", "1.0.2", "99999.0.10"}) {
        const auto version = parsePackVersion(text);
        ASSERT_TRUE(version.has_value()) << text;
        EXPECT_EQ(version->text(), text);
    }
    for (const char* text :
         {"", "1", "1.0", "1.0.0.0", "01.0.0", "1..0", "1.0.x", "-1.0.0", "1.0.100000", " 1.0.0"})
        EXPECT_FALSE(parsePackVersion(text).has_value()) << text;
    EXPECT_LT(parsePackVersion("1.9.0"), parsePackVersion("1.10.0"));
}

// The first error of loading a pack without cards.
std::string refusal(const std::string& facts) {
    const PackSource pack{
        "rain", {{"edition.json", R"({"format": 1, "id": "rain", "name": "Rain", )" + facts + "}"}}};
    const LoadResult result = loadCatalog({&pack, 1});
    return result.ok() ? "" : result.errors.front().text();
}

TEST(PackFacts, AreReadByTheLoader) {
    EXPECT_EQ(refusal(R"("author": "Ada", "version": "1.0.0", "licence": "CC0-1.0", "needs": [])"), "");
    EXPECT_EQ(refusal(R"("version": "1.0.b")"),
              "rain/edition.json:/version: '1.0.b' is no version; three numbers, such as 1.0.2, are");
    EXPECT_EQ(refusal(R"("author": "")"), "rain/edition.json:/author: must be 1 to 80 characters long");
    EXPECT_EQ(refusal(R"("licence": 7)"), "rain/edition.json:/licence: must be a text, not a whole number");
    EXPECT_EQ(refusal(R"("needs": "original")"), "rain/edition.json:/needs: must be a list, not a text");
    EXPECT_EQ(refusal(R"("needs": ["rain"])"), "rain/edition.json:/needs/0: a pack cannot need itself");
    EXPECT_EQ(refusal(R"("needs": ["a", "a"])"), "rain/edition.json:/needs/1: named twice");
    EXPECT_EQ(refusal(R"("needs": ["a"])"),
              "rain/edition.json:/needs: 'rain' needs the pack 'a', which is not chosen");
}

TEST(PackFacts, SayWhatIsLackedForSharing) {
    const PackFacts facts =
        packFactsOf(R"({"format": 1, "id": "rain", "name": "Rain", "needs": ["original"], "author": "Ada"})");
    EXPECT_EQ(facts.key, "rain");
    EXPECT_THAT(facts.needs, ElementsAre("original"));
    EXPECT_EQ(lackedForSharing(facts).size(), 2U);
    EXPECT_EQ(lackedForSharing(packFactsOf("not JSON")).size(), 3U);
}

}  // namespace
}  // namespace kickdoor
