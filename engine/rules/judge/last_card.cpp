// R8.13: the last card after the dice is legal only if it turns the result. The card is tried on a copy.
// Effects that depend on a die, an unseen card or another player's choice do not count, so the answer is the
// same on the full state and on a view.
#include "base/indices.h"
#include "base/seats.h"
#include "rules/apply/apply.h"
#include "rules/interpreter/choices.h"
#include "rules/moves/moves.h"

#include <algorithm>

namespace kickdoor {
namespace {

constexpr int kMostQuestions = 3;     // nested questions to the player
constexpr std::size_t kOptions = 32;  // bits of questionOptions
constexpr int kMostAnswers = 64;      // answers tried for one question
constexpr std::size_t kMostSteps = 500;

enum class Outlook : std::uint8_t {
    Unsure,  // not certain
    Asked,   // the player must choose first
    Sure     // everything is carried out
};

bool isOwnHandOnly(const Context& ctx, const Node& node, const Frame& frame, Seat by) {
    const Selector selector = selectorOf(ctx.game.catalog, node);
    const From from = selector.get<"from">();
    if (from != From::Hand && from != From::HandOrPlay) return true;
    return ownersOf(ctx.game, ctx.state, selector, bindingsOf(frame)).without(by).empty();
}

// Cards drawn or looked at are in hands, where they add nothing (R3.1).
bool addsNothing(Op op) {
    return op == Op::Draw || op == Op::LookAtHand || op == Op::LookAtDeck;
}

bool isDone(const Context& ctx, const Frame& block) {
    return block.position >= ctx.game.catalog.list(block.list).size();
}

bool isSureEffect(const Context& ctx, const Frame& frame, Seat by) {
    if (isDone(ctx, frame)) return true;
    const Node& node = nodeAt(ctx.game, frame);
    switch (node.effect()) {
        case EffectOp::Discard:
        case EffectOp::Take:
            return selectorOf(ctx.game.catalog, node).get<"chooser">() != Chooser::Random &&
                   isOwnHandOnly(ctx, node, frame, by);
        // Rolls, questions and strikes caused by them end the trial in isSure and runTrial.
        case EffectOp::GainLevels:
        case EffectOp::LoseLevels:
        case EffectOp::SetLevel:
        case EffectOp::Draw:
        case EffectOp::Die:
        case EffectOp::ChangeSex:
        case EffectOp::Roll:
        case EffectOp::If:
        case EffectOp::ForEach:
        case EffectOp::ChoosePlayer:
        case EffectOp::ChooseOne:
        case EffectOp::May:
        case EffectOp::AddStrength:
        case EffectOp::RemoveMonster:
        case EffectOp::KillMonster:
        case EffectOp::JoinFight:
        case EffectOp::JoinAsMate:
        case EffectOp::Escape:
        case EffectOp::ForceHelp:
        case EffectOp::LeaveFight:
        case EffectOp::LookAtHand:
        case EffectOp::LookAtDeck:
        case EffectOp::CancelStrike:
        case EffectOp::RedirectStrike:
        case EffectOp::Reroll:
        case EffectOp::SetRoll:
        case EffectOp::AddToRoll: break;
    }
    return true;
}

bool isSure(const Context& ctx, Seat by) {
    const Frame& frame = ctx.state.stack.back();
    switch (frame.kind) {
        case FrameKind::Block: return isSureEffect(ctx, frame, by);
        case FrameKind::Strike:
        case FrameKind::AfterPlay:
        case FrameKind::Excess: return true;
        case FrameKind::None:
        case FrameKind::Roll:
        case FrameKind::FleeResult:
        case FrameKind::Rewards:
        case FrameKind::EndCombat:
        case FrameKind::Death:
        case FrameKind::NextTurn:
        case FrameKind::Initiative:
        case FrameKind::Dice:
        case FrameKind::NewCharacter: break;
    }
    return false;
}

// Carries out the next step, or skips an effect that cannot matter.
void stepTrial(Context& ctx) {
    const std::size_t i = ctx.state.stack.size() - 1;
    const Frame& frame = ctx.state.stack[i];
    if (frame.kind == FrameKind::Block && !isDone(ctx, frame) && addsNothing(nodeAt(ctx.game, frame).op))
        finishEffect(ctx, i);
    else
        stepOnce(ctx);
}

Outlook runTrial(Context& ctx, Seat by) {
    for ([[maybe_unused]] const std::size_t step : Indices(kMostSteps)) {
        settleTouched(ctx);
        const GameState& state = ctx.state;
        if (state.question.kind != QuestionKind::None)
            return state.question.asked == by ? Outlook::Asked : Outlook::Unsure;
        if (state.window.kind != WindowKind::None) return Outlook::Unsure;
        if (state.stack.empty()) return Outlook::Sure;
        if (!isSure(ctx, by)) return Outlook::Unsure;
        stepTrial(ctx);
    }
    return Outlook::Unsure;
}

bool isWonNow(const Game& game, const GameState& state) {
    if (state.combat.monsters.empty()) return true;  // R8.11
    return state.player[state.combat.fighter].status == PlayerStatus::Alive &&
           combatSums(game, state).winning();
}

// Calls `tell` with every possible answer of the player, up to a bound, until it returns true.
template <class Tell>
bool anyAnswer(const Game& game, const GameState& state, Seat by, Tell&& tell) {
    const Question question = state.question;
    Command answer;
    answer.move.kind = CommandKind::Choose;
    answer.move.by = by;
    switch (question.kind) {
        case QuestionKind::Cards: {
            const CardList cards = questionCards(game, state);
            const std::size_t count = std::max<std::size_t>(1, question.least);
            if (count > cards.size()) return false;
            // Tries each card once, with its neighbours if several are required.
            for (const std::size_t first : Indices(std::min<std::size_t>(cards.size(), kMostAnswers))) {
                answer.cards.clear();
                for (const std::size_t k : Indices(count))
                    answer.cards.push_back(cards[(first + k) % cards.size()]);
                if (tell(answer)) return true;
            }
            return false;
        }
        case QuestionKind::Players: {
            const SeatSet seats = questionPlayers(game, state);
            for (const Seat seat : everySeat(state.players)) {
                answer.move.seat = seat;
                if (seats.has(seat) && tell(answer)) return true;
            }
            return false;
        }
        case QuestionKind::Option: {
            const std::uint32_t options = questionOptions(game, state);
            for (const std::size_t n : Indices(kOptions)) {
                answer.move.number = static_cast<std::int16_t>(n);
                if (((options >> n) & 1U) != 0 && tell(answer)) return true;
            }
            return false;
        }
        case QuestionKind::None:
        case QuestionKind::Number:
        case QuestionKind::BigItems:
        case QuestionKind::Charity:
        case QuestionKind::FaceUpDraw: break;  // about a die or cards in hand, or not in a fight
    }
    return false;
}

bool turns(const Game& game, GameState& state, const Command& command, int questionsLeft) {
    Context ctx{game, state, nullptr};
    const Seat by = command.by();
    if (command.kind() == CommandKind::Play) {
        state.window = Window{};
        applyPlay(ctx, command, false);
    } else {
        state.question = Question{};
        applyAnswer(ctx, command);
    }
    switch (runTrial(ctx, by)) {
        case Outlook::Sure: return isWonNow(game, state);
        case Outlook::Unsure: return false;
        case Outlook::Asked: break;
    }
    if (questionsLeft == 0) return false;
    return anyAnswer(game, state, by, [&](const Command& answer) {
        GameState next = state;
        return turns(game, next, answer, questionsLeft - 1);
    });
}

}  // namespace

bool turnsTheFight(const Game& game, const GameState& state, const Command& play) {
    GameState trial = state;
    return turns(game, trial, play, kMostQuestions);
}

}  // namespace kickdoor
