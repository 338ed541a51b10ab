#include "evaluation/harm.h"

#include "evaluation/evaluate.h"

#include <algorithm>

namespace kickdoor {
namespace {

constexpr int kLevel = 100;
constexpr int kDeath = 2000;
constexpr int kCard = 25;
constexpr int kManyCards = 4;  // if the card does not say how many

int numberIn(const Catalog& catalog, NodeRef amount, int unsaid, int unclear) {
    if (amount == kNoRef) return unsaid;
    const Node& node = catalog.node(amount);
    return node.op == Op::Const ? Parameters<Op::Const>(node).get<"value">() : unclear;
}

int harmOfCards(const Catalog& catalog, Selector selector) {
    const int count = numberIn(catalog, selector.get<"quantity">(), kManyCards, 2);
    const bool hand = selector.get<"from">() == From::Hand;
    const bool random = selector.get<"chooser">() == Chooser::Random;
    return count * (hand ? kCard : 2 * kCard) + (random ? 1 : 0);
}

int harm(const Catalog& catalog, const Node& node) {
    switch (node.effect()) {
        case EffectOp::Die: return kDeath;
        case EffectOp::LoseLevels:
            return kLevel * numberIn(catalog, Parameters<Op::LoseLevels>(node).get<"amount">(), 1, 2);
        case EffectOp::SetLevel: return 2 * kLevel;
        case EffectOp::GainLevels:
            return -kLevel * numberIn(catalog, Parameters<Op::GainLevels>(node).get<"amount">(), 1, 2);
        case EffectOp::Draw:
            return -kCard * numberIn(catalog, Parameters<Op::Draw>(node).get<"amount">(), 1, 2);
        case EffectOp::ChangeSex: return kCard / 2;
        case EffectOp::Discard:
        case EffectOp::Take: return harmOfCards(catalog, selectorOf(catalog, node));
        case EffectOp::If: {
            const Parameters<Op::If> p(node);
            return std::max(harmOf(catalog, p.get<"then">()), harmOf(catalog, p.get<"else">()));
        }
        case EffectOp::ForEach: return harmOf(catalog, Parameters<Op::ForEach>(node).get<"do">());
        case EffectOp::ChoosePlayer: return harmOf(catalog, Parameters<Op::ChoosePlayer>(node).get<"do">());
        case EffectOp::Roll: {
            int sum = 0;
            int outcomes = 0;
            for (const NodeRef ref : catalog.list(Parameters<Op::Roll>(node).get<"outcomes">())) {
                sum += harmOf(catalog, Parameters<Op::Outcome>(catalog.node(ref)).get<"do">());
                ++outcomes;
            }
            return outcomes == 0 ? 0 : sum / outcomes;
        }
        case EffectOp::ChooseOne: {
            int least = kDeath;
            for (const NodeRef ref : catalog.list(Parameters<Op::ChooseOne>(node).get<"options">()))
                least =
                    std::min(least, harmOf(catalog, Parameters<Op::Option>(catalog.node(ref)).get<"do">()));
            return least;
        }
        // Effects on a fight, a die or a strike, and optional effects, do no harm by themselves.
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

bool names(const Node& node, Who whom) {
    const OpSpec& spec = specOf(node.op);
    for (std::size_t i = 0; i < spec.paramCount; ++i)
        if (spec.params[i].type == ParamType::Who && static_cast<Who>(node.arg[i]) == whom) return true;
    return false;
}

int harmTo(const Catalog& catalog, const Node& node, Who whom) {
    if (node.op == Op::If) {
        const Parameters<Op::If> p(node);
        return std::max(harmTo(catalog, p.get<"then">(), whom), harmTo(catalog, p.get<"else">(), whom));
    }
    if (node.op != Op::Discard && node.op != Op::Take) return names(node, whom) ? harm(catalog, node) : 0;
    const Selector selector = selectorOf(catalog, node);
    const int cards = harmOfCards(catalog, selector);
    const bool loses = selector.get<"of">() == whom;
    const bool gains = node.op == Op::Take && Parameters<Op::Take>(node).get<"to">() == whom;
    return (loses ? cards : 0) - (gains ? cards : 0);
}

}  // namespace

int harmTo(const Catalog& catalog, ListRef effects, Who whom) {
    int sum = 0;
    for (const NodeRef ref : catalog.list(effects)) sum += harmTo(catalog, catalog.node(ref), whom);
    return sum;
}

int harmOf(const Catalog& catalog, ListRef effects) {
    int sum = 0;
    for (const NodeRef ref : catalog.list(effects)) sum += harm(catalog, catalog.node(ref));
    return sum;
}

}  // namespace kickdoor
