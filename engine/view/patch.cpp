#include "view/patch.h"

#include <cstring>

namespace kickdoor {
namespace {

// A gap of unchanged bytes that is shorter than a run's header is sent, not skipped.
constexpr std::size_t kJoinGap = sizeof(PatchRun);

bool fits(const ViewPatch& patch) {
    std::size_t end = 0;
    std::size_t total = 0;
    for (const PatchRun& run : patch.runs) {
        if (run.length == 0 || run.at < end || run.at + std::size_t{run.length} > sizeof(GameState))
            return false;
        end = run.at + std::size_t{run.length};
        total += run.length;
    }
    return total == patch.bytes.size();
}

}  // namespace

ViewPatch difference(const GameState& before, const GameState& after) {
    ViewPatch patch;
    const auto* a = reinterpret_cast<const std::uint8_t*>(&before);
    const auto* b = reinterpret_cast<const std::uint8_t*>(&after);
    std::size_t at = 0;
    while (at < sizeof(GameState)) {
        while (at + 8 <= sizeof(GameState) && std::memcmp(a + at, b + at, 8) == 0) at += 8;
        while (at < sizeof(GameState) && a[at] == b[at]) ++at;
        if (at == sizeof(GameState)) break;
        const std::size_t start = at;
        std::size_t end = at;
        for (; at < sizeof(GameState) && at < end + kJoinGap + 1; ++at)
            if (a[at] != b[at]) end = at + 1;
        patch.runs.push_back({static_cast<std::uint16_t>(start), static_cast<std::uint16_t>(end - start)});
        patch.bytes.insert(patch.bytes.end(), b + start, b + end);
        at = end;
    }
    return patch;
}

bool fold(GameState& view, const ViewPatch& patch) {
    if (!fits(patch)) return false;
    auto* bytes = reinterpret_cast<std::uint8_t*>(&view);
    const std::uint8_t* from = patch.bytes.data();
    for (const PatchRun& run : patch.runs) {
        std::memcpy(bytes + run.at, from, run.length);
        from += run.length;
    }
    return true;
}

}  // namespace kickdoor
