// Names as a scenario's author says them: "elf" is the elf that the command is most likely about,
// "drooling-slime#2" the second one.
#pragma once

#include "command/json.h"
#include "rules/game.h"

namespace kickdoor::scenario {

class ScenarioNaming : public CommandNaming {
public:
    ScenarioNaming(const Game& game, const GameState& state) : game_(game), state_(state) {}

    JsonValue nameOf(CardId card) const override;
    std::vector<CardId> cards(const JsonAt& name, CardRole role, Seat by, Seat other) const override;

private:
    const Game& game_;
    const GameState& state_;
};

}  // namespace kickdoor::scenario
