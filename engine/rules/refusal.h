// Why a command is not allowed: a reason, its rules and its subject, for "why not?".
#pragma once

#include "base/fixed_vector.h"
#include "base/ids.h"

#include <span>
#include <string_view>

namespace kickdoor {

// clang-format off
enum class Reason : std::uint8_t {
    GameOver, StaleDecision, NotSeated, Malformed,
    NotYourTurn, WrongPhase, QuestionOpen, NotAsked, NothingToPass, AlreadyPassed, WindowOpen,
    Dead, NotYourCard, NotInHand, NotInPlay, CardUnknown, NotNow, RevealedCardWaits,
    MustListenFirst, AlreadyListened, ListenOff, MetMonster, PhaseTwoCompulsory, NotAMonster, NothingRevealed,
    CombatOn, NoCombat, NotInFight, OnlyFighter, WinningAlready, NotWinning, FleeingNow, NotFleeing, AlreadyRolled,
    IdentitySlotTaken, SameIdentity, NeedsIdentity, NeedsSecondIdentity, DoublingTaken,
    NotAnItem, NotUsable, SlotTaken, AlreadyEquipped, NotEquipped, TooManyBig, CannotCarryBig, CannotDiscard,
    SaleTooSmall, SaleWouldWin, NotForSale, DoubleSaleUsed, NoDoubleSale,
    LevelWouldWin, LevelSelfOnly, TargetWrong, TargetDead, TargetMissing, SecondCardWrong, ConditionFails, TargetConditionFails,
    NoSuchAbility, AbilityNotYours, AbilityNotNow, LimitReached, CostWrong, CostCardWrong, HandEmpty,
    TradeHandCard, TradeInCombat, TradeEmpty, OfferOpen, NoOffer, OfferNotForYou, OfferStale,
    HelperAlready, HelpYourself, HelpDead, HelpReborn, HelpForbidden, HelpForWin, TermsTooMany, TermsItems, TermsHandCards,
    ForcedForWin, VolunteerStays, NotHelper, HelperBigItems,
    ChoiceWrong, ChoiceCount, CharityUneven, CharityWrongPlayer, CharityCount, CharityDiscard, CharityKeep,
    FightFull, MonsterWrong, MateGone, NothingToAnswer,
    SellInCombat, SellOwnTurn, PlayInCombat, PlayOwnTurn, IdentityOwnTurn, LevelOwnTurn, EquipInCombat, DiscardInCombat,
    StealInCombat, NotInSetup, MonsterNeedsBringer, AfterDice, TurnsNothing,
    TermsCards, BeyondSaving, HirelingBusy, HirelingInCombat, NotAGuestStar, NoSacrificeNow, SacrificeForOthers, OneAllyInSetup,
    NothingToTakeBack, TakeBackAsked, TakeBackDeclined, TakeBackHurts, TakeBackTooOften,
    kCount
};
// clang-format on

// The topic of a command. The rules of a reason may depend on it: without a combat, R8.7 forbids asking for
// help and R9.1 forbids running away.
// clang-format off
enum class Topic : std::uint8_t {
    None,
    Door, Listen, PhaseTwo, Keep, TurnEnd, Charity,
    Fight, Running, Help, ForcedHelp,
    OneShot, Enhancer, Joining, Mate, Curse, Identity, Doubling, OldDoubling, Item, Cheat, Level, Hireling, GuestStar, Escape,
    Ability, Device, ChaseOff, Theft,
    Sale, Trade, Equipment, Discard, LastingCurse, InPlay,
    kCount
};
// clang-format on

// The reason's key in the message catalogues, e.g. "noCombat".
std::string_view keyOf(Reason reason);

struct Refusal {
    Reason reason = Reason::Malformed;
    Seat seat = kNoSeat;    // whom it is about
    CardId card = kNoCard;  // what it is about
    std::int16_t number = 0;
    CardId other = kNoCard;  // a second card, e.g. the one in the slot
    Topic topic = Topic::None;
};

// Rule numbers as in docs/rules.md, at most five, the main one first.
std::span<const std::string_view> rulesOf(Reason reason, Topic topic);
inline std::span<const std::string_view> rulesOf(const Refusal& refusal) {
    return rulesOf(refusal.reason, refusal.topic);
}

// Empty: the command is legal.
class Refusals {
public:
    bool empty() const { return list_.empty(); }
    std::size_t size() const { return list_.size(); }
    const Refusal* begin() const { return list_.begin(); }
    const Refusal* end() const { return list_.end(); }
    const Refusal& front() const { return list_[0]; }
    void add(const Refusal& refusal) { list_.push_back(refusal); }
    void clear() { list_.clear(); }
    bool cites(std::string_view rule) const;
    bool has(Reason reason) const;

private:
    FixedVector<Refusal, 12> list_;
};

}  // namespace kickdoor
