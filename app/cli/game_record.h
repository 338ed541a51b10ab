// Plays games between bots and records every command, so that they can be replayed, saved or watched.
#pragma once

#include <string>
#include <vector>

#include "bot/playout.h"
#include "io/pack_shelf.h"
#include "io/record.h"

namespace kickdoor::cli {

// bots: their names, one per seat.
GameRecord newRecord(const LoadedPacks& packs, const RuleSet& rules, const std::vector<std::string>& bots,
                     std::uint64_t seed);
// Plays the game to its end and adds every command to the record.
PlayoutResult playRecorded(Playout& playout, const Game& game, GameRecord& record, EventSink* sink);
// The record in the format of a journal.
std::string journalOf(const GameRecord& record);

}  // namespace kickdoor::cli
