// The examples of docs/card-authoring.md: without mistakes, named in every language, and its scenarios pass.
#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>

#include "io/asset_root.h"
#include "io/pack_shelf.h"
#include "io/scenario/scenario.h"
#include "pack/check_pack.h"
#include "pack/try_pack.h"
#include "support/source_dir.h"
#include "text/card_titles.h"
#include "text/installed.h"

namespace {

using namespace kickdoor;

class ExamplePack : public testing::TestWithParam<const char*> {
protected:
    const std::filesystem::path folder_ = tests::sourceDir() / "examples" / GetParam();
};

std::string textOf(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

std::set<std::string> cardsOf(const Kickpack& pack) {
    std::set<std::string> ids;
    for (const auto& [name, text] : pack.source().files)
        if (name != "edition.json" && name.find('/') == std::string::npos)  // not the strings
            for (const JsonValue& card : parseJson(text).value.items) ids.insert(card.find("id")->text);
    return ids;
}

TEST_P(ExamplePack, HasNoMistakesAndSomethingOfEachKind) {
    const KickpackRead read = readKickpack(folder_);
    ASSERT_TRUE(read.ok()) << read.errors.front().text();
    EXPECT_TRUE(lackedForSharing(read.pack.facts).empty());
    Texts texts;
    ASSERT_TRUE(loadInstalledTexts(texts, assetRoot()).empty());
    const std::filesystem::path shelf = tests::sourceDir() / "assets" / "packs";
    PackCheck how{{shelf}, {}, &texts, {}};
    for (const PackFinding& finding : checkPack(read.pack, how)) ADD_FAILURE() << finding.text();
    const LoadedKickpack loaded = loadKickpack(read.pack, {shelf});
    ASSERT_TRUE(loaded.ok());
    std::set<CardKind> kinds;
    int cards = 0;
    for (const CardDef& card : loaded.result.catalog.cards)
        if (card.pack == read.pack.facts.key) {
            ++cards;
            kinds.insert(card.kind);
        }
    EXPECT_EQ(cards, 12);
    for (const CardKind kind : {CardKind::Monster, CardKind::Curse, CardKind::Item, CardKind::Identity,
                                CardKind::Enhancer, CardKind::OneShot})
        EXPECT_TRUE(kinds.contains(kind)) << static_cast<int>(kind);
}

TEST_P(ExamplePack, ItsScenariosPassAndTestEveryCard) {
    PackShelf shelf(tests::sourceDir() / "assets" / "packs", folder_.parent_path());
    std::set<std::string> tested;
    for (const auto& file : std::filesystem::directory_iterator(folder_ / "scenarios"))
        for (const ScenarioResult& result : runScenarios(textOf(file.path()), file.path().string(), shelf)) {
            EXPECT_TRUE(result.passed()) << result.file << ": " << result.name << ": " << result.error;
            tested.insert(result.cards.begin(), result.cards.end());
        }
    EXPECT_EQ(tested, cardsOf(readKickpack(folder_).pack));
}

TEST_P(ExamplePack, IsNamedInEveryLanguage) {
    const std::set<std::string> cards = cardsOf(readKickpack(folder_).pack);
    for (const char* language : {"de", "fr", "es", "ru"}) {
        CardTitles titles;
        ASSERT_EQ(titles.loadText(textOf(folder_ / "strings" / (std::string(language) + ".json"))), "");
        for (const auto* texts : {&titles.names(), &titles.flavours()}) {
            std::set<std::string> named;
            for (const auto& [card, text] : texts->at(GetParam()))
                if (card.find('/') == std::string::npos) named.insert(card);  // else an ability, or a plural
            EXPECT_EQ(named, cards) << language;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Examples, ExamplePack, testing::Values("lost-property", "the-midnight-bakery"));

}  // namespace
