// kickdoor-cli texts: translations are compared with the English texts and tried on every card.
#pragma once

#include <ostream>
#include <string>
#include <vector>

namespace kickdoor::cli {

struct TextsRequest {
    std::vector<std::string> languages;  // empty: every shipped one
    bool forms = false;                  // also list words that are asked for in a form and have none
};

// 0 all is well, 1 something is missing or wrong; one finding a line.
int runTextsCommand(const TextsRequest& request, std::ostream& out, std::ostream& err);

}  // namespace kickdoor::cli
