#include <algorithm>
#include <array>

#include "card/lint_bindings.h"
#include "card/lint_parts.h"
#include "card/lint_selector.h"
#include "card/lint_truth.h"
#include "card/word_lists.h"

namespace kickdoor {
namespace {

class EffectLinter {
public:
    EffectLinter(LintReport& report, const Catalog& catalog, const CardDef& card)
        : report_(report), catalog_(catalog), card_(card) {}

    void root(NodeRef ref, const BoundNames& bindings, std::string_view key, int index = -1,
              std::string_view inner = {}) {
        at(key, index, inner, [&](const JsonPlace& place) { visit(ref, bindings, place); });
    }
    void rootList(ListRef ref, const BoundNames& bindings, std::string_view key, int index = -1,
                  std::string_view inner = {}) {
        handsSeen_.clear();
        at(key, index, inner, [&](const JsonPlace& place) { visitList(ref, bindings, place); });
    }

private:
    template <class Do>
    void at(std::string_view key, int index, std::string_view inner, Do act) {
        const JsonPlace outer{nullptr, key, -1};
        const JsonPlace item{&outer, {}, index};
        const JsonPlace leaf{index >= 0 ? &item : &outer, inner, -1};
        act(inner.empty() ? (index >= 0 ? item : outer) : leaf);
    }

    void visitList(ListRef ref, const BoundNames& bindings, const JsonPlace& place) {
        const auto list = catalog_.list(ref);
        for (std::size_t i = 0; i < list.size(); ++i) {
            const JsonPlace item{&place, {}, static_cast<int>(i)};
            visit(list[i], bindings, item);
        }
    }

    void visit(NodeRef ref, const BoundNames& bindings, const JsonPlace& place) {
        if (ref == kNoRef) return;
        const Node& node = catalog_.node(ref);
        const OpSpec& spec = specOf(node.op);
        checkNames(node, spec, bindings, place);
        checkOp(node, bindings, place);
        if (spec.category == OpCategory::Condition) checkTruth(ref, place);
        for (std::size_t i = 0; i < spec.paramCount; ++i) {
            const ParamSpec& param = spec.params[i];
            const JsonPlace child{&place, param.name, -1};
            const BoundNames inner = bindingsOfChild(node, param, bindings);
            if (isListParam(param.type))
                visitList(ListRef(node.arg[i]), inner, child);
            else if (categoryOfParam(param.type) != OpCategory::None)
                visit(NodeRef(node.arg[i]), inner, child);
        }
        if (node.op == Op::LookAtHand) {
            const Parameters<Op::LookAtHand> look(node);
            handsSeen_.push_back({look.get<"by">(), look.get<"of">()});
        }
    }

    static BoundNames bindingsOfChild(const Node& node, const ParamSpec& param, BoundNames bindings) {
        const bool perPlayer = node.op == Op::ForEach || node.op == Op::PlayerCount ||
                               (node.op == Op::ChoosePlayer && param.type == ParamType::Condition);
        bindings.player = bindings.player || perPlayer;
        bindings.chosen =
            bindings.chosen || (node.op == Op::ChoosePlayer && param.type == ParamType::Effects);
        bindings.roll = bindings.roll || node.op == Op::Roll;
        return bindings;
    }

    void checkNames(const Node& node, const OpSpec& spec, const BoundNames& bindings,
                    const JsonPlace& place) {
        const bool noOwner = node.op == Op::Cards && !hasOwner(Selector(node).get<"from">());
        for (std::size_t i = 0; i < spec.paramCount; ++i) {
            const JsonPlace child{&place, spec.params[i].name, -1};
            if (spec.params[i].type != ParamType::Who || noOwner) continue;
            const Who who = parameterValue<ParamType::Who>(node.arg[i]);
            if (!isBound(bindings, who)) unbound(child, wordOf(who));
        }
    }

    void unbound(const JsonPlace& place, std::string_view word) {
        report_.error(place, "nobody and nothing is '" + std::string(word) + "' here");
    }
    void need(bool held, const JsonPlace& place, std::string_view cause) {
        if (!held) report_.error(place, std::string(cause));
    }

