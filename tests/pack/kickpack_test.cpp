#include "pack/kickpack.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <random>

#include "small_kickpack.h"
#include "support/source_dir.h"

namespace kickdoor {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;

class KickpackTest : public testing::Test {
protected:
    KickpackTest()
        : folder_(fs::temp_directory_path() / ("kickdoor-pack-" + std::to_string(std::random_device()()))) {
        for (const ArchiveFile& file : tests::smallKickpack()) write("rain/" + file.path, file.text);
    }
    ~KickpackTest() override {
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }
    void write(const std::string& path, const std::string& text) const {
        fs::create_directories((folder_ / path).parent_path());
        std::ofstream(folder_ / path, std::ios::binary) << text;
    }
    KickpackRead readFolder() const { return readKickpack(folder_ / "rain"); }
    // The first error when the small pack's file has this text.
    std::string refusal(const std::string& path, const std::string& text) const {
        std::vector<ArchiveFile> files = tests::smallKickpack();
        for (ArchiveFile& file : files)
            if (file.path == path) file.text = text;
        const KickpackRead read = kickpackOf(writeArchive(files).bytes, "rain.kickpack");
        return read.ok() ? "" : read.errors.front().text();
    }
    fs::path folder_;
};

TEST_F(KickpackTest, AFolderAndItsFileAreTheSamePack) {
    const KickpackRead folder = readFolder();
    ASSERT_TRUE(folder.ok()) << folder.errors.front().text();
    EXPECT_EQ(folder.pack.facts.author, "Ada");
    EXPECT_EQ(folder.pack.facts.version->text(), "1.0.0");
    EXPECT_EQ(folder.pack.identity.size(), 64U);
    write("rain.kickpack", folder.pack.bytes);
    const KickpackRead file = readKickpack(folder_ / "rain.kickpack");
    ASSERT_TRUE(file.ok()) << file.errors.front().text();
    EXPECT_EQ(file.pack.identity, folder.pack.identity);
    EXPECT_EQ(file.pack.files, folder.pack.files);

    EXPECT_EQ(unpackTo(file.pack, folder_ / "there"), "");
    const KickpackRead unpacked = readKickpack(folder_ / "there");
    ASSERT_TRUE(unpacked.ok());
    EXPECT_EQ(unpacked.pack.identity, folder.pack.identity);
    EXPECT_FALSE(fs::exists(folder_ / "there.new"));
}

TEST_F(KickpackTest, UnpackingReplacesAllThatWasThere) {
    write("there/leftover.json", "[]");
    EXPECT_EQ(unpackTo(readFolder().pack, folder_ / "there"), "");
    EXPECT_FALSE(fs::exists(folder_ / "there/leftover.json"));
    EXPECT_TRUE(fs::exists(folder_ / "there/strings/de.json"));
    EXPECT_FALSE(fs::exists(folder_ / "there.old"));
}

TEST_F(KickpackTest, OtherFilesOfAFolderAreLeftOut) {
    write("rain/notes.txt", "Do not forget the umbrella.");
    write("rain/sketches/one.png", "");
    EXPECT_THAT(readFolder().pack.leftOut, ElementsAre("notes.txt", "sketches"));
}

#ifndef _WIN32
// MinGW's library makes no links.
TEST_F(KickpackTest, LinksInAFolderAreRefused) {
    fs::create_symlink("/etc/hostname", folder_ / "rain/more.json");
    const KickpackRead read = readFolder();
    ASSERT_FALSE(read.ok());
    EXPECT_EQ(read.errors.front().cause, "is a link");
}
#endif

TEST_F(KickpackTest, AFileSaysWhoMadeIt) {
    const std::string edition = R"({"format": 1, "id": "rain", "name": "Rain", "author": "Ada"})";
    EXPECT_EQ(refusal("edition.json", edition),
              "rain.kickpack/edition.json: 'version' is missing: three numbers, such as 1.0.0");
    write("rain/edition.json", edition);
    EXPECT_TRUE(readFolder().ok());  // a folder at work may lack it
}

TEST_F(KickpackTest, WrongFilesAreRefusedByName) {
    EXPECT_EQ(refusal("edition.json", "{\n\"format\": 1,,}"),
              "rain.kickpack/edition.json: not JSON at line 2, column 13");
    EXPECT_THAT(refusal("edition.json", R"({"format": 1, "id": "../x", "name": "Rain"})"),
                HasSubstr("the id '../x' may hold only small letters"));
    EXPECT_THAT(refusal("edition.json", R"({"format": 1, "id": "con", "name": "Rain"})"),
                HasSubstr("the id 'con'"));
    EXPECT_EQ(refusal("strings/de.json", R"({"language": "fr", "names": {}})"),
              "rain.kickpack/strings/de.json: its language is 'fr', not that of its name");
    EXPECT_EQ(refusal("strings/de.json", R"({"language": "de", "names": {"original": {"a": "b"}}})"),
              "rain.kickpack/strings/de.json: names 'original', which is not this pack");
    const KickpackRead none = kickpackOf(writeArchive({{"cards.json", "[]"}}).bytes, "x.kickpack");
    EXPECT_EQ(none.errors.front().text(), "x.kickpack: edition.json is missing");
    EXPECT_THAT(readKickpack(folder_ / "nothing").errors.front().text(), HasSubstr("no such file or folder"));
}

TEST_F(KickpackTest, LoadsWithThePacksThatItNeeds) {
    write(
        "rain/edition.json",
        R"({"format": 1, "id": "rain", "name": "Rain", "needs": ["original"], "author": "Ada", "version": "1.0.0",
 "licence": "CC0-1.0"})");
    const Kickpack pack = readFolder().pack;
    const LoadedKickpack loaded = loadKickpack(pack, {folder_, tests::sourceDir() / "assets/packs"});
    ASSERT_TRUE(loaded.ok()) << loaded.errors.front().text();
    EXPECT_THAT(loaded.result.catalog.packs, ElementsAre("original", "rain"));

    const LoadedKickpack lacking = loadKickpack(pack, {folder_});
    ASSERT_FALSE(lacking.ok());
    EXPECT_EQ(lacking.errors.front().text(),
              "rain/edition.json:/needs: needs the pack 'original', which is not installed");
    const LoadResult alone = loadCatalog(std::vector<PackSource>{pack.source()});
    ASSERT_FALSE(alone.ok());
    EXPECT_EQ(alone.errors.front().text(),
              "rain/edition.json:/needs: 'rain' needs the pack 'original', which is not chosen");
}

TEST_F(KickpackTest, ErrorsNameTheLine) {
    write("rain/cards.json",
          "[\n{\"id\": \"wet-socks\", \"name\": \"Wet Socks\", \"kind\": \"item\",\n \"slot\": \"foot\"}\n]");
    const Kickpack pack = readFolder().pack;
    const LoadedKickpack loaded = loadKickpack(pack, {});
    ASSERT_FALSE(loaded.ok());
    EXPECT_THAT(textWithLine(loaded.errors.front(), pack.files, "rain"),
                HasSubstr("rain/cards.json:3:/0/slot (wet-socks): unknown word for 'slot': 'foot'"));
}

}  // namespace
}  // namespace kickdoor
