// A game at one moment, as a value: flat, trivially copyable, comparable and hashable by its bytes. It holds
// everything that decides what happens next, random numbers included. Only `apply` (rules/engine.h) changes
// it. A view (view/view.h) is the same type with unknown cards in it.
#pragma once

#include "base/fixed_vector.h"
#include "state/card_table.h"
#include "state/rng.h"

#include <type_traits>

namespace kickdoor {

// The cards of one player or pile, or the cards that a question offers.
using CardList = FixedVector<CardId, 192>;

enum class Phase : std::uint8_t { Setup, Arrange, KickOpenDoor, LookOrLoot, End, Charity, Over };

enum class PlayerStatus : std::uint8_t {
    Alive,
    Dead,      // waiting for the new character (R11.4)
    NeedsHand  // reappeared, draws a new hand at its own next turn (R11.5)
};

struct PlayerState {
    std::int8_t level = 1;
    Sex sex = Sex::Male;
    PlayerStatus status = PlayerStatus::Alive;
    std::uint8_t cannotHelp = 0;  // reappeared this very turn (R11.4)
    std::uint8_t setUpDone = 0;   // has passed in set-up (R1.8)
    std::uint8_t initiative = 0;  // face of the first-player roll, 0 = not rolled (R1.7)
    DefId character = kNoDef;     // R1.4
    bool operator==(const PlayerState&) const = default;
};

// Bribes and shares agreed for help; binding once accepted (R8.7).
enum class ChosenBy : std::uint8_t { Fighter, Helper };
inline constexpr std::size_t kMaxOffered = 12;
using OfferedCards = FixedVector<CardId, kMaxOffered>;
struct Terms {
    std::uint8_t treasures = 0;
    ChosenBy chosenBy = ChosenBy::Fighter;
    OfferedCards items;  // carried by the fighter
    OfferedCards cards;  // hand cards to be played on the helper
    bool operator==(const Terms&) const = default;
};

enum class OfferKind : std::uint8_t { None, Trade, AskHelp, OfferHelp };
// Each player has at most one open offer. A trade gives terms.items and wants `want`.
struct Offer {
    OfferKind kind = OfferKind::None;
    Seat to = kNoSeat;
    Terms terms;
    OfferedCards want;
    bool operator==(const Offer&) const = default;
};

enum class CombatStage : std::uint8_t {
    None,
    Open,      // the fighter decides
    Settling,  // `fight` was said; the reaction window is open (R8.10)
    Fleeing,   // given up or lost: Run Away rolls (R9)
    Done,      // rewards and clean-up are on the stack
    Dice,      // critical combat: one d20 for each side (R8.13)
    LastCard   // critical combat: the fighters lost the dice and may play one more card (R8.13)
};

// A monster in the fight, in order of entry. A mate is the Mate card with the definition of the monster it
// doubles (R8.4).
struct MonsterEntry {
    CardId card = kNoCard;
    DefId def = kNoDef;
    CardId mateOf = kNoCard;
    std::uint8_t fled = 0;   // bit 0: the fighter has rolled (or need not), bit 1: the helper
    std::uint8_t flags = 0;  // bit 0: killed already (KillMonster)
    bool operator==(const MonsterEntry&) const = default;
};
inline constexpr std::size_t kMaxMonsters = 16;

// Strength that no card on the table shows: a Backstab, Berserk. Equal sources on equal targets share a row.
struct StrengthMark {
    std::int16_t amount = 0;
    DefId source = kNoDef;    // kNoDef: a d20 of critical combat (R8.13)
    std::uint8_t target = 0;  // a seat, or kOnFighters, kOnMonsters
    Seat by = kNoSeat;
    bool operator==(const StrengthMark&) const = default;
};
inline constexpr std::uint8_t kOnFighters = 0x10;
inline constexpr std::uint8_t kOnMonsters = 0x20;

struct Combat {
    CombatStage stage = CombatStage::None;
    Seat fighter = kNoSeat;
    Seat helper = kNoSeat;
    std::uint8_t helperForced = 0;
    std::uint8_t keptTreasures = 0;   // of removed monsters whose Treasures are kept
    std::uint8_t natural = 0;         // R8.13: a natural 1 or 20 of the fighters' d20, else 0
    std::uint8_t killedMonsters = 0;  // killed by KillMonster, already off the table
    std::uint8_t killedLevels = 0;
    FixedVector<DefId, 7> paying;  // off the table, but still to be paid for its death or Treasure
    FixedVector<MonsterEntry, kMaxMonsters> monsters;
    FixedVector<StrengthMark, 24> marks;
    Terms terms;
    bool operator==(const Combat&) const = default;
};

enum class WindowKind : std::uint8_t {
    None,
    Settle,   // the fighters would win; everybody else may interfere (R8.10)
    Roll,     // a die was rolled: it may be answered before it counts
    Strike,   // a curse or Bad Stuff is about to strike
    LastCard  // critical combat: the fighters' one more card (R8.13)
};
struct Window {
    WindowKind kind = WindowKind::None;
    SeatSet waiting;  // who has not passed yet
    bool operator==(const Window&) const = default;
};

enum class RollPurpose : std::uint8_t {
    None,
    Initiative,
    RunAway,
    Effect,
    LootOrder,
    FightersDie,  // critical combat (R8.13)
    MonstersDie
};
struct DieRoll {
    RollPurpose purpose = RollPurpose::None;
    Seat roller = kNoSeat;
    std::uint8_t sides = 6;
    std::uint8_t face = 0;      // what the die shows; 0 = none yet
    std::int16_t modifier = 0;  // added to the face
    CardId against = kNoCard;   // RunAway: the monster's card
    bool operator==(const DieRoll&) const = default;
};

enum class QuestionKind : std::uint8_t {
    None,
    Cards,
    Players,
    Number,
    Option,
    BigItems,   // which Big Items to give up (R7.4)
    Charity,    // which card goes to whom (R5.7)
    FaceUpDraw  // what to pay for drawing from the discards instead (R4.10)
};
// A choice that a player must make before anything else may happen.
struct Question {
    QuestionKind kind = QuestionKind::None;
    Seat asked = kNoSeat;
    std::uint8_t least = 0;
    std::uint8_t most = 0;
    bool operator==(const Question&) const = default;
};

// One procedure in progress on the effect stack. Plain data, so games can be copied, saved and replayed in
// the middle of a choice.
enum class FrameKind : std::uint8_t {
    None,
    Block,        // a list of effects of a card
    Strike,       // a curse or Bad Stuff: window, effects, discard
    Roll,         // a die roll: window, then the result is in GameState::roll
    FleeResult,   // after a Run Away roll: escaped or caught (R9)
    Rewards,      // a won fight is paid out (R8.12)
    EndCombat,    // everything of the fight is cleared away
    Death,        // Looting the Body (R11.2)
    Excess,       // too many Big Items (R7.4), or identities after a doubling card was lost
    NextTurn,     // Charity and the change of turns (R5.7)
    Initiative,   // first-player rolls (R1.7)
    AfterPlay,    // a played card's way to its discard pile
    Dice,         // the two d20s of critical combat (R8.13)
    NewCharacter  // the reborn may take another Character card (R11.6)
};
struct Frame {
    FrameKind kind = FrameKind::None;
    std::uint8_t step = 0;
    Seat you = kNoSeat;
    Seat victim = kNoSeat;
    Seat target = kNoSeat;
    Seat player = kNoSeat;
    Seat chosen = kNoSeat;
    SeatSet pending;             // seats for which an effect is still to be carried out
    CardId card = kNoCard;       // the card of the effect
    CardId subject = kNoCard;    // the card aimed at, taken or lost
    CardId monster = kNoCard;    // the monster aimed at
    DefId def = kNoDef;          // card's definition (the card may be a mate, or have left)
    ListRef list = kNoList;      // Block
    std::uint16_t position = 0;  // Block: the next effect in it
    std::int16_t number = 0;
    std::uint8_t cause = 0;  // Cause
    std::uint8_t spare = 0;
    bool operator==(const Frame&) const = default;
};
inline constexpr std::size_t kMaxFrames = 20;

// How often a limited ability was used within its limit.
struct Usage {
    DefId def = kNoDef;
    std::uint8_t ability = 0;
    Seat by = kNoSeat;
    Seat victim = kNoSeat;
    std::uint8_t count = 0;
    std::uint8_t limit = 0;  // Limit
    std::uint8_t spare = 0;
    bool operator==(const Usage&) const = default;
};

struct GameState {
    std::uint32_t epoch = 0;  // raised by every accepted command except pass; names the decision being
                              // answered
    std::uint16_t turn = 0;   // 0 in set-up, then 1, 2, ...
    Seat viewer = kNoSeat;    // the view's owner; kNoSeat: the full state
    std::uint8_t players = 0;
    Phase phase = Phase::Setup;
    Seat active = kNoSeat;
    std::uint8_t listened = 0;    // Listen at the Door is done (R5.2)
    std::uint8_t metMonster = 0;  // phase 1 brought a monster (R5.4)
    SeatSet winners;
    std::uint8_t bossesDefeated = 0;
    std::uint8_t salesAtDouble = 0;  // this turn (R4.10 Halfling)
    std::uint8_t thirdBossFell = 0;  // just now: players at the goal Level are ranked by gold (R2.8)
    std::array<PlayerState, kMaxSeats> player{};
    Window window;
    Question question;
    DieRoll roll;
    std::uint8_t lastFace = 0;  // the face last shown, kept after the roll has counted
    std::uint8_t lastSides = 0;
    FixedVector<Seat, kMaxSeats> lootOrder;   // who may still take a card from the body
    FixedVector<std::uint8_t, 24> stackedD6;  // scenarios only: faces to come
    FixedVector<std::uint8_t, 24> stackedD20;
    FixedVector<Frame, kMaxFrames> stack;
    FixedVector<Usage, 32> usage;
    std::array<Offer, kMaxSeats> offers{};  // by their maker
    Combat combat;
    std::uint16_t noPadding = 0;  // keeps the struct free of padding, so its bytes can be compared and hashed
    Rng rng;
    CardTable cards;

    bool operator==(const GameState&) const = default;

    bool inCombat(Seat seat) const {
        return combat.stage != CombatStage::None && seat != kNoSeat &&
               (seat == combat.fighter || seat == combat.helper);
    }
    bool combatOn() const { return combat.stage != CombatStage::None; }
    bool isLiving(Seat seat) const { return player[seat].status != PlayerStatus::Dead; }
    SeatSet living() const;
    Seat leftOf(Seat seat) const { return Seat((seat + 1U) % players); }  // clockwise (R1.1)
};

static_assert(std::is_trivially_copyable_v<GameState>);
static_assert(std::has_unique_object_representations_v<GameState>,
              "no padding: bytes are compared and hashed");
static_assert(sizeof(GameState) <= 8192, "copies must stay cheap: bots copy it millions of times");

// The same on every platform and compiler.
std::uint64_t hashOf(const GameState& state);

}  // namespace kickdoor