    void checkOp(const Node& node, const BoundNames& b, const JsonPlace& place) {
        switch (node.op) {
            case Op::Number:
                need(b.number, place, "no cards are discarded for it, so there is no number");
                break;
            case Op::RollResult: need(b.roll, place, "no die has been rolled"); break;
            case Op::SubjectIs: need(b.subject, place, "no card set it off or was aimed at"); break;
            case Op::CauseIs:
                need(b.cause, place, "nothing strikes or was lost, so there is no cause");
                break;
            case Op::MonsterLevel: need(b.onMonster || b.targetMonster, place, "no monster is meant"); break;
            case Op::CancelStrike:
            case Op::RedirectStrike: need(b.strike, place, "nothing is about to strike"); break;
            case Op::Reroll:
            case Op::SetRoll:
            case Op::AddToRoll: need(b.roll, place, "no die has been rolled"); break;
            case Op::RemoveMonster:
                checkMonster(Parameters<Op::RemoveMonster>(node).get<"monster">(), b, place);
                break;
            case Op::KillMonster:
                checkMonster(Parameters<Op::KillMonster>(node).get<"monster">(), b, place);
                break;
            case Op::JoinFight:
                need(b.brought, place, "no monster is played with the card, so none can join");
                break;
            case Op::JoinAsMate:
                need(b.targetMonster, place, "needs a monster aimed at");
                need(b.resolving, place, "only a card that is being played becomes a mate");
                break;
            case Op::Discard: checkMovable(Parameters<Op::Discard>(node).get<"cards">(), place); break;
            case Op::Take: checkMovable(Parameters<Op::Take>(node).get<"cards">(), place); break;
            case Op::AddStrength:
                need(Parameters<Op::AddStrength>(node).get<"to">() != Side::Target || b.targetSide, place,
                     "no side is aimed at");
                break;
            case Op::Roll: checkOutcomes(Parameters<Op::Roll>(node), place); break;
            case Op::ChooseOne: checkOptions(Parameters<Op::ChooseOne>(node).get<"options">(), place); break;
            case Op::If:
                need(Parameters<Op::If>(node).get<"then">() != kNoRef ||
                         Parameters<Op::If>(node).get<"else">() != kNoRef,
                     place, "does nothing either way");
                break;
            case Op::Wears:
                checkCard(Parameters<Op::Wears>(node).get<"card">(), CardKind::Item, place);
                break;
            case Op::MonsterIs:
                checkCard(Parameters<Op::MonsterIs>(node).get<"card">(), CardKind::Monster, place);
                break;
            case Op::Cards: lintSelector(report_, catalog_, Selector(node), b, handsSeen_, place); break;
            // clang-format off
            case Op::Nothing: case Op::Not: case Op::All: case Op::Any: case Op::HasIdentity:
            case Op::HasType: case Op::SexIs: case Op::Compare_: case Op::Has: case Op::InCombat:
            case Op::Alone: case Op::Helping: case Op::OwnTurn: case Op::MonsterHasTag: case Op::Const:
            case Op::LevelOf: case Op::Count: case Op::Plus: case Op::Times: case Op::Half:
            case Op::LeastOf: case Op::MostOf: case Op::BonusOf: case Op::GoldOf: case Op::MonsterCount:
            case Op::PlayerCount: case Op::GainLevels: case Op::LoseLevels: case Op::SetLevel:
            case Op::Draw: case Op::Die: case Op::ChangeSex: case Op::ForEach: case Op::ChoosePlayer:
            case Op::May: case Op::Escape: case Op::ForceHelp: case Op::LeaveFight: case Op::LookAtHand:
            case Op::LookAtDeck: case Op::Outcome: case Op::Option: case Op::kCount:
                // clang-format on
                break;
        }
    }

    void checkMovable(NodeRef selector, const JsonPlace& place) {
        const bool itself = Selector(catalog_.node(selector)).get<"from">() == From::This;
        need(!itself || card_.kind != CardKind::Character, place, "a Character stays with its player");
    }

    void checkMonster(WhichMonster which, const BoundNames& b, const JsonPlace& place) {
        if (which == WhichMonster::This) need(b.onMonster, place, "the card is no monster");
        if (which == WhichMonster::Target) need(b.targetMonster, place, "no monster is aimed at");
    }

