// The steps of a scenario one by one: what a command in it means at this moment, and what a lesson says.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "card/game.h"
#include "io/command_json.h"
#include "io/scenario/meaning.h"
#include "io/scenario/naming.h"

namespace kickdoor::scenario {

// What a step is read by, besides the game: the order of the fight that is on.
struct StepReading {
    const FightOrder& order;
    Latitude latitude = Latitude::Natural;
    OptionWords optionWords;
};
// What it means: see meaning.h.
std::vector<Command> commandsOfStep(const Game& game, const GameState& state,
                                    std::span<const std::string> players, const JsonAt& step,
                                    const StepReading& reading);
// The first of them, read naturally, monsters counted as the state shows them.
Command commandOfStep(const Game& game, const GameState& state, std::span<const std::string> players,
                      const JsonAt& step);
bool isForEveryone(const JsonAt& step);
// A pass for each whom the open window waits for; none: no window is open.
std::vector<Command> passesOfStep(const GameState& state, const JsonAt& step);

// A step that plays nothing: whoever learns is told something. Until the next one, the commands are what it
// is about.
struct LessonStep {
    std::string key;              // of its words
    std::vector<std::string> at;  // places on the table that it is about
    std::vector<std::string> rules;
    // Whoever learns may do the same in another way, as long as the rest of the lesson can still be played.
    bool free = false;
};
std::optional<LessonStep> lessonOfStep(const JsonAt& step);

}  // namespace kickdoor::scenario
