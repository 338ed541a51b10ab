#include "rules/refusal.h"

#include "rules/refusal_topics.h"

#include <algorithm>

namespace kickdoor {
namespace {

using namespace std::literals;

struct Row {
    Reason reason;
    std::string_view key;
    RuleNumbers rules;  // for the topics that refusal_topics.cpp does not name
};

constexpr std::array<Row, static_cast<std::size_t>(Reason::kCount)> kRows = {{
    {Reason::GameOver, "gameOver", {"R2.1"}},
    {Reason::StaleDecision, "staleDecision", {"ruling 1"}},
    {Reason::NotSeated, "notSeated", {"R1.1"}},
    {Reason::Malformed, "malformed", {"R6.1"}},
    {Reason::NotYourTurn, "notYourTurn", {"R5.1"}},
    {Reason::WrongPhase, "wrongPhase", {"R5.1", "R5.3", "R5.4"}},
    {Reason::QuestionOpen, "questionOpen", {"ruling 11"}},
    {Reason::NotAsked, "notAsked", {"ruling 2"}},
    {Reason::NothingToPass, "nothingToPass", {"R8.10"}},
    {Reason::AlreadyPassed, "alreadyPassed", {"R8.10"}},
    {Reason::WindowOpen, "windowOpen", {"R8.10"}},
    {Reason::Dead, "dead", {"R11.3"}},
    {Reason::NotYourCard, "notYourCard", {"R3.1"}},
    {Reason::NotInHand, "notInHand", {"R3.1", "R3.2"}},
    {Reason::NotInPlay, "notInPlay", {"R3.1", "R7.1"}},
    {Reason::CardUnknown, "cardUnknown", {"R3.1"}},
    {Reason::NotNow, "notNow", {"R6.1", "R6.6", "R6.7"}},
    {Reason::RevealedCardWaits, "revealedCardWaits", {"R5.3"}},
    {Reason::MustListenFirst, "mustListenFirst", {"R5.2"}},
    {Reason::AlreadyListened, "alreadyListened", {"R5.2"}},
    {Reason::ListenOff, "listenOff", {"R5.2", "R12.3"}},
    {Reason::MetMonster, "metMonster", {"R5.4", "R5.6"}},
    {Reason::PhaseTwoCompulsory, "phaseTwoCompulsory", {"R5.4"}},
    {Reason::NotAMonster, "notAMonster", {"R5.4", "R6.7"}},
    {Reason::NothingRevealed, "nothingRevealed", {"R5.3"}},
    {Reason::CombatOn, "combatOn", {"R5.1"}},
    {Reason::NoCombat, "noCombat", {"R6.6"}},
    {Reason::NotInFight, "notInFight", {"R6.8"}},
    {Reason::OnlyFighter, "onlyFighter", {"R8.1", "R8.10"}},
    {Reason::WinningAlready, "winningAlready", {"ruling 18", "R8.7", "R9.1"}},
    {Reason::NotWinning, "notWinning", {"R8.1"}},
    {Reason::FleeingNow, "fleeingNow", {"R9.1", "R8.14", "R7.1"}},
    {Reason::NotFleeing, "notFleeing", {"R9.1", "ruling 9"}},
    {Reason::AlreadyRolled, "alreadyRolled", {"R9.1", "R9.5"}},
    {Reason::IdentitySlotTaken, "identitySlotTaken", {"R4.1"}},
    {Reason::SameIdentity, "sameIdentity", {"R4.5"}},
    {Reason::NeedsIdentity, "needsIdentity", {"R4.6"}},
    {Reason::NeedsSecondIdentity, "needsSecondIdentity", {"R4.8"}},
    {Reason::DoublingTaken, "doublingTaken", {"ruling 12", "R4.6"}},
    {Reason::NotAnItem, "notAnItem", {"R7.1", "R7.5", "R7.6"}},
    {Reason::NotUsable, "notUsable", {"R7.3"}},
    {Reason::SlotTaken, "slotTaken", {"R7.2"}},
    {Reason::AlreadyEquipped, "alreadyEquipped", {"R7.1"}},
    {Reason::NotEquipped, "notEquipped", {"R7.1"}},
    {Reason::TooManyBig, "tooManyBig", {"R7.4"}},
    {Reason::CannotCarryBig, "cannotCarryBig", {"R7.4"}},
    {Reason::CannotDiscard, "cannotDiscard", {"R3.4", "R4.4"}},
    {Reason::SaleTooSmall, "saleTooSmall", {"R7.5"}},
    {Reason::SaleWouldWin, "saleWouldWin", {"R2.5", "R2.1", "R7.5"}},
    {Reason::NotForSale, "notForSale", {"R7.5"}},
    {Reason::DoubleSaleUsed, "doubleSaleUsed", {"R4.10", "R7.5"}},
    {Reason::NoDoubleSale, "noDoubleSale", {"R4.10", "R7.5"}},
    {Reason::LevelWouldWin, "levelWouldWin", {"R2.5", "R2.1", "R7.8"}},
    {Reason::LevelSelfOnly, "levelSelfOnly", {"R7.8"}},
    {Reason::TargetWrong, "targetWrong", {"R3.5"}},
    {Reason::TargetDead, "targetDead", {"R11.3"}},
    {Reason::TargetMissing, "targetMissing", {"R3.5"}},
    {Reason::SecondCardWrong, "secondCardWrong", {"R6.7", "R4.8"}},
    {Reason::ConditionFails, "conditionFails", {"R3.5"}},
    {Reason::TargetConditionFails, "targetConditionFails", {"R3.5"}},
    {Reason::NoSuchAbility, "noSuchAbility", {"R4.10"}},
    {Reason::AbilityNotYours, "abilityNotYours", {"R4.3", "R4.10"}},
    {Reason::AbilityNotNow, "abilityNotNow", {"R4.10"}},
    {Reason::LimitReached, "limitReached", {"R4.11", "R4.10", "ruling 13"}},
    {Reason::CostWrong, "costWrong", {"R4.9", "R4.10", "ruling 13"}},
    {Reason::CostCardWrong, "costCardWrong", {"R4.9", "R4.10"}},
    {Reason::HandEmpty, "handEmpty", {"R4.9", "R4.10"}},
    {Reason::TradeHandCard, "tradeHandCard", {"R7.6", "R3.1"}},
    {Reason::TradeInCombat, "tradeInCombat", {"R8.14", "R7.6", "R6.2"}},
    {Reason::TradeEmpty, "tradeEmpty", {"R7.6"}},
    {Reason::OfferOpen, "offerOpen", {"R8.7", "R7.6"}},
    {Reason::NoOffer, "noOffer", {"R8.7", "R7.6"}},
    {Reason::OfferNotForYou, "offerNotForYou", {"R8.7", "R7.6"}},
    {Reason::OfferStale, "offerStale", {"R7.6", "R8.7", "ruling 1"}},
    {Reason::HelperAlready, "helperAlready", {"R8.7"}},
    {Reason::HelpYourself, "helpYourself", {"R8.7"}},
    {Reason::HelpDead, "helpDead", {"R11.3", "R11.4"}},
    {Reason::HelpReborn, "helpReborn", {"R11.4"}},
    {Reason::HelpForbidden, "helpForbidden", {"R3.5", "R8.7"}},
    {Reason::HelpForWin, "helpForWin", {"R8.9", "R2.10"}},
    {Reason::TermsTooMany, "termsTooMany", {"R8.7"}},
    {Reason::TermsItems, "termsItems", {"R8.7"}},
    {Reason::TermsHandCards, "termsHandCards", {"R8.7"}},
    {Reason::ForcedForWin, "forcedForWin", {"R8.9"}},
    {Reason::VolunteerStays, "volunteerStays", {"R8.9"}},
    {Reason::NotHelper, "notHelper", {"R8.9"}},
    {Reason::HelperBigItems, "helperBigItems", {"R7.4"}},
    {Reason::ChoiceWrong, "choiceWrong", {"ruling 2"}},
    {Reason::ChoiceCount, "choiceCount", {"ruling 2"}},
    {Reason::CharityUneven, "charityUneven", {"R5.7"}},
    {Reason::CharityWrongPlayer, "charityWrongPlayer", {"R5.7"}},
    {Reason::CharityCount, "charityCount", {"R5.7", "R3.3"}},
    {Reason::CharityDiscard, "charityDiscard", {"R5.7"}},
    {Reason::CharityKeep, "charityKeep", {"R5.7"}},
    {Reason::FightFull, "fightFull", {"R8.3"}},
    {Reason::MonsterWrong, "monsterWrong", {"R9.1"}},
    {Reason::MateGone, "mateGone", {"ruling 8", "R8.4"}},
    {Reason::NothingToAnswer, "nothingToAnswer", {"R6.1"}},
    {Reason::SellInCombat, "sellInCombat", {"R6.4", "R8.14", "R7.5"}},
    {Reason::SellOwnTurn, "sellOwnTurn", {"R6.4", "R7.5"}},
    {Reason::PlayInCombat, "playInCombat", {"R6.5", "R8.14", "R7.1", "ruling 16"}},
    {Reason::PlayOwnTurn, "playOwnTurn", {"R6.5", "R6.2"}},
    {Reason::IdentityOwnTurn, "identityOwnTurn", {"R6.3", "R4.3"}},
    {Reason::LevelOwnTurn, "levelOwnTurn", {"R7.8"}},
    {Reason::EquipInCombat, "equipInCombat", {"R7.1", "R6.2", "R8.14", "ruling 16"}},
    {Reason::DiscardInCombat, "discardInCombat", {"R3.4"}},
    {Reason::StealInCombat, "stealInCombat", {"R4.10", "R8.14"}},
    {Reason::NotInSetup, "notInSetup", {"R1.8"}},
    {Reason::MonsterNeedsBringer, "monsterNeedsBringer", {"R6.7", "R5.4", "R8.15"}},
    {Reason::AfterDice, "afterDice", {"R8.13"}},
    {Reason::TurnsNothing, "turnsNothing", {"R8.13"}},
    {Reason::TermsCards, "termsCards", {"R8.7"}},
    {Reason::BeyondSaving, "beyondSaving", {"R8.13", "R7.10"}},
    {Reason::HirelingBusy, "hirelingBusy", {"R7.9"}},
    {Reason::HirelingInCombat, "hirelingInCombat", {"R7.9", "R7.1", "R8.14"}},
    {Reason::NotAGuestStar, "notAGuestStar", {"R7.10"}},
    {Reason::NoSacrificeNow, "noSacrificeNow", {"R7.10", "R9.1", "ruling 9"}},
    {Reason::SacrificeForOthers, "sacrificeForOthers", {"R7.10"}},
    {Reason::OneAllyInSetup, "oneAllyInSetup", {"R1.8"}},
    {Reason::NothingToTakeBack, "nothingToTakeBack", {"ruling 21"}},
    {Reason::TakeBackAsked, "takeBackAsked", {"ruling 21"}},
    {Reason::TakeBackDeclined, "takeBackDeclined", {"ruling 21"}},
    {Reason::TakeBackHurts, "takeBackHurts", {"ruling 21"}},
    {Reason::TakeBackTooOften, "takeBackTooOften", {"ruling 21"}},
}};

constexpr bool reasonsInOrder() {
    for (std::size_t i = 0; i < kRows.size(); ++i)
        if (static_cast<std::size_t>(kRows[i].reason) != i) return false;
    return true;
}
static_assert(reasonsInOrder(), "rows stand in the order of Reason");

const Row& rowOf(Reason reason) {
    return kRows[static_cast<std::size_t>(reason)];
}

}  // namespace

std::span<const std::string_view> rulesOf(Reason reason, Topic topic) {
    const RuleNumbers* special = rulesByTopic(reason, topic);
    const RuleNumbers& rules = special != nullptr ? *special : rowOf(reason).rules;
    const auto end = std::find(rules.begin(), rules.end(), std::string_view{});
    return {rules.data(), static_cast<std::size_t>(end - rules.begin())};
}

std::string_view keyOf(Reason reason) {
    return rowOf(reason).key;
}

bool Refusals::cites(std::string_view rule) const {
    return std::any_of(begin(), end(), [&](const Refusal& refusal) {
        const auto rules = rulesOf(refusal);
        return std::find(rules.begin(), rules.end(), rule) != rules.end();
    });
}

bool Refusals::has(Reason reason) const {
    return std::any_of(begin(), end(), [&](const Refusal& refusal) { return refusal.reason == reason; });
}

}  // namespace kickdoor
