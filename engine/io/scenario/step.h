// Reads single steps of a scenario: the command that a step means in the current state, or the contents of a
// lesson.
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

// The context of a step besides the game and its state.
struct StepReading {
    const FightOrder& order;
    Latitude latitude = Latitude::Natural;
    OptionWords optionWords;
};
// The commands that the step means (see meaning.h). Throws ReadError.
std::vector<Command> commandsOfStep(const Game& game, const GameState& state,
                                    std::span<const std::string> players, const JsonAt& step,
                                    const StepReading& reading);
// The first of them, with Latitude::Natural and the monsters in the state's order. Throws ReadError.
Command commandOfStep(const Game& game, const GameState& state, std::span<const std::string> players,
                      const JsonAt& step);
bool isForEveryone(const JsonAt& step);
// A pass for each player that the open window waits for; empty if no window is open.
std::vector<Command> passesOfStep(const GameState& state, const JsonAt& step);

// A step that plays nothing but shows a text to the learner. It introduces the commands up to the next such
// step.
struct LessonStep {
    std::string key;              // key of its text
    std::vector<std::string> at;  // places on the table to highlight
    std::vector<std::string> rules;
    // Accepts another form of the command if the rest of the lesson can still be played.
    bool free = false;
};
std::optional<LessonStep> lessonOfStep(const JsonAt& step);

}  // namespace kickdoor::scenario
