// A pack of the host's own on its way to a member who lacks it. The member asks for one part after the other.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace kickdoor::net {

// What the host says of it, for people. Only `file` and `size` are relied upon; whether the file is a pack is
// for the member's program to find out.
struct PackOffer {
    std::string edition;
    std::string name;
    std::string version;
    std::string author;
    std::string licence;
    std::string about;
    std::uint16_t doors = 0;  // cards as they lie in the decks, copies included
    std::uint16_t treasures = 0;
    std::uint16_t kinds = 0;  // different cards
    std::uint32_t size = 0;
    std::array<std::uint8_t, 32> file{};  // SHA-256 of the .kickpack file
    bool operator==(const PackOffer&) const = default;
};
// To a member who lacks packs: those of them that the host gives out, perhaps none.
struct PackOffers {
    std::vector<PackOffer> packs;
    bool operator==(const PackOffers&) const = default;
};
struct AskPackPart {
    std::array<std::uint8_t, 32> file{};
    std::uint32_t from = 0;
    bool operator==(const AskPackPart&) const = default;
};
struct PackPart {
    std::array<std::uint8_t, 32> file{};
    std::uint32_t from = 0;
    std::vector<std::uint8_t> bytes;  // kPackPart of them, or as many as are left
    bool operator==(const PackPart&) const = default;
};

}  // namespace kickdoor::net
