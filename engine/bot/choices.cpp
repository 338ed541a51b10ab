// The greedy bot's answers to questions: what to lose, what to take, whom to name.
#include <algorithm>
#include <bit>

#include "bot/effect_value.h"
#include "bot/fill.h"
#include "bot/greedy_parts.h"
#include "bot/valuation.h"
#include "rules/chapters/characters.h"

namespace kickdoor {
namespace {

const CommandTemplate* findTemplate(const LegalCommands& legal, CommandKind kind) {
    for (const CommandTemplate& family : legal.templates)
        if (family.move.kind == kind) return &family;
    return nullptr;
}

const Frame* topFrame(const Sight& sight) {
    return sight.stack().empty() ? nullptr : &sight.stack().back();
}

const Node* nodeOf(const Sight& sight, const Frame& frame) {
    if (frame.kind != FrameKind::Block) return nullptr;
    const auto list = sight.game.catalog.list(frame.list);
    return frame.position < list.size() ? &sight.game.catalog.node(list[frame.position]) : nullptr;
}

// The chosen card leaves the bot: its own card, or one that the fighter leaves to the helper.
bool givesAway(const Sight& sight, CardId card) {
    if (sight.isMine(card)) return true;
    return sight.isIn(card, Zone::Revealed) && sight.me == sight.combat().fighter;
}

std::optional<Command> chooseCards(const GreedyMind& mind, const CommandTemplate& family) {
    const Sight& sight = mind.sight;
    CardList cards;
    for (const CardId card : family.candidates) cards.push_back(card);
    sortByWorth(sight, cards);
    const Frame* frame = topFrame(sight);
    if (frame != nullptr && frame->kind == FrameKind::NewCharacter && !cards.empty()) {
        const CardId own = sight.characterOf(sight.me);
        const bool better = own == kNoCard || cardWorth(sight, cards.back()) > cardWorth(sight, own);
        return filled(family, {cards.end() - (better ? 1 : 0), better ? 1U : 0U});
    }
    const bool giving = cards.empty() || givesAway(sight, cards[0]);
    std::size_t count = giving ? family.least : family.most;
    count = std::min(count, cards.size());
    if (giving) {
        // Also gives away every card of negative value, up to the limit.
        while (count < family.most && count < cards.size() && cardWorth(sight, cards[count]) < 0) ++count;
        return filled(family, {cards.begin(), count});
    }
    return filled(family, {cards.end() - count, count});
}

// The value of choosing this player for the effect; gifts go to the player of the lowest Level.
int playerValue(const Sight& sight, Seat seat) {
    const Frame* frame = topFrame(sight);
    const Node* node = frame == nullptr ? nullptr : nodeOf(sight, *frame);
    if (node == nullptr || node->op != Op::ChoosePlayer) return -sight.levelOf(seat);
    Bindings at = bindingsOf(*frame);
    at.chosen = seat;
    return effectValue(sight, Parameters<Op::ChoosePlayer>(*node).get<"do">(), at);
}

// The value to the bot of this face on the current die.
int faceValue(const Sight& sight, int face) {
    const DieRoll& roll = sight.roll();
    if (roll.purpose == RollPurpose::FightersDie || roll.purpose == RollPurpose::MonstersDie) {
        const bool high = sight.inCombat(sight.me) == (roll.purpose == RollPurpose::FightersDie);
        return high ? face : -face;
    }
    if (roll.purpose != RollPurpose::Effect) return roll.roller == sight.me ? face : -face;
    for (std::size_t i = sight.stack().size(); i-- > 0;) {
        const Frame& frame = sight.stack()[i];
        const Node* node = nodeOf(sight, frame);
        if (node == nullptr || node->op != Op::Roll) continue;
        const int result = std::clamp<int>(face + roll.modifier, 1, roll.sides);
        for (const NodeRef ref : sight.game.catalog.list(Parameters<Op::Roll>(*node).get<"outcomes">())) {
            const Parameters<Op::Outcome> outcome(sight.game.catalog.node(ref));
            if (result >= outcome.get<"from">() && result <= outcome.get<"to">())
                return effectValue(sight, outcome.get<"do">(), bindingsOf(frame));
        }
        return 0;
    }
    return face;
}

// Includes what the option adds to the current roll: good for the bot's roll, bad for others.
int optionValue(const Sight& sight, ListRef effects, const Bindings& at) {
    int value = effectValue(sight, effects, at);
    for (const NodeRef ref : sight.game.catalog.list(effects)) {
        const Node& node = sight.game.catalog.node(ref);
        if (node.op != Op::AddToRoll) continue;
        const int change = sight.amountOr(Parameters<Op::AddToRoll>(node).get<"amount">(), at, 0);
        value += sight.roll().roller == sight.me ? change : -change;
    }
    return value;
}

int choiceValue(const Sight& sight, const Move& move) {
    if (sight.questionKind() == QuestionKind::Players) return playerValue(sight, move.seat);
    if (sight.questionKind() == QuestionKind::Number) return faceValue(sight, move.number);
    const Frame* frame = topFrame(sight);
    if (frame == nullptr) return -move.number;
    const Node* node = nodeOf(sight, *frame);
    if (node == nullptr) return -move.number;
    const Bindings at = bindingsOf(*frame);
    if (node->op == Op::May)
        return move.number == 0 ? 0 : optionValue(sight, Parameters<Op::May>(*node).get<"do">(), at);
    if (node->op != Op::ChooseOne) return -move.number;
    const auto options = sight.game.catalog.list(Parameters<Op::ChooseOne>(*node).get<"options">());
    const auto index = static_cast<std::size_t>(move.number);
    if (index >= options.size()) return 0;
    return optionValue(sight, Parameters<Op::Option>(sight.game.catalog.node(options[index])).get<"do">(),
                       at);
}

}  // namespace

std::optional<Command> answerQuestion(GreedyMind& mind) {
    const Sight& sight = mind.sight;
    if (const CommandTemplate* family = findTemplate(mind.legal, CommandKind::GiveCharity))
        return cheapest(sight, *family, family->least);
    if (const CommandTemplate* family = findTemplate(mind.legal, CommandKind::Choose))
        return chooseCards(mind, *family);
    const Move* best = nullptr;
    int bestValue = 0;
    for (const Move& move : mind.legal.moves) {
        if (move.kind != CommandKind::Choose) continue;
        const int value = choiceValue(sight, move);
        if (best != nullptr && value <= bestValue) continue;
        best = &move;
        bestValue = value;
    }
    return best == nullptr ? std::nullopt : std::optional(commandOf(*best));
}

}  // namespace kickdoor
