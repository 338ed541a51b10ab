#include "bot/greedy_bot.h"

#include "bot/default_answer.h"

namespace kickdoor {

void GreedyBot::keepUp(const GameState& view) {
    if (memory_.turn != view.turn) {
        memory_ = GreedyMemory();
        memory_.turn = view.turn;
    }
    if (memory_.inFight == view.combatOn()) return;
    memory_.inFight = view.combatOn();
    memory_.asked = {};
    memory_.boosts = 0;
    memory_.hinders = 0;
    memory_.fightSeen = false;
    memory_.inTheMood = false;
}

std::optional<Command> GreedyBot::wish(GreedyMind& mind) const {
    const GameState& view = mind.sight.view;
    const Seat me = mind.sight.me;
    if (view.question.kind != QuestionKind::None && view.question.asked == me) return answerQuestion(mind);
    if (view.window.kind != WindowKind::None) {
        // R8.13: help can still be agreed before the dice.
        if (findMove(mind.legal, CommandKind::Accept) != nullptr)
            if (const auto answer = answerOffer(mind)) return answer;
        switch (view.window.kind) {
            case WindowKind::Settle: return hinder(mind);
            case WindowKind::Roll: return answerRoll(mind);
            case WindowKind::Strike: return answerStrike(mind);
            case WindowKind::LastCard: return playLastCard(mind);
            case WindowKind::None: break;
        }
    }
    if (view.combat.stage == CombatStage::Fleeing && view.inCombat(me)) return runAway(mind);
    if (const auto answer = answerOffer(mind)) return answer;
    if (view.combat.stage == CombatStage::Open && view.combat.fighter == me) return fight(mind);
    if (view.phase == Phase::Setup) return arrange(mind);
    if (view.active == me && !view.combatOn()) return takeTurn(mind);
    return std::nullopt;
}

std::optional<Command> GreedyBot::choose(const Game& game, const GameState& view, Seat seat,
                                         const LegalCommands& legal) {
    keepUp(view);
    GreedyMind mind{{game, view, seat}, legal, memory_, rng_};
    if (auto command = wish(mind)) return command;
    if (!waitingFor(view).has(seat)) return std::nullopt;
    return defaultAnswer(game, view, seat, legal);
}

}  // namespace kickdoor
