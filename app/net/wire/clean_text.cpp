#include "net/wire/clean_text.h"

#include <cstdint>

namespace kickdoor::net {
namespace {

struct Character {
    char32_t code = 0;
    std::size_t bytes = 0;  // 0: not well-formed
};

std::uint8_t byteAt(std::string_view text, std::size_t at) {
    return static_cast<std::uint8_t>(text[at]);
}

Character first(std::string_view text) {
    const std::uint8_t lead = byteAt(text, 0);
    if (lead < 0x80U) return {lead, 1};
    const std::size_t size = lead >= 0xF0U ? 4 : lead >= 0xE0U ? 3 : 2;
    if (lead < 0xC2U || lead > 0xF4U || text.size() < size) return {};
    char32_t code = lead & (0x7FU >> size);
    for (std::size_t i = 1; i < size; ++i) {
        if ((byteAt(text, i) & 0xC0U) != 0x80U) return {};
        code = code << 6U | (byteAt(text, i) & 0x3FU);
    }
    static constexpr char32_t kLeast[] = {0, 0, 0x80, 0x800, 0x10000};
    if (code < kLeast[size] || code > 0x10FFFF || (code >= 0xD800 && code <= 0xDFFF)) return {};
    return {code, size};
}

bool isHarmless(char32_t code) {
    if (code < 0x20 || (code >= 0x7F && code < 0xA0)) return false;
    if (code == 0x2028 || code == 0x2029 || code == 0xFEFF) return false;  // line ends, byte order
    const bool turns = code == 0x61C || code == 0x200E || code == 0x200F ||
                       (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
    return !turns && (code & 0xFFFEU) != 0xFFFE;
}

}  // namespace

bool isClean(std::string_view text) {
    if (!text.empty() && (text.front() == ' ' || text.back() == ' ')) return false;
    while (!text.empty()) {
        const Character next = first(text);
        if (next.bytes == 0 || !isHarmless(next.code)) return false;
        text.remove_prefix(next.bytes);
    }
    return true;
}

std::string cleaned(std::string_view text, std::size_t maxBytes) {
    std::string result;
    while (!text.empty()) {
        const Character next = first(text);
        if (next.bytes != 0 && isHarmless(next.code) && !(result.empty() && next.code == ' ')) {
            if (result.size() + next.bytes > maxBytes) break;
            result += text.substr(0, next.bytes);
        }
        text.remove_prefix(next.bytes == 0 ? 1 : next.bytes);
    }
    while (!result.empty() && result.back() == ' ') result.pop_back();
    return result;
}

}  // namespace kickdoor::net
