// What was played in a game that is only tried out, beside the saved game that it began with. It is no game
// of the player's; the workshop makes scenarios of it.
#pragma once

#include <filesystem>

namespace kickdoor {

inline std::filesystem::path trialJournal(std::filesystem::path save) {
    return save.replace_extension(".kickdoor-trial");
}

}  // namespace kickdoor
