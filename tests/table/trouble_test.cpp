// Disks that are full, folders that are closed, files that are something else: typed errors with the file and
// the cause, and nothing lost.
#include <gtest/gtest.h>

#ifndef _WIN32
#    include <sys/resource.h>

#    include <csignal>
#endif

#include "laid.h"
#include "spy.h"
#include "table/host.h"

namespace {

using namespace kickdoor;
using namespace tests;

void expectTrouble(const TableError& error, TableErrorKind kind, const std::filesystem::path& file) {
    EXPECT_EQ(error.kind, kind) << keyOf(error.kind);
    EXPECT_EQ(error.file, file);
    EXPECT_FALSE(error.cause.empty());
}

TEST(Trouble, AFolderThatCannotBeMade) {
    const TempFolder folder;
    writeText(folder / "file", "not a folder");
    HostOptions options;
    options.journal = folder / "file" / "game.journal";
    const auto result = Host::start(originalPacks(), botTable(1), options);
    EXPECT_FALSE(result.host);
    expectTrouble(result.error, TableErrorKind::CannotCreate, options.journal);
    LaidTable laid = lay(botTable(1));
    expectTrouble(saveGame(*laid.table, options.journal, "x"), TableErrorKind::CannotCreate, options.journal);
    expectTrouble(writeReplayFile(*laid.table, options.journal), TableErrorKind::CannotCreate,
                  options.journal);
}

TEST(Trouble, AJournalIsNeverWrittenOver) {
    const TempFolder folder;
    const auto file = folder / "game.journal";
    ASSERT_TRUE(lay(botTable(1), {}, file).table);
    const std::string before = textOf(file);
    expectTrouble(lay(botTable(2), {}, file).error, TableErrorKind::CannotCreate, file);
    EXPECT_EQ(textOf(file), before);
}

TEST(Trouble, FilesThatAreNoGames) {
    const TempFolder folder;
    expectTrouble(resume(folder / "nothing").error, TableErrorKind::CannotRead, folder / "nothing");
    expectTrouble(load(folder / "nothing").error, TableErrorKind::CannotRead, folder / "nothing");
    for (const std::string_view text : {"", "hello\n", "{}", "{\"format\":\"something\"}\n"}) {
        writeText(folder / "other", text);
        expectTrouble(resume(folder / "other").error, TableErrorKind::NotAGame, folder / "other");
        expectTrouble(load(folder / "other").error, TableErrorKind::NotAGame, folder / "other");
    }
}

TEST(Trouble, DamageInTheMiddleIsNotTakenForATornEnd) {
    const TempFolder folder;
    const auto file = folder / "game.journal";
    {
        LaidTable laid = lay(botTable(31), {}, file);
        while (laid.commands() < 30) ASSERT_TRUE(laid.step());
    }
    std::string text = textOf(file);
    const std::size_t middle = text.rfind('\n', text.size() - 400);
    text[middle + 30] ^= 1;
    writeText(file, text);
    expectTrouble(resume(file).error, TableErrorKind::NotAGame, file);
    EXPECT_EQ(textOf(file), text) << "a damaged file is left as it is";
}

TEST(Trouble, SetupsThatMakeNoGame) {
    EXPECT_EQ(lay(peopleTable(1, 2)).error.kind, TableErrorKind::SetupInvalid);
    EXPECT_EQ(lay(peopleTable(1, 7)).error.kind, TableErrorKind::SetupInvalid);
    TableSetup twins = peopleTable(1);
    twins.seats[1].name = twins.seats[0].name;
    EXPECT_EQ(lay(twins).error.kind, TableErrorKind::SetupInvalid);
    twins.seats[1].name.clear();
    EXPECT_EQ(lay(twins).error.kind, TableErrorKind::SetupInvalid);
}

#ifndef _WIN32

// No file of this process may grow beyond so many bytes while this lives: what a full disk looks like.
class FullDisk {
public:
    explicit FullDisk(std::uint64_t bytes) {
        handler_ = std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &before_);
        rlimit limit = before_;
        limit.rlim_cur = bytes;
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk() {
        ::setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, handler_);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit before_{};
    void (*handler_)(int) = nullptr;
};

class FullJournal : public ::testing::Test {
protected:
    void SetUp() override {
        laid_ = lay(botTable(32), {}, file_);
        ASSERT_TRUE(laid_.table);
        while (laid_.commands() < 25) ASSERT_TRUE(laid_.step());
        laid_.table->join(SeatSet::firstN(4), spy_, laid_.now);
    }
    // A part of the next line still fits.
    void fill() {
        const FullDisk disk(std::filesystem::file_size(file_) + 10);
        const auto before = laid_.state();
        while (!laid_.table->trouble() && laid_.step()) {
        }
        EXPECT_TRUE(laid_.state() == before) << "what is not on disk has not happened";
        EXPECT_EQ(laid_.commands(), 25U);
    }

