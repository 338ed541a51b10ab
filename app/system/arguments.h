// What the program was started with, in UTF-8: on Windows, main() is given what the system's old encoding can
// say.
#pragma once

#include <string>
#include <vector>

namespace kickdoor::system {

// With the program's name first.
std::vector<std::string> arguments(int count, char** given);

}  // namespace kickdoor::system
