#include "rules/judge/situation.h"

#include "evaluation/joins.h"
#include "rules/chapters/procedures.h"

namespace kickdoor {

Moment momentOf(const GameState& state) {
    if (state.phase == Phase::Over) return Moment::Over;
    if (state.question.kind == QuestionKind::Charity) return Moment::Charity;
    if (state.question.kind != QuestionKind::None) return Moment::Question;
    return momentBeneathQuestion(state);
}

Moment momentBeneathQuestion(const GameState& state) {
    if (state.window.kind == WindowKind::Roll) return Moment::RollWindow;
    if (state.window.kind == WindowKind::Strike) return Moment::StrikeWindow;
    if (state.window.kind == WindowKind::LastCard) return Moment::LastCard;
    if (state.phase == Phase::Setup) return Moment::Setup;
    if (state.combat.stage == CombatStage::Fleeing) return Moment::Fleeing;
    return state.combatOn() ? Moment::Combat : Moment::Free;
}

namespace {

// Limits nested answers so that the stack cannot overflow.
bool mayNest(const GameState& state) {
    return state.stack.size() <= kMaxFrames / 2;
}

// True if an effect or strike in progress concerns the player, who then may not save cards from it (R10.2).
bool isAtStake(const GameState& state, Seat seat) {
    for (const Frame& frame : state.stack) {
        const bool aims = frame.kind == FrameKind::Strike || frame.kind == FrameKind::Block;
        if (aims && (frame.victim == seat || frame.target == seat || frame.pending.has(seat))) return true;
        if (frame.kind == FrameKind::Block && (frame.you == seat || frame.player == seat)) return true;
    }
    return false;
}

WhenSet openInFight(const GameState& state, Seat seat) {
    WhenSet open = bit(When::AnyCombat);
    if (state.inCombat(seat)) open |= bit(When::OwnCombat);
    if (seat == state.combat.fighter) open |= bit(When::FighterOnly);
    return open;
}

// R6.1-R6.5: the times that a window leaves open.
WhenSet openInWindow(const GameState& state, Seat seat, Moment moment) {
    if (!mayNest(state)) return 0;
    WhenSet open = bit(When::AnyTime);
    const bool own = seat == state.active;
    if (own) open |= bit(When::OwnTurnAlways);
    if (state.inCombat(seat) || !goesOnBeside(state, moment, seat)) return open;
    return open | bit(When::NotInCombat) | (own ? bit(When::OwnTurn) : 0U);
}

}  // namespace

bool goesOnBeside(const GameState& state, Moment moment, Seat seat) {
    switch (moment) {
        case Moment::Free:
        case Moment::Combat:
        case Moment::Fleeing:
        case Moment::Charity: return true;
        case Moment::RollWindow:
        case Moment::StrikeWindow:
        case Moment::LastCard: return !isAtStake(state, seat);
        case Moment::Over:
        case Moment::Setup:
        case Moment::Question: return false;
    }
    return false;
}

WhenSet openWhen(const GameState& state, Seat seat) {
    return openWhen(state, seat, momentOf(state));
}

WhenSet openWhen(const GameState& state, Seat seat, Moment moment) {
    if (seat >= state.players || !state.isLiving(seat)) return 0;
    const bool own = seat == state.active;
    const bool fighting = state.inCombat(seat);
    WhenSet open = 0;
    switch (moment) {
        case Moment::Over:
        case Moment::Setup:
        case Moment::Question: return 0;
        case Moment::StrikeWindow: {
            open = openInWindow(state, seat, moment);
            // A fight continues beside a curse played into it (R6.6).
            if (open != 0 &&
                (state.combat.stage == CombatStage::Open || state.combat.stage == CombatStage::Settling))
                open |= openInFight(state, seat);
            if (!state.window.waiting.has(seat)) return open;
            const bool curse = static_cast<Cause>(state.stack.back().cause) == Cause::Curse;
            return open | bit(When::StrikeOnYou) | bit(curse ? When::CurseOnYou : When::BadStuffOnYou);
        }
        case Moment::RollWindow:
            open |= bit(When::AnyRoll);
            if (isCriticalDie(state.roll)) return open;  // R8.13: everything else was added before
            open |= openInWindow(state, seat, moment);
            if (state.roll.purpose == RollPurpose::RunAway && state.roll.roller == seat)
                open |= bit(When::OwnFleeRoll);
            return open;
        case Moment::LastCard:
            if (!state.window.waiting.has(seat)) return 0;
            [[fallthrough]];
        case Moment::Combat: open |= openInFight(state, seat); break;
        case Moment::Fleeing:
            if (mustStillFlee(state, seat)) open |= bit(When::Fleeing);
            break;
        case Moment::Free:
        case Moment::Charity: open |= bit(When::NoCombat); break;
    }
    open |= bit(When::AnyTime);
    if (!fighting) open |= bit(When::NotInCombat);
    if (own) open |= bit(When::OwnTurnAlways);
    if (own && !fighting) open |= bit(When::OwnTurn);
    const bool beforeDoor = state.phase == Phase::Arrange || state.phase == Phase::KickOpenDoor;
    if (own && moment == Moment::Free && beforeDoor && state.cards.size(Zone::Revealed) == 0)
        open |= bit(When::FaceUpDraw);
    return open;
}

PlayRule playRuleOf(const Game& game, const CardDef& def) {
    PlayRule rule{def.play.when, 0, def.play.target};
    switch (def.kind) {
        case CardKind::Item:
        case CardKind::Cheat: rule.whenFresh = bit(When::NotInCombat); break;  // R6.2, R6.5
        case CardKind::Identity:
        case CardKind::Doubling: rule.whenFresh = bit(When::AnyTime); break;  // R4.3
        case CardKind::Level:
            if (rule.target == Target::None) rule.target = Target::Self;
            if (rule.when != 0) break;  // specified by the card
            rule.when = bit(game.rules.levelCardsAnyone ? When::AnyTime : When::OwnTurnAlways);  // R7.8
            rule.whenFresh = bit(When::AnyTime);
            if (rule.target == Target::Self && game.rules.levelCardsAnyone &&
                speaksOfTarget(game.catalog, def.effects))
                rule.target = Target::Player;
            break;
        case CardKind::Monster:
            if (joinsAtAll(game, def)) rule.when = bit(When::AnyCombat);  // R6.7, R8.15
            break;
        case CardKind::Curse:
        case CardKind::Enhancer:
        case CardKind::Join:
        case CardKind::OneShot:
        case CardKind::Ally:
        case CardKind::Other:
        case CardKind::Character: break;  // as the card says
    }
    return rule;
}

bool mayLieOnTable(const Game& game, const CardDef& oneShot) {
    return oneShot.kind == CardKind::OneShot &&
           (oneShot.isItem || (game.rules.layAnyOneShot && oneShot.deck == Deck::Treasure));
}

bool laysOneShotDown(const Game& game, const GameState& state, const Command& command, WhenSet open) {
    const CardId card = command.move.card;
    const CardDef& def = game.catalog[state.cards.def(card)];
    if (!mayLieOnTable(game, def) || command.move.aim.kind != AimKind::None) return false;
    if (state.cards.isIn(card, Zone::InPlay)) return false;
    // Ruling x: without a target, a card that can be used now is used, unless it needs a target.
    const PlayRule rule = playRuleOf(game, def);
    const bool aimed = rule.target != Target::None && rule.target != Target::Self;
    Bindings at;
    at.you = command.by();
    at.card = card;
    at.def = state.cards.def(card);
    if (!aimed && (rule.when & open) != 0 && holds(game, state, def.play.condition, at)) return false;
    const Moment moment = momentOf(state);
    // In a window it can only be an answer.
    if (moment == Moment::StrikeWindow || moment == Moment::RollWindow) return false;
    const bool fresh = state.cards.isFresh(card) || state.cards.isIn(card, Zone::Revealed);
    return (moment == Moment::Setup && def.isItem) || (open & bit(When::OwnTurn)) != 0 ||
           (fresh && (open & bit(When::NotInCombat)) != 0);
}

Usage usageOf(const Game& game, DefId def, std::uint8_t ability, Seat by, Seat victim) {
    const CardDef& card = game.catalog[def];
    const Limit limit = card.abilities[ability].limit;
    Usage usage;
    usage.def = def;
    usage.ability = ability;
    usage.by = card.kind == CardKind::Monster ? kNoSeat : by;
    usage.victim = limit == Limit::PerVictimInCombat ? victim : kNoSeat;
    usage.limit = static_cast<std::uint8_t>(limit);
    return usage;
}

bool isSameUsage(const Game& game, const Usage& a, const Usage& b) {
    if (a.by != b.by || a.victim != b.victim || !game.catalog.isSame(a.def, b.def)) return false;
    return (a.def == b.def && a.ability == b.ability) ||
           game.catalog[a.def].abilities[a.ability].key == game.catalog[b.def].abilities[b.ability].key;
}

int usedOf(const Game& game, const GameState& state, DefId def, std::uint8_t ability, Seat by, Seat victim) {
    const Usage wanted = usageOf(game, def, ability, by, victim);
    for (const Usage& usage : state.usage)
        if (isSameUsage(game, usage, wanted)) return usage.count;
    return 0;
}

}  // namespace kickdoor
