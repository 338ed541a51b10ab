#include "laid.h"

#include <atomic>
#include <fstream>
#include <iterator>
#include <random>
#include <stdexcept>

#include "bot/default_answer.h"
#include "support/source_dir.h"
#include "view/view.h"

namespace tests {

using namespace kickdoor;

const LoadedPacks& packsOf(const std::vector<std::string>& editions) {
    static PackShelf shelf(sourceDir() / "assets" / "packs");
    std::string error;
    const LoadedPacks* packs = shelf.load(editions, error);
    if (packs == nullptr) throw std::runtime_error(error);
    return *packs;
}

const LoadedPacks& originalPacks() {
    return packsOf({"original"});
}

TableSetup botTable(std::uint64_t seed, int players, const std::string& bot) {
    TableSetup setup = peopleTable(seed, players);
    for (SeatSetup& seat : setup.seats) {
        seat.control = Control::Bot;
        seat.bot = bot;
    }
    return setup;
}

TableSetup peopleTable(std::uint64_t seed, int players) {
    TableSetup setup;
    setup.editions = {"original"};
    setup.rules = originalPacks().rules;
    setup.seed = seed;
    for (int i = 1; i <= players; ++i) {
        SeatSetup seat;
        seat.name = "P" + std::to_string(i);
        seat.sex = i % 2 == 0 ? Sex::Female : Sex::Male;
        seat.bot = "random";
        setup.seats.push_back(seat);
    }
    return setup;
}

TempFolder::TempFolder() {
    static std::atomic<int> number = 0;
    const auto mark = std::to_string(std::random_device()()) + "-" + std::to_string(++number);
    path_ = std::filesystem::temp_directory_path() / ("kickdoor-table-" + mark);
    std::filesystem::create_directories(path_);
}

TempFolder::~TempFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
}

std::string textOf(const std::filesystem::path& file) {
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

void writeText(const std::filesystem::path& file, std::string_view text) {
    std::ofstream(file, std::ios::binary | std::ios::trunc) << text;
}

JournalRead journalIn(const std::filesystem::path& file) {
    return readJournal(textOf(file));
}

bool LaidTable::step() {
    const auto due = table->nextDue();
    if (!due) return false;
    now = std::max(now, *due);
    return table->step(now);
}

bool LaidTable::playUntil(const std::function<bool(const GameState&)>& wanted, int steps) {
    while (!wanted(table->state()))
        if (steps-- == 0 || !step()) return false;
    return true;
}

bool LaidTable::playOut() {
    return playUntil([](const GameState& state) { return state.phase == Phase::Over; });
}

void LaidTable::seatPeople() {
    for (Seat seat{0}; seat < state().players; ++seat) table->setControl(seat, Control::Person, now);
}

namespace {

LaidTable tableOf(OpenGame game, const TableError& error, const Pace& pace) {
    LaidTable laid;
    laid.error = error;
    if (!error || error.kind == TableErrorKind::RulesMoved)
        laid.table = std::make_unique<Table>(std::move(game), pace, laid.now);
    return laid;
}

}  // namespace

LaidTable lay(const TableSetup& setup, const Pace& pace, const std::filesystem::path& journal) {
    OpenGame game;
    const TableError error = startGame(packsOf(setup.editions), setup, journal, game);
    return tableOf(std::move(game), error, pace);
}

LaidTable resume(const std::filesystem::path& journal, const Pace& pace) {
    OpenGame game;
    const TableError error = resumeGame(journal, game);
    return tableOf(std::move(game), error, pace);
}

LaidTable load(const std::filesystem::path& save, const Pace& pace, const std::filesystem::path& journal) {
    OpenGame game;
    const TableError error = loadGame(save, journal, game);
    return tableOf(std::move(game), error, pace);
}

Command someCommand(const Table& table, Seat seat) {
    const GameState view = viewOf(table.game(), table.state(), seat);
    LegalCommands legal;
    legalCommands(table.game(), view, seat, legal);
    Command command = defaultAnswer(table.game(), view, seat, legal);
    command.epoch = view.epoch;
    return command;
}

Seat firstWaiting(const GameState& state) {
    for (Seat seat{0}; seat < state.players; ++seat)
        if (waitingFor(state).has(seat)) return seat;
    return kNoSeat;
}

}  // namespace tests
