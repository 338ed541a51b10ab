// A hash of a list of numbers.
#pragma once

#include <array>
#include <cstdint>
#include <cstdio>
#include <string>

namespace tests {

class Fingerprint {
public:
    template <class... Values>
    void add(Values... values) {
        (fold(static_cast<std::uint64_t>(values)), ...);
    }
    std::string text() const {
        std::array<char, 17> hex{};
        std::snprintf(hex.data(), hex.size(), "%016llx", static_cast<unsigned long long>(value_));
        return hex.data();
    }

private:
    void fold(std::uint64_t value) {
        value_ = (value_ ^ value) * 0x9E3779B97F4A7C15ULL;
        value_ ^= value_ >> 29U;
    }
    std::uint64_t value_ = 1;
};

}  // namespace tests
