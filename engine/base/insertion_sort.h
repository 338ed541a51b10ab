#pragma once

#include <algorithm>

namespace kickdoor {

// Stable, for short lists. std::stable_sort allocates, which `apply` must not.
template <typename Iterator, typename Before>
constexpr void insertionSort(Iterator first, Iterator last, Before before) {
    for (Iterator next = first; next != last; ++next)
        std::rotate(std::upper_bound(first, next, *next, before), next, next + 1);
}

}  // namespace kickdoor
