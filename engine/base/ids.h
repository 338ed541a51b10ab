// Small names for the things a game is made of. As small as integers: they live in GameState and are copied
// millions of times.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <limits>

#include "base/id.h"

namespace kickdoor {

// A player's place at the table, 0 .. players-1, clockwise (R1.1).
using Seat = Id<struct SeatTag, std::uint8_t>;
inline constexpr int kMaxSeats = 6;
inline constexpr Seat kNoSeat{0x0F};

// One physical card of this game; index into the card table.
using CardId = Id<struct CardTag, std::uint16_t>;
inline constexpr CardId kNoCard{0xFFFF};

// The printed card; index into the catalog. Copies of a card share it.
using DefId = Id<struct DefTag, std::uint16_t>;
inline constexpr DefId kNoDef{0xFFFF};
// In a view, a card whose face the seat may not know; only its back is visible.
inline constexpr DefId kUnknownDoor{0xFFFE};
inline constexpr DefId kUnknownTreasure{0xFFFD};
inline constexpr bool isUnknown(DefId def) {
    return def == kUnknownDoor || def == kUnknownTreasure;
}

// A compiled operation and a list of them: indices into Catalog::nodes and Catalog::lists; negative: none.
using NodeRef = Id<struct NodeTag, std::int16_t>;
inline constexpr NodeRef kNoNode{-1};
using ListRef = Id<struct ListTag, std::int16_t>;
inline constexpr ListRef kNoList{-1};

// Identity by key ("elf"), the same in every pack; index into the catalog's identities, below 64.
using IdentityId = Id<struct IdentityTag, std::uint8_t>;
inline constexpr IdentityId kNoIdentity{0xFF};
// Race, Class, Faction, Role, Drive: index into the catalog's identity types, below 8.
using IdentityType = Id<struct IdentityTypeTag, std::uint8_t>;
inline constexpr IdentityType kNoIdentityType{0xFF};

// A set of seats as bits.
class SeatSet {
public:
    constexpr SeatSet() = default;
    constexpr explicit SeatSet(std::uint8_t bits) : bits_(bits) {}
    static constexpr SeatSet of(Seat seat) {
        return seat < kMaxSeats ? SeatSet(static_cast<std::uint8_t>(1U << seat)) : SeatSet();
    }
    static constexpr SeatSet firstN(int players) {
        return SeatSet(static_cast<std::uint8_t>((1U << players) - 1U));
    }

    constexpr bool has(Seat seat) const { return seat < kMaxSeats && ((bits_ >> seat) & 1U) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr Seat first() const { return bits_ == 0 ? kNoSeat : Seat(std::countr_zero(bits_)); }
    constexpr std::uint8_t bits() const { return bits_; }
    constexpr SeatSet with(Seat seat) const {
        return SeatSet(static_cast<std::uint8_t>(bits_ | of(seat).bits_));
    }
    constexpr SeatSet without(Seat seat) const {
        return SeatSet(static_cast<std::uint8_t>(bits_ & ~of(seat).bits_));
    }
    constexpr SeatSet operator|(SeatSet o) const {
        return SeatSet(static_cast<std::uint8_t>(bits_ | o.bits_));
    }
    constexpr SeatSet operator&(SeatSet o) const {
        return SeatSet(static_cast<std::uint8_t>(bits_ & o.bits_));
    }
    constexpr bool operator==(const SeatSet&) const = default;

private:
    std::uint8_t bits_ = 0;
};

enum class Deck : std::uint8_t { Door, Treasure };
enum class Sex : std::uint8_t { Male, Female };

}  // namespace kickdoor
