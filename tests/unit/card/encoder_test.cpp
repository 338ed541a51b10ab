#include "card/encoder.h"

#include <gtest/gtest.h>

#include "base/json_build.h"
#include "io/pack_files.h"
#include "support/packs.h"
#include "support/source_dir.h"

namespace kickdoor {
namespace {

// Encoding a pack and reading that again changes nothing: neither loader nor encoder drops or invents
// anything.
TEST(Encoder, IsTheInverseOfTheLoader) {
    const PackFiles files = readPack(tests::sourceDir() / "assets" / "packs" / "original");
    const LoadResult first = loadCatalog({&files.source, 1});
    ASSERT_TRUE(first.ok()) << tests::errorText(first);

    JsonValue list = jsonList();
    for (const CardDef& card : first.catalog.cards) list.items.push_back(encodeCard(first.catalog, card));
    PackSource again{"again", {{"cards.json", writeJson(list)}}};
    for (const auto& [name, text] : files.source.files)
        if (name == "edition.json") again.files.emplace_back(name, text);
    const LoadResult second = loadCatalog({&again, 1});
    ASSERT_TRUE(second.ok()) << tests::errorText(second);

    ASSERT_EQ(first.catalog.cards.size(), second.catalog.cards.size());
    for (std::size_t i = 0; i < first.catalog.cards.size(); ++i)
        EXPECT_EQ(writeJson(encodeCard(first.catalog, first.catalog.cards[i])),
                  writeJson(encodeCard(second.catalog, second.catalog.cards[i])));
    EXPECT_EQ(first.catalog.nodes.size(), second.catalog.nodes.size());
    EXPECT_EQ(first.catalog.lists, second.catalog.lists);
    EXPECT_EQ(first.catalog.nodes, second.catalog.nodes);
    EXPECT_EQ(first.catalog.answers, second.catalog.answers);
}

TEST(Encoder, WritesAPictureAsItWasRead) {
    const std::string card =
        R"({"id":"hat","name":"Hat","kind":"item","gold":0,"art":{"icon":"hat","second":"bee","tint":"#102030","seed":7,)"
        R"("scene":"forest","accent":"#ffcc00","turn":-20,"size":80,"flip":true,"lines":true,)"
        R"("prop":{"x":70,"y":20,"size":30},"parts":[{"part":2,"colour":"#aabbcc"}]}})";
    const LoadResult result = tests::loadSmall(card);
    ASSERT_TRUE(result.ok()) << tests::errorText(result);
    EXPECT_EQ(writeJson(encodeCard(result.catalog, result.catalog.cards.back())), card);
}

TEST(Encoder, LeavesOutWhatGoesWithoutSaying) {
    const LoadResult result = tests::loadSmall("");
    ASSERT_TRUE(result.ok());
    EXPECT_EQ(writeJson(encodeCard(result.catalog, result.catalog.cards[2])),
              R"({"id":"boots","name":"Boots","kind":"item","slot":"footgear","gold":400,"bonus":2})");
    EXPECT_EQ(writeJson(encodeMechanics(result.catalog, result.catalog.cards[2])),
              R"({"kind":"item","slot":"footgear","gold":400,"bonus":2})");
}

TEST(Encoder, KeepsAnEditorsWordsInPlace) {
    const LoadResult result = tests::loadSmall(
        R"({"id": "x", "name": "X", "kind": "oneShot", "play": {"when": ["anyTime"], "on": "player"},
        "effects": [{"op": "discard", "cards": {"of": "target", "from": "curses", "quantity": 1, "chooser": "you"}}]})");
    ASSERT_TRUE(result.ok()) << tests::errorText(result);
    EXPECT_EQ(
        writeJson(encodeMechanics(result.catalog, result.catalog.cards[3])),
        R"({"kind":"oneShot","play":{"when":["anyTime"],"on":"player"},"effects":[{"op":"discard","cards":)"
        R"({"of":"target","from":"curses","quantity":1,"chooser":"you"}}]})");
}

}  // namespace
}  // namespace kickdoor
