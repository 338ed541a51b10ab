#include "io/scenario/report.h"

#include "io/snapshot/state_words.h"

namespace kickdoor::scenario {
namespace {

std::string keyOfCard(const Game& game, const GameState& state, CardId card) {
    const DefId def = state.cards.def(card);
    return isUnknown(def) ? "?" : game.catalog[def].key;
}

template <class Fits>
Keys keysInPlay(const Game& game, const GameState& state, Seat seat, Fits fits) {
    Keys keys;
    for (const CardId card : state.cards.in(Zone::InPlay, seat))
        if (fits(card, game.catalog[state.cards.def(card)]))
            keys.push_back(game.catalog[state.cards.def(card)].key);
    return keys;
}

bool hasFrame(const GameState& state, FrameKind kind) {
    for (const Frame& frame : state.stack)
        if (frame.kind == kind) return true;
    return false;
}

}  // namespace

std::string_view phaseWord(const GameState& state) {
    if (state.phase == Phase::Over) return "over";
    if (hasFrame(state, FrameKind::Death)) return "looting";
    if (state.combat.stage == CombatStage::Fleeing) return "runAway";
    if (state.combatOn()) return "combat";
    return save_words::phases()[static_cast<std::size_t>(state.phase)];
}

std::string_view questionWord(const GameState& state) {
    return save_words::questionKinds()[static_cast<std::size_t>(state.question.kind)];
}

Keys keysIn(const Game& game, const GameState& state, Zone zone, Seat holder) {
    Keys keys;
    for (const CardId card : state.cards.in(zone, holder)) keys.push_back(keyOfCard(game, state, card));
    return keys;
}

Keys equippedKeys(const Game& game, const GameState& state, Seat seat) {
    return keysInPlay(game, state, seat,
                      [&](CardId card, const CardDef&) { return state.cards.isEquipped(card); });
}

Keys unequippedKeys(const Game& game, const GameState& state, Seat seat) {
    return keysInPlay(game, state, seat, [&](CardId card, const CardDef& def) {
        return def.kind == CardKind::Item && !state.cards.isEquipped(card);
    });
}

Keys identityKeys(const Game& game, const GameState& state, Seat seat, bool withDoubling) {
    return keysInPlay(game, state, seat, [&](CardId, const CardDef& def) {
        return def.kind == CardKind::Identity || (withDoubling && def.kind == CardKind::Doubling);
    });
}

Keys fightKeys(const Game& game, const GameState& state) {
    Keys keys;
    for (const MonsterEntry& entry : state.combat.monsters) keys.push_back(game.catalog[entry.def].key);
    return keys;
}

std::string listText(const Keys& keys) {
    std::string text = "[";
    for (const std::string& key : keys) text += (text.size() > 1 ? ", " : "") + key;
    return text + "]";
}

}  // namespace kickdoor::scenario
