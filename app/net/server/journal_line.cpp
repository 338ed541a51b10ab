#include "net/server/journal_line.h"

#include <charconv>

#include "base/checksum.h"

namespace kickdoor::net {
namespace {

constexpr std::string_view kLinesFormat = "kickdoor tables 1";
constexpr std::size_t kChecksum = 8;
constexpr std::size_t kWholeDigits = 16;

std::string checked(const std::string& text) {
    return hex32(crc32(text)) + " " + text + "\n";
}

std::optional<std::string_view> textOf(std::string_view line) {
    if (line.size() <= kChecksum + 1 || line[kChecksum] != ' ') return std::nullopt;
    const std::string_view text = line.substr(kChecksum + 1);
    if (hex32(crc32(text)) != line.substr(0, kChecksum)) return std::nullopt;
    return text;
}

std::optional<std::uint64_t> takeNumber(std::string_view& text) {
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const auto digits = static_cast<std::size_t>(end - text.data());
    if (error != std::errc() || digits == text.size() || text[digits] != ' ') return std::nullopt;
    text.remove_prefix(digits + 1);
    return value;
}

}  // namespace

std::string lineOf(std::uint64_t batch, GameKey game, EntryKind kind, std::string_view text) {
    std::string line = std::to_string(batch) + " " + std::to_string(game) + " ";
    line += static_cast<char>(kind);
    line += ' ';
    line += text;
    return checked(line);
}

std::optional<JournalLine> readLine(std::string_view line) {
    auto text = textOf(line);
    if (!text) return std::nullopt;
    const auto batch = takeNumber(*text);
    const auto game = batch ? takeNumber(*text) : std::nullopt;
    if (!game || text->size() < 2 || (*text)[1] != ' ') return std::nullopt;
    const auto kind = static_cast<EntryKind>(text->front());
    if (kind != EntryKind::Command && kind != EntryKind::Note) return std::nullopt;
    return JournalLine{*batch, *game, {kind, std::string(text->substr(2))}};
}

std::string firstLineOf(std::uint64_t whole) {
    return checked(std::string(kLinesFormat) + " " + hex64(whole));
}

std::optional<std::uint64_t> readFirstLine(std::string_view line) {
    const auto text = textOf(line);
    if (!text || text->size() != kLinesFormat.size() + 1 + kWholeDigits || !text->starts_with(kLinesFormat))
        return std::nullopt;
    return parseHex(text->substr(kLinesFormat.size() + 1));
}

}  // namespace kickdoor::net
