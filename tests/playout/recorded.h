// One command watched through the eyes of every seat.
#pragma once

#include <memory>
#include <string>

#include "command/command.h"
#include "view/recorder.h"

namespace tests {

class RecordedStep {
public:
    RecordedStep(const kickdoor::Game& game, const kickdoor::GameState& before);
    ~RecordedStep();

    kickdoor::EventSink* sink();
    // fold(view, events) is the next view, for every seat, and no event names a card its seat may not know.
    std::string check(const kickdoor::GameState& after);

private:
    class Sink;
    const kickdoor::Game& game_;
    const kickdoor::GameState& before_;
    std::unique_ptr<Sink> sink_;
};

// The same command on the same state leads to the same state.
std::string sameAgain(const kickdoor::Game& game, const kickdoor::GameState& before,
                      const kickdoor::Command& command, const kickdoor::GameState& after);

}  // namespace tests
