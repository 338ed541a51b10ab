// A game between bots, played and kept: command by command, so that it can be replayed, saved or watched.
#pragma once

#include <string>
#include <vector>

#include "bot/playout.h"
#include "io/pack_shelf.h"
#include "io/record.h"

namespace kickdoor::cli {

// bots: by name, one a seat.
GameRecord newRecord(const LoadedPacks& packs, const RuleSet& rules, const std::vector<std::string>& bots,
                     std::uint64_t seed);
// To its end, with every command added to the record.
PlayoutResult playRecorded(Playout& playout, const Game& game, GameRecord& record, EventSink* sink);
// The whole of it as a journal's text.
std::string journalOf(const GameRecord& record);

}  // namespace kickdoor::cli
