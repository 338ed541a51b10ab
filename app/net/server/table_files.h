// What a server keeps of a table besides its commands, so that it can be resumed: one file a game, written
// before the first card is dealt, and notes in the group journal for what changes later.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "net/server/net_game.h"
#include "net/server/table_pin.h"
#include "table/error.h"

namespace kickdoor::net {

struct KeptMember {
    MemberId id = kNoMember;
    std::string name;
    Digest tokenDigest{};
    SeatSet seats;
};

struct KeptTable {
    TableId id = 0;
    GameKey key = 0;
    std::string name;
    KeptPin pin;
    GameOptions options;
    MemberId owner = kNoMember;
    std::vector<KeptMember> members;  // those with seats; of a lobby: all
    Deal deal;                        // of a lobby: its seats only
    bool stays = false;               // a lobby, when it is empty
};

std::string textOf(const KeptTable& table);
// Never throws. False: `error` says why.
bool readKept(std::string_view text, KeptTable& table, std::string& error);
std::filesystem::path keptFile(const std::filesystem::path& folder, GameKey key);
// A table whose game has not begun.
std::filesystem::path lobbyFile(const std::filesystem::path& folder, TableId table);

// What happened at a table besides commands.
struct TableNote {
    enum class Kind : std::uint8_t {
        Left,   // a member gave his seats up: number = member
        Bot,    // a bot took a seat over by vote: number = seat
        Back,   // its owner plays again: number = seat
        Ended,  // by vote or by the owner
        kCount
    };
    Kind kind = Kind::Ended;
    unsigned number = 0;
};
std::string textOf(const TableNote& note);
bool readNote(std::string_view text, TableNote& note);

// The packs a game is played with, as they were: kept once for all games.
TableError keepPacks(const std::filesystem::path& folder, const std::vector<PackId>& ids,
                     const LoadedPacks& packs);
// From what was kept. Null: `error` says why.
std::shared_ptr<const LoadedPacks> keptPacks(const std::filesystem::path& folder,
                                             const std::vector<PackId>& ids, std::string& error);

}  // namespace kickdoor::net
