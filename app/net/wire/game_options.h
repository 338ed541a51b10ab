// A table's rules, pace and packs between the table's own types and the wire's.
#pragma once

#include <vector>

#include "io/pack_shelf.h"
#include "net/wire/message.h"

namespace kickdoor::net {

std::vector<std::int16_t> optionsOf(const RuleSet& rules);
// Over the base edition's rules. False, and nothing changed, when one is out of range.
bool applyOptions(const std::vector<std::int16_t>& options, RuleSet& rules);

void setPace(GameOptions& options, const Pace& pace);
Pace paceOf(const GameOptions& options);

// Of a pack's files, names and texts.
PackId packIdOf(const std::string& edition, const PackSource& source);
std::vector<PackId> packIdsOf(const std::vector<std::string>& editions, const LoadedPacks& packs);

struct PackMatch {
    const LoadedPacks* packs = nullptr;  // null: `lacking` says which
    std::vector<std::string> lacking;
    NetReason reason = NetReason::None;  // MissingPack, OtherPack, SetupWrong
};
// The shelf's own packs, when they are the same. Names are looked for among the shelf's only.
PackMatch matchPacks(PackShelf& shelf, const std::vector<PackId>& wanted);

}  // namespace kickdoor::net
