// The part of CBOR (RFC 8949) that the protocol is written in: definite lengths, numbers in their shortest
// form. A value has one form only, so that equal messages are equal bytes.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace kickdoor::net {

class CborWriter {
public:
    explicit CborWriter(std::vector<std::uint8_t>& out) : out_(out) {}
    void list(std::size_t items) { head(4, items); }
    void number(std::int64_t value);
    void flag(bool value) { out_.push_back(value ? 0xF5 : 0xF4); }
    void text(std::string_view value);
    void bytes(std::span<const std::uint8_t> value);

private:
    void head(unsigned major, std::uint64_t value);
    std::vector<std::uint8_t>& out_;
};

// Reads on while all is well. What it hands out points into the bytes it was given.
class CborReader {
public:
    explicit CborReader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}
    // How many items follow; at most so many, and no more than there are bytes for.
    std::optional<std::size_t> list(std::size_t most);
    std::optional<std::int64_t> number();
    std::optional<bool> flag();
    std::optional<std::string_view> text(std::size_t longest);
    std::optional<std::span<const std::uint8_t>> bytes(std::size_t longest);
    bool atEnd() const { return at_ == bytes_.size(); }

private:
    std::optional<std::uint64_t> head(unsigned major);
    std::optional<std::uint64_t> argument(unsigned shortForm);
    std::optional<std::span<const std::uint8_t>> run(unsigned major, std::size_t longest);

    std::span<const std::uint8_t> bytes_;
    std::size_t at_ = 0;
};

}  // namespace kickdoor::net
