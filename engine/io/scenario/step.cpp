#include "io/scenario/step.h"

#include "base/json_build.h"
#include "rules/engine.h"

namespace kickdoor::scenario {

namespace {

// Replaces "cleric" by the monster of the fight whose ability Clerics may use (R8.16).
std::optional<JsonValue> saidOfMonster(const Game& game, const GameState& state, const JsonAt& step) {
    const auto ability = step.find("ability");
    if (!ability || !ability->isText()) return std::nullopt;
    const CardDef* source = nullptr;
    for (const MonsterEntry& entry : state.combat.monsters) {
        const CardDef& monster = game.catalog[entry.def];
        for (const AbilityDef& own : monster.abilities)
            if (own.key == ability->text()) {
                if (source != nullptr) return std::nullopt;
                source = &monster;
            }
    }
    if (source == nullptr) return std::nullopt;
    JsonValue said = jsonObject();
    for (const auto& [key, value] : step.fields())
        if (key != "on") addField(said, key, key == "source" ? jsonText(source->key) : value.value());
    return said;
}

}  // namespace

std::vector<Command> commandsOfStep(const Game& game, const GameState& state,
                                    std::span<const std::string> players, const JsonAt& step,
                                    const StepReading& reading) {
    const ScenarioNaming naming(game, state, reading.order, reading.latitude, reading.optionWords);
    const CommandContext context{game.catalog, state, players, naming};
    try {
        return meaningOf(game, state, commandsFromJson(context, step), step, reading.latitude);
    } catch (const NoSuchUse&) {
        const auto said = saidOfMonster(game, state, step);
        if (!said) throw;
        const std::vector<Command> meant = meaningOf(
            game, state, commandsFromJson(context, JsonAt(*said, step.place())), step, reading.latitude);
        // A step that must be refused is read literally.
        if (reading.latitude == Latitude::Spelt && judge(game, state, meant.front()).empty()) throw;
        return meant;
    }
}

Command commandOfStep(const Game& game, const GameState& state, std::span<const std::string> players,
                      const JsonAt& step) {
    FightOrder order;
    order.see(state);
    return commandsOfStep(game, state, players, step, {order, Latitude::Natural, {}}).front();
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
    for (Seat seat{0}; seat < state.players; ++seat) {
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
