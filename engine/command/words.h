// The words of commands in JSON: docs/scenarios.md.
#pragma once

#include <span>
#include <string_view>

#include "command/command.h"

namespace kickdoor {

// In the order of CommandKind: "kickOpenDoor", ...
std::span<const std::string_view> commandWords();
inline std::string_view wordOf(CommandKind kind) {
    return commandWords()[static_cast<std::size_t>(kind)];
}

}  // namespace kickdoor
