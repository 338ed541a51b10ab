#include "table_api/plays.h"

#include "evaluation/harm.h"

namespace kickdoor {
namespace {

// What another target or payment would mend.
bool isAboutChoice(Reason reason) {
    using enum Reason;
    return reason == TargetMissing || reason == TargetWrong || reason == TargetConditionFails ||
           reason == TargetDead || reason == NotAMonster || reason == SecondCardWrong ||
           reason == CostWrong || reason == CostCardWrong || reason == Malformed;
}

Refusals whateverChosen(const Game& game, const GameState& view, const Move& use) {
    Refusals lasting;
    for (const Refusal& refusal : judge(game, view, commandOf(use)))
        if (!isAboutChoice(refusal.reason)) lasting.add(refusal);
    return lasting;
}

constexpr std::uint32_t statBit(Stat stat) {
    return 1U << static_cast<unsigned>(stat);
}

bool isPutIntoPlay(CardKind kind) {
    return kind == CardKind::Identity || kind == CardKind::Doubling || kind == CardKind::Ally ||
           kind == CardKind::Item || kind == CardKind::Character;
}

}  // namespace

bool anyPlayerFits(const Game& game, const GameState& view, CardId card) {
    const Target target = game.catalog[view.cards.def(card)].play.target;
    if (target != Target::Player && target != Target::OtherPlayer) return true;
    for (Seat seat{0}; seat < view.players; ++seat) {
        Move move;
        move.kind = CommandKind::Play;
        move.by = view.viewer;
        move.card = card;
        move.aim = Aim::atPlayer(seat);
        const Refusals refusals = judge(game, view, commandOf(move));
        if (!refusals.has(Reason::TargetConditionFails) && !refusals.has(Reason::TargetWrong) &&
            !refusals.has(Reason::TargetDead))
            return true;
    }
    return false;
}

bool canPayHelp(const Game& game, const GameState& view, CardId card) {
    if (card >= view.cards.count() || isUnknown(view.cards.def(card))) return false;
    const CardDef& def = game.catalog[view.cards.def(card)];
    if (view.cards.isIn(card, Zone::InPlay)) return def.isItem;
    return def.kind != CardKind::Curse && harmTo(game.catalog, def.effects, Who::Target) <= 0;
}

Refusals whyNotUsed(const Game& game, const GameState& view, CardId card, std::uint8_t ability) {
    if (!view.cards.isIn(card, Zone::InPlay, view.viewer)) return {};
    Move use;
    use.kind = CommandKind::Use;
    use.by = view.viewer;
    use.card = card;
    use.ability = ability;
    Refusals why = whateverChosen(game, view, use);
    for (Seat seat{0}; seat < view.players && !why.empty(); ++seat) {
        if (seat == view.viewer) continue;
        use.aim = Aim::atPlayer(seat);
        const Refusals at = whateverChosen(game, view, use);
        // Of several players one may be out of reach for a reason of their own.
        if (at.size() < why.size()) why = at;
    }
    return why;
}

bool mattersToRoll(const Game& game, const GameState& view, const Move& move) {
    const DieRoll& roll = view.roll;
    if (view.window.kind != WindowKind::Roll || move.kind != CommandKind::Play) return true;
    if (roll.purpose != RollPurpose::Effect && roll.purpose != RollPurpose::RunAway) return true;
    if (move.card >= view.cards.count() || isUnknown(view.cards.def(move.card))) return true;
    const CardDef& def = game.catalog[view.cards.def(move.card)];
    const bool flees = roll.purpose == RollPurpose::RunAway;
    // A Guest Star can be given up for an escape (R7.10).
    if (!isPutIntoPlay(def.kind) || (flees && def.kind == CardKind::Ally)) return true;
    const WhenSet answers = bit(When::AnyRoll) | bit(When::OwnFleeRoll);
    if (((def.play.when | def.abilityWhen) & answers) != 0) return true;
    const std::uint32_t stats =
        statBit(Stat::DieRoll) | (flees ? statBit(Stat::RunAway) | statBit(Stat::SureEscape) : 0U);
    return move.by == roll.roller && (def.statMask & stats) != 0;
}

}  // namespace kickdoor
