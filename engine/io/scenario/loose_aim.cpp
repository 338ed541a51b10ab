#include "io/scenario/loose_aim.h"

#include <algorithm>

#include "io/command_json.h"
#include "rules/judge/situation.h"

namespace kickdoor::scenario {
namespace {

bool isFought(const GameState& state, CardId card) {
    return std::any_of(state.combat.monsters.begin(), state.combat.monsters.end(),
                       [&](const MonsterEntry& entry) { return entry.card == card; });
}

Seat ownerOf(const GameState& state, CardId card) {
    return card < state.cards.count() ? state.cards.place(card).holder : kNoSeat;
}

// A player may stand for the only curse on that player.
bool liesOn(const GameState& state, CardId curse, Seat seat) {
    return curse < state.cards.count() && state.cards.isIn(curse, Zone::Curses, seat) &&
           state.cards.size(Zone::Curses, seat) == 1;
}

// Cards that enter the fight or bring a monster into it have no target, so any target in the fight may be
// named.
bool joinsTheFight(const Game& game, const GameState& state, const Move& move) {
    if (move.kind != CommandKind::Play || isUnknown(state.cards.def(move.card))) return false;
    const CardKind kind = game.catalog[state.cards.def(move.card)].kind;
    return kind == CardKind::Monster || kind == CardKind::Join ||
           (kind == CardKind::Enhancer && move.with != kNoCard);
}

// A doubling card counts for all identities of its type (R4.6).
bool doubles(const Game& game, const GameState& state, const Move& move, CardId identity) {
    if (identity >= state.cards.count() || isUnknown(state.cards.def(identity))) return false;
    const CardDef& card = game.catalog[state.cards.def(move.card)];
    return move.kind == CommandKind::Play && card.kind == CardKind::Doubling &&
           state.cards.isIn(identity, Zone::InPlay, move.by) &&
           game.catalog[state.cards.def(identity)].identityType == card.identityType;
}

const Frame* openStrike(const GameState& state) {
    return state.window.kind == WindowKind::Strike ? &state.stack.back() : nullptr;
}

bool isInTheFight(const GameState& state, Aim said) {
    return (said.kind == AimKind::Monsters && state.combatOn()) || state.inCombat(said.seat()) ||
           isFought(state, said.card());
}

// True for the player who rolled, the player about to be struck, or the card that strikes.
bool isAtStake(const GameState& state, Aim said) {
    if (said.kind == AimKind::Player && state.window.kind == WindowKind::Roll)
        return said.seat() == state.roll.roller;
    const Frame* strike = openStrike(state);
    return strike != nullptr && ((said.kind == AimKind::Player && said.seat() == strike->victim) ||
                                 (said.kind == AimKind::Card && said.card() == strike->card));
}

// Takes effect at once without a target of its own.
bool worksByItself(const Game& game, const GameState& state, const Move& move) {
    if (move.kind == CommandKind::Use) return true;
    const CardDef& card = game.catalog[state.cards.def(move.card)];
    return (card.kind == CardKind::OneShot || card.kind == CardKind::Other) &&
           playRuleOf(game, card).target == Target::None;
}

// `on` for a card or ability without a target.
bool pointsNowhereElse(const Game& game, const GameState& state, const Move& possible, Aim said) {
    if (said.kind == AimKind::Player && said.seat() == possible.by) return true;
    if (joinsTheFight(game, state, possible)) return isInTheFight(state, said);
    return worksByItself(game, state, possible) && (isInTheFight(state, said) || isAtStake(state, said));
}

// Another player's Item may be given by `card`, by `on`, or by its owner's name alone.
bool saysTheItem(const GameState& state, const Move& said, CardId item) {
    if (said.subject != kNoCard && said.subject != item) return false;
    switch (said.aim.kind) {
        case AimKind::None: return true;
        case AimKind::Player: return said.aim.seat() == ownerOf(state, item);
        case AimKind::Card: return said.aim.card() == item;
        case AimKind::Fighters:
        case AimKind::Monsters: break;
    }
    return false;
}

}  // namespace

Move spelt(const Game& game, const GameState& state, Move said) {
    const Aim aim = said.aim;
    const DefId def = faceOf(state, said.card);
    if (aim.kind == AimKind::None || isUnknown(def)) return said;
    if (said.kind == CommandKind::Play) {
        if (doubles(game, state, said, aim.card())) said.aim = Aim{};
        return said;
    }
    const auto& abilities = game.catalog[def].abilities;
    if (said.kind != CommandKind::Use || said.ability >= abilities.size()) return said;
    const Target target = abilities[said.ability].target;
    if (target == Target::ItemOfOther && aim.kind == AimKind::Card && said.subject == kNoCard) {
        said.subject = aim.card();
        said.aim = Aim{};
    } else if (target == Target::None && (aim.kind == AimKind::Fighters || aim.card() == said.card ||
                                          (aim.kind == AimKind::Player && aim.seat() == said.by))) {
        said.aim = Aim{};
    }
    return said;
}

bool saysAsMuchAs(const Game& game, const GameState& state, const Move& said, const Move& possible) {
    if (possible.subject != kNoCard) return saysTheItem(state, said, possible.subject);
    Aim aim = said.aim;
    if (said.subject != kNoCard) {
        if (aim.kind != AimKind::None) return false;
        aim = Aim::atCard(said.subject);
    }
    if (aim == possible.aim || aim.kind == AimKind::None) return true;
    switch (possible.aim.kind) {
        case AimKind::None: return pointsNowhereElse(game, state, possible, aim);
        case AimKind::Player:
            if (aim.kind == AimKind::Card) return liesOn(state, aim.card(), possible.aim.seat());
            return aim.kind == AimKind::Fighters && state.inCombat(possible.aim.seat());
        case AimKind::Fighters: return state.inCombat(aim.seat());
        case AimKind::Monsters: return isFought(state, aim.card());
        case AimKind::Card: return aim.kind == AimKind::Monsters && isFought(state, possible.aim.card());
    }
    return false;
}

}  // namespace kickdoor::scenario
