// Owns a running game: its state, its clock, its journal and its seats, on a thread of its own. All members
// may be called from any thread; what they ask for happens on the host's thread, in order.
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "card/catalog.h"
#include "io/pack_shelf.h"
#include "table/seat.h"
#include "table/setup.h"

namespace kickdoor {

using CatalogPtr = std::shared_ptr<const Catalog>;

struct OpenGame;

struct HostOptions {
    Pace pace;
    // Where the journal is kept: every command is on disk before it is acknowledged. Empty: no journal.
    std::filesystem::path journal;
    // Starts paused until setPaused(false), so that listeners can sit down before anything happens.
    bool paused = false;
};

// A host, or the error that prevented it.
struct HostResult;

class Host {
public:
    // A new game. The journal must not exist yet.
    static HostResult start(const LoadedPacks& packs, const TableSetup& setup, const HostOptions& options);
    // Resumes where a journal ends, after a crash or a quit. Bots and pace as in the options, seats as in the
    // journal.
    static HostResult resume(const HostOptions& options);
    // Goes on from a named save; options.journal is a new journal.
    static HostResult load(const std::filesystem::path& save, const HostOptions& options);
    // Plays an open game as it is; without a journal unless the game has one.
    static HostResult play(OpenGame game, const Pace& pace);
    ~Host();  // finishes what has been submitted, then stops; the journal stays for resume()

    Host(const Host&) = delete;
    Host& operator=(const Host&) = delete;

    const Game& game() const;         // immutable, safe to read from any thread as long as the host lives
    const TableSetup& setup() const;  // as the game was started
    CatalogPtr catalog() const;
    std::span<const PackSource> packs() const;  // with their texts, as the game was started; immutable

    // A place for people at this screen: their seats, and the open view (kNoSeat). The listener gets the
    // views at once and must outlive the returned seat; the seat must be deleted before the host. Deleting it
    // waits for a running call.
    std::unique_ptr<TableSeat> sit(SeatSet seats, SeatListener& listener);

    void setPace(const Pace& pace);
    // Clock and bots stand still (menu, Hold, a slow presenter); people's commands are still carried out.
    void setPaused(bool paused);
    // A bot takes a seat over, or gives it back (ruling 15).
    void setControl(Seat seat, Control control);

    // Written beside and renamed: the old save survives a failure. `done` is called on the host's thread.
    void save(const std::filesystem::path& file, const std::string& title,
              std::function<void(const TableError&)> done);
    // The whole game as a replay file: set-up and commands.
    void writeReplay(const std::filesystem::path& file, std::function<void(const TableError&)> done);

    // After SeatListener::onTrouble: try again, elsewhere if `file` is given, or play on unprotected.
    void retryJournal(std::optional<std::filesystem::path> file = std::nullopt);
    void playWithoutJournal();

    // Waits until everything asked for so far has happened.
    void flush();

private:
    class Impl;
    static HostResult seated(OpenGame game, const HostOptions& options, const TableError& error);
    explicit Host(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

struct HostResult {
    std::unique_ptr<Host> host;  // null: error says why
    TableError error;            // with a host: RulesMoved, the save plays on but not again from the start
};

}  // namespace kickdoor
