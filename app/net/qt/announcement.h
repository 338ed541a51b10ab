// What a host says of itself to the local network: one datagram of CBOR, bounded, the same for everybody.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "net/wire/join_code.h"
#include "net/wire/limits.h"
#include "net/wire/message.h"

namespace kickdoor::net {

inline constexpr std::uint16_t kDiscoveryPort = 4510;  // UDP
inline constexpr std::size_t kMaxDatagram = 1200;      // fits any network's frame
inline constexpr std::size_t kMaxAnnounced = 6;        // tables

// The beginning of PackId::files.
using PackMark = std::array<std::uint8_t, 8>;
PackMark markOf(const Digest& files);

struct AnnouncedPack {
    std::string edition;
    PackMark mark{};
    std::string name = {};  // of a pack of the host's own, which others may lack; else empty
    bool operator==(const AnnouncedPack&) const = default;
};

struct Announcement {
    std::uint16_t protocol = kProtocol;
    std::string version;  // of the program, for people
    std::string name;
    std::uint16_t port = kDefaultPort;  // TCP
    KeyPin key{};
    bool leaving = false;  // it stops
    std::uint32_t tableCount = 0;
    std::vector<TableSummary> tables;  // the first of them: as many as there is room for
    std::vector<AnnouncedPack> packs;  // every edition the host has
    bool operator==(const Announcement&) const = default;
};

// "Who is there?"; as long as an answer may be, so that nobody is sent more than was asked for in his name.
std::vector<std::uint8_t> questionDatagram();
bool isQuestion(std::span<const std::uint8_t> datagram);

// Leaves out what there is no room for: tables from the end, then packs.
std::vector<std::uint8_t> encodeAnnouncement(Announcement announcement);
// nullopt: the datagram is not an announcement, or exceeds its bounds. Of another protocol only the part that
// never changes is read: protocol, version, name.
std::optional<Announcement> decodeAnnouncement(std::span<const std::uint8_t> datagram);

}  // namespace kickdoor::net
