#include "bot/valuation.h"

#include <algorithm>

#include "evaluation/evaluate.h"

namespace kickdoor {
namespace {

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
    for (const CardId other : sight.known(Zone::InPlay, owner))
        if (other != card && sight.knows(other) && sight.defOf(other).identity == def.identity) return true;
    return false;
}

int identityWorth(const Sight& sight, CardId card, const Place& place) {
    if (place.zone == Zone::InPlay) return sight.weights.identityWorn;
    const Seat owner = ownerOf(sight, place);
    if (hasTwin(sight, card, owner)) return sight.weights.identityTwin;
    const bool free = sight.identityCount(owner, sight.defOf(card).identityType) == 0;
    return free ? sight.weights.identityFitting : sight.weights.identityOther;
}

int itemWorth(const Sight& sight, CardId card, const CardDef& def, const Place& place) {
    const int resale = def.gold / sight.weights.goldForPoint;
    if (!sight.mayUseItem(card, ownerOf(sight, place))) return sight.weights.itemUseless + resale;
    return sight.weights.item + resale + sight.weights.itemWearing * wearWorth(sight, def);
}

// Without it the Item that it lies on may be of no use (R7.11).
int cheatWorth(const Sight& sight, CardId card) {
    const CardId item = sight.hostOf(card);
    const bool works = item != kNoCard && sight.weights.cheatLaid != 0 && sight.isEquipped(item);
    return sight.weights.cheat +
           (works ? sight.weights.itemWearing * wearWorth(sight, sight.defOf(item)) : 0);
}

int curseWorth(const Sight& sight, const CardDef& def, const Place& place) {
    // A curse in force is a burden; in hand it is a weapon.
    if (place.zone == Zone::Curses)
        return def.lasting ? sight.weights.lastingCurseBorne : sight.weights.curseBorne;
    return sight.weights.curseInHand;
}

}  // namespace

int levelWorth(const Sight& sight, Seat seat) {
    const int level = sight.levelOf(seat);
    return sight.weights.level + sight.weights.levelNearGoal * level / std::max(1, sight.game.rules.goal());
}

int wearWorth(const Sight& sight, const CardDef& def) {
    int worth = sight.weights.strength * std::max<int>(def.bonus, 0);
    for (const ModifierDef& modifier : def.modifiers) {
        const bool always = modifier.condition < 0;
        switch (modifier.stat) {
            case Stat::Strength:
                if (!always) worth += sight.weights.strengthSometimes;  // now and then
                break;
            case Stat::RunAway:
            case Stat::DieRoll: worth += sight.weights.runAway * modifier.constant; break;
            case Stat::HandLimit: worth += sight.weights.handLimit * modifier.constant; break;
            case Stat::CurseProof: worth += sight.weights.curseProof; break;
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
            case Stat::Hands: worth += sight.weights.otherStat; break;
        }
    }
    if (!def.abilities.empty()) worth += sight.weights.ability;
    if (!def.triggers.empty()) worth += sight.weights.trigger;
    return worth;
}

int cardWorth(const Sight& sight, CardId card) {
    if (!sight.knows(card))
        return sight.backOf(card) == Deck::Door ? sight.weights.unknownDoor : sight.weights.unknownTreasure;
    const CardDef& def = sight.defOf(card);
    const Place place = sight.place(card);
    switch (def.kind) {
        case CardKind::Monster:
            return sight.weights.monster + (def.level <= 6 ? sight.weights.weakMonster : 0);
        case CardKind::Curse: return curseWorth(sight, def, place);
        case CardKind::Enhancer:
            return sight.weights.enhancer + sight.weights.enhancerPoint * std::abs(def.bonus);
        case CardKind::Join: return sight.weights.join;
        case CardKind::Identity: return identityWorth(sight, card, place);
        case CardKind::Doubling:
            return place.zone == Zone::InPlay ? sight.weights.doublingWorn : sight.weights.doublingInHand;
        case CardKind::Item: return itemWorth(sight, card, def, place);
        case CardKind::OneShot:
            return sight.weights.oneShot + def.gold / sight.weights.oneShotGoldForPoint +
                   (def.bonus > 0 ? sight.weights.oneShotPoint * def.bonus : sight.weights.oneShotOther);
        case CardKind::Level: return sight.weights.levelCard;
        case CardKind::Ally:
            return sight.weights.ally + wearWorth(sight, def) +
                   (def.ally == AllyKind::GuestStar ? sight.weights.guestStar : 0);
        case CardKind::Cheat: return cheatWorth(sight, card);
        case CardKind::Character: return wearWorth(sight, def);
        case CardKind::Other:
            return sight.weights.other + sight.weights.otherStrength * modifierSum(def, Stat::Strength);
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
    int share = sight.weights.grudge + sight.weights.grudgeByLevel * level / goal;
    if (level >= sight.levelOf(sight.me)) share += sight.weights.grudgeAhead;
    if (level >= goal - 2) share += sight.weights.grudgeNearGoal;
    share += sight.weights.revenge * sight.wrongsBy(other);
    return share;
}

Seat leader(const Sight& sight) {
    Seat best = kNoSeat;
    for (Seat seat{0}; seat < sight.players(); ++seat) {
        if (seat == sight.me || !sight.isLiving(seat)) continue;
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
