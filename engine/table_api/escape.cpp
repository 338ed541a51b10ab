#include "table_api/escape.h"

namespace kickdoor {

namespace {

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

}  // namespace kickdoor
