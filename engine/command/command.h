// The commands of players. One flat type for all kinds, cheap to list by the thousand. The JSON form
// (io/command_fields.h) is the public contract of docs/scenarios.md.
#pragma once

#include "state/game_state.h"

namespace kickdoor {

// clang-format off
enum class CommandKind : std::uint8_t {
    KickOpenDoor,
    ListenAtDoor,
    LootRoom,
    EndTurn,
    LookForTrouble,  // card
    Play,            // card, target, with
    Keep,            // card
    Equip,
    Unequip,
    Discard,     // card, seat = who escapes by a Guest Star besides its player (R7.10)
    Sell,        // cards, with = the Item sold at double price (kNoCard: the dearest)
    Use,         // card (whose ability), ability, cards = discards, target, subject
    OfferTrade,  // seat, terms.items = give, want
    AskHelp,     // seat, terms
    OfferHelp,   // terms
    Accept,
    Decline,  // seat = the offer's maker (kNoSeat: the only offer addressed to `by`)
    Withdraw,
    LeaveCombat,
    Fight,
    RunAway,
    Flee,    // card = the monster
    Choose,  // cards, or number (option index, number) or seats
    Pass,
    GiveCharity,  // cards with seats: cards[i] goes to receivers[i], kNoSeat = discarded
    kCount
};
// clang-format on

enum class AimKind : std::uint8_t { None, Player, Fighters, Monsters, Card };
struct Aim {
    AimKind kind = AimKind::None;
    std::uint8_t spare = 0;
    std::uint16_t value = 0;  // a Seat or a CardId
    static constexpr Aim atPlayer(Seat seat) { return {AimKind::Player, 0, seat}; }
    static constexpr Aim atCard(CardId card) { return {AimKind::Card, 0, card}; }
    static constexpr Aim atFighters() { return {AimKind::Fighters, 0, 0}; }
    static constexpr Aim atMonsters() { return {AimKind::Monsters, 0, 0}; }
    constexpr Seat seat() const { return kind == AimKind::Player ? Seat(value) : kNoSeat; }
    constexpr CardId card() const { return kind == AimKind::Card ? CardId(value) : kNoCard; }
    constexpr bool operator==(const Aim&) const = default;
};

inline constexpr std::size_t kMaxCommandCards = 64;

// The part that suffices for a simple command; legalCommands lists these.
struct Move {
    CommandKind kind = CommandKind::Pass;
    Seat by = kNoSeat;
    Seat seat = kNoSeat;
    std::uint8_t ability = 0;  // Use: index in the card's abilities
    CardId card = kNoCard;
    CardId with = kNoCard;     // Play: the second card. Sell: the Item at double price
    CardId subject = kNoCard;  // Use: the Item aimed at (scenarios' `card`)
    Aim aim;
    std::int16_t number = 0;  // Choose: the number, or the option's index
    bool operator==(const Move&) const = default;
};

struct Command {
    Move move;
    std::uint32_t epoch = 0;                      // GameState::epoch that the player saw; 0: the current one
    FixedVector<CardId, kMaxCommandCards> cards;  // Sell, Use (discards), Choose, GiveCharity
    FixedVector<Seat, kMaxCommandCards> receivers;  // GiveCharity
    SeatSet seats;                                  // Choose players
    Terms terms;                                    // AskHelp, OfferHelp; OfferTrade: items = give
    OfferedCards want;                              // OfferTrade
    bool operator==(const Command&) const = default;

    CommandKind kind() const { return move.kind; }
    Seat by() const { return move.by; }
};

inline Command commandOf(const Move& move) {
    Command command;
    command.move = move;
    return command;
}

}  // namespace kickdoor
