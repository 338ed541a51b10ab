// What happened in the course of a scenario, a line for each event, "levelChanged Ann 3 4",
// and for each command that had to be refused.
#pragma once

#include <string>
#include <vector>

#include "rules/engine.h"

namespace kickdoor::scenario {

// Its kind as rules/event.h has it, then what it names: who, of or to whom, the cards, the numbers, and,
// unless everybody may know the cards, who may.
std::string toldLine(const Game& game, const GameState& now, const std::vector<std::string>& players,
                     const Event& event);

// "refused notYourTurn": each reason.
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
