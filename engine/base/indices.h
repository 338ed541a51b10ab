// Indices for range-for: 0, 1, ... up to a count.
#pragma once

#include <cstddef>

namespace kickdoor {

class Indices {
public:
    class Iterator {
    public:
        constexpr explicit Iterator(std::size_t at) : at_(at) {}
        constexpr std::size_t operator*() const { return at_; }
        constexpr Iterator& operator++() {
            ++at_;
            return *this;
        }
        constexpr bool operator==(const Iterator&) const = default;

    private:
        std::size_t at_;
    };

    constexpr explicit Indices(std::size_t count) : count_(count) {}
    constexpr Iterator begin() const { return Iterator(0); }
    constexpr Iterator end() const { return Iterator(count_); }

private:
    std::size_t count_;
};

// The count is taken at the start; changes of the list in the loop do not matter.
template <class List>
constexpr Indices indicesOf(const List& list) {
    return Indices(list.size());
}

}  // namespace kickdoor