    void checkCard(DefId def, CardKind kind, const JsonPlace& place) {
        const CardDef& card = catalog_[def];
        if (card.kind != kind) report_.error(place, "'" + card.key + "' is no " + std::string(wordOf(kind)));
    }

    void checkOutcomes(Parameters<Op::Roll> roll, const JsonPlace& place) {
        const int sides = roll.get<"sides">();
        std::array<int, kMostSides + 1> times{};
        for (const NodeRef ref : catalog_.list(roll.get<"outcomes">())) {
            const Parameters<Op::Outcome> outcome(catalog_.node(ref));
            const int from = outcome.get<"from">();
            const int to = outcome.get<"to">();
            if (from > to)
                report_.error(place, "an outcome from " + std::to_string(from) + " to " + std::to_string(to) +
                                         " never comes");
            for (int face = from; face <= to; ++face) ++times[static_cast<std::size_t>(face)];
        }
        for (std::size_t face = 1; face < times.size(); ++face) {
            if (static_cast<int>(face) > sides) {
                if (times[face] > 0)
                    report_.error(place,
                                  "a d" + std::to_string(sides) + " never shows " + std::to_string(face));
                continue;
            }
            if (times[face] == 0)
                report_.error(place, "no outcome for a roll of " + std::to_string(face) +
                                         " (an empty 'do' says that nothing happens)");
            if (times[face] > 1) report_.error(place, "two outcomes for a roll of " + std::to_string(face));
        }
    }

    void checkOptions(ListRef options, const JsonPlace& place) {
        if (catalog_.list(options).size() < 2) report_.error(place, "there is nothing to choose between");
    }

    void checkTruth(NodeRef ref, const JsonPlace& place) {
        const Truth truth = truthOf(catalog_, ref);
        if (truth == Truth::Never) report_.error(place, "this condition never holds");
        if (truth == Truth::Always) report_.error(place, "this condition always holds");
    }

    LintReport& report_;
    const Catalog& catalog_;
    const CardDef& card_;
    HandsSeen handsSeen_;
};

}  // namespace

void lintEffects(LintReport& report, const Catalog& catalog, const CardDef& card) {
    EffectLinter linter(report, catalog, card);
    linter.root(card.usableBy, bindingsOfHolder(), "usableBy");
    linter.root(card.joins, bindingsOfHolder(), "joins");
    linter.root(card.asEnhancerOn, bindingsOfHolder(), "asEnhancer", -1, "on");
    linter.rootList(card.badStuff, bindingsOfStrike(card), "badStuff");
    if (card.kind == CardKind::Curse) linter.rootList(card.effects, bindingsOfStrike(card), "effects");
    const BoundNames play = bindingsOfPlay(card);
    linter.root(card.play.condition, play, "play", -1, "if");
    linter.root(card.play.targetIf, play, "play", -1, "targetIf");
    if (card.kind != CardKind::Curse) linter.rootList(card.effects, play, "effects");
    for (std::size_t i = 0; i < card.modifiers.size(); ++i) {
        const ModifierDef& modifier = card.modifiers[i];
        const BoundNames bindings = bindingsOfModifier(card, modifier.stat);
        linter.root(modifier.amount, bindings, "modifiers", static_cast<int>(i), "amount");
        linter.root(modifier.condition, bindings, "modifiers", static_cast<int>(i), "if");
    }
    for (std::size_t i = 0; i < card.triggers.size(); ++i) {
        const BoundNames bindings = bindingsOfTrigger(card, card.triggers[i].on);
        linter.root(card.triggers[i].condition, bindings, "triggers", static_cast<int>(i), "if");
        linter.rootList(card.triggers[i].effects, bindings, "triggers", static_cast<int>(i), "do");
    }
    for (std::size_t i = 0; i < card.abilities.size(); ++i) {
        const AbilityDef& ability = card.abilities[i];
        const BoundNames bindings = bindingsOfAbility(card, ability);
        linter.root(ability.condition, bindings, "abilities", static_cast<int>(i), "if");
        linter.root(ability.targetIf, bindings, "abilities", static_cast<int>(i), "targetIf");
        linter.rootList(ability.effects, bindings, "abilities", static_cast<int>(i), "effects");
    }
}

}  // namespace kickdoor
