#include "io/scenario/run.h"

#include <algorithm>
#include <array>

#include "io/command_json.h"
#include "io/journal.h"
#include "io/replay.h"
#include "io/save.h"
#include "io/scenario/expect.h"
#include "io/scenario/offered.h"
#include "io/scenario/report.h"
#include "io/scenario/state_builder.h"
#include "io/scenario/step.h"
#include "io/scenario/told.h"
#include "io/snapshot/snapshot.h"
#include "io/snapshot/validate.h"
#include "rules/engine.h"
#include "view/view.h"

namespace kickdoor::scenario {
namespace {

std::string citedBy(const Refusals& refusals) {
    std::string text;
    for (const Refusal& refusal : refusals) {
        if (!text.empty()) text += "; ";
        text += keyOf(refusal.reason);
        std::string_view separator = " ";
        for (const std::string_view rule : rulesOf(refusal)) {
            text += std::string(separator) + std::string(rule);
            separator = ", ";
        }
    }
    return text;
}

bool sameReasons(const Refusals& a, const Refusals& b) {
    if (a.size() != b.size()) return false;
    return std::all_of(a.begin(), a.end(), [&](const Refusal& refusal) {
        return std::any_of(b.begin(), b.end(), [&](const Refusal& other) {
            return refusal.reason == other.reason && refusal.topic == other.topic;
        });
    });
}

class Run {
public:
    Run(const LoadedPacks& packs, const Setting& setting, const ScenarioOptions& options,
        ScenarioResult& result)
        : setting_(setting),
          options_(options),
          result_(result),
          game_{*packs.catalog, setting.rules},
          players_(setting.playerNames()),
          state_(buildState(game_, setting)) {
        record_.title = setting.name;
        record_.packs = packs.sources;
        record_.rules = setting.rules;
        record_.seed = setting.seed;
        for (const PlayerSetting& player : setting.players)
            record_.seats.push_back({player.name, player.sex, {}, {}, {}});
        if (options_.twins) record_.start = snapshotToJson(game_.catalog, state_);
    }

    void play() {
        for (const JsonAt& step : setting_.steps) {
            try {
                playStep(step);
            } catch (Failed& failed) {
                if (state_.combatOn() && !state_.combat.monsters.empty())
                    failed.failure.fight = combatSums(game_, state_);
                throw;
            }
            ++result_.steps;
        }
        if (setting_.strict) checkNothingLeft();
        if (options_.twins) checkTwins();
    }

private:
    void playStep(const JsonAt& step) {
        if (const auto expected = step.find("expect")) {
            step.allowOnly({"expect", "as"});
            if (const auto as = step.find("as")) {
                // "as" may stand beside the expectation or inside it.
                JsonValue merged = expected->value();
                merged.keys.emplace_back("as");
                merged.items.push_back(as->value());
                return expectAll(game_, state_, players_, JsonAt(merged, expected->place()));
            }
            return expectAll(game_, state_, players_, *expected);
        }
        if (const auto illegal = step.find("illegal")) return playIllegal(step, *illegal);
        if (lessonOfStep(step)) return;
        if (!step.has("by") && !step.has("do"))
            step.fail("is neither a command nor an expectation nor illegal");
        const bool everyone = isForEveryone(step);
        for (const Command& command :
             everyone ? passesOfStep(state_, step) : readCommands(step, Latitude::Natural))
            carryOut(command, step);
    }

    std::vector<Command> readCommands(const JsonAt& json, Latitude latitude) const {
        return commandsOfStep(game_, state_, players_, json, {order_, latitude, options_.optionWords});
    }

    // The state and the view of the acting player must give the same verdict.
    Refusals judged(const Command& command, const JsonAt& at) const {
        const Refusals refusals = judge(game_, state_, command);
        const GameState view = viewOf(game_, state_, command.by());
        if (const Refusals seen = judge(game_, view, command); !sameReasons(refusals, seen))
            at.fail("is judged otherwise from the player's own view: " +
                    (seen.empty() ? "legal" : citedBy(seen)) + " instead of " +
                    (refusals.empty() ? "legal" : citedBy(refusals)));
        return refusals;
    }

    // Lists the possible options for the message about a wrong one.
    std::string possibleOptions(const Command& command) const {
        if (command.kind() != CommandKind::Choose || state_.question.kind != QuestionKind::Option) return {};
        const std::vector<std::string> words =
            options_.optionWords ? options_.optionWords(game_, state_) : std::vector<std::string>{};
        const std::uint32_t possible = questionOptions(game_, state_);
        std::string text;
        for (std::size_t i = 0; i < 32; ++i) {
            if (((possible >> i) & 1U) == 0) continue;
            text += (text.empty() ? "; the options are " : ", ") + std::to_string(i);
            if (i < words.size()) text += " '" + words[i] + "'";
        }
        return text;
    }

