#include "cli/game_record.h"

#include <array>

#include "io/journal.h"
#include "rules/engine.h"

namespace kickdoor::cli {
namespace {

constexpr std::array kNames = {"Ada", "Bo", "Cleo", "Dan", "Eve", "Finn"};
constexpr std::array kColours = {"#c2423a", "#2f7fb5", "#4f9a3c", "#8a55b0", "#d08a1e", "#3a9c94"};
static_assert(kNames.size() == kMaxSeats && kColours.size() == kMaxSeats);

}  // namespace

GameRecord newRecord(const LoadedPacks& packs, const RuleSet& rules, const std::vector<std::string>& bots,
                     std::uint64_t seed) {
    GameRecord record;
    record.packs = packs.sources;
    record.rules = rules;
    record.seed = seed;
    for (std::size_t seat = 0; seat < bots.size(); ++seat)
        record.seats.push_back({kNames[seat], Sex::Male, kColours[seat], "bot", bots[seat]});
    return record;
}

PlayoutResult playRecorded(Playout& playout, const Game& game, GameRecord& record, EventSink* sink) {
    const std::vector<std::string> names = record.playerNames();
    const PlayoutLimits limits;
    bool going = true;
    while (going && playout.result().actions < limits.actions) {
        const GameState before = playout.state();
        const int actions = playout.result().actions;
        going = playout.step(sink);
        if (playout.result().actions == actions) continue;
        record.commands.push_back(
            {recordCommand(game, before, names, playout.lastCommand()), hashOf(playout.state())});
    }
    return playout.run(limits, sink);
}

std::string journalOf(const GameRecord& record) {
    std::string text = journalHeader(record);
    for (const RecordedCommand& command : record.commands) text += journalLine(command);
    return text;
}

}  // namespace kickdoor::cli
