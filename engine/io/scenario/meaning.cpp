#include "io/scenario/meaning.h"

#include <algorithm>

#include "io/command_json.h"
#include "io/scenario/loose_aim.h"
#include "rules/engine.h"

namespace kickdoor::scenario {
namespace {

using Commands = std::vector<Command>;

class Meaning {
public:
    Meaning(const Game& game, const GameState& state, const JsonAt& step, Latitude latitude)
        : game_(game), state_(state), step_(step), latitude_(latitude) {}

    Commands of(Commands readings) const {
        const CommandKind kind = readings.front().kind();
        const bool aimed = kind == CommandKind::Play || kind == CommandKind::Use;
        const bool natural = aimed && latitude_ == Latitude::Natural;
        if (aimed)
            for (Command& reading : readings) reading.move = spelt(game_, state_, reading.move);
        Commands fitting;
        for (const Command& reading : readings)
            if (judge(game_, state_, reading).empty()) fitting.push_back(reading);
        if (fitting.empty() && natural) fitting = looseReadings(readings);
        if (!fitting.empty()) {
            if (kind == CommandKind::Use) needOneMeaning(fitting);
            return {fitting.front()};
        }
        if (kind == CommandKind::Play && natural)
            for (const Command& reading : readings)
                if (Commands both = secondCardFirst(reading); !both.empty()) return both;
        if (kind == CommandKind::Use && natural)
            for (const Command& reading : readings)
                if (Commands both = discardedWhenAsked(reading); !both.empty()) return both;
        return {likeliest(readings)};
    }

private:
    // For each reading, the command that fits it, if only one does.
    Commands looseReadings(std::span<const Command> readings) const {
        LegalCommands legal;
        legalCommands(game_, state_, readings.front().by(), legal);
        Commands fitting;
        for (const Command& reading : readings) {
            Commands ways;
            for (const Move& move : legal.moves) addIfSaid(reading, move, ways);
            for (const CommandTemplate& family : legal.templates) addIfSaid(reading, family.move, ways);
            if (ways.size() == 1) fitting.push_back(ways.front());
        }
        return fitting;
    }
    void addIfSaid(const Command& said, const Move& possible, Commands& ways) const {
        const Move& move = said.move;
        if (move.kind != possible.kind || move.card != possible.card || move.with != possible.with ||
            move.ability != possible.ability || !saysAsMuchAs(game_, state_, move, possible))
            return;
        Command meant = said;
        meant.move.aim = possible.aim;
        meant.move.subject = possible.subject;
        if (judge(game_, state_, meant).empty()) ways.push_back(meant);
    }

    // Several copies of a card have the same meaning; two abilities, or two players' Items, do not.
    void needOneMeaning(const Commands& fitting) const {
        const Move& first = fitting.front().move;
        for (const Command& other : fitting) {
            if (other.move.card == first.card && other.move.ability != first.ability)
                step_.fail("may mean '" + abilityOf(first) + "' or '" + abilityOf(other.move) +
                           "': name the ability");
            if (ownerOf(other.move.subject) != ownerOf(first.subject))
                step_.fail("may mean the Item of either of two players: name one by 'on'");
        }
    }
    const std::string& abilityOf(const Move& move) const {
        return game_.catalog[faceOf(state_, move.card)].abilities[move.ability].key;
    }
    Seat ownerOf(CardId card) const {
        return card < state_.cards.count() ? state_.cards.place(card).holder : kNoSeat;
    }

    // A doubling card played `with` its identity (R4.6): the identity is played first.
    Commands secondCardFirst(const Command& said) const {
        const DefId def = faceOf(state_, said.move.card);
        if (said.move.with == kNoCard || isUnknown(def) || game_.catalog[def].kind != CardKind::Doubling)
            return {};
        Command identity = said;
        identity.move.card = said.move.with;
        identity.move.with = kNoCard;
        identity.move.aim = Aim{};
        if (!judge(game_, state_, identity).empty()) return {};
        GameState after = state_;
        applyLegal(game_, after, identity);
        Command doubling = said;
        doubling.move.with = kNoCard;
        doubling.move.aim = Aim{};
        if (!judge(game_, after, doubling).empty()) return {};
        return {identity, doubling};
    }

    // `discard` for an ability that asks for its card only when it is used.
    Commands discardedWhenAsked(const Command& said) const {
        if (said.cards.empty()) return {};
        Command use = said;
        use.cards.clear();
        if (!judge(game_, state_, use).empty()) return {};
        GameState after = state_;
        applyLegal(game_, after, use);
        Commands both = {use};
        if (after.question.kind == QuestionKind::Cards && after.question.asked == said.by()) {
            Command answer;
            answer.move.kind = CommandKind::Choose;
            answer.move.by = said.by();
            answer.cards = said.cards;
            if (!judge(game_, after, answer).empty()) return {};
            applyLegal(game_, after, answer);
            both.push_back(answer);
        }
        const auto kept = [&](CardId card) {
            return after.cards.isIn(card, Zone::Hand, said.by()) ||
                   after.cards.isIn(card, Zone::InPlay, said.by());
        };
        if (std::any_of(said.cards.begin(), said.cards.end(), kept)) return {};
        return both;
    }

    // Without a named ability, the one whose target and cost fit best.
    Command likeliest(std::span<const Command> readings) const {
        if (readings.front().kind() != CommandKind::Use || step_.has("ability")) return readings.front();
        const auto strange = [&](const Command& reading) {
            const Refusals refusals = judge(game_, state_, reading);
            return std::count_if(refusals.begin(), refusals.end(), [](const Refusal& refusal) {
                return refusal.reason == Reason::TargetMissing || refusal.reason == Reason::TargetWrong ||
                       refusal.reason == Reason::CostWrong;
            });
        };
        // Only the first, likeliest source is considered.
        const auto others = std::find_if(readings.begin(), readings.end(), [&](const Command& reading) {
            return reading.move.card != readings.front().move.card;
        });
        return *std::min_element(readings.begin(), others,
                                 [&](const Command& a, const Command& b) { return strange(a) < strange(b); });
    }

    const Game& game_;
    const GameState& state_;
    const JsonAt& step_;
    const Latitude latitude_;
};

}  // namespace

std::vector<Command> meaningOf(const Game& game, const GameState& state, std::vector<Command> readings,
                               const JsonAt& step, Latitude latitude) {
    return Meaning(game, state, step, latitude).of(std::move(readings));
}

}  // namespace kickdoor::scenario
