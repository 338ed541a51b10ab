#include "support/recorded_game.h"

#include "bot/playout.h"
#include "io/journal.h"
#include "io/pack_files.h"
#include "rules/engine.h"
#include "support/source_dir.h"

namespace tests {

using namespace kickdoor;

RecordedGame playRecorded(std::uint64_t seed, int players, std::size_t commands) {
    RecordedGame played;
    played.record.packs = {readPack(sourceDir() / "assets" / "packs" / "original").source};
    LoadResult loaded = loadCatalog(played.record.packs);
    played.catalog = std::make_shared<const Catalog>(std::move(loaded.catalog));
    played.record.rules = loaded.rules;
    played.record.seed = seed;
    static constexpr std::array<const char*, kMaxSeats> kNames = {"Ann",      "Bob", "elf",
                                                                  "fighters", "Eve", "Fay"};
    for (int seat = 0; seat < players; ++seat)
        played.record.seats.push_back(
            {kNames[static_cast<std::size_t>(seat)], seat % 2 == 0 ? Sex::Female : Sex::Male, {}, {}, {}});

    const Game game = played.game();
    const std::vector<std::string> names = played.record.playerNames();
    std::vector<Sex> sexes;
    for (const RecordedSeat& seat : played.record.seats) sexes.push_back(seat.sex);
    std::vector<std::unique_ptr<Bot>> bots;
    for (int seat = 0; seat < players; ++seat) bots.push_back(makeBot("random", botSeed(seed, Seat(seat))));
    Playout playout(game, newGame(game, players, seed, sexes), bots, seed);
    played.states.push_back(playout.state());
    while (played.commands.size() < commands) {
        const GameState before = playout.state();
        const int actions = playout.result().actions;
        const bool goesOn = playout.step();
        if (playout.result().actions > actions) {
            const Command command = playout.lastCommand();
            played.record.commands.push_back(
                {recordCommand(game, before, names, command), hashOf(playout.state())});
            played.commands.push_back(command);
            played.states.push_back(playout.state());
        }
        if (!goesOn) break;
    }
    return played;
}

std::string journalOf(const RecordedGame& game) {
    std::string text = journalHeader(game.record);
    for (const RecordedCommand& command : game.record.commands) text += journalLine(command);
    return text;
}

}  // namespace tests
