#include "table_api/escape.h"

#include "table_api/company.h"

namespace kickdoor {

namespace {

// Whether the player escapes as before without this card.
bool changesNothing(const Game& game, const GameState& view, Seat seat, CardId card) {
    GameState without = view;
    without.cards.move(card, {Zone::TreasureDiscard, kNoSeat}, CardTable::End::Bottom);
    for (const MonsterEntry& monster : view.combat.monsters) {
        if (escapeFrom(game, view, monster, seat) != escapeFrom(game, without, monster, seat)) return false;
        if (escapeBonus(game, view, monster, seat) != escapeBonus(game, without, monster, seat)) return false;
    }
    return true;
}

bool isForOthers(const GameState& view, const Move& move) {
    return move.aim.kind == AimKind::Player && move.aim.seat() != view.viewer;
}

// The card without which the player would not surely escape.
CardId causeOfEscape(const Game& game, const GameState& view, const MonsterEntry& monster, Seat seat) {
    for (const Zone zone : {Zone::InPlay, Zone::Curses}) {
        for (const CardId card : view.cards.in(zone, seat)) {
            GameState without = view;
            without.cards.move(card, {Zone::TreasureDiscard, kNoSeat}, CardTable::End::Bottom);
            if (escapeFrom(game, without, monster, seat) != Escape::Sure) return card;
        }
    }
    return kNoCard;
}

}  // namespace

bool mattersBeforeRoll(const Game& game, const GameState& view, const Move& move) {
    const CardId card = move.card;
    if (move.kind == CommandKind::Flee) return false;
    if (card >= view.cards.count() || isUnknown(view.cards.def(card))) return true;
    const CardDef& def = game.catalog[view.cards.def(card)];
    if (move.kind == CommandKind::Discard)
        return givesUpGuestStar(game, view, move) || !changesNothing(game, view, view.viewer, card);
    if (move.kind != CommandKind::Play || (def.play.when & bit(When::Fleeing)) != 0) return true;
    return def.kind != CardKind::Curse && !isForOthers(view, move);
}

std::vector<EscapeChance> escapeChances(const Game& game, const GameState& view, Seat seat) {
    std::vector<EscapeChance> chances;
    for (const MonsterEntry& monster : view.combat.monsters) {
        EscapeChance& chance = chances.emplace_back();
        chance.monster = monster.def;
        chance.escape = escapeFrom(game, view, monster, seat);
        if (chance.escape == Escape::Sure) chance.cause = causeOfEscape(game, view, monster, seat);
        if (chance.escape != Escape::Rolls) continue;
        chance.bonus = escapeBonus(game, view, monster, seat);
        if (chance.bonus == 0) continue;
        int left = chance.bonus;
        // A card's contribution is the difference without it.
        const auto count = [&](CardId card) {
            GameState without = view;
            without.cards.move(card, {Zone::TreasureDiscard, kNoSeat}, CardTable::End::Bottom);
            const int share = chance.bonus - escapeBonus(game, without, monster, seat);
            if (share != 0) chance.shares.push_back({card, share});
            left -= share;
        };
        for (const Zone zone : {Zone::InPlay, Zone::Curses}) {
            for (const CardId card : view.cards.in(zone, seat)) count(card);
        }
        for (CardId card = view.cards.firstAttached(monster.card); card != kNoCard;
             card = view.cards.nextAttached(card))
            count(card);
        if (left != 0) chance.shares.push_back({kNoCard, left});
    }
    return chances;
}

std::optional<Move> escapeWithoutRoll(const Game& game, const GameState& view, Seat seat) {
    if (view.combat.stage != CombatStage::Fleeing) return std::nullopt;
    for (const MonsterEntry& monster : view.combat.monsters) {
        const Escape escape = escapeFrom(game, view, monster, seat);
        if (escape != Escape::Unpursued && escape != Escape::Sure) continue;
        Command flee;
        flee.move.kind = CommandKind::Flee;
        flee.move.by = seat;
        flee.move.card = monster.card;
        if (judge(game, view, flee).empty()) return flee.move;
    }
    return std::nullopt;
}

}  // namespace kickdoor
