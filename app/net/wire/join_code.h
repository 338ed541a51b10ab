// Where a table is and how its host's key is known, short enough to be read out loud: address, port and 80
// bits of the digest of the host's public key, in letters that are not mixed up, with a check for typing
// mistakes.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kickdoor::net {

inline constexpr std::uint16_t kDefaultPort = 4510;
// The beginning of SHA-256 over the key's SubjectPublicKeyInfo.
using KeyPin = std::array<std::uint8_t, 10>;

struct JoinCode {
    std::vector<std::uint8_t> address;  // 4 bytes (IPv4), 16 (IPv6), or none: the address is typed apart
    std::uint16_t port = kDefaultPort;
    KeyPin key{};
    bool operator==(const JoinCode&) const = default;
};

// "K7QF-3M2X-...": groups of four.
std::string textOf(const JoinCode& code);

enum class CodeMistake : std::uint8_t {
    None,
    Empty,
    Letter,  // a letter that no code has
    Length,  // too short or too long
    Check,   // mistyped
    Version  // of a later program
};
struct CodeRead {
    JoinCode code;
    CodeMistake mistake = CodeMistake::None;
    bool ok() const { return mistake == CodeMistake::None; }
};
// In any case, with any spaces and dashes; O is 0, I and L are 1.
CodeRead readJoinCode(std::string_view text);

}  // namespace kickdoor::net
