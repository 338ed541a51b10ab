// What a bot may read of a game. A sight stands on a view or, in playouts, on the full state, which saves
// making a view: it never hands out the state, and no function of it tells the face of a card that the seat
// may not know, or where such a card is. Both give the same decisions (tests/playout/search_test.cpp).
#pragma once

#include <optional>

#include "bot/weights.h"
#include "bot/wrongs.h"
#include "evaluation/evaluate.h"
#include "evaluation/strength.h"
#include "rules/engine.h"

namespace kickdoor {

class Imagined;

class Sight {
public:
    Sight(const Game& game_, const GameState& state, Seat seat, const Weights& weights_ = kUsualWeights,
          const Wrongs& wrongs = kNoWrongs)
        : game(game_), me(seat), weights(weights_), state_(state), wrongs_(wrongs) {}
    // The same for a bot with other numbers, which remembers what others did to it. They outlive the sight.
    Sight with(const Weights& other, const Wrongs& wrongs = kNoWrongs) const {
        return {game, state_, me, other, wrongs};
    }

    const Game& game;
    Seat me;
    const Weights& weights;
    int wrongsBy(Seat seat) const { return wrongs_[seat]; }

    // --- Players and turn ---
    int turn() const { return state_.turn; }
    Phase phase() const { return state_.phase; }
    int players() const { return state_.players; }
    Seat active() const { return state_.active; }
    SeatSet winners() const { return state_.winners; }
    int levelOf(Seat seat) const { return state_.player[seat].level; }
    PlayerStatus statusOf(Seat seat) const { return state_.player[seat].status; }
    bool isLiving(Seat seat) const { return state_.isLiving(seat); }
    int salesAtDouble() const { return state_.salesAtDouble; }
    SeatSet waitingFor() const { return kickdoor::waitingFor(state_); }

    // --- What is going on ---
    const Combat& combat() const { return state_.combat; }
    bool combatOn() const { return state_.combatOn(); }
    bool inCombat(Seat seat) const { return state_.inCombat(seat); }
    const Window& window() const { return state_.window; }
    // How many cards are asked for is known only to the seat that is asked.
    QuestionKind questionKind() const { return state_.question.kind; }
    Seat asked() const { return state_.question.asked; }
    const DieRoll& roll() const { return state_.roll; }
    const FixedVector<Frame, kMaxFrames>& stack() const { return state_.stack; }
    // Without the promised cards that the seat does not know (R8.7).
    Offer offerOf(Seat maker) const;

    // --- Cards ---
    bool knows(CardId card) const {
        const DefId def = state_.cards.def(card);
        return def != kNoDef && !isUnknown(def) && (!isHidden(card) || state_.cards.knownBy(card).has(me));
    }
    // The seat must know the card.
    const CardDef& defOf(CardId card) const {
        assert(knows(card));
        return game.catalog[state_.cards.def(card)];
    }
    DefId defIdOf(CardId card) const { return knows(card) ? state_.cards.def(card) : kNoDef; }
    // The back of any card.
    Deck backOf(CardId card) const {
        const DefId def = state_.cards.def(card);
        if (isUnknown(def)) return def == kUnknownDoor ? Deck::Door : Deck::Treasure;
        return game.catalog[def].deck;
    }
    Place place(CardId card) const { return state_.cards.place(card); }
    bool isIn(CardId card, Zone zone) const { return state_.cards.isIn(card, zone); }
    bool isEquipped(CardId card) const { return state_.cards.isEquipped(card); }
    // The card that an attached card lies on, both in the open; else kNoCard.
    CardId hostOf(CardId card) const { return state_.cards.hostOf(card); }
    bool isMine(CardId card) const {
        const Place at = place(card);
        return isPerSeat(at.zone) && at.holder == me;
    }
    int size(Zone zone, Seat holder = kNoSeat) const { return state_.cards.size(zone, holder); }
    // The cards of a place that the seat knows.
    CardList known(Zone zone, Seat holder = kNoSeat) const;
    // How many cards of a place it does not know, by their back.
    struct Backs {
        int doors = 0;
        int treasures = 0;
    };
    Backs unknown(Zone zone, Seat holder) const;

