// One error in a translation.
#pragma once

#include <string>
#include <vector>

namespace kickdoor {

struct TextFinding {
    std::string file;
    std::string key;  // of the message, card or rule
    std::string cause;
    std::string text() const { return file + ": " + (key.empty() ? "" : key + ": ") + cause; }
};

using TextFindings = std::vector<TextFinding>;

}  // namespace kickdoor
