// Events, for presenters and logs. The engine reports an event after the state has changed; view/recorder.h
// computes what each seat may see of it and how its view changed.
#pragma once

#include "state/game_state.h"

namespace kickdoor {

// clang-format off
enum class EventKind : std::uint8_t {
    GameStarted,      //
    InitiativeRolled, // seat, number = face, number2 = sides
    TurnStarted,      // seat, number = turn
    PhaseChanged,     // seat = active, number = Phase
    DoorKicked,       // seat, card, number2: 1 = from the discards (R4.10)
    DoorListened,     // seat, card (hidden)
    RoomLooted,       // seat, card (hidden)
    CardDrawn,        // seat, card (hidden unless face up), number = Deck, number2: 1 = from its discards (R4.10)
    DeckReshuffled,   // number = Deck
    CardKept,         // seat, card
    CardPlayed,       // seat, card, other = second card, seat2 = on whom, number = AimKind
    CardEquipped, CardUnequipped, // seat, card
    CardDiscarded,    // seat = whose it was, card, number: 1 = parted with by choice, 2 = sold
    CardTaken,        // seat = new owner, seat2 = old owner, card
    ItemsSold,        // seat, number = gold, number2 = levels
    LevelChanged,     // seat, number = from, number2 = to
    SexChanged,       // seat
    IdentityLost,     // seat, card
    AbilityUsed,      // seat, card, number = ability index, number2 = cards paid, seat2 = target
    CombatStarted,    // seat, card = monster
    MonsterJoined,    // card, seat = who brought it (kNoSeat: nobody)
    MonsterRemoved,   // card, number: 1 = killed on the spot
    StrengthMarked,   // seat = by, seat2 = target (kNoSeat: a side), number = amount, number2 = StrengthMark::target, card
    FightDeclared,    // seat
    WindowOpened,     // number = WindowKind
    Passed,           // seat
    WindowClosed,     // number = WindowKind
    HelpAsked,        // seat = fighter, seat2 = asked
    HelpOffered,      // seat = who offers, seat2 = fighter
    OfferDeclined,    // seat = who declines, seat2 = whose offer
    OfferWithdrawn,   // seat
    HelperJoined,     // seat = helper, seat2 = fighter, number: 1 = forced
    HelperLeft,       // seat
    TradeOffered,     // seat, seat2
    Traded,           // seat, seat2
    CombatWon,        // seat = fighter, seat2 = helper, number = levels, number2 = Treasures
    CombatLost,       // seat: given up
    DieRolled,        // seat, number = face, number2 = sides, card = against
    RollChanged,      // seat, number = face, number2 = modifier, card = what changed it
    Escaped,          // seat, card = monster
    Caught,           // seat, card = monster
    StrikeLoomed,     // seat = victim, card, number = Cause
    StrikeCancelled,  // seat, card
    CurseStruck,      // seat = victim, card
    CurseLifted,      // seat, card
    CombatEnded,      //
    Died,             // seat
    Looted,           // seat = who takes, seat2 = the dead, card (known to all: the body lies open)
    Reborn,           // seat
    HandSeen,         // seat = who looks, seat2 = whose hand
    CharityGiven,     // seat, seat2 = receiver, card (known to giver and receiver)
    BigItemsGiven,    // seat, seat2, card
    PlayerSetUp,      // seat
    GameWon,          // number = winners' bits
    Settled,          // nothing to show: what waits has changed
    DieCounted,       // seat = roller, number = added to the sum, number2: 1 = the monsters' (R8.13)
    CriticalRolled,   // seat = fighter, number = the natural 1 or 20 (R8.13)
    BossDefeated,     // seat = fighter, number = how many so far (R2.8)
    CharacterTaken,   // seat, card: the new character's own (R11.6)
    LevelsWithheld,   // seat, number = how many: they would have won the game (R2.5)
    DeckSeen,         // seat = who looks at the top, number = Deck, number2 = how many cards
    TakenBack,        // seat = whose command, number = how many commands are taken back (ruling 21)
    kCount
};
// clang-format on

struct Event {
    EventKind kind = EventKind::Settled;
    Seat seat = kNoSeat;
    Seat seat2 = kNoSeat;
    std::uint8_t spare = 0;
    CardId card = kNoCard;
    CardId other = kNoCard;
    DefId def =
        kNoDef;  // the card's definition, where the audience may know it (a mate's is the doubled monster's)
    std::int16_t number = 0;
    std::int16_t number2 = 0;
    SeatSet audience = SeatSet(0x3F);  // the seats that may know the cards named
    bool operator==(const Event&) const = default;
};

// What `number` and `number2` say, by the kind of the event, where their names do not.
inline bool isByChoice(const Event& cardDiscarded) {
    return cardDiscarded.number != 0;
}
inline bool isSold(const Event& cardDiscarded) {
    return cardDiscarded.number == 2;
}
inline bool isKilled(const Event& monsterRemoved) {
    return monsterRemoved.number == 1;
}
inline bool isForced(const Event& helperJoined) {
    return helperJoined.number == 1;
}
inline int newLevel(const Event& levelChanged) {
    return levelChanged.number2;
}
inline bool wentUp(const Event& levelChanged) {
    return levelChanged.number2 > levelChanged.number;
}
inline bool wentDown(const Event& levelChanged) {
    return levelChanged.number2 < levelChanged.number;
}
inline int goldEarned(const Event& itemsSold) {
    return itemsSold.number;
}
inline int levelsBought(const Event& itemsSold) {
    return itemsSold.number2;
}
inline int levelsWon(const Event& combatWon) {
    return combatWon.number;
}
inline int treasuresWon(const Event& combatWon) {
    return combatWon.number2;
}
inline int dieModifier(const Event& rollChanged) {
    return rollChanged.number2;
}
inline int dieSides(const Event& dieRolled) {
    return dieRolled.number2;
}
inline bool isMonstersDie(const Event& dieCounted) {
    return dieCounted.number2 != 0;
}
inline bool isNaturalOne(const Event& criticalRolled) {
    return criticalRolled.number == 1;
}
inline Deck deckTold(const Event& seenOrReshuffled) {
    return static_cast<Deck>(seenOrReshuffled.number);
}
inline int cardsSeen(const Event& deckSeen) {
    return deckSeen.number2;
}
inline SeatSet winnersTold(const Event& gameWon) {
    return SeatSet(static_cast<std::uint8_t>(gameWon.number));
}

class EventSink {
public:
    virtual ~EventSink() = default;
    // `now` is the state right after the event.
    virtual void onEvent(const GameState& now, const Event& event) = 0;
};

}  // namespace kickdoor
