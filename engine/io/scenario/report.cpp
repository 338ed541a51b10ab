#include "io/scenario/report.h"

#include "io/snapshot/state_words.h"

namespace kickdoor::scenario {
namespace {

template <class Fits>
PresentCards cardsInPlay(const Game& game, const GameState& state, Seat seat, Fits fits) {
    PresentCards cards;
    for (const CardId card : state.cards.in(Zone::InPlay, seat))
        if (fits(card, game.catalog[state.cards.def(card)])) cards.push_back({state.cards.def(card), card});
    return cards;
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

std::string_view otherPhaseWord(const GameState& state) {
    const auto word = [](Phase phase) { return save_words::phases()[static_cast<std::size_t>(phase)]; };
    if (state.phase == Phase::Over || hasFrame(state, FrameKind::Death)) return phaseWord(state);
    if (state.combatOn()) return fightMayBeCalledOver(state) ? word(Phase::End) : phaseWord(state);
    const bool strikes = hasFrame(state, FrameKind::Strike);
    return word(strikes && state.phase == Phase::LookOrLoot ? Phase::KickOpenDoor : state.phase);
}

bool fightMayBeCalledOver(const GameState& state) {
    return !state.combatOn() || state.phase == Phase::Over || state.combat.monsters.empty() ||
           hasFrame(state, FrameKind::Rewards) || hasFrame(state, FrameKind::EndCombat);
}

std::string_view questionWord(const GameState& state) {
    return save_words::questionKinds()[static_cast<std::size_t>(state.question.kind)];
}

PresentCards cardsIn(const GameState& state, Zone zone, Seat holder) {
    PresentCards cards;
    for (const CardId card : state.cards.in(zone, holder)) cards.push_back({state.cards.def(card), card});
    return cards;
}

PresentCards equippedCards(const Game& game, const GameState& state, Seat seat) {
    return cardsInPlay(game, state, seat,
                       [&](CardId card, const CardDef&) { return state.cards.isEquipped(card); });
}

PresentCards unequippedCards(const Game& game, const GameState& state, Seat seat) {
    return cardsInPlay(game, state, seat, [&](CardId card, const CardDef& def) {
        return def.kind == CardKind::Item && !state.cards.isEquipped(card);
    });
}

PresentCards identityCards(const Game& game, const GameState& state, Seat seat, bool withDoubling) {
    return cardsInPlay(game, state, seat, [&](CardId, const CardDef& def) {
        return def.kind == CardKind::Identity || (withDoubling && def.kind == CardKind::Doubling);
    });
}

PresentCards fightCards(const GameState& state) {
    PresentCards cards;
    for (const MonsterEntry& entry : state.combat.monsters) cards.push_back({entry.def, entry.card});
    return cards;
}

std::string listText(const Keys& keys) {
    std::string text = "[";
    for (const std::string& key : keys) text += (text.size() > 1 ? ", " : "") + key;
    return text + "]";
}

}  // namespace kickdoor::scenario
