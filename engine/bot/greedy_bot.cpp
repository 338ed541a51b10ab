#include "bot/greedy_bot.h"

#include "bot/default_answer.h"

namespace kickdoor {

// Draws no number if there is nothing to overlook.
bool GreedyBot::lapse(int percent) {
    return percent > 0 && rng_.percent(static_cast<std::uint32_t>(percent));
}

void GreedyBot::keepUp(const Sight& sight) {
    if (memory_.turn != sight.turn()) {
        memory_ = GreedyMemory();
        memory_.turn = static_cast<std::uint16_t>(sight.turn());
        memory_.missesSale = lapse(lapses_.sale);
        memory_.missesTrouble = lapse(lapses_.trouble);
        memory_.missesBestSet = lapse(lapses_.bestSet);
    }
    if (memory_.inFight == sight.combatOn()) return;
    memory_.inFight = sight.combatOn();
    memory_.asked = {};
    memory_.offered = {};
    memory_.boosts = 0;
    memory_.hinders = 0;
    memory_.fightSeen = false;
    memory_.inTheMood = false;
    memory_.missesHelp = memory_.inFight && lapse(lapses_.help);
    memory_.missesHindering = memory_.inFight && lapse(lapses_.hinder);
}

std::optional<Command> GreedyBot::wish(GreedyMind& mind) const {
    const Sight& sight = mind.sight;
    const Seat me = sight.me;
    if (sight.questionKind() != QuestionKind::None && sight.asked() == me) return answerQuestion(mind);
    if (sight.window().kind != WindowKind::None) {
        // R8.13: help can still be agreed before the dice.
        if (findMove(mind.legal, CommandKind::Accept) != nullptr)
            if (const auto answer = answerOffer(mind)) return answer;
        switch (sight.window().kind) {
            case WindowKind::Settle: return hinder(mind);
            case WindowKind::Roll: return answerRoll(mind);
            case WindowKind::Strike: return answerStrike(mind);
            case WindowKind::LastCard: return playLastCard(mind);
            case WindowKind::None: break;
        }
    }
    if (sight.combat().stage == CombatStage::Fleeing && sight.inCombat(me)) return runAway(mind);
    if (const auto answer = answerOffer(mind)) return answer;
    if (sight.combat().stage == CombatStage::Open && sight.combat().fighter == me) return fight(mind);
    if (sight.phase() == Phase::Setup) return arrange(mind);
    if (sight.active() == me && !sight.combatOn()) return takeTurn(mind);
    return std::nullopt;
}

void GreedyBot::suffer(Seat by) {
    if (bearsGrudges() && wrongs_[by] < kMostWrongs) ++wrongs_[by];
}

std::optional<Command> GreedyBot::decide(const Sight& sight, const LegalCommands& legal) {
    keepUp(sight);
    GreedyMind mind{sight.with(weights_, wrongs_), legal, memory_, rng_};
    if (auto command = wish(mind)) return command;
    if (!sight.waitingFor().has(sight.me)) return std::nullopt;
    return defaultAnswer(sight, legal);
}

}  // namespace kickdoor
