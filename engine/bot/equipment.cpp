#include "bot/equipment.h"

#include <algorithm>

#include "bot/fill.h"
#include "bot/valuation.h"
#include "evaluation/evaluate.h"
#include "evaluation/strength.h"
#include "rules/chapters/allies.h"

namespace kickdoor {
namespace {

struct Worn {
    CardId card = kNoCard;
    int worth = 0;
};

class Wardrobe {
public:
    explicit Wardrobe(const Sight& sight) : sight_(sight) {}

    void offer(CardId card) {
        const CardDef& def = sight_.defOf(card);
        if (def.kind != CardKind::Item || !sight_.mayUseItem(card, sight_.me)) return;
        // Gold breaks ties: the Item of higher gold value is kept.
        const Worn worn{card, wearWorth(sight_, def) * 2048 + def.gold};
        if (def.slot == Slot::None || sight_.hasCheat(card)) {
            free_.push_back(card);
            return;
        }
        switch (def.slot) {
            case Slot::Headgear: better(head_, worn); break;
            case Slot::Armor: better(armor_, worn); break;
            case Slot::Footgear: better(feet_, worn); break;
            case Slot::TwoHands: better(both_, worn); break;
            case Slot::OneHand:
                if (worn.worth > first_.worth || first_.card == kNoCard) {
                    second_ = first_;
                    first_ = worn;
                } else {
                    better(second_, worn);
                }
                break;
            case Slot::None: break;
        }
    }

    CardList set() const {
        CardList cards = free_;
        const auto add = [&cards](const Worn& worn) {
            if (worn.card != kNoCard) cards.push_back(worn.card);
        };
        add(head_);
        add(armor_);
        add(feet_);
        if (both_.card != kNoCard && both_.worth > first_.worth + second_.worth) {
            add(both_);
        } else {
            add(first_);
            add(second_);
        }
        return cards;
    }

private:
    static void better(Worn& best, const Worn& worn) {
        if (best.card == kNoCard || worn.worth > best.worth) best = worn;
    }

    const Sight& sight_;
    CardList free_;
    Worn head_, armor_, feet_, both_, first_, second_;
};

int goldIn(const Sight& sight, const CardList& cards, bool doubled) {
    int sum = 0;
    int dearest = 0;
    for (const CardId card : cards) {
        sum += sight.defOf(card).gold;
        dearest = std::max<int>(dearest, sight.defOf(card).gold);
    }
    return doubled ? sum + dearest : sum;
}

constexpr int kLevelPrice = 1000;

// Collects the cheapest Items up to the price of a Level, then drops those that are not needed for it.
CardList junkFor(const Sight& sight, const CommandTemplate& family, bool doubled) {
    CardList candidates;
    for (const CardId card : family.candidates)
        if (sight.knows(card) && sight.defOf(card).gold > 0) candidates.push_back(card);
    const CardList worn = bestSet(sight);
    const auto cost = [&](CardId card) {
        return cardWorth(sight, card) +
               (worn.contains(card) ? sight.weights.wornBonus * std::max<int>(0, sight.defOf(card).bonus)
                                    : 0);
    };
    std::sort(candidates.begin(), candidates.end(), [&](CardId a, CardId b) {
        // Points given up for each gold piece.
        const int left = cost(a) * sight.defOf(b).gold;
        const int right = cost(b) * sight.defOf(a).gold;
        return left != right ? left < right : a < b;
    });
    CardList chosen;
    for (const CardId card : candidates) {
        if (goldIn(sight, chosen, doubled) >= kLevelPrice || chosen.size() == kMaxCommandCards) break;
        chosen.push_back(card);
    }
    if (goldIn(sight, chosen, doubled) < kLevelPrice) return {};
    for (std::size_t i = chosen.size(); i-- > 0;) {
        CardList without = chosen;
        without.eraseAt(i);
        if (goldIn(sight, without, doubled) >= kLevelPrice) chosen = without;
    }
    int given = 0;
    for (const CardId card : chosen) given += cost(card);
    return given < levelWorth(sight, sight.me) ? chosen : CardList();
}

}  // namespace

CardList bestSet(const Sight& sight, CardId extra) {
    Wardrobe wardrobe(sight);
    for (const CardId card : sight.known(Zone::InPlay, sight.me))
        if (sight.hirelingOf(card) == kNoCard) wardrobe.offer(card);
    if (extra != kNoCard) wardrobe.offer(extra);
    return wardrobe.set();
}

std::optional<Move> equipStep(const Sight& sight, const LegalCommands& legal) {
    bool any = false;
    for (const Move& move : legal.moves)
        any = any || move.kind == CommandKind::Equip || move.kind == CommandKind::Unequip;
    if (!any) return std::nullopt;
    const CardList best = bestSet(sight);
    bool missing = false;
    for (const CardId card : best) missing = missing || !sight.isEquipped(card);
    if (!missing) return std::nullopt;
    for (const Move& move : legal.moves)
        if (move.kind == CommandKind::Equip && best.contains(move.card)) return move;
    for (const Move& move : legal.moves)
        if (move.kind == CommandKind::Unequip && !best.contains(move.card) &&
            sight.hirelingOf(move.card) == kNoCard)
            return move;
    return std::nullopt;
}

std::optional<Command> sale(const Sight& sight, const LegalCommands& legal) {
    for (const CommandTemplate& family : legal.templates) {
        if (family.move.kind != CommandKind::Sell) continue;
        const bool doubled = sight.statOf(sight.me, Stat::SaleDouble) > sight.salesAtDouble();
        const CardList junk = junkFor(sight, family, doubled);
        if (junk.empty()) continue;
        const Command command = filled(family, {junk.begin(), junk.size()});
        if (sight.judge(command).empty()) return command;
    }
    return std::nullopt;
}

}  // namespace kickdoor
