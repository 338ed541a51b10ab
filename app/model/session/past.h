// What happened in a game before it was opened again: its record played once more, as everybody may know it.
#pragma once

#include <filesystem>
#include <functional>

#include "rules/event.h"

namespace kickdoor {

// now: the open view right after the event.
using PastListener = std::function<void(const GameState& now, const Event& event)>;

// file: a journal or a save. Tells nothing of what cannot be read or played again.
void tellPast(const std::filesystem::path& file, const PastListener& listener);

}  // namespace kickdoor
