#include "net/wire/cbor.h"

#include <limits>

namespace kickdoor::net {
namespace {

constexpr unsigned kNumber = 0;
constexpr unsigned kNegative = 1;
constexpr unsigned kBytes = 2;
constexpr unsigned kText = 3;
constexpr unsigned kList = 4;
constexpr std::uint8_t kFalse = 0xF4;
constexpr std::uint8_t kTrue = 0xF5;

// A number's bytes after its head: none below 24, then 1, 2, 4 or 8.
constexpr std::uint64_t kSmall = 24;

}  // namespace

void CborWriter::head(unsigned major, std::uint64_t value) {
    const auto type = static_cast<std::uint8_t>(major << 5U);
    if (value < kSmall) {
        out_.push_back(static_cast<std::uint8_t>(type | value));
        return;
    }
    unsigned size = 0;  // as a power of two
    if (value > 0xFFU) size = 1;
    if (value > 0xFFFFU) size = 2;
    if (value > 0xFFFFFFFFU) size = 3;
    out_.push_back(static_cast<std::uint8_t>(type | (kSmall + size)));
    for (unsigned i = 1U << size; i > 0; --i)
        out_.push_back(static_cast<std::uint8_t>(value >> (8U * (i - 1U))));
}

void CborWriter::number(std::int64_t value) {
    if (value >= 0)
        head(kNumber, static_cast<std::uint64_t>(value));
    else
        head(kNegative, ~static_cast<std::uint64_t>(value));
}

void CborWriter::text(std::string_view value) {
    head(kText, value.size());
    out_.insert(out_.end(), value.begin(), value.end());
}

void CborWriter::bytes(std::span<const std::uint8_t> value) {
    head(kBytes, value.size());
    out_.insert(out_.end(), value.begin(), value.end());
}

std::optional<std::uint64_t> CborReader::argument(unsigned shortForm) {
    if (shortForm < kSmall) return shortForm;
    if (shortForm > kSmall + 3U) return std::nullopt;
    const std::size_t size = std::size_t{1} << (shortForm - kSmall);
    if (bytes_.size() - at_ < size) return std::nullopt;
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < size; ++i) value = value << 8U | bytes_[at_ + i];
    // Rejects longer forms, so that every value has only one encoding.
    if (value < kSmall || (size > 1 && value >> (4U * size) == 0)) return std::nullopt;
    at_ += size;
    return value;
}

std::optional<std::uint64_t> CborReader::head(unsigned major) {
    if (atEnd() || bytes_[at_] >> 5U != major) return std::nullopt;
    const unsigned shortForm = bytes_[at_] & 0x1FU;
    ++at_;
    return argument(shortForm);
}

std::optional<std::size_t> CborReader::list(std::size_t most) {
    const auto items = head(kList);
    if (!items || *items > most || *items > bytes_.size() - at_) return std::nullopt;
    return static_cast<std::size_t>(*items);
}

std::optional<std::int64_t> CborReader::number() {
    constexpr auto kMost = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
    const bool negative = !atEnd() && bytes_[at_] >> 5U == kNegative;
    const auto value = head(negative ? kNegative : kNumber);
    if (!value || *value > kMost) return std::nullopt;
    const auto number = static_cast<std::int64_t>(*value);
    return negative ? -1 - number : number;
}

std::optional<bool> CborReader::flag() {
    if (atEnd() || (bytes_[at_] != kFalse && bytes_[at_] != kTrue)) return std::nullopt;
    return bytes_[at_++] == kTrue;
}

std::optional<std::span<const std::uint8_t>> CborReader::run(unsigned major, std::size_t longest) {
    const auto size = head(major);
    if (!size || *size > longest || *size > bytes_.size() - at_) return std::nullopt;
    const auto result = bytes_.subspan(at_, static_cast<std::size_t>(*size));
    at_ += result.size();
    return result;
}

std::optional<std::string_view> CborReader::text(std::size_t longest) {
    const auto found = run(kText, longest);
    if (!found) return std::nullopt;
    return std::string_view(reinterpret_cast<const char*>(found->data()), found->size());
}

std::optional<std::span<const std::uint8_t>> CborReader::bytes(std::size_t longest) {
    return run(kBytes, longest);
}

}  // namespace kickdoor::net
