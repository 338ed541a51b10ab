// The bytes a fuzzer gives, taken one after another; zeros when they are used up.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace tests {

class FuzzInput {
public:
    FuzzInput(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
    bool empty() const { return at_ >= size_; }
    std::uint8_t byte() { return empty() ? std::uint8_t{0} : data_[at_++]; }
    bool flag() { return byte() % 2 != 0; }
    std::uint16_t word() {
        const unsigned high = byte();
        return static_cast<std::uint16_t>(high << 8U | byte());
    }
    // Shorter than `most` when no more are left.
    std::vector<std::uint8_t> run(std::size_t most) {
        std::vector<std::uint8_t> bytes(std::min(most, size_ - std::min(at_, size_)));
        for (std::uint8_t& b : bytes) b = byte();
        return bytes;
    }

private:
    const std::uint8_t* data_;
    std::size_t size_;
    std::size_t at_ = 0;
};

}  // namespace tests