    [[noreturn]] void failRefused(const Refusals& refusals, const Command& command, const JsonAt& at) const {
        ScenarioFailure failure{ScenarioFailure::Kind::Refused, at.place(),
                                "is refused: " + citedBy(refusals) + possibleOptions(command)};
        if (options_.refusalWords)
            failure.why =
                options_.refusalWords(game_, viewOf(game_, state_, command.by()), players_, refusals);
        throw Failed(std::move(failure));
    }

    void carryOut(const Command& command, const JsonAt& at) {
        const Refusals refusals = judged(command, at);
        if (!refusals.empty()) failRefused(refusals, command, at);
        legalCommands(game_, viewOf(game_, state_, command.by()), command.by(), legal_);
        if (!isOffered(legal_, command)) at.fail("is legal, and not among what the player is offered");
        RecordedCommand recorded;
        if (options_.twins) recorded.command = recordCommand(game_, state_, players_, command);
        Teller teller(game_, players_);
        if (!apply(game_, state_, command, options_.events ? &teller : nullptr).empty())
            at.fail("was judged legal, and refused when carried out");
        result_.told.insert(result_.told.end(), teller.lines.begin(), teller.lines.end());
        order_.see(state_);
        if (const std::string cause = validate(game_, state_); !cause.empty())
            at.fail("leaves an impossible state: " + cause);
        if (!options_.twins) return;
        recorded.hashAfter = hashOf(state_);
        record_.commands.push_back(std::move(recorded));
        reload(at);
    }

    void reload(const JsonAt& at) {
        const std::string text = writeJson(snapshotToJson(game_.catalog, state_));
        const JsonParse parsed = parseJson(text);
        if (!parsed.ok()) at.fail("leads to a state that cannot be saved: " + parsed.error);
        GameState twin;
        try {
            twin = snapshotFromJson(game_, JsonAt(parsed.value));
        } catch (const ReadError& mistake) {
            at.fail("leads to a state that cannot be loaded: " + mistake.text());
        }
        if (!(twin == state_) || hashOf(twin) != hashOf(state_))
            at.fail("leads to a state that loads as another");
        state_ = twin;
    }

    Refusals refusalsOf(const JsonAt& json) const {
        Command command;
        try {
            command = readCommands(json, Latitude::Spelt).front();
        } catch (const NoSuchUse& none) {
            command = none.command;
        }
        return judged(command, json);
    }

    void playIllegal(const JsonAt& step, const JsonAt& json) {
        step.allowOnly({"illegal", "rule"});
        const Refusals refusals = refusalsOf(json);
        if (refusals.empty()) throw Failed({ScenarioFailure::Kind::Legal, json.place(), "is legal"});
        if (options_.events) result_.told.push_back(refusedLine(refusals));
        if (const auto rule = step.find("rule")) {
            for (const JsonAt& wanted : rule->isList() ? rule->list(20) : std::vector<JsonAt>{*rule}) {
                if (!refusals.cites(wanted.text(50)))
                    wanted.fail("does not forbid it; it is refused by: " + citedBy(refusals));
                result_.refused.insert(wanted.text());
            }
        }
    }

    void checkNothingLeft() const {
        const JsonAt end(nothing_, "end");
        if (!state_.stackedD6.empty() || !state_.stackedD20.empty()) end.fail("dice are left over");
        if (state_.phase == Phase::Over) return;
        if (state_.window.kind != WindowKind::None) end.fail("a window is open");
        if (state_.question.kind != QuestionKind::None)
            end.fail(players_[state_.question.asked] + " is still asked for " +
                     std::string(questionWord(state_)));
        for (Seat seat{0}; seat < state_.players; ++seat)
            if (state_.offers[seat].kind != OfferKind::None)
                end.fail("an offer of " + players_[seat] + " is open");
        if (state_.cards.size(Zone::Revealed) > 0) end.fail("a face-up card waits for play or keep");
        if (!state_.stack.empty()) end.fail("something is still in progress");
    }

    // Writes the whole game as a save and as a journal, reads each back and replays it.
    void checkTwins() const {
        const JsonAt end(nothing_, "end");
        std::string journal = journalHeader(record_);
        for (const RecordedCommand& command : record_.commands) journal += journalLine(command);
        JournalRead read = readJournal(journal);
        if (!read.ok()) end.fail("the journal cannot be read: " + read.error);
        std::string error;
        const auto replay = Replay::open(std::move(read.record), error);
        if (replay == nullptr || !replay->toEnd(error)) end.fail("the journal does not replay: " + error);
        if (hashOf(replay->state()) != hashOf(state_)) end.fail("the journal replays to another state");
    }

    const Setting& setting_;
    const ScenarioOptions& options_;
    ScenarioResult& result_;
    Game game_;
    std::vector<std::string> players_;
    GameState state_;
    FightOrder order_;
    GameRecord record_;
    LegalCommands legal_;
    JsonValue nothing_;
};

}  // namespace

void playSteps(const LoadedPacks& packs, const Setting& setting, const ScenarioOptions& options,
               ScenarioResult& result) {
    Run run(packs, setting, options, result);
    result.played = true;
    run.play();
}

}  // namespace kickdoor::scenario
