// What was played in a game that is only tried out, beside the saved game that it began with. It is no game
// of the player's; the workshop makes scenarios of it.
#pragma once

#include <filesystem>
#include <system_error>

namespace kickdoor {

inline std::filesystem::path trialJournal(std::filesystem::path save) {
    return save.replace_extension(".kickdoor-trial");
}

// For a new game: what was played before is forgotten.
inline std::filesystem::path newTrialJournal(const std::filesystem::path& save) {
    std::error_code ignored;
    std::filesystem::remove(trialJournal(save), ignored);
    return trialJournal(save);
}

}  // namespace kickdoor
