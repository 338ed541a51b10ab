// What is reported as written has been flushed to the disk: files and, where one is new, its folder. Here the
// calls that do it are this program's own, which count and may fail.
#include <gtest/gtest.h>

#ifdef __linux__

#    include <sys/syscall.h>
#    include <unistd.h>

#    include <cerrno>
#    include <string>
#    include <utility>
#    include <vector>

#    include "laid.h"
#    include "table/file.h"

namespace {

bool listening = false;
int failure = 0;  // errno of the next flush; 0: it works
std::vector<std::string> flushed;

int flush(long call, int file) {
    if (!listening) return static_cast<int>(syscall(call, file));
    flushed.push_back(std::filesystem::read_symlink("/proc/self/fd/" + std::to_string(file)).filename());
    errno = failure;
    return failure == 0 ? 0 : -1;
}

}  // namespace

extern "C" int fsync(int file) {
    return flush(SYS_fsync, file);
}
extern "C" int fdatasync(int file) {
    return flush(SYS_fdatasync, file);
}

namespace {

using namespace kickdoor;
using namespace tests;
using Names = std::vector<std::string>;

class Flush : public ::testing::Test {
protected:
    Flush() {
        std::filesystem::create_directory(saves_);
        listening = true;
    }
    ~Flush() override {
        listening = false;
        failure = 0;
        flushed.clear();
    }
    std::unique_ptr<AppendFile> open(AppendFile::Mode mode, std::uint64_t keep = 0) {
        TableError error;
        auto file = AppendFile::open(saves_ / "journal", mode, error, keep);
        EXPECT_TRUE(file) << error.cause;
        return file;
    }
    // Since it was last asked.
    static Names all() { return std::exchange(flushed, {}); }

    TempFolder folder_;
    std::filesystem::path saves_ = folder_ / "saves";
};

TEST_F(Flush, OfAJournalIsDoneLineByLineAndOfItsFolderOnce) {
    const auto file = open(AppendFile::Mode::New);
    EXPECT_EQ(all(), Names{"saves"});
    EXPECT_FALSE(file->append("one\n"));
    EXPECT_EQ(all(), Names{"journal"});
    EXPECT_FALSE(file->append("two\n"));
    EXPECT_EQ(all(), Names{"journal"});
    EXPECT_TRUE(open(AppendFile::Mode::Existing, 4));
    EXPECT_EQ(all(), Names{}) << "its name is on the disk already";
}

TEST_F(Flush, OfASaveIsDoneBeforeAndAfterItHasItsName) {
    EXPECT_FALSE(writeAtomically(saves_ / "save", "all"));
    EXPECT_EQ(all(), (Names{"save.part", "saves"}));
    EXPECT_FALSE(writeUnflushed(saves_ / "picture", "all"));
    EXPECT_EQ(all(), Names{});
}

TEST_F(Flush, ThatFailsLeavesTheFileAsItWas) {
    const auto file = open(AppendFile::Mode::New);
    EXPECT_FALSE(file->append("one\n"));
    EXPECT_FALSE(writeAtomically(saves_ / "save", "old"));
    failure = EIO;
    EXPECT_EQ(file->append("two\n").kind, TableErrorKind::CannotWrite);
    EXPECT_EQ(writeAtomically(saves_ / "save", "new").kind, TableErrorKind::CannotWrite);
    EXPECT_EQ(textOf(saves_ / "journal"), "one\n");
    EXPECT_EQ(textOf(saves_ / "save"), "old");
    EXPECT_FALSE(std::filesystem::exists(saves_ / "save.part"));
}

std::ptrdiff_t openFiles() {
    const std::filesystem::directory_iterator all("/proc/self/fd");
    return std::distance(begin(all), end(all));
}

TEST(Files, AreClosedWhenTheyHaveBeenWritten) {
    const TempFolder folder;
    const auto before = openFiles();
    {
        TableError error;
        const auto file = AppendFile::open(folder / "journal", AppendFile::Mode::New, error);
        ASSERT_TRUE(file) << error.cause;
        EXPECT_EQ(openFiles(), before + 1);
    }
    EXPECT_FALSE(writeAtomically(folder / "save", "all"));
    EXPECT_FALSE(writeUnflushed(folder / "picture", "all"));
    EXPECT_EQ(openFiles(), before);
}

// Some file systems know of no flushing.
TEST_F(Flush, ThatCannotBeDoneIsNoTrouble) {
    failure = EINVAL;
    const auto file = open(AppendFile::Mode::New);
    EXPECT_FALSE(file->append("one\n"));
    EXPECT_FALSE(writeAtomically(saves_ / "save", "new"));
    EXPECT_EQ(textOf(saves_ / "save"), "new");
}

}  // namespace

#endif
