#include "base/checksum.h"

#include <array>
#include <charconv>

namespace kickdoor {
namespace {

constexpr std::array<std::uint32_t, 256> crcTable() {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t i = 0; i < table.size(); ++i) {
        std::uint32_t value = i;
        for (int bit = 0; bit < 8; ++bit)
            value = (value & 1U) != 0 ? 0xEDB88320U ^ (value >> 1U) : value >> 1U;
        table[i] = value;
    }
    return table;
}
constexpr auto kCrcTable = crcTable();

std::string hex(std::uint64_t value, std::size_t width) {
    static constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text(width, '0');
    for (std::size_t i = width; i > 0; --i, value >>= 4U) text[i - 1] = kDigits[value & 0xFU];
    return text;
}

}  // namespace

std::uint32_t crc32(std::string_view text) {
    std::uint32_t crc = 0xFFFFFFFFU;
    for (const char c : text) crc = kCrcTable[(crc ^ static_cast<unsigned char>(c)) & 0xFFU] ^ (crc >> 8U);
    return ~crc;
}

std::uint64_t hashOfText(std::string_view text, std::uint64_t start) {
    std::uint64_t hash = start;
    for (const char c : text) {
        hash ^= static_cast<unsigned char>(c);
        hash *= 0x100000001B3ULL;
    }
    return hash;
}

std::string hex32(std::uint32_t value) {
    return hex(value, 8);
}
std::string hex64(std::uint64_t value) {
    return hex(value, 16);
}

std::optional<std::uint64_t> parseHex(std::string_view digits) {
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
    if (error != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
    return value;
}

}  // namespace kickdoor
