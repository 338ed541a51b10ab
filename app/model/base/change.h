// Helps models to notify of real changes only: each notification evaluates all bindings again, and a new face
// redraws the whole card.
#pragma once

#include <utility>

namespace kickdoor {

// Assigns `now` to `shown`. False if they were equal.
template <class T>
[[nodiscard]] bool change(T& shown, T now) {
    if (shown == now) return false;
    shown = std::move(now);
    return true;
}

}  // namespace kickdoor
