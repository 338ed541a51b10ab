// A game that is saved and read again after every few commands is the same game.
#include <gtest/gtest.h>

#include "io/pack_files.h"
#include "io/replay.h"
#include "io/save.h"
#include "laws.h"
#include "played.h"
#include "support/source_dir.h"

namespace {

using namespace kickdoor;
using namespace tests;

GameRecord recordOf(const PlayedGame& setting) {
    GameRecord record;
    record.packs = {readPack(sourceDir() / "assets/packs/original").source};
    record.rules = setting.rules;
    record.seed = setting.seed;
    for (int seat = 0; seat < setting.players; ++seat) {
        RecordedSeat recorded;
        recorded.name = "Player " + std::to_string(seat + 1);
        record.seats.push_back(recorded);
    }
    return record;
}

std::string twinOf(const PlayedGame& setting) {
    const Game game{originalEdition().catalog, setting.rules};
    GameRecord record = recordOf(setting);
    const std::vector<std::string> names = record.playerNames();
    const auto bots = botsFor(setting);
    Playout playout(game, newGame(game, setting.players, setting.seed), bots, setting.seed);
    BotRng rng(setting.seed);
    int actions = 0;
    bool more = true;
    while (more && actions < setting.actions) {
        const GameState before = playout.state();
        more = playout.step();
        if (playout.result().actions == actions) continue;
        actions = playout.result().actions;
        const std::string place = nameOf(setting) + ", command " + std::to_string(actions) + ": ";
        record.commands.push_back(
            {recordCommand(game, before, names, playout.lastCommand()), hashOf(playout.state())});
        if (more && rng.below(40) != 0) continue;
        // Saves without the history: its reading is replayed below.
        GameRecord bare = record;
        bare.commands.clear();
        const std::string text = writeSave(bare, game.catalog, playout.state());
        const SaveRead read = readSave(text);
        if (!read.ok()) return place + read.error;
        if (!sameBytes(read.state, playout.state())) return place + "the state read differs";
        if (writeSave(read.record, *read.catalog, read.state) != text) return place + "the text differs";
    }
    std::string error;
    const auto replay = Replay::open(record, error);
    if (!replay || !replay->toEnd(error)) return nameOf(setting) + ": " + error;
    return sameBytes(replay->state(), playout.state()) ? std::string()
                                                       : nameOf(setting) + ": the replay differs";
}

TEST(Twin, SavesAndReplaysAreTheSameGame) {
    for (int i = 0; i < 8 * effort(); ++i) {
        PlayedGame setting;
        setting.cast = static_cast<Cast>(i % 4);
        setting.players = 3 + i % 4;
        setting.seed = 9'000 + static_cast<std::uint64_t>(i);
        setting.actions = 800;
        EXPECT_EQ(twinOf(setting), "");
    }
}

}  // namespace
