#include "io/pack_shelf.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <random>

#include "support/source_dir.h"

namespace kickdoor {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;

class PackShelfTest : public testing::Test {
protected:
    PackShelfTest()
        : own_(fs::temp_directory_path() / ("kickdoor-shelf-" + std::to_string(std::random_device()()))) {}
    ~PackShelfTest() override {
        std::error_code ignored;
        fs::remove_all(own_, ignored);
    }
    void write(const std::string& path, const std::string& text) const {
        fs::create_directories((own_ / path).parent_path());
        std::ofstream(own_ / path, std::ios::binary) << text;
    }
    void writeRain(const std::string& cards) const {
        write("rain/edition.json", R"({"format": 1, "id": "rain", "name": "Rain", "needs": ["original"]})");
        write("rain/cards.json", "[" + cards + "]");
    }
    fs::path own_;
    PackShelf shelf_{tests::sourceDir() / "assets/packs", own_};
    std::string error_;
};

constexpr const char* kSocks =
    R"({"id": "wet-socks", "name": "Wet Socks", "kind": "item", "slot": "footgear", "gold": 100})";
constexpr const char* kDrySocks =
    R"({"id": "dry-socks", "name": "Dry Socks", "kind": "item", "slot": "footgear", "gold": 100})";

TEST_F(PackShelfTest, HoldsThePlayersPacksBesideTheInstalledOnes) {
    EXPECT_THAT(shelf_.editions(), ElementsAre("critical", "grimm", "original", "pathfinder", "shakespeare"));
    writeRain(kSocks);
    EXPECT_EQ(shelf_.editions().back(), "rain");
    EXPECT_TRUE(shelf_.isOwn("rain"));
    EXPECT_FALSE(shelf_.isOwn("original"));
    EXPECT_THAT(shelf_.needsOf("rain"), ElementsAre("original"));
    const LoadedPacks* packs = shelf_.load({"original", "rain"}, error_);
    ASSERT_NE(packs, nullptr) << error_;
    EXPECT_TRUE(packs->catalog->find("wet-socks").has_value());
    EXPECT_EQ(shelf_.load({"rain"}, error_), nullptr);
    EXPECT_THAT(error_, HasSubstr("'rain' needs the pack 'original'"));
}

TEST_F(PackShelfTest, ReadsAPackAgainWhenItsPlayerHasChangedIt) {
    writeRain(kSocks);
    const LoadedPacks* before = shelf_.load({"original", "rain"}, error_);
    ASSERT_NE(before, nullptr) << error_;
    EXPECT_EQ(shelf_.load({"original", "rain"}, error_), before);
    writeRain(kDrySocks);
    const LoadedPacks* after = shelf_.load({"original", "rain"}, error_);
    ASSERT_NE(after, nullptr) << error_;
    EXPECT_TRUE(after->catalog->find("dry-socks").has_value());
    EXPECT_TRUE(before->catalog->find("wet-socks").has_value());  // a game may still be played with it
}

TEST_F(PackShelfTest, AnInstalledPackHidesOneOfTheSameName) {
    write("original/edition.json", R"({"format": 1, "id": "original", "name": "Mine"})");
    EXPECT_EQ(shelf_.editions().size(), 5U);
    EXPECT_FALSE(shelf_.isOwn("original"));
}

}  // namespace
}  // namespace kickdoor
