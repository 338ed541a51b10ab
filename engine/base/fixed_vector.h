// A vector of fixed capacity that never allocates. Trivially copyable; unused elements are always zero, so
// its bytes can be compared and hashed.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace kickdoor {

template <class T, std::size_t Capacity>
class FixedVector {
    static_assert(Capacity < 65536);

public:
    using value_type = T;

    constexpr std::size_t size() const { return size_; }
    constexpr bool empty() const { return size_ == 0; }
    constexpr bool full() const { return size_ == Capacity; }
    static constexpr std::size_t capacity() { return Capacity; }

    constexpr T& operator[](std::size_t i) { return items_[i]; }
    constexpr const T& operator[](std::size_t i) const { return items_[i]; }
    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + size_; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + size_; }
    constexpr T& back() { return items_[size_ - 1U]; }
    constexpr const T& back() const { return items_[size_ - 1U]; }

    // False, without a change, if the vector is full.
    constexpr bool push_back(const T& value) {
        if (full()) return false;
        items_[size_] = value;
        ++size_;
        return true;
    }
    constexpr void pop_back() {
        assert(size_ > 0);
        --size_;
        items_[size_] = T{};
    }
    constexpr void eraseAt(std::size_t i) {
        assert(i < size_);
        std::copy(begin() + i + 1, end(), begin() + i);
        pop_back();
    }
    constexpr void clear() {
        while (size_ > 0) pop_back();
    }
    constexpr bool contains(const T& value) const { return std::find(begin(), end(), value) != end(); }
    constexpr bool operator==(const FixedVector& other) const {
        return std::equal(begin(), end(), other.begin(), other.end());
    }

private:
    std::uint16_t size_ = 0;
    std::array<T, Capacity> items_{};
};

}  // namespace kickdoor