    // --- The rules ---
    Refusals judge(const Command& command) const { return kickdoor::judge(game, state_, command); }
    // Worked out once: a bot compares every card with it.
    const CombatSums& combatSums() const {
        if (!sums_) sums_ = kickdoor::combatSums(game, state_);
        return *sums_;
    }
    int strengthOf(Seat seat) const { return kickdoor::strengthOf(game, state_, seat); }
    int statOf(Seat seat, Stat stat) const { return kickdoor::statOf(game, state_, seat, stat); }
    int handLimit(Seat seat) const { return kickdoor::handLimit(game, state_, seat); }
    int combatTreasures() const { return kickdoor::combatTreasures(game, state_); }
    int mostTreasures() const { return kickdoor::mostTreasures(game, state_); }
    int levelsForKill(std::size_t monster) const { return kickdoor::levelsForKill(game, state_, monster); }
    int levelsAsHelper(Seat helper) const;  // for each monster, if that player helped
    SeatSet winnersWith(
        Seat helper) const;  // of fighter and helper, if that player helped and the fight were won
    int rollTotal() const { return kickdoor::rollTotal(game, state_); }
    bool holds(NodeRef condition, const Bindings& at) const {
        return kickdoor::holds(game, state_, condition, at);
    }
    int amountOr(NodeRef amount, const Bindings& at, int fallback) const {
        return kickdoor::amountOr(game, state_, amount, at, fallback);
    }
    SeatSet resolve(Who who, const Bindings& at) const { return kickdoor::resolve(game, state_, who, at); }
    SeatSet ownersOf(Selector selector, const Bindings& at) const {
        return kickdoor::ownersOf(game, state_, selector, at);
    }
    // The cards that fit, known ones, and how many others may.
    Backs select(Selector selector, Seat owner, const Bindings& at, CardList& known) const;
    bool mayUseItem(CardId item, Seat holder) const {
        return kickdoor::mayUseItem(game, state_, item, holder);
    }
    bool hasCheat(CardId item) const { return kickdoor::hasCheat(game, state_, item); }
    int identityCount(Seat seat, IdentityType type) const {
        return kickdoor::identityCount(game, state_, seat, type);
    }
    bool isForTheWin() const;
    bool mayPromise(CardId card, Seat helper) const;
    bool laysOneShotDown(const Command& command) const;
    CardId characterOf(Seat seat) const;
    CardId guestStarOf(Seat seat) const;
    CardId hirelingOf(CardId item) const;

    // A copy in which something may be tried.
    Imagined imagine() const;
    // The seat's view, for bots that imagine what they do not know.
    GameState view() const;

private:
    static constexpr Weights kUsualWeights{};
    static constexpr Wrongs kNoWrongs{};

    bool isHidden(CardId card) const {
        const Zone zone = state_.cards.place(card).zone;
        return zone == Zone::Hand || zone == Zone::DoorDeck || zone == Zone::TreasureDeck;
    }

    const GameState& state_;
    const Wrongs& wrongs_;
    mutable std::optional<CombatSums> sums_;
};

// A position that a bot thinks of, to see how a fight would stand.
class Imagined {
public:
    // The card must be known.
    void move(CardId card, Zone zone, Seat holder = kNoSeat) {
        state_.cards.move(card, {zone, holder}, CardTable::End::Bottom);
    }
    void attach(CardId card, CardId host) { state_.cards.attach(card, host); }
    void setHelper(Seat helper) { state_.combat.helper = helper; }
    void loseLevel(Seat seat) { --state_.player[seat].level; }
    void beginCombat(Seat fighter);
    // False if there are too many.
    bool addMonster(CardId monster);
    void removeMonster(CardId monster);

    CombatSums combatSums() const { return kickdoor::combatSums(game_, state_); }
    bool isForTheWin() const;

private:
    friend class Sight;
    Imagined(const Game& game, const GameState& state) : game_(game), state_(state) {}

    const Game& game_;
    GameState state_;
};

}  // namespace kickdoor
