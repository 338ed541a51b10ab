#include "pack/archive.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <ctime>

#include "hostile_zip.h"
#include "pack/sha256.h"
#include "small_kickpack.h"

namespace kickdoor {
namespace {

using testing::HasSubstr;
using tests::ZipEntry;
using tests::zipOf;

std::string refusalOf(const std::vector<ZipEntry>& entries) {
    const ArchiveRead read = readArchive(zipOf(entries));
    EXPECT_TRUE(read.files.empty() || read.ok());
    return read.error;
}

// As POSIX and Windows both understand it; empty: the machine's own.
void setTimeZone(const char* zone) {
#ifdef _WIN32
    ::_putenv_s("TZ", zone);
    ::_tzset();
#else
    if (*zone == '\0') ::unsetenv("TZ");
    if (*zone != '\0') ::setenv("TZ", zone, 1);
    ::tzset();
#endif
}

TEST(Archive, GivesBackWhatWasPacked) {
    std::vector<ArchiveFile> files = tests::smallKickpack();
    const ArchiveWritten written = writeArchive(files);
    ASSERT_TRUE(written.ok()) << written.error;
    const ArchiveRead read = readArchive(written.bytes);
    ASSERT_TRUE(read.ok()) << read.error;
    EXPECT_EQ(read.files, files);
}

// This number is the identity of a pack: it must not depend on the day, the time zone, the order of the
// files, or the version of libzip. A change here makes every pack another one.
TEST(Archive, TheSameFilesGiveTheSameBytesEverywhere) {
    std::vector<ArchiveFile> files = tests::smallKickpack();
    const std::string first = writeArchive(files).bytes;
    std::swap(files.front(), files.back());
    setTimeZone("NZST-12");
    const std::string second = writeArchive(files).bytes;
    setTimeZone("");
    EXPECT_EQ(first, second);
    EXPECT_EQ(sha256Hex(first), "b6cc7f025bcbc3d6f7c5999889823910db08f0e5483e2676e59c8917cd740bf7");
}

TEST(Archive, ReadsWhatOtherToolsPack) {
    EXPECT_EQ(refusalOf({{"edition.json", "{}"}, {"strings/", "", 0040755}, {"strings/de.json", "{}"}}), "");
    const ArchiveRead deflated = readArchive(tests::zipBomb("cards.json", 2000));
    EXPECT_TRUE(deflated.ok()) << deflated.error;
    EXPECT_EQ(deflated.files.at(0).text, std::string(2000, 'a'));
}

TEST(Archive, RefusesEveryWayOutOfItsFolder) {
    const auto refused = [](const std::string& name) { return refusalOf({{name, "[]"}}); };
    EXPECT_EQ(refused("../cards.json"), "../cards.json: leads out of the pack");
    EXPECT_EQ(refused("strings/../../cards.json"), "strings/../../cards.json: leads out of the pack");
    EXPECT_EQ(refused("/etc/cards.json"), "/etc/cards.json: is an absolute path");
    EXPECT_EQ(refused("C:/cards.json"), "C:/cards.json: is an absolute path");
    EXPECT_EQ(refused("\\\\server\\cards.json"), "\\\\server\\cards.json: is an absolute path");
    EXPECT_EQ(refused("a\\..\\cards.json"), "a\\..\\cards.json: has a '\\' in its path");
    EXPECT_EQ(refused("./cards.json"), "./cards.json: has an empty part");
    EXPECT_EQ(refused("strings//de.json"), "strings//de.json: has an empty part");
    EXPECT_EQ(refused(".cards.json"), ".cards.json: has a part that begins with '.' or '-'");
    EXPECT_EQ(refused("-rf.json"), "-rf.json: has a part that begins with '.' or '-'");
    EXPECT_EQ(refused("NUL.json"), "NUL.json: is the name of a device on Windows");
    EXPECT_EQ(refused("strings/scenarios/a.json"),
              "strings/scenarios/a.json: lies more than one folder deep");
    EXPECT_EQ(refused("code/a.json"), "code/a.json: lies in a folder other than strings and scenarios");
    EXPECT_EQ(refused("run.sh"), "run.sh: is not a .json file; a pack holds nothing else");
    EXPECT_EQ(refused("sp ace.json"), "sp ace.json: may hold only letters, digits, '-', '_' and '.'");
    EXPECT_EQ(refused(std::string(120, 'a') + ".json"),
              std::string(60, 'a') + "...: has a path of more than 100 characters");
    EXPECT_THAT(refused("k\xC3\xA4se.json"), HasSubstr("may hold only letters"));
    EXPECT_NE(refused(std::string("a\0b.json", 8)), "");
    EXPECT_EQ(refusalOf({{"../", "", 0040755}}), "..: leads out of the pack");
}

TEST(Archive, RefusesLinksAndOddFiles) {
    EXPECT_EQ(refusalOf({{"cards.json", "/etc/passwd", 0120777}}), "cards.json: is a link");
    EXPECT_EQ(refusalOf({{"cards.json", "", 0020644}}), "cards.json: is neither a file nor a folder");
    EXPECT_EQ(refusalOf({{"cards.json", "", 0040755}}), "cards.json: is a folder without a '/'");
    EXPECT_EQ(refusalOf({{"strings/", "full", 0040755}}), "strings/: is a folder with contents");
}

TEST(Archive, RefusesNamesThatOnlySomeSystemsTellApart) {
    const std::string cause = "is there twice, or differs from another file only in upper and lower case";
    EXPECT_EQ(refusalOf({{"cards.json", "[]"}, {"Cards.json", "[]"}}), "Cards.json: " + cause);
    EXPECT_NE(refusalOf({{"cards.json", "[]"}, {"cards.json", "[]"}}), "");
    EXPECT_EQ(refusalOf({{"strings/de.json", "{}"}, {"strings/DE.json", "{}"}}), "strings/DE.json: " + cause);
}

TEST(Archive, RefusesBombs) {
    EXPECT_EQ(readArchive(tests::zipBomb("cards.json", 900'000)).error,
              "cards.json: is packed more than 200 times smaller: a zip bomb");
    EXPECT_EQ(readArchive(tests::zipBomb("cards.json", 50'000'000)).error,
              "cards.json: unpacks to more than 1000 kB");
    std::vector<ZipEntry> many;
    for (int i = 0; i < 201; ++i) many.push_back({"c" + std::to_string(i) + ".json", "[]"});
    EXPECT_EQ(refusalOf(many), "holds more than 200 files");
    EXPECT_EQ(readArchive(std::string(8'000'001, 'P')).error, "is larger than 8000 kB");

    ArchiveLimits limits;
    limits.totalBytes = 1000;
    const std::vector<ZipEntry> two = {{"a.json", std::string(600, ' ')}, {"b.json", std::string(600, ' ')}};
    EXPECT_EQ(readArchive(zipOf(two), limits).error, "b.json: with it, the pack unpacks to more than 1 kB");
    limits = {};
    limits.time = std::chrono::milliseconds(-1);
    EXPECT_EQ(readArchive(zipOf(two), limits).error, "a.json: unpacking takes too long");
}

// What the directory says decides the bounds, so it must be true.
TEST(Archive, RefusesHeadersThatLie) {
    EXPECT_NE(refusalOf({{.name = "cards.json", .content = "[1,2,3]", .size = 2}}), "");
    EXPECT_NE(refusalOf({{.name = "cards.json", .content = "[]", .size = 500'000}}), "");
    EXPECT_NE(refusalOf({{.name = "cards.json", .content = "[]", .checksum = 1}}), "");
    EXPECT_NE(refusalOf({{.name = "cards.json", .content = "[]", .localName = "other.json"}}), "");
    EXPECT_EQ(refusalOf({{.name = "cards.json", .content = "[]", .flags = 1}}), "cards.json: is encrypted");
    EXPECT_EQ(refusalOf({{.name = "cards.json", .content = "[]", .method = 12}}),
              "cards.json: is packed by a method other than 'deflate'");
    EXPECT_NE(refusalOf({{.name = "cards.json", .content = "garbage", .method = 8, .size = 500}}), "");
    EXPECT_EQ(readArchive("").error, "is not a zip archive");
    EXPECT_EQ(readArchive("#!/bin/sh\n" + zipOf({{"cards.json", "[]"}})).error, "is not a zip archive");
}

TEST(Archive, PacksNothingThatItWouldNotRead) {
    EXPECT_EQ(writeArchive({}).error, "holds no files");
    EXPECT_EQ(writeArchive({{"../a.json", "[]"}}).error, "../a.json: leads out of the pack");
    EXPECT_THAT(writeArchive({{"a.json", "[]"}, {"A.json", "[]"}}).error, HasSubstr("is there twice"));
    EXPECT_EQ(writeArchive({{"a.json", std::string(1'000'001, ' ')}}).error,
              "a.json: is larger than 1000 kB");
}

}  // namespace
}  // namespace kickdoor
