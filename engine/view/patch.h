// The difference of two views as runs of bytes: small to send, and exact.
#pragma once

#include <cstdint>
#include <vector>

#include "state/game_state.h"

namespace kickdoor {

struct PatchRun {
    std::uint16_t at = 0;
    std::uint16_t length = 0;
    bool operator==(const PatchRun&) const = default;
};

struct ViewPatch {
    std::vector<PatchRun> runs;       // in rising order, apart from one another
    std::vector<std::uint8_t> bytes;  // of all runs, one after the other
    bool empty() const { return runs.empty(); }
    bool operator==(const ViewPatch&) const = default;
};

ViewPatch difference(const GameState& before, const GameState& after);

// False, with the view unchanged, if the patch does not fit. Untrusted bytes still need io's validation.
bool fold(GameState& view, const ViewPatch& patch);

}  // namespace kickdoor