    TempFolder folder_;
    std::filesystem::path file_ = folder_ / "game.journal";
    LaidTable laid_;
    Spy spy_{4};
};

TEST_F(FullJournal, StopsTheGameAndSaysWhy) {
    const std::string before = textOf(file_);
    fill();
    expectTrouble(laid_.table->trouble(), TableErrorKind::CannotWrite, file_);
    expectTrouble(spy_.trouble, TableErrorKind::CannotWrite, file_);
    EXPECT_EQ(textOf(file_), before) << "the half line is taken back";
    EXPECT_FALSE(laid_.table->nextDue());
    const Answer answer =
        laid_.table->submit(someCommand(*laid_.table, firstWaiting(laid_.state())), laid_.now);
    EXPECT_EQ(answer.kind, Answer::Kind::NotSaved);
    EXPECT_EQ(answer.error.kind, TableErrorKind::CannotWrite);
}

TEST_F(FullJournal, StandsStillUntilThen) {
    fill();
    laid_.table->setPace({}, laid_.now);
    EXPECT_FALSE(laid_.table->step(laid_.now + std::chrono::hours(1)));
    Spy late(4);
    laid_.table->join(SeatSet::of(Seat{1}), late, laid_.now);
    expectTrouble(late.trouble, TableErrorKind::CannotWrite, file_);
}

TEST_F(FullJournal, GoesOnWhenThereIsRoomAgain) {
    fill();
    laid_.table->retryJournal({}, laid_.now);
    ASSERT_TRUE(laid_.playOut());
    EXPECT_EQ(hashOf(resume(file_).state()), hashOf(laid_.state()));
}

TEST_F(FullJournal, GoesOnElsewhereWithTheWholeGame) {
    fill();
    writeText(folder_ / "file", "");
    laid_.table->retryJournal(folder_ / "file" / "no.journal", laid_.now);
    expectTrouble(laid_.table->trouble(), TableErrorKind::CannotCreate, folder_ / "file" / "no.journal");
    laid_.table->retryJournal(folder_ / "else.journal", laid_.now);
    ASSERT_TRUE(laid_.playOut());
    EXPECT_EQ(hashOf(resume(folder_ / "else.journal").state()), hashOf(laid_.state()));
    EXPECT_EQ(resume(file_).commands(), 25U);
}

TEST_F(FullJournal, GoesOnUnprotectedWhenToldSo) {
    fill();
    laid_.table->playWithoutJournal(laid_.now);
    ASSERT_TRUE(laid_.playOut());
    EXPECT_EQ(resume(file_).commands(), 25U);
}

TEST(Trouble, AFullDiskFailsASaveAndKeepsTheOldOne) {
    const TempFolder folder;
    LaidTable laid = lay(botTable(33));
    ASSERT_FALSE(saveGame(*laid.table, folder / "a.save", "first"));
    const std::string before = textOf(folder / "a.save");
    {
        const FullDisk disk(before.size() / 2);
        expectTrouble(saveGame(*laid.table, folder / "a.save", "second"), TableErrorKind::CannotWrite,
                      folder / "a.save");
    }
    EXPECT_EQ(textOf(folder / "a.save"), before);
    EXPECT_FALSE(std::filesystem::exists(folder / "a.save.part"));
}

#endif

}  // namespace
