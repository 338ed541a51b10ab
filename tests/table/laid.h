// Tables for tests: packs, set-ups, folders that go away, and time that is a number.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "io/journal.h"
#include "table/table.h"

namespace tests {

const kickdoor::LoadedPacks& originalPacks();
// Editions mixed, the base first.
const kickdoor::LoadedPacks& packsOf(const std::vector<std::string>& editions);

// Seats "P1", "P2", ... all played by bots.
kickdoor::TableSetup botTable(std::uint64_t seed, int players = 4, const std::string& bot = "random");
kickdoor::TableSetup peopleTable(std::uint64_t seed, int players = 4);

class TempFolder {
public:
    TempFolder();
    ~TempFolder();
    TempFolder(const TempFolder&) = delete;
    TempFolder& operator=(const TempFolder&) = delete;
    std::filesystem::path operator/(const std::string& name) const { return path_ / name; }

private:
    std::filesystem::path path_;
};

std::string textOf(const std::filesystem::path& file);
void writeText(const std::filesystem::path& file, std::string_view text);
kickdoor::JournalRead journalIn(const std::filesystem::path& file);

// A table and its time of day.
struct LaidTable {
    std::unique_ptr<kickdoor::Table> table;
    kickdoor::TableTime now{1'000};
    kickdoor::TableError error;

    // Waits until somebody's time has come and lets it happen; false: nobody's ever will.
    bool step();
    // Until `wanted` holds; false: the table came to rest before.
    bool playUntil(const std::function<bool(const kickdoor::GameState&)>& wanted, int steps = 200'000);
    // To a winner.
    bool playOut();
    void seatPeople();  // people take every seat over
    const kickdoor::GameState& state() const { return table->state(); }
    std::size_t commands() const { return table->record().commands.size(); }
};

LaidTable lay(const kickdoor::TableSetup& setup, const kickdoor::Pace& pace = {},
              const std::filesystem::path& journal = {});
LaidTable resume(const std::filesystem::path& journal, const kickdoor::Pace& pace = {});
LaidTable load(const std::filesystem::path& save, const kickdoor::Pace& pace = {},
               const std::filesystem::path& journal = {});

// Something `seat` may say now, with the epoch it was decided on; the default answer.
kickdoor::Command someCommand(const kickdoor::Table& table, kickdoor::Seat seat);
kickdoor::Seat firstWaiting(const kickdoor::GameState& state);

}  // namespace tests
