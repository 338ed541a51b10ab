// TableServer: its folder with the group journal, a file for each game and each table in its lobby, and their
// packs.
#include <algorithm>

#include "net/server/table_server.h"
#include "net/wire/digest.h"
#include "net/wire/game_options.h"
#include "table/file.h"

namespace kickdoor::net {
namespace {

constexpr std::uint64_t kLongestTalk = 1U << 20U;

std::optional<KeptTable> readGame(const std::filesystem::path& file, TableError& error) {
    std::string text;
    error = readWhole(file, text, 4U << 20U);
    KeptTable kept;
    if (!error && !readKept(text, kept, error.cause)) error = {TableErrorKind::NotAGame, file, error.cause};
    if (error) return std::nullopt;
    if (kept.pin.salt.empty()) {
        // Converts a file of an earlier version. If writing fails, the old file stays.
        kept.pin = TablePin(kept.pin).kept();
        writeAtomically(file, textOf(kept));
    }
    return kept;
}

std::vector<std::filesystem::path> filesOf(const std::filesystem::path& folder, std::string_view kind) {
    std::vector<std::filesystem::path> files;
    std::error_code none;
    for (const auto& entry : std::filesystem::directory_iterator(folder, none)) {
        const std::string name = entry.path().filename().string();
        if (name.starts_with(kind) && name.ends_with(".json")) files.push_back(entry.path());
    }
    std::sort(files.begin(), files.end());
    return files;
}

}  // namespace

std::unique_ptr<TableServer> TableServer::open(const ServerOptions& options, NetTime now, TableError& error) {
    std::unique_ptr<TableServer> server(new TableServer(options));
    JournalEntries entries;
    // Private, because the files reveal PINs and the cards of all games.
    if (!options.folder.empty())
        if (const std::string cause = makeOwnFolder(options.folder); !cause.empty()) {
            error = {TableErrorKind::CannotCreate, options.folder, cause};
            return nullptr;
        }
    if (options.folder.empty())
        server->journal_ = std::make_unique<GroupJournal>();
    else
        server->journal_ = GroupJournal::open(options.folder / "tables.journal", entries, error);
    if (!server->journal_) return nullptr;
    TableServer* self = server.get();
    server->slowTick_ = now;
    server->home_ = {options.shelf,
                     server->journal_.get(),
                     options.folder,
                     [self] { return self->nextKey_++; },
                     [self](const TableError& trouble) { self->trouble_ = trouble; },
                     options.secrets ? options.secrets : randomSecret,
                     options.sharing};
    if (!options.folder.empty()) {
        server->resumeGames(entries, now);
        server->resumeLobbies(now);
        server->resumeTalks();
    }
    return server;
}

void TableServer::resumeGames(const JournalEntries& entries, NetTime now) {
    // Keys are never reused, not even those of missing files.
    for (const auto& [key, lines] : entries) nextKey_ = std::max(nextKey_, key + 1);
    std::vector<GameKey> alive;
    for (const auto& file : filesOf(options_.folder, "game-")) {
        TableError error;
        const auto kept = readGame(file, error);
        std::unique_ptr<NetTable> table;
        if (kept) {
            alive.push_back(kept->key);
            nextKey_ = std::max(nextKey_, kept->key + 1);
            nextTable_ = std::max(nextTable_, kept->id + 1);
            const auto lines = entries.find(kept->key);
            const std::vector<JournalEntry> none;
            table = NetTable::resume(*kept, lines == entries.end() ? none : lines->second, home_, now, error);
        }
        if (!table) {
            lostGames_.push_back(error);
            continue;
        }
        touched(*table);
        tables_[kept->id] = {std::move(table), false};
    }
    for (const auto& [key, lines] : entries)
        if (std::find(alive.begin(), alive.end(), key) == alive.end()) journal_->forget(key);
}

void TableServer::resumeLobbies(NetTime now) {
    for (const auto& file : filesOf(options_.folder, "lobby-")) {
        TableError error;
        const auto kept = readGame(file, error);
        // Drops a table without its packs, with a game that has begun, or with a broken file.
        const bool fits = kept && !tables_.contains(kept->id) &&
                          matchPacks(*options_.shelf, kept->options.packs).packs != nullptr;
        if (!fits) {
            std::error_code ignored;
            std::filesystem::remove(file, ignored);
            continue;
        }
        nextTable_ = std::max(nextTable_, kept->id + 1);
        tables_[kept->id] = {NetTable::lobby(*kept, home_, now), kept->stays};
        lobbiesKept_.insert(kept->id);
    }
}

void TableServer::keepLobbies() {
    if (options_.folder.empty()) return;
    for (const auto& [id, held] : tables_) {
        if (!held.table->takeLobbyChange()) continue;
        KeptTable kept = held.table->keptLobby();
        if (held.table->game() != nullptr || kept.members.empty()) {
            forgetLobby(id);
            continue;
        }
        kept.stays = held.stays;
        writeUnflushed(lobbyFile(options_.folder, id), textOf(kept));
        lobbiesKept_.insert(id);
    }
}

// A chat that cannot be read, or whose table is gone, is dropped.
void TableServer::resumeTalks() {
    for (const auto& file : filesOf(options_.folder, "chat-")) {
        std::string text;
        std::string cause;
        TableTalk talk;
        const auto of = std::find_if(tables_.begin(), tables_.end(), [&](const auto& held) {
            return talkFile(options_.folder, held.first) == file;
        });
        const bool fits =
            of != tables_.end() && !readWhole(file, text, kLongestTalk) && readTalk(text, talk, cause);
        std::error_code ignored;
        if (fits)
            of->second.table->resumeTalk(talk);
        else
            std::filesystem::remove(file, ignored);
    }
}

void TableServer::keepTalks() {
    if (options_.folder.empty()) return;
    for (const auto& [id, held] : tables_) {
        if (!held.table->takeTalkChange()) continue;
        const TableTalk talk = held.table->keptTalk();
        if (talk.lines() > 0) writeUnflushed(talkFile(options_.folder, id), textOf(talk));
    }
}

void TableServer::forgetLobby(TableId table) {
    std::error_code ignored;
    if (lobbiesKept_.erase(table) > 0) std::filesystem::remove(lobbyFile(options_.folder, table), ignored);
}

}  // namespace kickdoor::net
