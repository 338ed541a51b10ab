#include "cli/replay_command.h"

#include "base/checksum.h"
#include "base/json.h"
#include "cli/command_line.h"
#include "cli/files.h"
#include "io/journal.h"
#include "io/replay.h"
#include "io/save.h"
#include "io/scenario/report.h"

namespace kickdoor::cli {
namespace {

struct Recorded {
    GameRecord record;
    std::string note;
    // Of a save: the position of its snapshot.
    std::optional<std::uint64_t> snapshot;
};

Recorded readRecord(const std::string& file) {
    const std::string text = readFile(file);
    Recorded recorded;
    if (looksLikeJournal(text)) {
        JournalRead journal = readJournal(text);
        if (!journal.ok()) throw UsageError{file + ": " + journal.error};
        recorded.record = std::move(journal.record);
        if (journal.torn) recorded.note = "; its last line was torn and is left out";
        return recorded;
    }
    SaveRead save = readSave(text);
    if (!save.ok()) throw UsageError{file + ": " + save.error};
    recorded.record = std::move(save.record);
    recorded.snapshot = hashOf(save.state);
    return recorded;
}

std::string winnersOf(const Replay& replay) {
    std::string names;
    for (Seat seat{0}; seat < replay.state().players; ++seat)
        if (replay.state().winners.has(seat)) names += (names.empty() ? "" : ", ") + replay.players()[seat];
    return names;
}

void saveHere(const Replay& replay, const std::string& file) {
    GameRecord record = replay.record();
    record.commands.resize(replay.position());
    writeGame(pathOf(file), writeSave(record, *replay.catalog(), replay.state()));
}

}  // namespace

int runReplayCommand(const ReplayRequest& request, std::ostream& out) {
    Recorded recorded = readRecord(request.file);
    std::string error;
    const auto replay = Replay::open(std::move(recorded.record), error);
    if (replay == nullptr) throw UsageError{request.file + ": " + error};
    while (!replay->atEnd() && replay->position() < request.until) {
        if (request.list)
            out << replay->position() + 1 << ": "
                << writeJson(replay->record().commands[replay->position()].command) << '\n';
        if (!replay->step(error)) {
            out << request.file << ": " << error << '\n';
            return kFailed;
        }
    }
    if (!request.save.empty()) saveHere(*replay, request.save);
    if (replay->atEnd() && recorded.snapshot && *recorded.snapshot != hashOf(replay->state())) {
        out << request.file << ": its commands do not lead to its snapshot\n";
        return kFailed;
    }
    out << request.file << ": " << replay->position() << " commands replayed exactly, turn "
        << replay->state().turn << ", "
        << (replay->state().phase == Phase::Over
                ? "won by " + winnersOf(*replay)
                : "phase " + std::string(scenario::phaseWord(replay->state())))
        << recorded.note << '\n';
    return kFine;
}

}  // namespace kickdoor::cli
