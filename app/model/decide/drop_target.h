// Where a card may be dropped at the table.
#pragma once

#include <QString>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/ids.h"

namespace kickdoor {

enum class DropKind : std::uint8_t {
    Table,  // the player's own side
    Worn,
    Carried,
    Identity,
    Followers,
    Hand,
    Fight,
    Fighters,
    Monsters,
    Discard,
    Player,  // `seat`
    Card     // `card`
};

struct DropTarget {
    // NOLINTNEXTLINE(google-explicit-constructor): most places are a kind and nothing else.
    constexpr DropTarget(DropKind of) : kind(of) {}
    static constexpr DropTarget ofPlayer(Seat seat) { return {DropKind::Player, seat, kNoCard}; }
    static constexpr DropTarget ofCard(CardId card) { return {DropKind::Card, kNoSeat, card}; }
    bool operator==(const DropTarget&) const = default;

    DropKind kind;
    Seat seat = kNoSeat;
    CardId card = kNoCard;

private:
    constexpr DropTarget(DropKind of, Seat whose, CardId which) : kind(of), seat(whose), card(which) {}
};

using DropTargets = std::vector<DropTarget>;

// The name in QML: "table", "worn", "carried", "identity", "followers", "hand", "fight", "fighters",
// "monsters", "discard", "player:2", "card:17".
QString nameOf(const DropTarget& place);
// Nothing if no place has this name.
std::optional<DropTarget> dropTargetNamed(const QString& name);

}  // namespace kickdoor
