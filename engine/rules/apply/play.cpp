// Playing a card and using an ability.
#include "rules/apply/apply.h"
#include "rules/chapters/allies.h"
#include "rules/chapters/procedures.h"
#include "rules/interpreter/choices.h"
#include "rules/judge/parts.h"
#include "rules/moves/moves.h"

namespace kickdoor {
namespace {

void announce(Context& ctx, const Command& command) {
    Event event = eventOf(EventKind::CardPlayed, command.by(), command.move.card);
    event.other = command.move.with != kNoCard ? command.move.with : command.move.aim.card();
    event.seat2 = command.move.aim.seat();
    event.number = static_cast<std::int16_t>(command.move.aim.kind);
    ctx.emit(event);
}

// Binds "target", "monster" and "subject" of the card's words.
Frame bindingsFor(const Context& ctx, const Command& command, CardId card, DefId def) {
    Frame frame;
    frame.kind = FrameKind::Block;
    frame.you = command.by();
    frame.card = card;
    frame.def = def;
    frame.target = command.move.aim.seat();
    frame.subject = command.move.with;
    const Aim aim = command.move.aim;
    if (aim.kind == AimKind::Fighters) aimAtSide(frame, AimedSide::Fighters);
    if (aim.kind == AimKind::Monsters) aimAtSide(frame, AimedSide::Monsters);
    if (aim.kind == AimKind::Card) {
        if (ctx.state.cards.isIn(aim.card(), Zone::Monsters))
            frame.monster = aim.card();
        else if (frame.subject == kNoCard)
            frame.subject = aim.card();
    }
    return frame;
}

void putBeside(Context& ctx, CardId card, bool fighters) {
    putOpen(ctx, card, fighters ? Zone::FighterCards : Zone::MonsterCards);
}

void attachTo(Context& ctx, CardId card, CardId host) {
    const Place to = ctx.state.cards.place(host);
    ctx.state.cards.attach(card, host);
    ctx.state.cards.setKnown(card, kEveryone);
    if (isPerSeat(to.zone)) ctx.touch(to.holder);
}

void playDoubling(Context& ctx, const Command& command) {
    const Seat seat = command.by();
    const CardId second = command.move.with;
    CardId host = kNoCard;
    for (const CardId card : ctx.state.cards.in(Zone::InPlay, seat))
        if (ctx.defOf(card).kind == CardKind::Identity &&
            ctx.defOf(card).identityType == ctx.defOf(command.move.card).identityType) {
            host = card;
            break;
        }
    // The second identity is played first: without it the doubling card might not be allowed (R4.8).
    if (second != kNoCard) putInPlay(ctx, second, seat);
    attachTo(ctx, command.move.card, host);
}

// Carries out the card's effects, then discards it.
void resolveEffects(Context& ctx, const Command& command) {
    const CardId card = command.move.card;
    const DefId def = ctx.state.cards.def(card);
    putOpen(ctx, card, Zone::Resolving);
    if (command.move.with != kNoCard) ctx.state.cards.setKnown(command.move.with, kEveryone);
    announce(ctx, command);
    Frame after;
    after.kind = FrameKind::AfterPlay;
    after.card = card;
    push(ctx, after);
    Frame block = bindingsFor(ctx, command, card, def);
    block.list = ctx.game.catalog[def].effects;
    if (block.target == kNoSeat && ctx.game.catalog[def].kind == CardKind::Level) block.target = command.by();
    push(ctx, block);
}

void playOneShot(Context& ctx, const Command& command, const CardDef& def) {
    const bool fighters = command.move.aim.kind == AimKind::Fighters;
    if (playRuleOf(ctx.game, def).target != Target::Side) return resolveEffects(ctx, command);
    putBeside(ctx, command.move.card, fighters);  // R6.6: works while it lies there
    announce(ctx, command);
    if (def.effects == kNoRef) return;
    Frame block = bindingsFor(ctx, command, command.move.card, ctx.state.cards.def(command.move.card));
    block.list = def.effects;
    push(ctx, block);
}

void playItem(Context& ctx, const Command& command) {
    const CardId card = command.move.card;
    if (!ctx.state.cards.isIn(card, Zone::InPlay)) putInPlay(ctx, card, command.by());
    if (command.move.aim.kind == AimKind::Card) giveToHireling(ctx, card, command.move.aim.card());
    announce(ctx, command);
}

void playAlly(Context& ctx, const Command& command, const CardDef& def) {
    const CardId old = guestStarOf(ctx.game, ctx.state, command.by());
    if (def.ally == AllyKind::GuestStar && old != kNoCard) discardCard(ctx, old);  // R7.10
    putInPlay(ctx, command.move.card, command.by());
    if (command.move.aim.kind == AimKind::Card)
        giveToHireling(ctx, command.move.aim.card(), command.move.card);
    announce(ctx, command);
}

void playEnhancer(Context& ctx, const Command& command) {
    const CardId card = command.move.card;
    if (const CardId monster = command.move.with; monster != kNoCard) {  // R6.7
        putOpen(ctx, card, Zone::Resolving);
        putOpen(ctx, monster, Zone::Resolving);
        announce(ctx, command);
        addMonster(ctx, monster, ctx.state.cards.def(monster), kNoCard, command.by());
        attachTo(ctx, card, monster);
    } else {
        attachTo(ctx, card, command.move.aim.card());
        announce(ctx, command);
    }
}

void playCurse(Context& ctx, const Command& command) {
    const CardId card = command.move.card;
    putOpen(ctx, card, Zone::Resolving);
    announce(ctx, command);
    pushStrike(ctx, Cause::Curse, command.move.aim.seat(), command.by(), card, ctx.state.cards.def(card));
}

void playMonster(Context& ctx, const Command& command) {
    const CardId card = command.move.card;
    if (command.move.aim.kind == AimKind::Card) {  // R8.15
        attachTo(ctx, card, command.move.aim.card());
        return announce(ctx, command);
    }
    putOpen(ctx, card, Zone::Resolving);
    announce(ctx, command);
    addMonster(ctx, card, ctx.state.cards.def(card), kNoCard, command.by());
}

void playByKind(Context& ctx, const Command& command, bool laidDown) {
    const CardId card = command.move.card;
    const CardDef& def = ctx.defOf(card);
    switch (def.kind) {
        case CardKind::Item: return playItem(ctx, command);
        case CardKind::Ally: return playAlly(ctx, command, def);
        case CardKind::Identity: putInPlay(ctx, card, command.by()); return announce(ctx, command);
        case CardKind::Doubling: playDoubling(ctx, command); return announce(ctx, command);
        case CardKind::Cheat: attachTo(ctx, card, command.move.aim.card()); return announce(ctx, command);
        case CardKind::Enhancer: return playEnhancer(ctx, command);
        case CardKind::Curse: return playCurse(ctx, command);
        case CardKind::Monster: return playMonster(ctx, command);
        case CardKind::OneShot:
            if (!laidDown) return playOneShot(ctx, command, def);
            putInPlay(ctx, card, command.by());
            return announce(ctx, command);
        case CardKind::Join:
        case CardKind::Level:
        case CardKind::Other:
        case CardKind::Character: return resolveEffects(ctx, command);
    }
}

}  // namespace

void applyPlay(Context& ctx, const Command& command, bool laidDown) {
    const CardTable& cards = ctx.state.cards;
    const bool wasRevealed = cards.isIn(command.move.card, Zone::Revealed) ||
                             (command.move.with != kNoCard && cards.isIn(command.move.with, Zone::Revealed));
    playByKind(ctx, command, laidDown);
    if (wasRevealed) leaveRevealed(ctx);
}

namespace {

void noteUse(const Game& game, GameState& state, const Command& command, DefId def) {
    const AbilityDef& ability = game.catalog[def].abilities[command.move.ability];
    if (ability.limit == Limit::None) return;
    const auto more = static_cast<std::uint8_t>(ability.limitDiscards ? command.cards.size() : 1U);
    Usage now = usageOf(game, def, command.move.ability, command.by(), command.move.aim.seat());
    for (Usage& usage : state.usage)
        if (isSameUsage(game, usage, now)) {
            usage.count = static_cast<std::uint8_t>(usage.count + more);
            return;
        }
    now.count = more;
    state.usage.push_back(now);
}

}  // namespace

void applyUse(Context& ctx, const Command& command) {
    GameState& state = ctx.state;
    const CardId card = command.move.card;
    DefId id = state.cards.def(card);
    for (const MonsterEntry& entry : state.combat.monsters)
        if (entry.card == card) id = entry.def;
    const AbilityDef& ability = ctx.game.catalog[id].abilities[command.move.ability];
    noteUse(ctx.game, state, command, id);

    Frame block = bindingsFor(ctx, command, card, id);
    if (command.move.subject != kNoCard) {  // itemOfOther
        block.subject = command.move.subject;
        block.target = state.cards.place(command.move.subject).holder;
    }
    if (state.cards.isIn(card, Zone::Monsters)) block.monster = card;
    block.list = ability.effects;
    const CardId top = state.cards.first(Zone::DoorDiscard);
    int paid = 0;
    if (ability.cost.wholeHand) {
        for (; state.cards.first(Zone::Hand, command.by()) != kNoCard; ++paid)
            discardCard(ctx, state.cards.first(Zone::Hand, command.by()), DiscardedBy::Choice);
    } else {
        for (const CardId c : command.cards) {
            discardCard(ctx, c, DiscardedBy::Choice);
            ++paid;
        }
    }
    block.number = static_cast<std::int16_t>(paid);
    Event event =
        eventBetween(EventKind::AbilityUsed, command.by(), block.target, card, command.move.ability);
    event.def = id;
    event.other = command.move.subject;
    event.number2 = block.number;
    ctx.emit(event);
    if ((ability.when & bit(When::FaceUpDraw)) != 0) {
        // R4.10 Resurrection: the top card before the payment was discarded.
        state.cards.move(top, {Zone::DoorDiscard, kNoSeat}, CardTable::End::Top);
        kickOpenDoor(ctx, DoorFrom::Discards);
        return;
    }
    // A Character stays; paying may already have removed the card.
    const bool there = state.cards.isIn(card, Zone::InPlay) || state.cards.isIn(card, Zone::Monsters);
    if (ability.cost.discardThis && there) discardAlsoFromFight(ctx, card, DiscardedBy::Choice);
    push(ctx, block);
}

}  // namespace kickdoor
