// The program that the kill test kills: it hosts a game of bots and says on its output what was acknowledged.
#pragma once

#include <cstdint>
#include <filesystem>

namespace tests {

inline constexpr const char* kHostedGame = "--hosted-game";

// Starts the game of this seed, or resumes the journal if there is one; a line "number hash fights" for each
// command that was told: how many there are now, the hash of the open view, 1 in mid-combat.
int hostGame(const std::filesystem::path& journal, std::uint64_t seed);

}  // namespace tests
