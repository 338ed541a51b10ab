// Names of cards in scenarios: "elf" is the elf that the command most likely concerns, "drooling-slime#2" the
// second one; for monsters, the second to enter the fight.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "card/game.h"
#include "io/command_json.h"
#include "io/scenario/fight_order.h"

namespace kickdoor::scenario {

// Returns the printed options of the open question, in their order.
using OptionWords = std::function<std::vector<std::string>(const Game&, const GameState&)>;

// How freely a step is read. A step that must be refused is read literally (Spelt).
enum class Latitude : std::uint8_t { Spelt, Natural };

class ScenarioNaming : public CommandNaming {
public:
    ScenarioNaming(const Game& game, const GameState& state, const FightOrder& order,
                   Latitude latitude = Latitude::Natural, OptionWords words = {})
        : game_(game), state_(state), order_(order), latitude_(latitude), words_(std::move(words)) {}

    JsonValue nameOf(CardId card) const override;
    std::vector<CardId> cards(const JsonAt& name, CardRole role, Seat by, Seat other) const override;
    std::int16_t option(const JsonAt& at) const override;

private:
    const Game& game_;
    const GameState& state_;
    const FightOrder& order_;
    Latitude latitude_;
    OptionWords words_;
};

}  // namespace kickdoor::scenario
