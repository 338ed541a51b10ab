#include "card/lint_truth.h"

#include "card/parameters.h"

#include <algorithm>
#include <vector>

namespace kickdoor {
namespace {

constexpr int kFar = 100'000;  // higher than any game reaches
constexpr int kHighestLevel = 50;

int clamped(long long value) {
    return static_cast<int>(std::clamp<long long>(value, -kFar, kFar));
}

Interval times(Interval a, int by) {
    const int x = clamped(1LL * a.least * by);
    const int y = clamped(1LL * a.most * by);
    return {std::min(x, y), std::max(x, y)};
}

Interval listInterval(const Catalog& catalog, Op op, ListRef list) {
    Interval sum;
    bool first = true;
    for (const NodeRef ref : catalog.list(list)) {
        const Interval one = intervalOf(catalog, ref);
        if (first)
            sum = one;
        else if (op == Op::Plus)
            sum = {clamped(1LL * sum.least + one.least), clamped(1LL * sum.most + one.most)};
        else if (op == Op::LeastOf)
            sum = {std::min(sum.least, one.least), std::min(sum.most, one.most)};
        else
            sum = {std::max(sum.least, one.least), std::max(sum.most, one.most)};
        first = false;
    }
    return sum;
}

Truth negated(Truth truth) {
    if (truth == Truth::Never) return Truth::Always;
    if (truth == Truth::Always) return Truth::Never;
    return truth;
}

// Decides whether `left` is more than, or at least, `right`.
Truth more(Interval left, Interval right) {
    if (left.least > right.most) return Truth::Always;
    return left.most <= right.least ? Truth::Never : Truth::Sometimes;
}
Truth atLeast(Interval left, Interval right) {
    return negated(more(right, left));
}

Truth compared(Interval left, Compare how, Interval right) {
    switch (how) {
        case Compare::AtLeast: return atLeast(left, right);
        case Compare::AtMost: return atLeast(right, left);
        case Compare::More: return more(left, right);
        case Compare::Less: return more(right, left);
        case Compare::Equal:
            if (left.least > right.most || right.least > left.most) return Truth::Never;
            return left.least == left.most && right.least == right.most ? Truth::Always : Truth::Sometimes;
    }
    return Truth::Sometimes;
}

bool sameNode(const Catalog& catalog, NodeRef a, NodeRef b) {
    return a == b || (a != kNoRef && b != kNoRef && catalog.node(a) == catalog.node(b));
}

// "x" and "not x" side by side.
bool contradictory(const Catalog& catalog, std::span<const NodeRef> list) {
    for (const NodeRef a : list)
        for (const NodeRef b : list)
            if (const Node& other = catalog.node(b);
                other.op == Op::Not && sameNode(catalog, a, Parameters<Op::Not>(other).get<"of">()))
                return true;
    return false;
}

Truth ofList(const Catalog& catalog, std::span<const NodeRef> list, Truth decisive) {
    bool allOther = true;
    for (const NodeRef ref : list) {
        const Truth one = truthOf(catalog, ref);
        if (one == decisive) return decisive;
        allOther = allOther && one == negated(decisive);
    }
    if (contradictory(catalog, list)) return decisive;
    return allOther ? negated(decisive) : Truth::Sometimes;
}

}  // namespace

Interval intervalOf(const Catalog& catalog, NodeRef amount) {
    if (amount == kNoRef) return {1, 1};
    const Node& node = catalog.node(amount);
    switch (node.amount()) {
        case AmountOp::Const: {
            const int value = Parameters<Op::Const>(node).get<"value">();
            return {value, value};
        }
        case AmountOp::LevelOf: return {0, kHighestLevel};  // 0: without a player
        case AmountOp::Count:
        case AmountOp::Number:
        case AmountOp::GoldOf: return {0, kFar};
        case AmountOp::MonsterLevel: return {0, 20};
        case AmountOp::MonsterCount: return {0, 20};
        case AmountOp::PlayerCount: return {0, 6};
        case AmountOp::Plus: return listInterval(catalog, node.op, Parameters<Op::Plus>(node).get<"of">());
        case AmountOp::LeastOf:
            return listInterval(catalog, node.op, Parameters<Op::LeastOf>(node).get<"of">());
        case AmountOp::MostOf:
            return listInterval(catalog, node.op, Parameters<Op::MostOf>(node).get<"of">());
        case AmountOp::Times: {
            const Parameters<Op::Times> product(node);
            return times(intervalOf(catalog, product.get<"of">()), product.get<"by">());
        }
        case AmountOp::Half: {
            const Interval whole = intervalOf(catalog, Parameters<Op::Half>(node).get<"of">());
            return {(whole.least - 1) / 2, (whole.most + 1) / 2};
        }
        case AmountOp::BonusOf:
        case AmountOp::RollResult: break;
    }
    return {-kFar, kFar};
}

Truth truthOf(const Catalog& catalog, NodeRef condition) {
    if (condition == kNoRef) return Truth::Sometimes;
    const Node& node = catalog.node(condition);
    switch (node.condition()) {
        case ConditionOp::Not: return negated(truthOf(catalog, Parameters<Op::Not>(node).get<"of">()));
        case ConditionOp::All:
            return ofList(catalog, catalog.list(Parameters<Op::All>(node).get<"of">()), Truth::Never);
        case ConditionOp::Any:
            return ofList(catalog, catalog.list(Parameters<Op::Any>(node).get<"of">()), Truth::Always);
        case ConditionOp::Compare_: {
            const Parameters<Op::Compare_> p(node);
            return compared(intervalOf(catalog, p.get<"left">()), p.get<"is">(),
                            intervalOf(catalog, p.get<"right">()));
        }
        // clang-format off
        case ConditionOp::HasIdentity: case ConditionOp::HasType: case ConditionOp::SexIs:
        case ConditionOp::Has: case ConditionOp::Wears: case ConditionOp::InCombat:
        case ConditionOp::Alone: case ConditionOp::Helping: case ConditionOp::OwnTurn:
        case ConditionOp::MonsterIs: case ConditionOp::MonsterHasTag: case ConditionOp::SubjectIs:
        case ConditionOp::CauseIs:
            // clang-format on
            break;
    }
    return Truth::Sometimes;
}

}  // namespace kickdoor
