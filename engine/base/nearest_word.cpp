#include "base/nearest_word.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>

namespace kickdoor {
namespace {

constexpr std::size_t kLongestWord = 64;

// Levenshtein distance, blind to case. Both words are at most kLongestWord long.
std::size_t editDistance(std::string_view a, std::string_view b) {
    std::array<std::size_t, kLongestWord + 1> row{};
    for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const bool same = std::tolower(static_cast<unsigned char>(a[i - 1])) ==
                              std::tolower(static_cast<unsigned char>(b[j - 1]));
            const std::size_t replaced = diagonal + (same ? 0U : 1U);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, replaced});
        }
    }
    return row[b.size()];
}

}  // namespace

std::string_view nearestWord(std::string_view word, std::span<const std::string_view> known) {
    if (word.size() > kLongestWord) return {};
    std::string_view best;
    std::size_t least = std::max<std::size_t>(2, word.size() / 3) + 1;
    for (const std::string_view candidate : known) {
        if (candidate.empty() || candidate.size() > kLongestWord) continue;
        const std::size_t distance = editDistance(word, candidate);
        if (distance < least && distance < candidate.size()) {
            least = distance;
            best = candidate;
        }
    }
    return best;
}

std::string_view nearestName(std::string_view name, std::span<const std::string_view> known) {
    constexpr std::size_t kAlike = 4;  // letters at the beginning that count
    if (name.size() > kLongestWord) return {};
    const std::size_t most = std::max<std::size_t>(2, name.size() / 3);
    const std::size_t mostOtherwise = std::max<std::size_t>(1, name.size() / 4);
    std::string_view best;
    std::array<std::size_t, 2> least{SIZE_MAX, SIZE_MAX};
    for (const std::string_view candidate : known) {
        if (candidate.empty() || candidate.size() > kLongestWord) continue;
        for (std::size_t end = candidate.find('-'); true; end = candidate.find('-', end + 1)) {
            const std::string_view part = candidate.substr(0, end);
            const std::size_t distance = editDistance(name, part);
            const std::size_t alike = static_cast<std::size_t>(
                std::mismatch(name.begin(), name.end(), part.begin(), part.end()).first - name.begin());
            const bool near = distance <= (alike >= 2 ? most : mostOtherwise) && distance < part.size();
            const std::array<std::size_t, 2> cost{
                kAlike * (distance + 1) + (part.size() < candidate.size() ? 1 : 0) - std::min(alike, kAlike),
                candidate.size()};
            if (near && cost < least) {
                least = cost;
                best = candidate;
            }
            if (end == std::string_view::npos) break;
        }
    }
    return best;
}

std::string quotable(std::string_view text) {
    constexpr std::size_t kShown = 60;
    std::string out;
    for (const char c : text.substr(0, kShown)) {
        const auto code = static_cast<unsigned char>(c);
        out += code >= 0x20 && code < 0x7F ? c : '?';
    }
    if (text.size() > kShown) out += "...";
    return out;
}

std::string unknownWord(std::string_view what, std::string_view word,
                        std::span<const std::string_view> known) {
    std::string message = "unknown " + std::string(what) + " '" + quotable(word) + "'";
    if (const std::string_view near = nearestWord(word, known); !near.empty())
        message += "; did you mean '" + std::string(near) + "'?";
    return message;
}

std::string unknownAmong(std::string_view what, std::string_view word,
                         std::span<const std::string_view> known) {
    std::string message = unknownWord(what, word, known);
    if (!nearestWord(word, known).empty()) return message;
    std::string_view separator = "; there are: ";
    for (const std::string_view candidate : known) {
        message += std::string(separator) + std::string(candidate);
        separator = ", ";
    }
    return message;
}

}  // namespace kickdoor
