#include "rules/refusal_topics.h"

#include <algorithm>

namespace kickdoor {
namespace {

struct TopicRow {
    Reason reason;
    Topic topic;
    RuleNumbers rules;
};

constexpr TopicRow kRows[] = {
    // Whom it may still cost something: it strikes at once (ruling q).
    {Reason::WindowOpen, Topic::Equipment, {"R10.2", "R9.2", "ruling 11"}},
    {Reason::WindowOpen, Topic::Item, {"R10.2", "R9.2", "ruling 11"}},
    {Reason::WindowOpen, Topic::Trade, {"R10.2", "R9.2", "ruling 11"}},
    {Reason::WindowOpen, Topic::Sale, {"R10.2", "R9.2", "ruling 11"}},
    {Reason::WindowOpen, Topic::Discard, {"R10.2", "R9.2", "ruling 11"}},
    {Reason::NotYourTurn, Topic::Door, {"R5.1", "R5.3"}},
    {Reason::NotYourTurn, Topic::PhaseTwo, {"R5.1", "R5.4"}},
    {Reason::WrongPhase, Topic::Listen, {"R5.2", "R5.1"}},
    {Reason::WrongPhase, Topic::TurnEnd, {"R5.1", "R5.3", "R5.4", "R5.7"}},
    {Reason::CombatOn, Topic::Door, {"R5.3", "R5.1"}},
    {Reason::CombatOn, Topic::Listen, {"R5.2", "R5.1"}},
    {Reason::CombatOn, Topic::PhaseTwo, {"R5.4", "R5.1"}},
    {Reason::CombatOn, Topic::Keep, {"R5.3"}},
    {Reason::CombatOn, Topic::TurnEnd, {"R5.1", "R5.4", "R5.7", "R8.14"}},
    {Reason::NothingRevealed, Topic::InPlay, {"R3.2", "R5.3"}},
    {Reason::NotAsked, Topic::Charity, {"R5.7", "R3.3"}},
    {Reason::NoCombat, Topic::Fight, {"R8.1", "R8.10"}},
    {Reason::NoCombat, Topic::Running, {"R9.1"}},
    {Reason::NoCombat, Topic::Help, {"R8.7"}},
    {Reason::NoCombat, Topic::ForcedHelp, {"R8.9", "R6.6", "R8.7"}},
    {Reason::NoCombat, Topic::Enhancer, {"R6.6", "R8.2"}},
    {Reason::NoCombat, Topic::Joining, {"R6.7", "R6.6"}},
    {Reason::NoCombat, Topic::Mate, {"R8.4", "R6.7", "R6.6", "ruling 8"}},
    {Reason::NoCombat, Topic::Ability, {"R4.10"}},
    {Reason::NoCombat, Topic::Device, {"R6.6", "R4.10"}},
    {Reason::NoCombat, Topic::Escape, {"R9.1", "ruling 9"}},
    {Reason::NotInFight, Topic::Running, {"R9.1", "R6.8"}},
    {Reason::NotInFight, Topic::Ability, {"R4.10", "R6.8"}},
    {Reason::NotInFight, Topic::Device, {"R6.8", "R4.10"}},
    {Reason::NotInFight, Topic::ChaseOff, {"R8.16", "R6.8"}},
    {Reason::NotInFight, Topic::Escape, {"R9.1", "R6.8"}},
    {Reason::OnlyFighter, Topic::Running, {"R9.1"}},
    {Reason::OnlyFighter, Topic::Help, {"R8.7"}},
    {Reason::WinningAlready, Topic::Running, {"ruling 18", "R9.1"}},
    {Reason::WinningAlready, Topic::Help, {"ruling 18", "R8.7"}},
    {Reason::WinningAlready, Topic::ForcedHelp, {"ruling 18", "R8.7", "R8.9"}},
    {Reason::FleeingNow, Topic::Fight, {"R9.1", "R8.1"}},
    {Reason::FleeingNow, Topic::Running, {"R9.1"}},
    {Reason::FleeingNow, Topic::Help, {"R8.7", "R9.1"}},
    {Reason::FleeingNow, Topic::ForcedHelp, {"R8.7", "R9.1", "R8.9"}},
    {Reason::FleeingNow, Topic::OneShot, {"R6.6", "R9.1"}},
    {Reason::FleeingNow, Topic::Enhancer, {"R6.6", "R9.1"}},
    {Reason::FleeingNow, Topic::Joining, {"R6.7", "R9.1"}},
    {Reason::FleeingNow, Topic::Mate, {"R8.4", "R6.7", "R6.6", "R9.1"}},
    {Reason::FleeingNow, Topic::Ability, {"R4.10", "R9.1"}},
    {Reason::FleeingNow, Topic::Device, {"R6.6", "R4.10", "R9.1"}},
    {Reason::FleeingNow, Topic::ChaseOff, {"R8.16", "R9.1"}},
    {Reason::NotFleeing, Topic::Running, {"R9.1"}},
    {Reason::NotNow, Topic::Item, {"R10.2", "R9.2", "ruling 11"}},
    {Reason::NotNow, Topic::OneShot, {"R6.6", "R6.1"}},
    {Reason::NotNow, Topic::Enhancer, {"R6.6"}},
    {Reason::NotNow, Topic::Joining, {"R6.7", "R6.6"}},
    {Reason::NotNow, Topic::Mate, {"R8.4", "R6.7", "R6.6"}},
    {Reason::NotNow, Topic::Curse, {"R6.1", "R10.1"}},
    {Reason::NotNow, Topic::Hireling, {"R6.1", "R7.9"}},
    {Reason::NotNow, Topic::GuestStar, {"R6.1", "R7.10"}},
    {Reason::NeedsIdentity, Topic::OldDoubling, {"R4.8", "R4.6"}},
    {Reason::SecondCardWrong, Topic::Joining, {"R6.7"}},
    {Reason::SecondCardWrong, Topic::Enhancer, {"R6.7"}},
    {Reason::SecondCardWrong, Topic::Doubling, {"R4.6"}},
    {Reason::SecondCardWrong, Topic::OldDoubling, {"R4.8", "R4.6"}},
    {Reason::ConditionFails, Topic::Ability, {"R4.10", "R3.5"}},
    {Reason::ConditionFails, Topic::Device, {"R4.10", "R3.5"}},
    {Reason::ConditionFails, Topic::Theft, {"R4.10", "R3.5"}},
    {Reason::ConditionFails, Topic::ChaseOff, {"R8.16", "R3.5"}},
    {Reason::ConditionFails, Topic::ForcedHelp, {"R8.9", "R3.5"}},
    {Reason::TargetConditionFails, Topic::Ability, {"R4.10", "R3.5"}},
    {Reason::TargetConditionFails, Topic::Device, {"R4.10", "R3.5"}},
    {Reason::TargetConditionFails, Topic::Theft, {"R4.10", "R3.5"}},
    {Reason::TargetConditionFails, Topic::ForcedHelp, {"R8.9", "R3.5"}},
    {Reason::AbilityNotNow, Topic::ChaseOff, {"R8.16", "R4.10"}},
    {Reason::AbilityNotNow, Topic::Escape, {"ruling 9", "R9.1", "R4.10"}},
    {Reason::AbilityNotNow, Topic::ForcedHelp, {"R8.9", "R4.10"}},
    {Reason::TargetWrong, Topic::OneShot, {"R6.6"}},
    {Reason::TargetWrong, Topic::ForcedHelp, {"R8.9", "R8.7", "R6.6"}},
    {Reason::TargetWrong, Topic::Enhancer, {"R8.2", "R6.6"}},
    {Reason::TargetWrong, Topic::Joining, {"R6.7", "R8.15"}},
    {Reason::TargetWrong, Topic::Mate, {"R8.4", "ruling 8", "R8.2", "R6.6"}},
    {Reason::TargetWrong, Topic::Curse, {"R10.1"}},
    {Reason::TargetWrong, Topic::Identity, {"R6.3", "R4.3"}},
    {Reason::TargetWrong, Topic::Doubling, {"R4.6"}},
    {Reason::TargetWrong, Topic::OldDoubling, {"R4.8", "R4.6"}},
    {Reason::TargetWrong, Topic::Item, {"R6.5", "R7.9"}},
    {Reason::TargetWrong, Topic::Cheat, {"R7.11"}},
    {Reason::TargetWrong, Topic::Level, {"R7.8"}},
    {Reason::TargetWrong, Topic::Hireling, {"R7.9"}},
    {Reason::TargetWrong, Topic::GuestStar, {"R7.10"}},
    {Reason::TargetWrong, Topic::Escape, {"R9.1", "ruling 9"}},
    {Reason::TargetWrong, Topic::Ability, {"R4.10", "R4.9"}},
    {Reason::TargetWrong, Topic::Device, {"R4.10"}},
    {Reason::TargetWrong, Topic::ChaseOff, {"R8.16"}},
    {Reason::TargetWrong, Topic::Theft, {"R4.10"}},
    {Reason::TargetWrong, Topic::Trade, {"R7.6"}},
    {Reason::TargetMissing, Topic::OneShot, {"R6.6"}},
    {Reason::TargetMissing, Topic::ForcedHelp, {"R8.9", "R8.7", "R6.6"}},
    {Reason::TargetMissing, Topic::Enhancer, {"R8.2", "R6.6"}},
    {Reason::TargetMissing, Topic::Joining, {"R6.7"}},
    {Reason::TargetMissing, Topic::Mate, {"R8.4", "ruling 8", "R8.2", "R6.6"}},
    {Reason::TargetMissing, Topic::Curse, {"R10.1"}},
    {Reason::TargetMissing, Topic::Doubling, {"R4.6"}},
    {Reason::TargetMissing, Topic::OldDoubling, {"R4.8", "R4.6"}},
    {Reason::TargetMissing, Topic::Cheat, {"R7.11"}},
    {Reason::TargetMissing, Topic::Level, {"R7.8"}},
    {Reason::TargetMissing, Topic::Hireling, {"R7.9"}},
    {Reason::TargetMissing, Topic::Ability, {"R4.10", "R4.9"}},
    {Reason::TargetMissing, Topic::Device, {"R4.10"}},
    {Reason::TargetMissing, Topic::ChaseOff, {"R8.16"}},
    {Reason::TargetMissing, Topic::Theft, {"R4.10"}},
    {Reason::CardUnknown, Topic::Help, {"R3.1", "R8.7"}},
    {Reason::CardUnknown, Topic::Theft, {"R3.1", "R4.10"}},
    {Reason::CardUnknown, Topic::Sale, {"R7.5", "R3.1"}},
    {Reason::CardUnknown, Topic::Trade, {"R7.6", "R3.1"}},
    {Reason::NotYourCard, Topic::Sale, {"R7.5", "R3.1"}},
    {Reason::NotInPlay, Topic::Discard, {"R3.4", "R4.4"}},
    {Reason::NotInPlay, Topic::LastingCurse, {"R10.2", "R3.4"}},
    {Reason::NotAnItem, Topic::Equipment, {"R7.1"}},
    {Reason::NotAnItem, Topic::Trade, {"R7.6"}},
    {Reason::NotAnItem, Topic::Hireling, {"R7.9", "R7.6"}},
    {Reason::NotAnItem, Topic::GuestStar, {"R7.10", "R7.6"}},
    {Reason::CannotDiscard, Topic::GuestStar, {"R7.10", "R9.1", "ruling 9", "R3.4"}},
    {Reason::Dead, Topic::Trade, {"R11.3", "R11.4"}},
    {Reason::OfferStale, Topic::Trade, {"R7.6", "ruling 1"}},
    {Reason::OfferStale, Topic::Help, {"R8.7", "ruling 1"}},
    {Reason::TermsItems, Topic::GuestStar, {"R7.10", "R8.7"}},
    {Reason::NotInPlay, Topic::Theft, {"R4.10", "R3.1"}},
};

constexpr bool isEachOnce() {
    for (const TopicRow* a = std::begin(kRows); a != std::end(kRows); ++a)
        for (const TopicRow* b = a + 1; b != std::end(kRows); ++b)
            if (a->reason == b->reason && a->topic == b->topic) return false;
    return true;
}
static_assert(isEachOnce(), "the second row of a pair would never be found");

}  // namespace

const RuleNumbers* rulesByTopic(Reason reason, Topic topic) {
    const auto* row = std::find_if(std::begin(kRows), std::end(kRows),
                                   [&](const TopicRow& r) { return r.reason == reason && r.topic == topic; });
    return row != std::end(kRows) ? &row->rules : nullptr;
}

}  // namespace kickdoor
