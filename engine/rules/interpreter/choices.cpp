#include "rules/interpreter/choices.h"

#include "base/insertion_sort.h"
#include "base/seats.h"
#include "rules/chapters/allies.h"
#include "rules/chapters/characters.h"
#include "rules/chapters/procedures.h"
#include "rules/moves/moves.h"
#include "rules/moves/unseen.h"

#include <algorithm>

namespace kickdoor {
namespace {

// Frame::step of an effect that moves cards.
constexpr std::uint8_t kStart = 0;
constexpr std::uint8_t kNothingYet = 1;
constexpr std::uint8_t kMovedSome = 2;

// The player who receives the cards.
Seat takerOf(const Context& ctx, const Frame& frame, Parameters<Op::Take> take) {
    return resolve(ctx.game, ctx.state, take.get<"to">(), bindingsOf(frame)).first();
}

int quantityOf(const Game& game, const GameState& state, Selector selector, const Frame& frame,
               std::size_t found) {
    const int all = static_cast<int>(found);
    const int wanted = amountOr(game, state, selector.get<"quantity">(), bindingsOf(frame), all);
    return std::clamp(wanted, 0, all);
}

Seat currentOwner(const GameState& state, const Game& game, const Frame& frame, const Node& node) {
    return isOwnerless(selectorOf(game.catalog, node)) ? kNoSeat : nextInTurn(state, frame.pending);
}

Seat chooserSeat(const Game& game, const GameState& state, const Frame& frame, Selector selector,
                 Seat owner) {
    Seat seat = kNoSeat;
    const auto named = [&](Who who) { return resolve(game, state, who, bindingsOf(frame)).first(); };
    switch (selector.get<"chooser">()) {
        case Chooser::You: seat = frame.you; break;
        case Chooser::Victim: seat = frame.victim; break;
        case Chooser::Target: seat = frame.target; break;
        case Chooser::Fighter: seat = named(Who::Fighter); break;
        case Chooser::Left: seat = named(Who::Left); break;
        case Chooser::Right: seat = named(Who::Right); break;
        case Chooser::Chosen: seat = frame.chosen; break;
        case Chooser::Player: seat = frame.player; break;
        case Chooser::Owner:
        case Chooser::Random:
        case Chooser::MostGold:
        case Chooser::HighestBonus: break;
    }
    if (seat == kNoSeat || !state.isLiving(seat)) seat = owner != kNoSeat ? owner : frame.you;
    return seat;
}

bool seesAll(const GameState& state, Seat seat, const CardList& cards) {
    return std::all_of(cards.begin(), cards.end(), [&](CardId card) {
        return !state.cards.isIn(card, Zone::Hand) || state.cards.knownBy(card).has(seat) ||
               state.cards.isIn(card, Zone::Hand, seat);
    });
}

// Fires the owner's lostItem triggers (R10.5) if an Item in play was lost to a curse or Bad Stuff.
void noteLost(Context& ctx, CardId card, Seat owner, const Frame& frame, bool wasInPlay) {
    const auto cause = static_cast<Cause>(frame.cause);
    if (!wasInPlay || owner == kNoSeat || (cause != Cause::Curse && cause != Cause::BadStuff)) return;
    if (ctx.defOf(card).isItem) fireTriggers(ctx, TriggerOn::LostItem, owner, card, cause, owner);
}

void moveOne(Context& ctx, const Frame& frame, const Node& node, CardId card) {
    const Place from = ctx.state.cards.place(card);
    // Characters do not move, and cards that have returned to a deck cannot be found.
    if (from.zone == Zone::Box || from.zone == Zone::DoorDeck || from.zone == Zone::TreasureDeck) return;
    const Seat owner = isPerSeat(from.zone) ? from.holder : kNoSeat;
    const bool wasInPlay = from.zone == Zone::InPlay;
    if (node.op == Op::Discard) {
        if (from.zone == Zone::DoorDiscard || from.zone == Zone::TreasureDiscard) return;  // there already
        // What a player's own card or ability asks of them is a price, not a loss.
        const bool own = owner == frame.you && static_cast<Cause>(frame.cause) == Cause::Any;
        discardAlsoFromFight(ctx, card, own ? DiscardedBy::Choice : DiscardedBy::Rules);
    } else {
        const Parameters<Op::Take> take(node);
        const Seat to = takerOf(ctx, frame, take);
        if (to == kNoSeat || !ctx.state.isLiving(to) || to == owner) return;  // R11.3
        if (to == ctx.state.combat.fighter && isSharedTreasure(ctx, frame)) return takeShared(ctx, card);
        const bool intoPlay = take.get<"into">() == Into::Play && ctx.defOf(card).isItem;
        if (from.zone == Zone::Monsters) discardAlsoFromFight(ctx, card);
        if (intoPlay)
            putInPlay(ctx, card, to);
        else
            putInHand(ctx, card, to);
        Event event = eventBetween(EventKind::CardTaken, to, owner, card);
        event.audience = ctx.state.cards.knownBy(card);
        ctx.emit(event);
    }
    noteLost(ctx, card, owner, frame, wasInPlay);
}

// Handles cards taken face down from a hand (R3.1). Discards are visible to all.
void takeUnseen(Context& ctx, const Frame& frame, const Node& node, std::span<const CardId> cards,
                Seat chooser) {
    if (node.op == Op::Discard) return;
    const Seat to = takerOf(ctx, frame, Parameters<Op::Take>(node));
    FixedVector<Handing, kMaxCards> handed;
    for (const CardId card : cards)
        if (ctx.state.cards.isIn(card, Zone::Hand)) handed.push_back({card, to});
    if (handed.empty() || to == kNoSeat || !ctx.state.isLiving(to)) return;
    const Seat owner = ctx.state.cards.place(handed[0].card).holder;
    loseTrack(ctx, owner, {handed.begin(), handed.size()}, SeatSet::of(to).with(chooser));
}

void moveAll(Context& ctx, std::size_t i, const Node& node, std::span<const CardId> cards,
             Seat chooser = kNoSeat) {
    const Frame frame = ctx.state.stack[i];
    takeUnseen(ctx, frame, node, cards, chooser);
    for (const CardId card : cards) moveOne(ctx, frame, node, card);
    if (!cards.empty()) ctx.state.stack[i].step = kMovedSome;
}

void pickRandomly(Context& ctx, CardList& cards, int quantity) {
    for (int k = 0; k < quantity; ++k) {
        const auto left = static_cast<std::uint32_t>(cards.size()) - static_cast<std::uint32_t>(k);
        const std::size_t pick =
            static_cast<std::size_t>(k) + uniform(ctx.state.rng, RngDomain::RandomPick, left);
        std::swap(cards[static_cast<std::size_t>(k)], cards[pick]);
    }
}

void pickBest(Context& ctx, CardList& cards, Chooser by) {
    const auto worth = [&](CardId card) {
        return by == Chooser::MostGold ? static_cast<int>(ctx.defOf(card).gold)
                                       : static_cast<int>(ctx.defOf(card).bonus);
    };
    // Ties: what came into play first.
    insertionSort(cards.begin(), cards.end(), [&](CardId a, CardId b) { return worth(a) > worth(b); });
}

void selectCurrent(const Game& game, const GameState& state, const Frame& frame, const Node& node, Seat owner,
                   CardList& out) {
    selectFrom(game, state, selectorOf(game.catalog, node), owner, bindingsOf(frame), out);
}

// Moves the cards that one owner loses, or asks for them. True if asked.
bool moveOf(Context& ctx, std::size_t i, const Node& node, Seat owner) {
    const Selector selector = selectorOf(ctx.game.catalog, node);
    const Frame frame = ctx.state.stack[i];
    CardList cards;
    selectCurrent(ctx.game, ctx.state, frame, node, owner, cards);
    const int quantity = quantityOf(ctx.game, ctx.state, selector, frame, cards.size());
    const Chooser chooser = selector.get<"chooser">();
    const bool upTo = selector.get<"upTo">();
    if (quantity == 0) return false;
    const bool choice = upTo || quantity < static_cast<int>(cards.size());
    if (choice && chooser != Chooser::Random && chooser != Chooser::MostGold &&
        chooser != Chooser::HighestBonus) {
        const Seat asked = chooserSeat(ctx.game, ctx.state, frame, selector, owner);
        if (asked != kNoSeat && seesAll(ctx.state, asked, cards)) {
            ask(ctx, QuestionKind::Cards, asked, upTo ? 0U : static_cast<std::size_t>(quantity),
                static_cast<std::size_t>(quantity));
            return true;
        }
    }
    if (choice) {
        if (chooser == Chooser::MostGold || chooser == Chooser::HighestBonus)
            pickBest(ctx, cards, chooser);
        else
            pickRandomly(ctx, cards, quantity);  // an unseen hand is picked from at random
    }
    moveAll(ctx, i, node, {cards.begin(), static_cast<std::size_t>(quantity)});
    return false;
}

}  // namespace

const Node& nodeAt(const Game& game, const Frame& frame) {
    return game.catalog.node(game.catalog.list(frame.list)[frame.position]);
}

void finishEffect(Context& ctx, std::size_t i) {
    Frame& frame = ctx.state.stack[i];
    ++frame.position;
    frame.step = 0;
    frame.pending = SeatSet();
}

Step moveSelectedOp(Context& ctx, std::size_t i, const Node& node) {
    const Selector selector = selectorOf(ctx.game.catalog, node);
    if (ctx.state.stack[i].step == kStart) {
        ctx.state.stack[i].pending = ownersOf(ctx.game, ctx.state, selector, bindingsOf(ctx.state.stack[i]));
        ctx.state.stack[i].step = kNothingYet;
        if (isOwnerless(selector) && moveOf(ctx, i, node, kNoSeat)) return Step::Wait;
    }
    while (!ctx.state.stack[i].pending.empty()) {
        const Seat owner = nextInTurn(ctx.state, ctx.state.stack[i].pending);
        if (moveOf(ctx, i, node, owner)) return Step::Wait;
        ctx.state.stack[i].pending = ctx.state.stack[i].pending.without(owner);
    }
    const bool nothing = ctx.state.stack[i].step == kNothingYet;
    const ListRef orElse = node.op == Op::Discard ? Parameters<Op::Discard>(node).get<"orElse">()
                                                  : Parameters<Op::Take>(node).get<"orElse">();
    if (nothing && orElse != kNoRef) push(ctx, blockFrame(orElse, ctx.state.stack[i]));
    return Step::Done;
}

SeatSet playersToChoose(const Game& game, const GameState& state, const Frame& frame,
                        Parameters<Op::ChoosePlayer> choice) {
    const SeatSet among = resolve(game, state, choice.get<"among">(), bindingsOf(frame));
    SeatSet fit;
    for (const Seat seat : everySeat(state.players)) {
        Bindings at = bindingsOf(frame);
        at.player = seat;
        if (among.has(seat) && state.isLiving(seat) && holds(game, state, choice.get<"if">(), at))
            fit = fit.with(seat);
    }
    return fit;
}

std::uint32_t optionsPossible(const Game& game, const GameState& state, const Frame& frame,
                              Parameters<Op::ChooseOne> choice) {
    std::uint32_t bits = 0;
    unsigned index = 0;
    for (const NodeRef ref : game.catalog.list(choice.get<"options">())) {
        const Parameters<Op::Option> option(game.catalog.node(ref));
        if (holds(game, state, option.get<"if">(), bindingsOf(frame))) bits |= 1U << index;
        ++index;
    }
    return bits;
}

void answerCards(Context& ctx, std::span<const CardId> chosen) {
    const std::size_t i = ctx.state.stack.size() - 1;
    const Node& node = nodeAt(ctx.game, ctx.state.stack[i]);
    const Frame frame = ctx.state.stack[i];
    const Seat owner = currentOwner(ctx.state, ctx.game, frame, node);
    moveAll(ctx, i, node, chosen,
            chooserSeat(ctx.game, ctx.state, frame, selectorOf(ctx.game.catalog, node), owner));
    ctx.state.stack[i].pending = ctx.state.stack[i].pending.without(owner);
}

void answerPlayer(Context& ctx, Seat chosen) {
    const std::size_t i = ctx.state.stack.size() - 1;
    const Node& node = nodeAt(ctx.game, ctx.state.stack[i]);
    Frame inner = blockFrame(Parameters<Op::ChoosePlayer>(node).get<"do">(), ctx.state.stack[i]);
    inner.chosen = chosen;
    finishEffect(ctx, i);
    push(ctx, inner);
}

void answerNumber(Context& ctx, int number) {
    const std::size_t i = ctx.state.stack.size() - 1;
    ctx.state.roll.face = static_cast<std::uint8_t>(number);
    ctx.state.lastFace = ctx.state.roll.face;
    ctx.emit(rollChanged(ctx.state.roll, ctx.state.stack[i]));
    finishEffect(ctx, i);
}

void answerOption(Context& ctx, int option) {
    const std::size_t i = ctx.state.stack.size() - 1;
    const Node& node = nodeAt(ctx.game, ctx.state.stack[i]);
    const Frame frame = ctx.state.stack[i];
    finishEffect(ctx, i);
    if (node.op == Op::May) {
        if (option == 1) push(ctx, blockFrame(Parameters<Op::May>(node).get<"do">(), frame));
        return;
    }
    const auto list = ctx.game.catalog.list(Parameters<Op::ChooseOne>(node).get<"options">());
    const Parameters<Op::Option> taken(ctx.game.catalog.node(list[static_cast<std::size_t>(option)]));
    push(ctx, blockFrame(taken.get<"do">(), frame));
}

// --- What an open question may be answered with (rules/engine.h) ---

CardList questionCards(const Game& game, const GameState& state) {
    CardList cards;
    if (state.question.kind == QuestionKind::None || state.stack.empty()) return cards;
    const Frame& frame = state.stack.back();
    const Seat asked = state.question.asked;
    const auto addAll = [&](Zone zone, Seat holder, auto&& fits) {
        for (const CardId card : state.cards.in(zone, holder))
            if (fits(card)) cards.push_back(card);
    };
    const auto any = [](CardId) { return true; };
    switch (state.question.kind) {
        case QuestionKind::FaceUpDraw:
            addAll(Zone::Hand, asked, any);
            addAll(Zone::InPlay, asked, any);
            break;
        case QuestionKind::Charity: addAll(Zone::Hand, asked, any); break;
        case QuestionKind::BigItems:
            addAll(Zone::InPlay, asked, [&](CardId c) { return countsAsBig(game, state, c); });
            break;
        case QuestionKind::Cards:
            if (frame.kind == FrameKind::Death)
                addAll(Zone::Body, kNoSeat, any);
            else if (frame.kind == FrameKind::NewCharacter)
                for (const CardId card : unusedCharacters(game, state)) cards.push_back(card);
            else if (frame.kind == FrameKind::Rewards)
                addAll(Zone::Revealed, kNoSeat, any);
            else if (frame.kind == FrameKind::Excess && isWornSurplus(frame))
                cards = wornSurplus(game, state, asked);
            else if (frame.kind == FrameKind::Excess)
                addAll(Zone::InPlay, asked, [&](CardId c) {
                    const CardDef& def = game.catalog[state.cards.def(c)];
                    return def.kind == CardKind::Identity && def.identityType == surplusType(frame);
                });
            else if (frame.kind == FrameKind::Block) {
                const Node& node = nodeAt(game, frame);
                selectCurrent(game, state, frame, node, currentOwner(state, game, frame, node), cards);
            }
            break;
        case QuestionKind::None:
        case QuestionKind::Players:
        case QuestionKind::Number:
        case QuestionKind::Option: break;
    }
    return cards;
}

SeatSet questionPlayers(const Game& game, const GameState& state) {
    if (state.question.kind != QuestionKind::Players || state.stack.empty()) return {};
    const Frame& frame = state.stack.back();
    if (frame.kind == FrameKind::Excess) return frame.pending;
    return frame.kind == FrameKind::Block
               ? playersToChoose(game, state, frame, Parameters<Op::ChoosePlayer>(nodeAt(game, frame)))
               : SeatSet();
}

std::uint32_t questionOptions(const Game& game, const GameState& state) {
    if (state.question.kind != QuestionKind::Option || state.stack.empty()) return 0;
    const Frame& frame = state.stack.back();
    const Node& node = nodeAt(game, frame);
    return node.op == Op::May ? 3U : optionsPossible(game, state, frame, Parameters<Op::ChooseOne>(node));
}

ListRef questionOptionList(const Game& game, const GameState& state) {
    if (state.question.kind != QuestionKind::Option || state.stack.empty()) return kNoList;
    const Node& node = nodeAt(game, state.stack.back());
    return node.op == Op::May ? kNoList : Parameters<Op::ChooseOne>(node).get<"options">();
}

}  // namespace kickdoor
