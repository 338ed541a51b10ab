// Names as a scenario's author says them: "elf" is the elf that the command is most likely about,
// "drooling-slime#2" the second one; of monsters, the second of them to enter the fight.
#pragma once

#include "command/json.h"
#include "io/scenario/fight_order.h"
#include "rules/game.h"

namespace kickdoor::scenario {

class ScenarioNaming : public CommandNaming {
public:
    ScenarioNaming(const Game& game, const GameState& state, const FightOrder& order)
        : game_(game), state_(state), order_(order) {}

    JsonValue nameOf(CardId card) const override;
    std::vector<CardId> cards(const JsonAt& name, CardRole role, Seat by, Seat other) const override;

private:
    const Game& game_;
    const GameState& state_;
    const FightOrder& order_;
};

}  // namespace kickdoor::scenario
