// Starts, loads and writes games: new games, journals, saves, replays.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "history/earlier.h"
#include "io/pack_shelf.h"
#include "table/journal.h"
#include "table/setup.h"

namespace kickdoor {

class Table;
struct HostOptions;

// Reads a journal, a replay or a save, whatever the name of the file. Refuses files larger than the limit of
// a save without reading them.
TableError readRecord(const std::filesystem::path& file, GameRecord& out);
// Why the file cannot be played, from what its reader said.
TableError damagedGame(const std::filesystem::path& file, const std::string& cause);

// A game to be played at a table.
struct OpenGame {
    std::shared_ptr<const Catalog> catalog;
    TableSetup setup;
    GameRecord record;  // all commands so far
    GameState state;
    Earlier earlier;                       // what may be taken back
    std::unique_ptr<JournalSink> journal;  // null: none wanted
    // The table keeps the commands to come in its record, for saves and replays; off where the journal alone
    // has them.
    bool keepCommands = true;
};

// The table that a record was played at.
TableSetup setupOf(const GameRecord& record, const Catalog& catalog);

// Each: no error, and the game is open; RulesMoved from loadGame is a warning only.
TableError startGame(const LoadedPacks& packs, const TableSetup& setup, const std::filesystem::path& journal,
                     OpenGame& out);
TableError resumeGame(const std::filesystem::path& journal, OpenGame& out);
TableError loadGame(const std::filesystem::path& save, const std::filesystem::path& journal, OpenGame& out);

TableError saveGame(const Table& table, const std::filesystem::path& file, const std::string& title);
// A journal of the whole game: what `kickdoor-cli replay` and the replay viewer read.
TableError writeReplayFile(const Table& table, const std::filesystem::path& file);

}  // namespace kickdoor
