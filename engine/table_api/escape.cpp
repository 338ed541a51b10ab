#include "table_api/escape.h"

#include "evaluation/evaluate.h"
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

namespace {

// The addends of `bonusIn(state)`; what no card of the player or of `host` accounts for is the monster's,
// `rest`.
template <class Bonus>
std::vector<RollShare> sharesOf(const GameState& view, Seat seat, CardId host, DefId rest, Bonus bonusIn) {
    std::vector<RollShare> shares;
    const int bonus = bonusIn(view);
    int left = bonus;
    const auto add = [&](const GameState& without, CardId card, DefId def) {
        const int share = bonus - bonusIn(without);
        if (share != 0) shares.push_back({card, def, share});
        left -= share;
    };
    // A card's contribution is the difference without it.
    const auto count = [&](CardId card) {
        GameState without = view;
        without.cards.move(card, {Zone::TreasureDiscard, kNoSeat}, CardTable::End::Bottom);
        add(without, card, view.cards.def(card));
    };
    for (const Zone zone : {Zone::InPlay, Zone::Curses}) {
        for (const CardId card : view.cards.in(zone, seat)) count(card);
    }
    if (const DefId character = view.player[seat].character; character != kNoDef) {
        GameState without = view;
        without.player[seat].character = kNoDef;
        add(without, kNoCard, character);
    }
    if (host != kNoCard) {
        for (CardId card = view.cards.firstAttached(host); card != kNoCard;
             card = view.cards.nextAttached(card))
            count(card);
    }
    if (left != 0) shares.push_back({kNoCard, rest, left});
    return shares;
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
        chance.shares = sharesOf(view, seat, monster.card, monster.def, [&](const GameState& state) {
            return escapeBonus(game, state, monster, seat);
        });
    }
    return chances;
}

std::vector<RollShare> rollShares(const Game& game, const GameState& view) {
    const DieRoll& roll = view.roll;
    if (roll.roller == kNoSeat) return {};
    MonsterEntry from;
    for (const MonsterEntry& monster : view.combat.monsters)
        if (roll.purpose == RollPurpose::RunAway && monster.card == roll.against) from = monster;
    return sharesOf(view, roll.roller, from.card, from.def, [&](const GameState& state) {
        return rollTotal(game, state) - roll.face - roll.modifier;
    });
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
