// A game's entry in the list of games, read from its file: only what everybody at the table knows.
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "card/catalog.h"
#include "io/record.h"
#include "table/error.h"

namespace kickdoor {

struct HeadSeat {
    std::string name;
    std::string colour;
    int level = 1;
    bool bot = false;  // from the start
    bool operator==(const HeadSeat&) const = default;
};

struct GameHead {
    TableError error;                // with RulesMoved it is known how the game was laid, not where it stands
    std::vector<std::string> packs;  // edition keys, base first
    std::vector<HeadSeat> seats;
    int turn = 0;  // 0: before the first
    Seat active = kNoSeat;
    SeatSet winners;  // none: it goes on
    int goal = 10;
};

// Reads one file after another; not for two threads at once. Never throws, whatever a file holds.
class HeadReader {
public:
    GameHead read(const std::filesystem::path& file);

private:
    GameHead ofJournal(const std::filesystem::path& file, const std::string& text);
    GameHead ofSave(const std::filesystem::path& file, const std::string& text);
    std::shared_ptr<const Catalog> catalogFor(const GameRecord& record);

    // Games of one program hold the same packs.
    std::map<std::uint64_t, std::shared_ptr<const Catalog>> catalogs_;
};

}  // namespace kickdoor
