// The journal: on disk before anybody hears of it, and enough to go on from.
#include <gtest/gtest.h>

#include <future>

#include "io/replay.h"
#include "laid.h"
#include "spy.h"
#include "table/host.h"

namespace {

using namespace kickdoor;
using namespace tests;

TEST(Journal, IsOnDiskBeforeTheEventsAndTheAnswer) {
    const TempFolder folder;
    const auto file = folder / "game.journal";
    HostOptions options;
    options.journal = file;
    auto result = Host::start(originalPacks(), peopleTable(3), options);
    ASSERT_TRUE(result.host) << result.error.cause;
    std::vector<std::size_t> atEvents;
    class Reader : public Spy {
    public:
        Reader(const std::filesystem::path& path, std::vector<std::size_t>& counts)
            : Spy(4), path_(path), counts_(counts) {}
        void onEvents(Seat, std::span<const SeatEvent>) override {
            counts_.push_back(journalIn(path_).record.commands.size());
        }

    private:
        const std::filesystem::path& path_;
        std::vector<std::size_t>& counts_;
    } reader(file, atEvents);
    const auto seat = result.host->sit(SeatSet::firstN(4), reader);
    for (Seat by{0}; by < 4; ++by) {
        Command pass;
        pass.move.by = by;
        std::promise<std::size_t> atAnswer;
        seat->submit(pass, [&](const Answer& answer) {
            EXPECT_TRUE(answer.accepted());
            atAnswer.set_value(journalIn(file).record.commands.size());
        });
        EXPECT_EQ(atAnswer.get_future().get(), by + 1U);
        ASSERT_FALSE(atEvents.empty());
        EXPECT_EQ(atEvents.back(), by + 1U);
    }
}

TEST(Journal, ResumesWhereItEnds) {
    const TempFolder folder;
    const auto file = folder / "game.journal";
    std::uint64_t hash = 0;
    std::size_t commands = 0;
    {
        LaidTable laid = lay(botTable(12), {}, file);
        ASSERT_TRUE(laid.playUntil([](const GameState& state) { return state.turn >= 4; }));
        hash = hashOf(laid.state());
        commands = laid.commands();
    }
    LaidTable again = resume(file);
    ASSERT_FALSE(again.error) << again.error.cause;
    EXPECT_EQ(hashOf(again.state()), hash);
    EXPECT_EQ(again.commands(), commands);
    EXPECT_EQ(again.table->setup().seats, botTable(12).seats);
    ASSERT_TRUE(again.playOut());
    // What was played after the resume stands behind what was played before it.
    const std::uint64_t last = hashOf(again.state());
    again.table.reset();
    LaidTable third = resume(file);
    ASSERT_FALSE(third.error);
    EXPECT_EQ(hashOf(third.state()), last);
    EXPECT_EQ(third.state().phase, Phase::Over);
}

TEST(Journal, ATornLastLineIsLeftOut) {
    const TempFolder folder;
    const auto file = folder / "game.journal";
    std::vector<std::uint64_t> hashes;
    {
        LaidTable laid = lay(botTable(13, 3), {}, file);
        hashes.push_back(hashOf(laid.state()));
        while (laid.commands() < 40) {
            ASSERT_TRUE(laid.step());
            if (laid.commands() == hashes.size()) hashes.push_back(hashOf(laid.state()));
        }
    }
    const std::string text = textOf(file);
    const std::size_t lastLine = text.rfind('\n', text.size() - 2) + 1;
    for (const std::size_t cut : {lastLine + 1, (lastLine + text.size()) / 2, text.size() - 1}) {
        writeText(file, text.substr(0, cut));
        LaidTable again = resume(file);
        ASSERT_FALSE(again.error) << again.error.cause;
        EXPECT_EQ(again.commands(), 39U);
        EXPECT_EQ(hashOf(again.state()), hashes[39]);
        EXPECT_EQ(textOf(file), text.substr(0, lastLine));
        // Going on puts whole lines in the torn one's place.
        while (again.commands() < 45) ASSERT_TRUE(again.step());
        EXPECT_FALSE(journalIn(file).torn);
        EXPECT_EQ(journalIn(file).record.commands.size(), 45U);
    }
}

TEST(Journal, EveryPrefixReplaysToTheSameHash) {
    const TempFolder folder;
    const auto file = folder / "game.journal";
    {
        LaidTable laid = lay(botTable(14, 5, "greedy"), {}, file);
        ASSERT_TRUE(laid.playOut());
    }
    JournalRead read = journalIn(file);
    ASSERT_TRUE(read.ok()) << read.error;
    const auto commands = read.record.commands;
    std::string error;
    const auto replay = Replay::open(std::move(read.record), error);
    ASSERT_TRUE(replay) << error;
    while (!replay->atEnd()) {
        const std::size_t at = replay->position();
        ASSERT_TRUE(replay->step(error)) << error;
        ASSERT_EQ(hashOf(replay->state()), commands[at].hashAfter);
    }
    EXPECT_EQ(replay->state().phase, Phase::Over);
}

TEST(Journal, AHostResumesIt) {
    const TempFolder folder;
    HostOptions options;
    options.journal = folder / "deep" / "down" / "game.journal";
    {
        auto result = Host::start(originalPacks(), peopleTable(3), options);
        ASSERT_TRUE(result.host) << result.error.cause;
        Spy spy(4);
        const auto seat = result.host->sit(SeatSet::firstN(4), spy);
        Command pass;
        pass.move.by = Seat{2};
        seat->submit(pass, {});
        // The host finishes what was submitted before it stops.
    }
    auto again = Host::resume(options);
    ASSERT_TRUE(again.host) << again.error.cause;
    Spy spy(4);
    const auto seat = again.host->sit(SeatSet::of(Seat{2}), spy);
    again.host->flush();
    EXPECT_EQ(spy.views[Seat{2}].player[2].setUpDone, 1);
}

TEST(Journal, ReplayFilesAreJournals) {
    const TempFolder folder;
    LaidTable laid = lay(botTable(15));
    ASSERT_TRUE(laid.playOut());
    ASSERT_FALSE(writeReplayFile(*laid.table, folder / "a.replay"));
    JournalRead read = journalIn(folder / "a.replay");
    ASSERT_TRUE(read.ok()) << read.error;
    std::string error;
    const auto replay = Replay::open(std::move(read.record), error);
    ASSERT_TRUE(replay && replay->toEnd(error)) << error;
    EXPECT_EQ(hashOf(replay->state()), hashOf(laid.state()));
}

}  // namespace
