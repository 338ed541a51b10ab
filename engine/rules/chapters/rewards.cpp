// R8.12: the rewards of a won fight. First the Levels, then its cards are discarded, then the Treasures, the
// promises to the helper, and the additions by cards.
#include "base/indices.h"
#include "card/parameters.h"
#include "rules/apply/apply.h"
#include "rules/chapters/for_the_win.h"
#include "rules/chapters/procedures.h"
#include "rules/interpreter/choices.h"
#include "rules/judge/parts.h"
#include "rules/moves/moves.h"

#include <algorithm>

namespace kickdoor {
namespace {

constexpr Zone discardOf(Deck deck) {
    return deck == Deck::Door ? Zone::DoorDiscard : Zone::TreasureDiscard;
}

constexpr std::uint8_t kLevels = 0;
constexpr std::uint8_t kResurrect = 1;  // R4.10: the fighter may take from the discards instead
constexpr std::uint8_t kDraw = 2;
constexpr std::uint8_t kShare = 3;
constexpr std::uint8_t kPromises = 4;
constexpr std::uint8_t kCards = 5;
constexpr std::uint8_t kEnd = 6;
constexpr std::uint8_t kHandCards = 7;  // R8.7: between kPromises and kCards
constexpr std::uint8_t kSpecial = 8;    // ruling 19: between kDraw and kShare

void payLevels(Context& ctx, std::size_t i) {
    GameState& state = ctx.state;
    Combat& combat = state.combat;
    int levels = combat.killedLevels;
    for (const std::size_t k : indicesOf(combat.monsters)) levels += levelsForKill(ctx.game, state, k);
    const int treasures = combatTreasures(ctx.game, state);
    state.stack[i].number = static_cast<std::int16_t>(treasures);
    Event won = eventBetween(EventKind::CombatWon, combat.fighter, combat.helper, kNoCard, levels);
    won.number2 = static_cast<std::int16_t>(treasures);
    ctx.emit(won);
    const int helperLevels = combat.helper != kNoSeat ? levelsForHelping(ctx.game, state) : 0;
    for (const MonsterEntry& entry : combat.monsters) countBoss(ctx, entry.card, entry.def);
    gainLevels(ctx, combat.fighter, levels, MayWin::Yes);
    if (combat.helper != kNoSeat)
        gainLevels(ctx, combat.helper, helperLevels, MayWin::Yes);  // R2.6, ruling 14
}

// Notes the monsters whose victory triggers are carried out after their cards have been discarded.
void layAsideMonsters(Context& ctx) {
    Combat& combat = ctx.state.combat;
    for (const MonsterEntry& entry : combat.monsters) notePaying(ctx, entry.def);
    combat.monsters.clear();
}

// The card with the ability to take face-up draws from the discards; kNoCard if there is none.
CardId resurrector(const Context& ctx, Seat seat) {
    for (const CardId card : ctx.state.cards.in(Zone::InPlay, seat))
        if ((ctx.defOf(card).abilityWhen & bit(When::FaceUpDraw)) != 0) return card;
    return kNoCard;
}

// Asked once for all cards that are about to be drawn from one deck.
bool askFaceUpDraw(Context& ctx, Deck deck, int draws) {
    const GameState& state = ctx.state;
    const Seat fighter = state.combat.fighter;
    if (state.combat.helper == kNoSeat || resurrector(ctx, fighter) == kNoCard)
        return false;  // only face-up draws
    const int payable = state.cards.size(Zone::Hand, fighter) + state.cards.size(Zone::InPlay, fighter);
    const int most = std::min({draws, state.cards.size(discardOf(deck)), payable});
    if (most <= 0) return false;
    ask(ctx, QuestionKind::FaceUpDraw, fighter, 0, static_cast<std::size_t>(most));
    return true;
}

// The fighter's next Treasure lies face up in the middle until it is shared.
void drawOpen(Context& ctx, Deck deck) {
    const CardId card = topOfDeck(ctx, deck);
    if (card == kNoCard) return;
    putOpen(ctx, card, Zone::Revealed);
    ctx.emit(cardDrawn(ctx.state.combat.fighter, card, deck));
}

void drawTreasures(Context& ctx, std::size_t i) {
    GameState& state = ctx.state;
    const Combat combat = state.combat;
    const bool faceUp = combat.helper != kNoSeat;
    for (int k = 0; k < state.stack[i].number; ++k) {
        if (faceUp)
            drawOpen(ctx, Deck::Treasure);
        else
            drawToHand(ctx, combat.fighter, Deck::Treasure, Face::Down);
    }
}

void give(Context& ctx, CardId card, Seat seat) {
    putInHand(ctx, card, seat);
    ctx.emit(eventBetween(EventKind::CardTaken, seat, kNoSeat, card));
}

bool askShare(Context& ctx) {
    GameState& state = ctx.state;
    const Combat& combat = state.combat;
    const int drawn = state.cards.size(Zone::Revealed);
    const int share = combat.helper == kNoSeat || !state.isLiving(combat.helper)
                          ? 0
                          : std::min<int>(combat.terms.treasures, drawn);
    if (share == 0 || share == drawn) {
        const Seat taker = share == 0 ? combat.fighter : combat.helper;
        while (state.cards.first(Zone::Revealed) != kNoCard)
            give(ctx, state.cards.first(Zone::Revealed), taker);
        return false;
    }
    const Seat asked = combat.terms.chosenBy == ChosenBy::Helper ? combat.helper : combat.fighter;
    ask(ctx, QuestionKind::Cards, asked, static_cast<std::size_t>(share), static_cast<std::size_t>(share));
    return true;
}

void payPromises(Context& ctx) {
    const Combat combat = ctx.state.combat;
    if (combat.helper == kNoSeat || !ctx.state.isLiving(combat.helper)) return;
    for (const CardId item : combat.terms.items) {
        // Promised cards that were lost are not replaced (R8.7).
        if (!ctx.state.cards.isIn(item, Zone::InPlay, combat.fighter)) continue;
        putInPlay(ctx, item, combat.helper);
        ctx.emit(eventBetween(EventKind::CardTaken, combat.helper, combat.fighter, item));
    }
}

// Plays the next promised hand card on the helper, if still possible; false if none is left.
bool playPromised(Context& ctx) {
    Combat& combat = ctx.state.combat;
    while (!combat.terms.cards.empty()) {
        Command play;
        play.move.kind = CommandKind::Play;
        play.move.by = combat.fighter;
        play.move.card = combat.terms.cards[0];
        play.move.aim = Aim::atPlayer(combat.helper);
        combat.terms.cards.eraseAt(0);
        if (!mayPromise(ctx.game, ctx.state, play.move.card, combat.helper)) continue;
        applyPlay(ctx, play, false);
        return true;
    }
    return false;
}

enum class Payers : std::uint8_t { SpecialTreasure, Others };

// What such monsters bring besides now that they are gone; the first to leave pays first.
void firePaying(Context& ctx, Payers payers) {
    const Combat combat = ctx.state.combat;
    for (std::size_t k = combat.paying.size(); k != 0; --k) {
        MonsterEntry gone;
        gone.def = combat.paying[k - 1];
        if (ctx.game.catalog[gone.def].specialTreasure == (payers == Payers::SpecialTreasure))
            fireMonsterTriggers(ctx, TriggerOn::Victory, gone, combat.fighter);
    }
}

void fireVictory(Context& ctx) {
    const Combat combat = ctx.state.combat;
    for (const Seat seat : {combat.fighter, combat.helper})
        if (seat != kNoSeat) fireTriggers(ctx, TriggerOn::Victory, seat, kNoCard, Cause::Any, seat);
    firePaying(ctx, Payers::Others);
}

}  // namespace

void pushRewards(Context& ctx) {
    ctx.state.combat.stage = CombatStage::Done;
    Frame frame;
    frame.kind = FrameKind::Rewards;
    push(ctx, frame);
}

Step stepRewards(Context& ctx, std::size_t i) {
    switch (ctx.state.stack[i].step) {
        case kLevels:
            ctx.state.stack[i].step = kResurrect;
            payLevels(ctx, i);
            if (checkVictory(ctx)) return Step::Wait;
            layAsideMonsters(ctx);
            clearFight(ctx);
            return Step::Again;
        case kResurrect:
            ctx.state.stack[i].step = kDraw;
            return askFaceUpDraw(ctx, Deck::Treasure, ctx.state.stack[i].number) ? Step::Wait : Step::Again;
        case kDraw:
            ctx.state.stack[i].step = kSpecial;
            drawTreasures(ctx, i);
            return Step::Again;
        case kSpecial:
            ctx.state.stack[i].step = kShare;
            firePaying(ctx, Payers::SpecialTreasure);
            return Step::Again;
        case kShare: ctx.state.stack[i].step = kPromises; return askShare(ctx) ? Step::Wait : Step::Again;
        case kPromises:
            ctx.state.stack[i].step = kHandCards;
            // The fighter gets the Treasures that the helper has not taken.
            while (ctx.state.cards.first(Zone::Revealed) != kNoCard)
                give(ctx, ctx.state.cards.first(Zone::Revealed), ctx.state.combat.fighter);
            payPromises(ctx);
            return Step::Again;
        case kHandCards:
            if (!playPromised(ctx)) ctx.state.stack[i].step = kCards;
            return Step::Again;
        case kCards:
            ctx.state.stack[i].step = kEnd;
            fireVictory(ctx);
            return Step::Again;
        default: {
            ctx.state.stack.pop_back();
            Frame end;
            end.kind = FrameKind::EndCombat;
            push(ctx, end);
            return Step::Again;
        }
    }
}

void answerShare(Context& ctx, std::span<const CardId> chosen) {
    for (const CardId card : chosen) give(ctx, card, ctx.state.combat.helper);
}

bool isSharedTreasure(const Context& ctx, const Frame& effect) {
    const Frame& bottom = ctx.state.stack[0];
    return bottom.kind == FrameKind::Rewards && bottom.step == kShare && ctx.state.combat.helper != kNoSeat &&
           effect.def != kNoDef && ctx.game.catalog[effect.def].specialTreasure;
}

// Frame::step of the effect is 1 plus the number of cards taken from the discards instead.
Step drawShared(Context& ctx, std::size_t i, Deck deck, int count) {
    if (ctx.state.stack[i].step == 0) {
        ctx.state.stack[i].step = 1;
        if (askFaceUpDraw(ctx, deck, count)) return Step::Wait;
    }
    for (int k = ctx.state.stack[i].step - 1; k < count; ++k) drawOpen(ctx, deck);
    return Step::Done;
}

void takeShared(Context& ctx, CardId card) {
    const Deck deck = ctx.defOf(card).deck;
    putOpen(ctx, card, Zone::Revealed);
    ctx.emit(cardTakenFromDiscards(ctx.state.combat.fighter, card, deck));
}

void answerFaceUpDraw(Context& ctx, std::span<const CardId> paid) {
    const std::size_t i = ctx.state.stack.size() - 1;
    const Zone discards = discardOf(faceUpDrawDeck(ctx.game, ctx.state));
    // The cards to take are those on top before the payment is discarded.
    FixedVector<CardId, kMaxCommandCards> taken;
    for (const CardId card : ctx.state.cards.in(discards)) {
        if (taken.size() == paid.size()) break;
        taken.push_back(card);
    }
    for (const CardId card : taken) takeShared(ctx, card);
    for (const CardId card : paid) discardCard(ctx, card, DiscardedBy::Choice);
    Frame& frame = ctx.state.stack[i];
    if (frame.kind == FrameKind::Rewards)
        frame.number = static_cast<std::int16_t>(frame.number - static_cast<int>(taken.size()));
    else
        frame.step = static_cast<std::uint8_t>(frame.step + taken.size());
}

Deck faceUpDrawDeck(const Game& game, const GameState& state) {
    if (state.stack.empty()) return Deck::Treasure;
    const Frame& frame = state.stack.back();
    return frame.kind == FrameKind::Block ? Parameters<Op::Draw>(nodeAt(game, frame)).get<"deck">()
                                          : Deck::Treasure;
}

}  // namespace kickdoor
