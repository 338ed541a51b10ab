#include "io/scenario/step.h"

#include "io/scenario/naming.h"
#include "rules/engine.h"

namespace kickdoor::scenario {

Command commandOfStep(const Game& game, const GameState& state, std::span<const std::string> players,
                      const JsonAt& step) {
    const ScenarioNaming naming(game, state);
    const std::vector<Command> readings = commandsFromJson({game.catalog, state, players, naming}, step);
    for (const Command& reading : readings)
        if (judge(game, state, reading).empty()) return reading;
    return readings.front();
}

bool isForEveryone(const JsonAt& step) {
    return step.at("by").isText() && step.at("by").text() == "*";
}

std::vector<Command> passesOfStep(const GameState& state, const JsonAt& step) {
    step.allowOnly({"by", "do"});
    if (step.at("do").text() != "pass") step.at("do").fail("everyone can only pass");
    std::vector<Command> passes;
    if (state.window.kind == WindowKind::None && state.phase != Phase::Setup) return passes;
    const SeatSet concerned = waitingFor(state);
    for (Seat seat = 0; seat < state.players; ++seat) {
        if (!concerned.has(seat)) continue;
        passes.emplace_back();
        passes.back().move.kind = CommandKind::Pass;
        passes.back().move.by = seat;
    }
    return passes;
}

std::optional<LessonStep> lessonOfStep(const JsonAt& step) {
    const auto key = step.find("lesson");
    if (!key) return std::nullopt;
    step.allowOnly({"lesson", "at", "rules", "free"});
    LessonStep lesson;
    lesson.key = key->text(40);
    if (const auto places = step.find("at"))
        for (const JsonAt& place : places->list(8)) lesson.at.push_back(place.text(80));
    if (const auto rules = step.find("rules"))
        for (const JsonAt& rule : rules->list(8)) lesson.rules.push_back(rule.text(20));
    if (const auto free = step.find("free")) lesson.free = free->flag();
    return lesson;
}

}  // namespace kickdoor::scenario
