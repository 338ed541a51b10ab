// kickdoor-cli texts: compares translations with the English texts and tries them on every card.
#pragma once

#include <ostream>
#include <string>
#include <vector>

namespace kickdoor::cli {

struct TextsRequest {
    std::vector<std::string> languages;  // empty: every shipped one
    bool forms = false;                  // also list words requested in a form that have no forms
};

// Prints one finding per line. Returns 0 if there are none, else 1.
int runTextsCommand(const TextsRequest& request, std::ostream& out, std::ostream& err);

}  // namespace kickdoor::cli
