#include "rules/moves/moves.h"

#include "base/seats.h"
#include "rules/chapters/allies.h"
#include "rules/interpreter/run.h"

#include <algorithm>

namespace kickdoor {
namespace {

constexpr Zone deckZone(Deck deck) {
    return deck == Deck::Door ? Zone::DoorDeck : Zone::TreasureDeck;
}
constexpr Zone discardZone(Deck deck) {
    return deck == Deck::Door ? Zone::DoorDiscard : Zone::TreasureDiscard;
}

// A card that leaves play may affect its player's other cards.
void noteLeaving(Context& ctx, CardId card) {
    CardTable& cards = ctx.state.cards;
    const Place from = cards.place(card);
    if (from.zone == Zone::InPlay || from.zone == Zone::Curses) ctx.touch(from.holder);
    if (from.zone != Zone::InPlay || ctx.defOf(card).kind != CardKind::Cheat) return;
    const CardId host = cards.hostOf(card);
    if (host != kNoCard && cards.isEquipped(host)) cards.set(host, card_flag::kUnlicensed, true);
}

}  // namespace

void shuffleDeck(Context& ctx, Deck deck) {
    CardTable& cards = ctx.state.cards;
    const Zone zone = deckZone(deck);
    std::array<CardId, kMaxCards> order{};
    std::size_t count = 0;
    for (const CardId card : cards.in(zone)) order[count++] = card;
    RngRun chance(ctx.state.rng, deck == Deck::Door ? RngDomain::DoorShuffle : RngDomain::TreasureShuffle);
    for (std::size_t i = count; i > 1; --i)
        std::swap(order[i - 1], order[chance.uniform(static_cast<std::uint32_t>(i))]);
    for (const CardId card : std::span(order).first(count)) cards.setKnown(card, SeatSet());
    cards.relist({zone, kNoSeat}, {order.data(), count});
}

CardId topOfDeck(Context& ctx, Deck deck) {
    CardTable& cards = ctx.state.cards;
    if (cards.size(deckZone(deck)) == 0 && cards.size(discardZone(deck)) > 0) {
        while (cards.first(discardZone(deck)) != kNoCard) {
            const CardId card = cards.first(discardZone(deck));
            cards.move(card, {deckZone(deck), kNoSeat}, CardTable::End::Top);
        }
        shuffleDeck(ctx, deck);
        ctx.emit(eventOf(EventKind::DeckReshuffled, kNoSeat, kNoCard, static_cast<int>(deck)));
    }
    return cards.first(deckZone(deck));
}

void drawToHand(Context& ctx, Seat seat, Deck deck, Face face) {
    const CardId card = topOfDeck(ctx, deck);
    if (card == kNoCard) return;
    if (face == Face::Up) ctx.state.cards.setKnown(card, kEveryone);
    putInHand(ctx, card, seat);
    Event event = cardDrawn(seat, card, deck);
    event.audience = face == Face::Up ? kEveryone : SeatSet::of(seat);
    ctx.emit(event);
}

namespace {

// R4.6: a doubling card stays while its player has another identity of its type.
bool moveDoubling(Context& ctx, CardId doubling, CardId leaving) {
    const CardDef& def = ctx.defOf(doubling);
    const Place place = ctx.state.cards.place(doubling);
    if (def.kind != CardKind::Doubling || place.zone != Zone::InPlay) return false;
    for (const CardId other : ctx.state.cards.in(place.zone, place.holder)) {
        const CardDef& identity = ctx.defOf(other);
        if (other == leaving || identity.kind != CardKind::Identity ||
            identity.identityType != def.identityType)
            continue;
        ctx.state.cards.attach(doubling, other);
        return true;
    }
    return false;
}

// Discards the cards attached to `card`. The cards after an attached card belong to the same host, except
// after an Item that a Hireling carries: those are attached to the Item.
void dropOwn(Context& ctx, CardId card) {
    if (!ctx.state.cards.isAttached(card) || hirelingOf(ctx.game, ctx.state, card) != kNoCard)
        dropAttached(ctx, card);
}

}  // namespace

void equipIfFree(Context& ctx, CardId card, Seat seat) {
    const bool fights = ctx.state.inCombat(seat) && ctx.state.combat.stage != CombatStage::Done;
    const bool frozen = fights && !ctx.game.rules.itemsInCombat;  // R7.1
    if (!frozen && mayEquip(ctx.game, ctx.state, card, seat))
        ctx.state.cards.set(card, card_flag::kEquipped, true);
}

void dropAttached(Context& ctx, CardId host) {
    const CardDef& def = ctx.defOf(host);
    const CardId carried = def.ally == AllyKind::Hireling ? carriedBy(ctx.game, ctx.state, host) : kNoCard;
    if (carried != kNoCard && def.itemFate == ItemFate::Carried) {  // R7.9
        const Seat owner = ctx.state.cards.place(host).holder;
        takeFromHireling(ctx, carried);
        equipIfFree(ctx, carried, owner);
    }
    for (;;) {
        const CardId attached = ctx.state.cards.firstAttached(host);
        if (attached == kNoCard) return;
        if (!moveDoubling(ctx, attached, host)) discardCard(ctx, attached);
    }
}

void discardCard(Context& ctx, CardId card, DiscardedBy by) {
    CardTable& cards = ctx.state.cards;
    dropOwn(ctx, card);
    const Place from = cards.place(card);
    noteLeaving(ctx, card);
    cards.move(card, {discardZone(ctx.defOf(card).deck), kNoSeat}, CardTable::End::Top);
    cards.setKnown(card, kEveryone);
    if (from.zone == Zone::Curses)
        ctx.emit(eventOf(EventKind::CurseLifted, from.holder, card));
    else
        ctx.emit(eventOf(EventKind::CardDiscarded, from.holder, card, static_cast<int>(by)));
}

void putInHand(Context& ctx, CardId card, Seat seat) {
    CardTable& cards = ctx.state.cards;
    dropOwn(ctx, card);
    noteLeaving(ctx, card);
    const SeatSet known = cards.knownBy(card).with(seat);
    cards.move(card, {Zone::Hand, seat}, CardTable::End::Bottom);
    cards.setKnown(card, known);
    cards.set(card, card_flag::kFresh, true);
}

void layBefore(Context& ctx, CardId card, Seat seat) {
    CardTable& cards = ctx.state.cards;
    dropOwn(ctx, card);
    noteLeaving(ctx, card);
    cards.move(card, {Zone::InPlay, seat}, CardTable::End::Bottom);
    cards.setKnown(card, kEveryone);
    ctx.touch(seat);
}

void putInPlay(Context& ctx, CardId card, Seat seat) {
    layBefore(ctx, card, seat);
    equipIfFree(ctx, card, seat);
}

void putOpen(Context& ctx, CardId card, Zone zone) {
    CardTable& cards = ctx.state.cards;
    dropOwn(ctx, card);
    noteLeaving(ctx, card);
    cards.move(card, {zone, kNoSeat}, CardTable::End::Bottom);
    cards.setKnown(card, kEveryone);
}

void clearFresh(Context& ctx) {
    CardTable& cards = ctx.state.cards;
    for (const Seat seat : everySeat(ctx.state.players))
        for (const CardId card : cards.in(Zone::Hand, seat)) cards.set(card, card_flag::kFresh, false);
}

namespace {

constexpr int kHands = 2;  // R7.2

}  // namespace

int handsNeeded(Slot slot) {
    return slot == Slot::OneHand ? 1 : slot == Slot::TwoHands ? 2 : 0;
}

CardId slotBlocker(const Game& game, const GameState& state, CardId item, Seat holder) {
    return hirelingOf(game, state, item) != kNoCard ? kNoCard : ownSlotBlocker(game, state, item, holder);
}

CardId ownSlotBlocker(const Game& game, const GameState& state, CardId item, Seat holder) {
    const Slot slot = game.catalog[state.cards.def(item)].slot;
    if (slot == Slot::None || hasCheat(game, state, item)) return kNoCard;
    const int needed = handsNeeded(slot);
    int filled = 0;
    for (const CardId other : state.cards.in(Zone::InPlay, holder)) {
        if (other == item || !state.cards.isEquipped(other)) continue;
        const CardDef& def = game.catalog[state.cards.def(other)];
        const bool outside = hasCheat(game, state, other) || hirelingOf(game, state, other) != kNoCard;
        if (def.slot == Slot::None || outside) continue;  // R7.9, R7.11: outside the limits
        if (needed == 0) {
            if (def.slot == slot) return other;
        } else {
            filled += handsNeeded(def.slot);
            if (filled + needed > kHands && filled + needed > handsOf(game, state, holder)) return other;
        }
    }
    return kNoCard;
}

bool fillsHands(const Game& game, const GameState& state, CardId item) {
    return state.cards.isEquipped(item) && handsNeeded(game.catalog[state.cards.def(item)].slot) > 0 &&
           !hasCheat(game, state, item) && hirelingOf(game, state, item) == kNoCard;
}

int handsOf(const Game& game, const GameState& state, Seat seat) {
    return std::max(kHands, kHands + statOf(game, state, seat, Stat::Hands));
}

int handsFilled(const Game& game, const GameState& state, Seat seat, CardId except) {
    int filled = 0;
    for (const CardId card : state.cards.in(Zone::InPlay, seat))
        if (card != except && fillsHands(game, state, card))
            filled += handsNeeded(game.catalog[state.cards.def(card)].slot);
    return filled;
}

int handsExcess(const Game& game, const GameState& state, Seat seat) {
    const int filled = handsFilled(game, state, seat, kNoCard);
    return filled <= kHands ? 0 : std::max(0, filled - handsOf(game, state, seat));
}

bool mayEquip(const Game& game, const GameState& state, CardId item, Seat holder) {
    if (game.catalog[state.cards.def(item)].kind != CardKind::Item) return false;
    return mayUseItem(game, state, item, holder) && slotBlocker(game, state, item, holder) == kNoCard;
}

int bigItemsCarried(const Game& game, const GameState& state, Seat seat) {
    int count = 0;
    for (const CardId card : state.cards.in(Zone::InPlay, seat))
        if (countsAsBig(game, state, card)) ++count;
    return count;
}

int bigItemLimit(const Game& game, const GameState& state, Seat seat) {
    if (!game.catalog.hasBig || statOf(game, state, seat, Stat::AnyBig) > 0) return -1;
    return game.rules.bigLimit;
}

namespace {

// R4.6, R4.8: discards doubling cards that are no longer allowed.
void settleDoubling(Context& ctx, Seat seat) {
    CardTable& cards = ctx.state.cards;
    bool again = true;
    while (again) {
        again = false;
        for (const CardId card : cards.in(Zone::InPlay, seat)) {
            const CardDef& def = ctx.defOf(card);
            if (def.kind != CardKind::Doubling) continue;
            const int held = identityCount(ctx.game, ctx.state, seat, def.identityType);
            const bool needsTwo = ctx.game.rules.doubling[def.identityType] == DoublingReading::NeedsSecond;
            if (held >= (needsTwo ? 2 : 1)) continue;
            discardCard(ctx, card);
            again = true;  // the list has changed
            break;
        }
    }
}

CardList unlicensedItems(const GameState& state, Seat seat) {
    CardList found;
    for (const CardId card : state.cards.in(Zone::InPlay, seat))
        if (state.cards.has(card, card_flag::kUnlicensed)) found.push_back(card);
    return found;
}

void turnSideways(Context& ctx, CardId card, Seat seat) {
    ctx.state.cards.set(card, card_flag::kEquipped | card_flag::kUnlicensed, false);
    ctx.emit(eventOf(EventKind::CardUnequipped, seat, card));
}

// Ruling 20: Items that have lost their licence make way for Items worn without one. If several of them could
// stay, but not all, they stay marked for the question.
void settleUnlicensed(Context& ctx, Seat seat, bool mayAsk) {
    const CardList items = unlicensedItems(ctx.state, seat);
    if (items.empty()) return;
    CardTable& cards = ctx.state.cards;
    for (const CardId card : items) cards.set(card, card_flag::kEquipped, false);
    CardList staying;
    for (const CardId card : items) {
        if (mayEquip(ctx.game, ctx.state, card, seat))
            staying.push_back(card);
        else
            turnSideways(ctx, card, seat);
    }
    for (const CardId card : staying) cards.set(card, card_flag::kEquipped, true);
    for (const CardId card : staying)
        if (!mayAsk && slotBlocker(ctx.game, ctx.state, card, seat) != kNoCard) turnSideways(ctx, card, seat);
    if (!wornSurplus(ctx.game, ctx.state, seat).empty()) return;
    for (const CardId card : staying) cards.set(card, card_flag::kUnlicensed, false);
}

}  // namespace

CardList wornSurplus(const Game& game, const GameState& state, Seat seat) {
    CardList surplus;
    for (const CardId card : unlicensedItems(state, seat))
        if (slotBlocker(game, state, card, seat) != kNoCard) surplus.push_back(card);
    if (!surplus.empty() || handsExcess(game, state, seat) == 0) return surplus;
    for (const CardId card : state.cards.in(Zone::InPlay, seat))
        if (fillsHands(game, state, card)) surplus.push_back(card);
    return surplus;
}

void settleEquipment(Context& ctx, Seat seat) {
    settleDoubling(ctx, seat);
    CardTable& cards = ctx.state.cards;
    const GameState& state = ctx.state;
    const bool mayAsk = state.window.kind == WindowKind::None && state.question.kind == QuestionKind::None;
    settleUnlicensed(ctx, seat, mayAsk);
    const CardList choice = mayAsk ? wornSurplus(ctx.game, ctx.state, seat) : CardList();
    // Ruling 20: what the player will choose from takes no place from what is worn rightly.
    for (const CardId card : choice) cards.set(card, card_flag::kEquipped, false);
    for (const CardId card : cards.in(Zone::InPlay, seat)) {
        if (!cards.isEquipped(card)) continue;
        const bool fits = mayUseItem(ctx.game, ctx.state, card, seat) &&
                          slotBlocker(ctx.game, ctx.state, card, seat) == kNoCard;
        if (!fits) turnSideways(ctx, card, seat);
    }
    for (const CardId card : choice) {
        cards.set(card, card_flag::kEquipped, true);
        if (!mayUseItem(ctx.game, ctx.state, card, seat)) turnSideways(ctx, card, seat);
    }
}

void gainLevels(Context& ctx, Seat seat, int levels, MayWin mayWin) {
    if (!ctx.state.isLiving(seat) || levels <= 0) return;  // R11.3
    PlayerState& player = ctx.state.player[seat];
    const int from = player.level;
    const int goal = ctx.game.rules.goal();
    const int ceiling = mayWin == MayWin::Yes ? goal : std::max(from, goal - 1);  // R2.5
    const int to = std::min(from + levels, ceiling);
    if (to != from) {
        player.level = static_cast<std::int8_t>(to);
        ctx.touch(seat);
        ctx.emit(levelChanged(seat, from, to));
    }
    if (mayWin == MayWin::No && from + levels > to)
        ctx.emit(eventOf(EventKind::LevelsWithheld, seat, kNoCard, from + levels - to));
}

void loseLevels(Context& ctx, Seat seat, int levels, Cause cause) {
    if (!ctx.state.isLiving(seat) || levels <= 0) return;
    PlayerState& player = ctx.state.player[seat];
    const int from = player.level;
    const int to = std::max(1, from - levels);  // R2.2
    if (to == from) return;
    player.level = static_cast<std::int8_t>(to);
    ctx.touch(seat);
    ctx.emit(levelChanged(seat, from, to));
    if (cause == Cause::Curse || cause == Cause::BadStuff)
        fireTriggers(ctx, TriggerOn::LevelLost, seat, kNoCard, cause, seat);
}

}  // namespace kickdoor
