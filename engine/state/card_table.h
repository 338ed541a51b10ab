// The place of every card. Each card has a row: its definition, its place, who knows its face. The rows of a
// place form a list. An attached card (Cheat! on an Item, an enhancer on a monster) follows its host in the
// host's list.
#pragma once

#include "base/ids.h"

#include <span>

namespace kickdoor {

// All five editions together have 851 cards; the rest is for copies that a scenario adds.
inline constexpr int kMaxCards = 896;

// clang-format off
enum class Zone : std::uint8_t {
    Box,             // out of the game
    DoorDeck, TreasureDeck, DoorDiscard, TreasureDiscard,
    Revealed,        // face up in the middle: a kicked-open card that waits for play or keep, Treasures being shared
    Monsters,        // in the combat, enhancers attached
    FighterCards,    // one-shots on the fighters' side
    MonsterCards,    // one-shots on the monsters' side
    Resolving,       // a card whose effects are being carried out
    Body,            // laid out of a dead player (R11.2)
    Hand, InPlay, Curses, // each player's own
    kCount
};
// clang-format on
inline constexpr bool isPerSeat(Zone zone) {
    return zone >= Zone::Hand;
}

struct Place {
    Zone zone = Zone::Box;
    Seat holder = kNoSeat;
    constexpr bool operator==(const Place&) const = default;
};

namespace card_flag {
inline constexpr std::uint8_t kEquipped =
    1;  // an Item in use; in play but not equipped = turned sideways (R7.1)
inline constexpr std::uint8_t kAttached = 2;
inline constexpr std::uint8_t kFresh =
    4;  // just received: may be played out of turn until the game moves on (R6.2)
inline constexpr std::uint8_t kGiven = 8;  // a Big Item beyond the limit, chosen to be given up (R7.4)
// Worn on a Cheat! that has just left; until it is turned sideways or found to have room (ruling 20).
inline constexpr std::uint8_t kUnlicensed = 16;
}  // namespace card_flag

class CardTable {
public:
    static constexpr std::size_t kSharedZones = static_cast<std::size_t>(Zone::Hand);
    static constexpr std::size_t kLists = kSharedZones + 3U * kMaxSeats;

    int count() const { return count_; }
    DefId def(CardId card) const { return def_[card]; }
    Place place(CardId card) const {
        return {static_cast<Zone>(place_[card] >> 4U), Seat(place_[card] & 0x0FU)};
    }
    bool isIn(CardId card, Zone zone) const { return static_cast<Zone>(place_[card] >> 4U) == zone; }
    bool isIn(CardId card, Zone zone, Seat holder) const { return place_[card] == pack({zone, holder}); }
    SeatSet knownBy(CardId card) const { return SeatSet(known_[card]); }
    bool has(CardId card, std::uint8_t flag) const { return (flags_[card] & flag) != 0; }
    bool isEquipped(CardId card) const { return has(card, card_flag::kEquipped); }
    bool isAttached(CardId card) const { return has(card, card_flag::kAttached); }
    bool isFresh(CardId card) const { return has(card, card_flag::kFresh); }

    CardId first(Zone zone, Seat holder = kNoSeat) const { return head_[listOf({zone, holder})]; }
    CardId next(CardId card) const { return next_[card]; }
    int size(Zone zone, Seat holder = kNoSeat) const { return size_[listOf({zone, holder})]; }

    // The card that an attached card sits on; kNoCard when it is not attached.
    CardId hostOf(CardId card) const;
    // The first card attached to a host, or kNoCard; the following ones are its next() while attached.
    CardId firstAttached(CardId host) const {
        const CardId n = next_[host];
        return n != kNoCard && isAttached(n) ? n : kNoCard;
    }
    CardId nextAttached(CardId attached) const { return firstAttached(attached); }

    // Iterates a place: `for (CardId card : table.in(Zone::Hand, seat))`. The list must not change meanwhile.
    class Range {
    public:
        class Iterator {
        public:
            Iterator(const CardTable& table, CardId at) : table_(&table), at_(at) {}
            CardId operator*() const { return at_; }
            Iterator& operator++() {
                at_ = table_->next_[at_];
                return *this;
            }
            bool operator==(const Iterator& o) const { return at_ == o.at_; }

        private:
            const CardTable* table_;
            CardId at_;
        };
        Range(const CardTable& table, CardId first) : table_(&table), first_(first) {}
        Iterator begin() const { return {*table_, first_}; }
        Iterator end() const { return {*table_, kNoCard}; }

    private:
        const CardTable* table_;
        CardId first_;
    };
    Range in(Zone zone, Seat holder = kNoSeat) const { return {*this, first(zone, holder)}; }

    // --- Changes. Only engine/rules, engine/view and the readers of saves call these. ---
    CardTable();
    CardId add(DefId def, Place place);  // at the bottom of the place
    enum class End : std::uint8_t { Top, Bottom };
    // Moves the card to an end of another list. It is then no longer attached, equipped or fresh.
    void move(CardId card, Place to, End end);
    // Puts the card behind its host, after the cards already attached, in the host's place.
    void attach(CardId card, CardId host);
    void set(CardId card, std::uint8_t flag, bool on) {
        flags_[card] = static_cast<std::uint8_t>(on ? flags_[card] | flag : flags_[card] & ~flag);
    }
    void setKnown(CardId card, SeatSet seats) { known_[card] = seats.bits(); }
    void setDef(CardId card, DefId def) { def_[card] = def; }
    void clearFlags(CardId card) { flags_[card] = 0; }
    // Makes the place hold exactly these cards, in this order. The caller must not leave a card in two
    // places.
    void relist(Place place, std::span<const CardId> cards);

    bool operator==(const CardTable&) const = default;

private:
    static constexpr std::uint8_t pack(Place place) {
        return static_cast<std::uint8_t>((static_cast<unsigned>(place.zone) << 4U) | place.holder);
    }
    static constexpr std::size_t listOf(Place place) {
        if (!isPerSeat(place.zone)) return static_cast<std::size_t>(place.zone);
        return kSharedZones + (static_cast<std::size_t>(place.zone) - kSharedZones) * kMaxSeats +
               place.holder;
    }
    void unlink(CardId card);

    std::array<DefId, kMaxCards> def_{};
    std::array<CardId, kMaxCards> next_{};
    std::array<std::uint8_t, kMaxCards> place_{};
    std::array<std::uint8_t, kMaxCards> known_{};
    std::array<std::uint8_t, kMaxCards> flags_{};
    std::array<CardId, kLists> head_{};
    std::array<std::uint16_t, kLists> size_{};
    std::uint16_t count_ = 0;
    std::uint16_t noPadding_ = 0;
};

}  // namespace kickdoor
