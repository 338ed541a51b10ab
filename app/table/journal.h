// The record of a game that is on disk before anybody is told that a command was accepted.
#pragma once

#include <memory>
#include <string>

#include "command/command.h"
#include "table/error.h"
#include "table/file.h"
#include "table/setup.h"

namespace kickdoor {

class Journal {
public:
    virtual ~Journal() = default;
    // `before`: the state the command is carried out on.
    virtual TableError append(const GameState& before, const Command& command) = 0;
};

}  // namespace kickdoor
