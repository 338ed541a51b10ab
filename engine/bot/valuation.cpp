#include "bot/valuation.h"

#include <algorithm>

#include "evaluation/evaluate.h"

namespace kickdoor {
namespace {

constexpr int kUnknownDoorWorth = 30;
constexpr int kUnknownTreasureWorth = 55;

int modifierSum(const CardDef& def, Stat stat) {
    int sum = 0;
    for (const ModifierDef& modifier : def.modifiers)
        if (modifier.stat == stat && modifier.amount < 0 && modifier.condition < 0) sum += modifier.constant;
    return sum;
}

// A card without a holder is valued as if the bot had it.
Seat ownerOf(const Sight& sight, const Place& place) {
    return isPerSeat(place.zone) ? place.holder : sight.me;
}

bool hasTwin(const Sight& sight, CardId card, Seat owner) {
    const CardDef& def = sight.defOf(card);
    for (const CardId other : sight.view.cards.in(Zone::InPlay, owner))
        if (other != card && sight.knows(other) && sight.defOf(other).identity == def.identity) return true;
    return false;
}

int identityWorth(const Sight& sight, CardId card, const Place& place) {
    if (place.zone == Zone::InPlay) return 70;
    const Seat owner = ownerOf(sight, place);
    if (hasTwin(sight, card, owner)) return 4;
    const bool free = identityCount(sight.game, sight.view, owner, sight.defOf(card).identityType) == 0;
    return free ? 60 : 14;
}

int itemWorth(const Sight& sight, CardId card, const CardDef& def, const Place& place) {
    const int resale = def.gold / 16;
    if (!mayUseItem(sight.game, sight.view, card, ownerOf(sight, place))) return 4 + resale;
    return 6 + resale + 2 * wearWorth(sight, def);
}

int curseWorth(const CardDef& def, const Place& place) {
    // A curse in force is a burden; in hand it is a weapon.
    if (place.zone == Zone::Curses) return def.lasting ? -60 : -30;
    return 35;
}

}  // namespace

int levelWorth(const Sight& sight, Seat seat) {
    const int level = sight.levelOf(seat);
    return 80 + 90 * level / std::max(1, sight.game.rules.goal());
}

int wearWorth(const Sight&, const CardDef& def) {
    int worth = 10 * std::max<int>(def.bonus, 0);
    for (const ModifierDef& modifier : def.modifiers) {
        const bool always = modifier.condition < 0;
        switch (modifier.stat) {
            case Stat::Strength:
                if (!always) worth += 5;  // now and then
                break;
            case Stat::RunAway:
            case Stat::DieRoll: worth += 4 * modifier.constant; break;
            case Stat::HandLimit: worth += 2 * modifier.constant; break;
            case Stat::CurseProof: worth += 14; break;
            case Stat::Treasures:
            case Stat::Levels:
            case Stat::LevelsAsHelper:
            case Stat::SaleDouble:
            case Stat::WinsTies:
            case Stat::AnyBig:
            case Stat::NoHelp:
            case Stat::LevelIgnored:
            case Stat::ItemsIgnored:
            case Stat::NoPursuit:
            case Stat::SureEscape:
            case Stat::NoEscape:
            case Stat::FoeStrength:
            case Stat::Hands: worth += 6; break;
        }
    }
    if (!def.abilities.empty()) worth += 8;
    if (!def.triggers.empty()) worth += 4;
    return worth;
}

int cardWorth(const Sight& sight, CardId card) {
    if (!sight.knows(card))
        return sight.view.cards.def(card) == kUnknownDoor ? kUnknownDoorWorth : kUnknownTreasureWorth;
    const CardDef& def = sight.defOf(card);
    const Place place = sight.view.cards.place(card);
    switch (def.kind) {
        case CardKind::Monster: return 12 + (def.level <= 6 ? 10 : 0);
        case CardKind::Curse: return curseWorth(def, place);
        case CardKind::Enhancer: return 12 + 3 * std::abs(def.bonus);
        case CardKind::Join: return 24;
        case CardKind::Identity: return identityWorth(sight, card, place);
        case CardKind::Doubling: return place.zone == Zone::InPlay ? 60 : 26;
        case CardKind::Item: return itemWorth(sight, card, def, place);
        case CardKind::OneShot: return 16 + def.gold / 20 + (def.bonus > 0 ? 9 * def.bonus : 30);
        case CardKind::Level: return 110;
        case CardKind::Ally: return 40 + wearWorth(sight, def) + (def.ally == AllyKind::GuestStar ? 15 : 0);
        case CardKind::Cheat: return 45;
        case CardKind::Character: return wearWorth(sight, def);
        case CardKind::Other: return 40 + 4 * modifierSum(def, Stat::Strength);
    }
    return 0;
}

int worthOf(const Sight& sight, std::span<const CardId> cards) {
    int sum = 0;
    for (const CardId card : cards) sum += cardWorth(sight, card);
    return sum;
}

int grudge(const Sight& sight, Seat other) {
    const int level = sight.levelOf(other);
    const int goal = std::max(2, sight.game.rules.goal());
    int share = 15 + 60 * level / goal;
    if (level >= sight.levelOf(sight.me)) share += 15;
    if (level >= goal - 2) share += 40;
    return share;
}

Seat leader(const Sight& sight) {
    Seat best = kNoSeat;
    for (Seat seat{0}; seat < sight.view.players; ++seat) {
        if (seat == sight.me || !sight.view.isLiving(seat)) continue;
        if (best == kNoSeat || sight.levelOf(seat) > sight.levelOf(best)) best = seat;
    }
    return best;
}

void sortByWorth(const Sight& sight, CardList& cards) {
    std::array<int, kMaxCards> worth;
    for (const CardId card : cards) worth[card] = cardWorth(sight, card);
    std::sort(cards.begin(), cards.end(),
              [&](CardId a, CardId b) { return worth[a] != worth[b] ? worth[a] < worth[b] : a < b; });
}

}  // namespace kickdoor
