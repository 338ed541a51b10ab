// The parts of judge(), one for each group of commands. Each adds every rule that forbids the command.
#pragma once

#include "rules/judge/situation.h"
#include "rules/moves/moves.h"

#include <optional>

namespace kickdoor {

struct Verdict {
    const Game& game;
    const GameState& state;
    const Command& command;
    Moment moment;
    WhenSet open;
    Topic topic = Topic::None;
    Refusals refusals{};

    Seat by() const { return command.move.by; }
    const Move& move() const { return command.move; }
    const CardDef& defOf(CardId card) const { return game.catalog[state.cards.def(card)]; }
    void refuse(Reason reason, CardId card = kNoCard, Seat seat = kNoSeat, int number = 0,
                CardId other = kNoCard) {
        refusals.add({reason, seat, card, static_cast<std::int16_t>(number), other, topic});
    }
    // Refuses one card of the command under a topic of its own.
    void refuseAs(Topic about, Reason reason, CardId card = kNoCard) {
        refusals.add({reason, kNoSeat, card, 0, kNoCard, about});
    }
    // The same on the full state as on the view; otherwise the answer would reveal hidden cards.
    bool sees(CardId card) const {
        return card < state.cards.count() && !isUnknown(state.cards.def(card)) &&
               (!isHidden(card) || state.cards.knownBy(card).has(by()));
    }
    // False, after refusing, if the player cannot see a card of this id.
    bool seesCard(CardId card) {
        if (sees(card)) return true;
        refuse(Reason::CardUnknown);
        return false;
    }
    bool isHidden(CardId card) const {
        const Zone zone = state.cards.place(card).zone;
        return zone == Zone::DoorDeck || zone == Zone::TreasureDeck || zone == Zone::Hand;
    }
    // The sums and the Treasures at stake, computed once for all commands judged on this state.
    const CombatSums& sums() {
        if (!sums_) sums_ = combatSums(game, state);
        return *sums_;
    }
    int treasures() {
        if (treasures_ < 0) treasures_ = combatTreasures(game, state);
        return treasures_;
    }
    bool ownTurn() const { return state.active == by(); }
    bool fighting() const { return state.inCombat(by()); }
    bool beside() const { return goesOnBeside(state, moment, by()); }
    // The house rule of ruling 16: the fighter may play and equip Items in his own fight.
    bool mayArmInCombat() const {
        return game.rules.itemsInCombat && (moment == Moment::Combat || moment == Moment::LastCard) &&
               by() == state.combat.fighter;
    }

    std::optional<CombatSums> sums_{};
    int treasures_ = -1;
};

// Cards and abilities that need a fight not yet won, given up or lost (R6.6).
inline constexpr WhenSet kIntoCombat = bit(When::AnyCombat) | bit(When::OwnCombat) | bit(When::FighterOnly);

Topic topicOf(const Verdict& v);
Topic topicOfAlly(AllyKind ally);

// Everything except the checks before all rules (seat, epoch, game over, open question).
void judgeOrdinary(Verdict& v);
// The same while somebody must choose (ruling 11).
void judgeDuringQuestion(Verdict& v);
// R5.2: the active player must listen at the door before anything else.
inline bool mustListen(const Game& game, const GameState& state) {
    return game.rules.listenAtTheDoor && state.phase == Phase::Arrange && state.listened == 0;
}
// Refuses what the active player may not do before listening (R5.2). Adds to the earlier refusals.
void judgeBeforeListening(Verdict& v);

void judgePhase(Verdict& v);  // kickOpenDoor, listenAtDoor, lootRoom, endTurn, lookForTrouble, keep
void judgePlay(Verdict& v);
// R2.5, of a level card played on `whom`.
void judgeLevelCard(Verdict& v, const CardDef& def, CardId card, Seat whom);
void judgeUse(Verdict& v);
void judgeItems(Verdict& v);   // equip, unequip, discard, sell
void judgeTrade(Verdict& v);   // offerTrade, accept, decline, withdraw
void judgeHelp(Verdict& v);    // askHelp, offerHelp, leaveCombat
void judgeFight(Verdict& v);   // fight, runAway, flee, pass
void judgeChoice(Verdict& v);  // choose, giveCharity

// The Item that a sale counts double: the named one, else the most valuable, if the seller may still do so
// this turn (R4.10 Halfling).
CardId doubledInSale(const Game& game, const GameState& state, const Command& sale);
// The maker of the open offer that `by` answers: `from`, or the only one who addressed `by`; kNoSeat: none,
// or ambiguous.
Seat offerMaker(const GameState& state, Seat by, Seat from);
// The player that a Choose names: in `seats`, or in `seat` as listed by legalCommands.
inline Seat chosenSeat(const Command& command) {
    return command.seats.size() == 1 ? command.seats.first()
           : command.seats.empty()   ? command.move.seat
                                     : kNoSeat;
}
// R5.7: the lowest-Level living players; empty when the active player is among them and discards.
SeatSet charityReceivers(const GameState& state);

// R8.7: whether that player may help now, asked or forced. False if nobody can help at this time.
bool judgeHelper(Verdict& v, Seat helper);
void judgeHelpAgreement(Verdict& v, Seat helper,
                        const Terms& terms);  // shared by offers and their acceptance
// R8.7: a card of the fighter's hand that could be played on the helper now.
bool mayPromise(const Game& game, const GameState& state, CardId card, Seat helper);
// Whether the target is one that the definition of the card or ability allows.
void judgeTarget(Verdict& v, Target target, NodeRef targetIf, CardId source, Bindings at);
// R8.9: a card or ability that forces help does nothing in a fight for the win, so it is refused there.
void judgeForcedHelp(Verdict& v, ListRef effects);
// Cards from `from`, all different, each fitting; refuses with `wrong` otherwise.
bool allDifferent(std::span<const CardId> cards);

}  // namespace kickdoor
