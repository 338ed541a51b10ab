#include "table/game_head.h"

#include "base/json_reader.h"
#include "io/journal.h"
#include "io/replay.h"
#include "io/save.h"
#include "table/file.h"
#include "table/game_files.h"

namespace kickdoor {
namespace {

constexpr std::string_view kControlledByBot = "bot";
constexpr std::size_t kKeptCatalogs = 16;

void addState(GameHead& head, const GameState& state) {
    head.turn = state.turn;
    head.active = state.active;
    head.winners = state.winners;
    Seat seat{0};  // a game has as many seats as its record: io/save.h, io/replay.h
    for (HeadSeat& player : head.seats) player.level = state.player[seat++].level;
}

GameHead laid(const GameRecord& record, const Catalog& catalog) {
    GameHead head;
    head.packs = catalog.packs;
    head.goal = record.rules.goal();
    for (const RecordedSeat& seat : record.seats)
        head.seats.push_back({seat.name, seat.colour, 1, seat.control == kControlledByBot});
    return head;
}

GameHead failed(const TableError& error) {
    GameHead head;
    head.error = error;
    return head;
}

}  // namespace

std::shared_ptr<const Catalog> HeadReader::catalogFor(const GameRecord& record) {
    const std::uint64_t key = hashOfPacks(record.packs);
    if (const auto known = catalogs_.find(key); known != catalogs_.end()) return known->second;
    std::shared_ptr<const Catalog> catalog = catalogOf(record);
    if (catalogs_.size() >= kKeptCatalogs) catalogs_.clear();
    catalogs_.emplace(key, catalog);
    return catalog;
}

GameHead HeadReader::ofJournal(const std::filesystem::path& file, const std::string& text) {
    JournalRead read = readJournal(text);
    if (!read.ok()) return failed(damagedGame(file, read.error));
    try {
        const std::shared_ptr<const Catalog> catalog = catalogFor(read.record);
        GameHead head = laid(read.record, *catalog);
        std::string cause;
        const auto replay = Replay::open(std::move(read.record), catalog, cause);
        if (!replay) return failed(damagedGame(file, cause));
        if (!replay->toEnd(cause)) head.error = {TableErrorKind::RulesMoved, file, cause};
        addState(head, replay->state());
        return head;
    } catch (const ReadError& error) {
        return failed(damagedGame(file, error.text()));
    }
}

GameHead HeadReader::ofSave(const std::filesystem::path& file, const std::string& text) {
    const SaveRead read = readSave(text);
    if (!read.ok()) return failed(damagedGame(file, read.error));
    GameHead head = laid(read.record, *read.catalog);
    addState(head, read.state);
    return head;
}

GameHead HeadReader::read(const std::filesystem::path& file) {
    std::string text;
    if (const TableError error = readWhole(file, text, kMaxSaveBytes)) return failed(error);
    return looksLikeJournal(text) ? ofJournal(file, text) : ofSave(file, text);
}

}  // namespace kickdoor
