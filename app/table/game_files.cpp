#include "table/game_files.h"

#include <algorithm>

#include "io/journal.h"
#include "io/replay.h"
#include "io/save.h"
#include "io/snapshot/snapshot.h"
#include "rules/engine.h"
#include "table/table.h"
#include "trial/trial.h"

namespace kickdoor {
namespace {

constexpr std::string_view kBotWord = "bot";
constexpr std::string_view kPersonWord = "person";

RecordedSeat recordedSeat(const SeatSetup& seat) {
    const bool bot = seat.control == Control::Bot;
    return {seat.name, seat.sex, seat.colour, std::string(bot ? kBotWord : kPersonWord), seat.bot};
}

SeatSetup seatSetup(const RecordedSeat& seat) {
    SeatSetup setup;
    setup.name = seat.name;
    setup.sex = seat.sex;
    setup.colour = seat.colour;
    setup.control = seat.control == kBotWord ? Control::Bot : Control::Person;
    if (!seat.bot.empty()) setup.bot = seat.bot;
    return setup;
}

std::string mistakeIn(const TableSetup& setup) {
    if (setup.seats.size() < 3 || setup.seats.size() > kMaxSeats) return "a game has 3 to 6 players (R1.1)";
    for (std::size_t i = 0; i < setup.seats.size(); ++i) {
        if (setup.seats[i].name.empty()) return "a player has no name";
        for (std::size_t k = 0; k < i; ++k)
            if (setup.seats[k].name == setup.seats[i].name) return "two players bear the same name";
    }
    return {};
}

TableError openJournal(const std::filesystem::path& path, OpenGame& game) {
    TableError error;
    if (!path.empty()) game.journal = Journal::create(path, game.record, error);
    return error;
}

GameRecord recordNow(const Table& table, const std::string& title) {
    GameRecord record = table.record();
    record.title = title;
    Seat seat{0};
    for (RecordedSeat& player : record.seats)
        player.control = table.control(seat++) == Control::Bot ? kBotWord : kPersonWord;
    return record;
}

}  // namespace

TableError damagedGame(const std::filesystem::path& file, const std::string& cause) {
    // The text of io/record.cpp.
    const bool newer = cause.find("later version") != std::string::npos;
    return {newer ? TableErrorKind::TooNew : TableErrorKind::NotAGame, file, cause};
}

TableSetup setupOf(const GameRecord& record, const Catalog& catalog) {
    TableSetup setup;
    setup.editions = catalog.packs;
    setup.rules = record.rules;
    setup.seed = record.seed;
    for (const RecordedSeat& seat : record.seats) setup.seats.push_back(seatSetup(seat));
    return setup;
}

TableError readRecord(const std::filesystem::path& file, GameRecord& out) {
    std::string text;
    if (const TableError error = readWhole(file, text, kMaxSaveBytes)) return error;
    if (looksLikeJournal(text)) {
        JournalRead read = readJournal(text);
        if (!read.ok()) return damagedGame(file, read.error);
        out = std::move(read.record);
        return {};
    }
    SaveRead read = readSave(text);
    if (!read.ok()) return damagedGame(file, read.error);
    out = std::move(read.record);
    return {};
}

TableError startGame(const LoadedPacks& packs, const TableSetup& setup, const std::filesystem::path& journal,
                     OpenGame& out) {
    if (const std::string mistake = mistakeIn(setup); !mistake.empty())
        return {TableErrorKind::SetupInvalid, {}, mistake};
    out.catalog = packs.catalog;
    out.setup = setup;
    out.record.packs = packs.sources;
    out.record.rules = setup.rules;
    out.record.seed = setup.seed;
    std::vector<Sex> sexes;
    for (const SeatSetup& seat : setup.seats) {
        out.record.seats.push_back(recordedSeat(seat));
        sexes.push_back(seat.sex);
    }
    const Game game{*out.catalog, setup.rules};
    out.state = newGame(game, static_cast<int>(setup.seats.size()), setup.seed, sexes);
    return openJournal(journal, out);
}

TableError resumeGame(const std::filesystem::path& journal, OpenGame& out) {
    std::string text;
    if (const TableError error = readWhole(journal, text)) return error;
    JournalRead read = readJournal(text);
    if (!read.ok()) return damagedGame(journal, read.error);
    std::string cause;
    const auto replay = Replay::open(read.record, cause);
    if (!replay) return damagedGame(journal, cause);
    if (!replay->toEnd(cause)) return {TableErrorKind::RulesMoved, journal, cause};
    // The start state comes from the file and must be checked.
    if (read.record.start)
        if (cause = tryOut(replay->game(), replay->state()); !cause.empty())
            return damagedGame(journal, cause);
    out.catalog = replay->catalog();
    out.setup = setupOf(read.record, *out.catalog);
    out.record = std::move(read.record);
    out.state = replay->state();
    out.earlier = replay->earlier();
    TableError error;
    out.journal = Journal::reopen(journal, read.goodBytes, error);
    return error;
}

TableError loadGame(const std::filesystem::path& save, const std::filesystem::path& journal, OpenGame& out) {
    std::string text;
    if (const TableError error = readWhole(save, text, kMaxSaveBytes)) return error;
    SaveRead read = readSave(text);
    if (!read.ok()) return damagedGame(save, read.error);
    out.catalog = read.catalog;
    out.setup = setupOf(read.record, *out.catalog);
    out.record = std::move(read.record);
    out.state = read.state;
    TableError warning;
    std::string cause;
    const auto replay = Replay::open(out.record, cause);
    const bool proven = replay && replay->toEnd(cause);
    if (proven && replay->state() != out.state)
        return damagedGame(save, "its commands do not lead to its snapshot");
    if (!proven || out.record.start) {
        const std::string wrong = tryOut({*out.catalog, out.record.rules}, out.state);
        if (!wrong.empty()) return damagedGame(save, "cannot be played on: " + wrong);
    }
    if (proven) {
        out.earlier = replay->earlier();
    } else {
        // The snapshot can still be opened, but its history can no longer be replayed.
        warning = {TableErrorKind::RulesMoved, save, cause};
        const Game game{*out.catalog, out.record.rules};
        out.record.start = snapshotToJson(game.catalog, out.state);
        out.record.commands.clear();
    }
    if (const TableError error = openJournal(journal, out)) return error;
    return warning;
}

TableError saveGame(const Table& table, const std::filesystem::path& file, const std::string& title) {
    return writeAtomically(file, writeSave(recordNow(table, title), *table.catalog(), table.state()));
}

TableError writeReplayFile(const Table& table, const std::filesystem::path& file) {
    const GameRecord record = recordNow(table, table.record().title);
    std::string text = journalHeader(record);
    for (const RecordedCommand& command : record.commands) text += journalLine(command);
    return writeAtomically(file, text);
}

}  // namespace kickdoor
