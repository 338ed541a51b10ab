#include "table/file.h"

#include <gtest/gtest.h>

#include <chrono>
#include <fstream>
#include <thread>

#ifndef _WIN32
#    include <sys/stat.h>

#    include "full_disk.h"
#endif
#include "laid.h"

namespace {

using namespace kickdoor;
using namespace tests;

std::string contentOf(const std::filesystem::path& path) {
    std::string text;
    EXPECT_FALSE(readWhole(path, text));
    return text;
}

TEST(AppendFile, GrowsAndMakesItsFolders) {
    const TempFolder folder;
    const auto path = folder / "a" / "b" / "journal";
    TableError error;
    const auto file = AppendFile::open(path, AppendFile::Mode::New, error);
    ASSERT_TRUE(file) << error.cause;
    EXPECT_FALSE(file->append("one\n"));
    EXPECT_FALSE(file->append("two\n"));
    EXPECT_EQ(contentOf(path), "one\ntwo\n");
}

TEST(AppendFile, MakesFoldersWhereTheProgramIs) {
    const TempFolder folder;
    const auto before = std::filesystem::current_path();
    std::filesystem::current_path(folder / "");
    TableError error;
    EXPECT_TRUE(AppendFile::open("a/b/journal", AppendFile::Mode::New, error)) << error.cause;
    EXPECT_TRUE(AppendFile::open("journal", AppendFile::Mode::New, error)) << error.cause;
    std::filesystem::current_path(before);
    EXPECT_TRUE(std::filesystem::exists(folder / "a" / "b" / "journal"));
}

TEST(AppendFile, NeverOverwrites) {
    const TempFolder folder;
    TableError error;
    ASSERT_TRUE(AppendFile::open(folder / "journal", AppendFile::Mode::New, error));
    EXPECT_FALSE(AppendFile::open(folder / "journal", AppendFile::Mode::New, error));
    EXPECT_EQ(error.kind, TableErrorKind::CannotCreate);
    EXPECT_EQ(error.file, folder / "journal");
    EXPECT_FALSE(error.cause.empty());
}

TEST(AppendFile, IsReplacedByItselfAndGoesOnBehindThat) {
    const TempFolder folder;
    TableError error;
    const auto file = AppendFile::open(folder / "journal", AppendFile::Mode::New, error);
    ASSERT_TRUE(file) << error.cause;
    ASSERT_FALSE(file->append("what is long forgotten\n"));
    error = file->replace("kept\n");
    EXPECT_FALSE(error) << error.cause;
    EXPECT_FALSE(file->append("more\n"));
    EXPECT_EQ(contentOf(folder / "journal"), "kept\nmore\n");
}

TEST(AppendFile, GoesOnBehindWhatIsKept) {
    const TempFolder folder;
    ASSERT_FALSE(writeAtomically(folder / "journal", "whole\ntor"));
    TableError error;
    const auto file = AppendFile::open(folder / "journal", AppendFile::Mode::Existing, error, 6);
    ASSERT_TRUE(file) << error.cause;
    EXPECT_FALSE(file->append("new\n"));
    EXPECT_EQ(contentOf(folder / "journal"), "whole\nnew\n");
}

TEST(AppendFile, SaysWhatIsInTheWay) {
    const TempFolder folder;
    ASSERT_FALSE(writeAtomically(folder / "file", ""));
    TableError error;
    EXPECT_FALSE(AppendFile::open(folder / "file" / "journal", AppendFile::Mode::New, error));
    EXPECT_EQ(error.kind, TableErrorKind::CannotCreate);
    EXPECT_FALSE(AppendFile::open(folder / "nothing", AppendFile::Mode::Existing, error));
    EXPECT_EQ(error.kind, TableErrorKind::CannotCreate);
}

TEST(ReadWhole, TellsMissingFromLarge) {
    const TempFolder folder;
    std::string text;
    EXPECT_EQ(readWhole(folder / "none", text).kind, TableErrorKind::CannotRead);
    ASSERT_FALSE(writeAtomically(folder / "large", std::string(100, 'x')));
    EXPECT_EQ(readWhole(folder / "large", text, 99).kind, TableErrorKind::NotAGame);
    EXPECT_FALSE(readWhole(folder / "large", text, 100));
    EXPECT_EQ(text.size(), 100U);
}

TEST(WriteAtomically, ReplacesAndLeavesNothingBeside) {
    const TempFolder folder;
    ASSERT_FALSE(writeAtomically(folder / "save", "old"));
    ASSERT_FALSE(writeAtomically(folder / "save", "new"));
    EXPECT_EQ(contentOf(folder / "save"), "new");
    int files = 0;
    for ([[maybe_unused]] const auto& entry : std::filesystem::directory_iterator(folder / "")) ++files;
    EXPECT_EQ(files, 1);
}

TEST(WriteAtomically, ReplacesWhatIsBeingRead) {
    const TempFolder folder;
    ASSERT_FALSE(writeAtomically(folder / "save", "old"));
    auto reader = std::make_unique<std::ifstream>(folder / "save", std::ios::binary);
    ASSERT_TRUE(*reader);
    std::thread reading([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        reader = nullptr;
    });
    EXPECT_FALSE(writeAtomically(folder / "save", "new"));
    reading.join();
    EXPECT_EQ(contentOf(folder / "save"), "new");
}

TEST(AppendFile, MayBeRenamedWhileItIsOpen) {
    const TempFolder folder;
    TableError error;
    const auto file = AppendFile::open(folder / "journal", AppendFile::Mode::New, error);
    ASSERT_TRUE(file) << error.cause;
    ASSERT_FALSE(file->append("one\n"));
    std::filesystem::rename(folder / "journal", folder / "replay");
    EXPECT_FALSE(file->append("two\n"));
    EXPECT_EQ(contentOf(folder / "replay"), "one\ntwo\n");
    EXPECT_TRUE(std::filesystem::remove(folder / "replay"));
}

TEST(Files, HaveNamesInEveryScript) {
    const TempFolder folder;
    const auto path = folder / "" / std::filesystem::path(u8"Größe") / std::filesystem::path(u8"Ёж и été 龍");
    ASSERT_FALSE(writeAtomically(path, "game"));
    EXPECT_EQ(contentOf(path), "game");
    TableError error;
    EXPECT_TRUE(AppendFile::open(path, AppendFile::Mode::Existing, error, 4)) << error.cause;
}

#ifndef _WIN32

std::filesystem::perms rightsOf(const std::filesystem::path& path) {
    return std::filesystem::status(path).permissions();
}
constexpr auto kOwnersFile = std::filesystem::perms::owner_read | std::filesystem::perms::owner_write;
constexpr auto kOwnersFolder = std::filesystem::perms::owner_all;
constexpr auto kEverybodyReads =
    kOwnersFile | std::filesystem::perms::group_read | std::filesystem::perms::others_read;

TEST(Files, AreTheirOwnersAloneFromTheirCreation) {
    const TempFolder folder;
    TableError error;
    ASSERT_TRUE(AppendFile::open(folder / "a" / "b" / "journal", AppendFile::Mode::New, error));
    ASSERT_FALSE(writeAtomically(folder / "c" / "save", "game"));
    EXPECT_EQ(rightsOf(folder / "a" / "b" / "journal"), kOwnersFile);
    EXPECT_EQ(rightsOf(folder / "c" / "save"), kOwnersFile);
    for (const auto* made : {"a", "a/b", "c"}) EXPECT_EQ(rightsOf(folder / made), kOwnersFolder) << made;
}

TEST(Files, OfOldAreTakenFromOthersWhenTheyAreOpened) {
    const TempFolder folder;
    writeText(folder / "journal", "old\n");
    std::filesystem::permissions(folder / "journal", kEverybodyReads);
    TableError error;
    ASSERT_TRUE(AppendFile::open(folder / "journal", AppendFile::Mode::Existing, error, 4));
    EXPECT_EQ(rightsOf(folder / "journal"), kOwnersFile);
}

TEST(Files, BesideASaveAreTheirOwnersAlone) {
    const TempFolder folder;
    writeText(folder / "save.part", "torn");
    std::filesystem::permissions(folder / "save.part", kEverybodyReads);
    ASSERT_FALSE(writeAtomically(folder / "save", "game"));
    EXPECT_EQ(rightsOf(folder / "save"), kOwnersFile);
}

TEST(Folders, AreTakenFromOthersWithAllThatIsInThem) {
    const TempFolder folder;
    const auto own = folder / "tables";
    std::filesystem::create_directories(own / "packs");
    writeText(own / "game-1.json", "{}");
    writeText(own / "packs" / "one.json", "{}");
    writeText(folder / "elsewhere", "");
    std::filesystem::create_symlink(folder / "elsewhere", own / "link");
    for (const auto& path : {own, own / "packs"})
        std::filesystem::permissions(
            path, kOwnersFolder | std::filesystem::perms::others_exec | std::filesystem::perms::others_read);
    for (const auto& path : {own / "game-1.json", own / "packs" / "one.json", folder / "elsewhere"})
        std::filesystem::permissions(path, kEverybodyReads);
    ASSERT_TRUE(makeOwnFolder(own).empty());
    for (const auto& path : {own, own / "packs"}) EXPECT_EQ(rightsOf(path), kOwnersFolder) << path;
    for (const auto& path : {own / "game-1.json", own / "packs" / "one.json"})
        EXPECT_EQ(rightsOf(path), kOwnersFile) << path;
    EXPECT_EQ(rightsOf(folder / "elsewhere"), kEverybodyReads) << "a link leads out of the folder";
    ASSERT_TRUE(makeOwnFolder(folder / "new" / "games").empty());
    EXPECT_EQ(rightsOf(folder / "new"), kOwnersFolder);
}

TEST(Files, OfTheWholeProgramAreTheirOwnersAlone) {
    const TempFolder folder;
    const mode_t before = ::umask(0022);
    writeForOwnerOnly();
    writeText(folder / "settings.ini", "");
    ::umask(before);
    EXPECT_EQ(rightsOf(folder / "settings.ini"), kOwnersFile);
}

TEST(AppendFile, IsAsBeforeWhenTheDiskIsFull) {
    const TempFolder folder;
    TableError error;
    const auto file = AppendFile::open(folder / "journal", AppendFile::Mode::New, error);
    ASSERT_TRUE(file);
    ASSERT_FALSE(file->append("0123456789\n"));
    {
        const FullDisk full(15);
        error = file->append("0123456789\n");
    }
    EXPECT_EQ(error.kind, TableErrorKind::CannotWrite);
    EXPECT_EQ(error.file, folder / "journal");
    EXPECT_EQ(contentOf(folder / "journal"), "0123456789\n");
    EXPECT_FALSE(file->append("again\n"));
    EXPECT_EQ(contentOf(folder / "journal"), "0123456789\nagain\n");
}

TEST(WriteAtomically, KeepsTheOldWhenTheDiskIsFull) {
    const TempFolder folder;
    ASSERT_FALSE(writeAtomically(folder / "save", "old"));
    {
        const FullDisk full(15);
        EXPECT_EQ(writeAtomically(folder / "save", std::string(100, 'x')).kind, TableErrorKind::CannotWrite);
    }
    EXPECT_EQ(contentOf(folder / "save"), "old");
}

#endif

}  // namespace
