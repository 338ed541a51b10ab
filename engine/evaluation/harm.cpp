#include "evaluation/harm.h"

#include <algorithm>

namespace kickdoor {
namespace {

constexpr int kLevel = 100;
constexpr int kDeath = 2000;
constexpr int kCard = 25;
constexpr int kManyCards = 4;  // where the card does not say how many

int numberIn(const Catalog& catalog, NodeRef amount, int unsaid, int unclear) {
    if (amount == kNoRef) return unsaid;
    const Node& node = catalog.node(amount);
    return node.op == Op::Const ? node.arg[0] : unclear;
}

int harmOfCards(const Catalog& catalog, const Node& selector) {
    const int count = numberIn(catalog, selector.arg[param::kQuantity], kManyCards, 2);
    const bool hand = static_cast<From>(selector.arg[param::kFrom]) == From::Hand;
    const bool random = static_cast<Chooser>(selector.arg[param::kChooser]) == Chooser::Random;
    return count * (hand ? kCard : 2 * kCard) + (random ? 1 : 0);
}

int harm(const Catalog& catalog, const Node& node) {
    switch (node.effect()) {
        case EffectOp::Die: return kDeath;
        case EffectOp::LoseLevels: return kLevel * numberIn(catalog, node.arg[1], 1, 2);
        case EffectOp::SetLevel: return 2 * kLevel;
        case EffectOp::GainLevels: return -kLevel * numberIn(catalog, node.arg[1], 1, 2);
        case EffectOp::Draw: return -kCard * numberIn(catalog, node.arg[2], 1, 2);
        case EffectOp::ChangeSex: return kCard / 2;
        case EffectOp::Discard:
        case EffectOp::Take: return harmOfCards(catalog, catalog.node(node.arg[0]));
        case EffectOp::If: return std::max(harmOf(catalog, node.arg[1]), harmOf(catalog, node.arg[2]));
        case EffectOp::ForEach: return harmOf(catalog, node.arg[2]);
        case EffectOp::ChoosePlayer: return harmOf(catalog, node.arg[3]);
        case EffectOp::Roll: {
            int sum = 0;
            int outcomes = 0;
            for (const std::int16_t ref : catalog.list(node.arg[1])) {
                sum += harmOf(catalog, catalog.node(ref).arg[2]);
                ++outcomes;
            }
            return outcomes == 0 ? 0 : sum / outcomes;
        }
        case EffectOp::ChooseOne: {
            int least = kDeath;
            for (const std::int16_t ref : catalog.list(node.arg[1]))
                least = std::min(least, harmOf(catalog, catalog.node(ref).arg[1]));
            return least;
        }
        // Of a fight, a die or a strike, or at its player's pleasure: no harm of its own.
        case EffectOp::May:
        case EffectOp::AddStrength:
        case EffectOp::RemoveMonster:
        case EffectOp::KillMonster:
        case EffectOp::JoinFight:
        case EffectOp::JoinAsMate:
        case EffectOp::Escape:
        case EffectOp::ForceHelp:
        case EffectOp::LeaveFight:
        case EffectOp::LookAtHand:
        case EffectOp::LookAtDeck:
        case EffectOp::CancelStrike:
        case EffectOp::RedirectStrike:
        case EffectOp::Reroll:
        case EffectOp::SetRoll:
        case EffectOp::AddToRoll: break;
    }
    return 0;
}

}  // namespace

int harmOf(const Catalog& catalog, ListRef effects) {
    int sum = 0;
    for (const std::int16_t ref : catalog.list(effects)) sum += harm(catalog, catalog.node(ref));
    return sum;
}

}  // namespace kickdoor
