#include "net/wire/net_reason.h"

#include <array>

namespace kickdoor::net {

std::string_view keyOf(NetReason reason) {
    static constexpr std::array<std::string_view, static_cast<std::size_t>(NetReason::kCount)> kKeys = {
        "none",        "malformed",   "tooLarge",       "tooFast",       "outOfTurn",     "wrongProtocol",
        "serverFull",  "silent",      "lost",           "replaced",      "closing",       "internal",
        "noSuchTable", "wrongPin",    "tooManyGuesses", "tokenUnknown",  "tableFull",     "noWatching",
        "nameTaken",   "missingPack", "otherPack",      "makingOff",     "tooManyTables", "notOwner",
        "seatTaken",   "noSuchSeat",  "notYourSeat",    "notReady",      "setupWrong",    "gameRunning",
        "noGame",      "noVote",      "chatOff",        "kicked",        "left",          "tableEnded",
        "badHost",     "wrongKey",    "hostUnproven",   "packNotOffered"};
    static_assert(!kKeys.back().empty());
    return reason < NetReason::kCount ? kKeys[static_cast<std::size_t>(reason)] : "malformed";
}

}  // namespace kickdoor::net
