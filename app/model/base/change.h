// What a model shows is told as changed only when it is: whatever is bound to it is worked out anew, and a
// card's face draws a whole card.
#pragma once

#include <utility>

namespace kickdoor {

// Shows `now`. False: it did so already.
template <class T>
[[nodiscard]] bool change(T& shown, T now) {
    if (shown == now) return false;
    shown = std::move(now);
    return true;
}

}  // namespace kickdoor
