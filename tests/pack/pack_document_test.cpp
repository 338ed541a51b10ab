#include "pack/pack_document.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <random>

#include "base/json_build.h"
#include "small_kickpack.h"

namespace kickdoor {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

class PackDocumentTest : public testing::Test {
protected:
    PackDocumentTest()
        : folder_(fs::temp_directory_path() /
                  ("kickdoor-document-" + std::to_string(std::random_device()()))) {
        for (const ArchiveFile& file : tests::smallKickpack()) {
            fs::create_directories((folder_ / file.path).parent_path());
            std::ofstream(folder_ / file.path, std::ios::binary) << file.text;
        }
        EXPECT_EQ(document_.open(folder_), "");
    }
    ~PackDocumentTest() override {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }
    std::string text(const std::string& path) const {
        std::ifstream in(folder_ / path, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    JsonValue renamed(std::size_t card, const char* name) const {
        JsonValue json = document_.cards().at(card).json;
        for (std::size_t i = 0; i < json.keys.size(); ++i)
            if (json.keys[i] == "name") json.items[i].text = name;
        return json;
    }
    fs::path folder_;
    PackDocument document_;
};

TEST_F(PackDocumentTest, SavingWithoutAChangeKeepsEveryByte) {
    EXPECT_EQ(document_.cards().size(), 2U);
    EXPECT_EQ(document_.cards()[1].id(), "wet-socks");
    EXPECT_EQ(document_.save(), "");
    for (const ArchiveFile& file : tests::smallKickpack()) EXPECT_EQ(text(file.path), file.text);
}

TEST_F(PackDocumentTest, AChangedCardLeavesTheOthersAsTheirAuthorWroteThem) {
    const std::string first = document_.cards()[0].text;
    document_.setCard(1, renamed(1, "Dry Socks"));
    EXPECT_EQ(document_.save(), "");
    EXPECT_THAT(text("cards.json"), HasSubstr(first));
    EXPECT_THAT(text("cards.json"), HasSubstr(R"({"id": "wet-socks", "name": "Dry Socks", "kind": "item",)"));
    PackDocument again;
    EXPECT_EQ(again.open(folder_), "");
    EXPECT_EQ(writeJson(again.cards()[1].json), writeJson(document_.cards()[1].json));
}

TEST_F(PackDocumentTest, AnUndoneChangeIsNoChange) {
    const JsonValue before = document_.cards()[0].json;
    document_.setCard(0, renamed(0, "Found Umbrella"));
    document_.setCard(0, before);
    EXPECT_EQ(document_.save(), "");
    EXPECT_EQ(text("cards.json"), tests::smallKickpack()[0].text);
    // Also after the change was saved.
    document_.setCard(0, renamed(0, "Found Umbrella"));
    EXPECT_EQ(document_.save(), "");
    document_.setCard(0, before);
    EXPECT_EQ(document_.save(), "");
    EXPECT_EQ(text("cards.json"), tests::smallKickpack()[0].text);
}

TEST_F(PackDocumentTest, ScenariosFollowACardToAnotherId) {
    const auto called = [&](const char* id) {
        JsonValue json = document_.cards().at(1).json;
        for (std::size_t i = 0; i < json.keys.size(); ++i)
            if (json.keys[i] == "id") json.items[i].text = id;
        return json;
    };
    const std::string scenario =
        R"({"name": "wet-socks", "players": [{"name": "play", "hand": ["wet-socks"]}],
 "steps": [{"by": "play", "do": "play", "card": "wet-socks"}, {"do": "use", "source" : "wet-socks"}]})";
    document_.setFile("scenarios/first.json", scenario);
    document_.setCard(1, called("play"));
    EXPECT_EQ(document_.file("scenarios/first.json"),
              R"({"name": "wet-socks", "players": [{"name": "play", "hand": ["play"]}],
 "steps": [{"by": "play", "do": "play", "card": "play"}, {"do": "use", "source" : "play"}]})");
    document_.setCard(1, called("wet-socks"));
    EXPECT_EQ(document_.file("scenarios/first.json"), scenario);
}

TEST_F(PackDocumentTest, CardsComeAndGo) {
    document_.insertCard(2, {document_.fileFor("curse"), renamed(1, "More Socks"), {}});
    document_.removeCard(0);
    EXPECT_EQ(document_.save(), "");
    PackDocument again;
    EXPECT_EQ(again.open(folder_), "");
    ASSERT_EQ(again.cards().size(), 2U);
    EXPECT_EQ(again.cards()[1].json.find("name")->text, "More Socks");
}

TEST_F(PackDocumentTest, SeesThatSomebodyElseEditsTheFiles) {
    EXPECT_FALSE(document_.changedOutside());
    std::ofstream(folder_ / "cards.json", std::ios::binary) << "[]";
    EXPECT_TRUE(document_.changedOutside());
}

TEST_F(PackDocumentTest, SaysWhatCannotBeOpened) {
    std::ofstream(folder_ / "cards.json", std::ios::binary) << "[{]";
    PackDocument again;
    EXPECT_THAT(again.open(folder_), HasSubstr("cards.json: not JSON at line 1"));
}

}  // namespace
}  // namespace kickdoor
