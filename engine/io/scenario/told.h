// The events of a scenario as text, one line for each event ("levelChanged Ann 3 4") and for each refused
// command.
#pragma once

#include <string>
#include <vector>

#include "rules/engine.h"

namespace kickdoor::scenario {

// The event's kind (rules/event.h), then its players, cards and numbers, and, unless everybody may know the
// cards, the players who may.
std::string toldLine(const Game& game, const GameState& now, const std::vector<std::string>& players,
                     const Event& event);

// "refused notYourTurn", with every reason.
std::string refusedLine(const Refusals& refusals);

class Teller : public EventSink {
public:
    Teller(const Game& game, const std::vector<std::string>& players) : game_(game), players_(players) {}
    void onEvent(const GameState& now, const Event& event) override {
        lines.push_back(toldLine(game_, now, players_, event));
    }
    std::vector<std::string> lines;

private:
    const Game& game_;
    const std::vector<std::string>& players_;
};

}  // namespace kickdoor::scenario
