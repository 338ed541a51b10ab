#include "command/words.h"

#include <array>

namespace kickdoor {
namespace {

constexpr std::size_t kKinds = static_cast<std::size_t>(CommandKind::kCount);

constexpr std::array<std::string_view, kKinds> kWords = {
    "kickOpenDoor", "listenAtDoor", "lootRoom",   "endTurn",     "lookForTrouble",
    "play",         "keep",         "equip",      "unequip",     "discard",
    "sell",         "use",          "offerTrade", "askHelp",     "offerHelp",
    "accept",       "decline",      "withdraw",   "leaveCombat", "fight",
    "runAway",      "flee",         "choose",     "pass",        "giveCharity"};

}  // namespace

std::span<const std::string_view> commandWords() {
    return kWords;
}

}  // namespace kickdoor
