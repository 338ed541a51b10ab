// kickdoor-cli cards: lists an edition's cards and their effects.
#pragma once

#include <ostream>
#include <string>
#include <vector>

namespace kickdoor::cli {

struct CardsRequest {
    std::string edition;
    std::vector<std::string> with;
    std::string language = "en";
    bool json = false;
};

int runCardsCommand(const CardsRequest& request, std::ostream& out, std::ostream& err);

}  // namespace kickdoor::cli
