// Short fingerprints of texts, the same on every platform. They detect damage and differences, not forgery.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kickdoor {

std::uint32_t crc32(std::string_view text);
// 64 bits, by FNV-1a.
std::uint64_t hashOfText(std::string_view text, std::uint64_t start = 0xCBF29CE484222325ULL);

// Fixed width, lower-case digits.
std::string hex32(std::uint32_t value);
std::string hex64(std::uint64_t value);
std::optional<std::uint64_t> parseHex(std::string_view digits);

}  // namespace kickdoor
