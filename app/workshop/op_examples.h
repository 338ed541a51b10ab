// For each operation of the format, a shipped card that has it.
#pragma once

#include <QString>
#include <string_view>

#include "workshop/workbench.h"

namespace kickdoor::workshop {

// A help with the example behind it: "Draws cards. Example: “Bribe” of the pack “Original”." The help alone
// if no shipped card has the operation.
QString withExample(const QString& help, std::string_view operation, const Workbench& bench);

}  // namespace kickdoor::workshop
