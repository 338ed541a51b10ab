#include "net/wire/join_code.h"

#include <algorithm>

#include "net/wire/digest.h"

namespace kickdoor::net {
namespace {

// Crockford's letters: no I, L, O, U.
constexpr std::string_view kLetters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t kLetterBits = 5;
constexpr std::uint8_t kCodeVersion = 0;
constexpr std::size_t kCheckBits = 20;

// The first byte: three bits of version, two of the address's kind, the port's presence.
enum class AddressKind : std::uint8_t { None, V4, V6 };
constexpr std::uint8_t kHasPort = 0x04;

std::size_t addressBytes(AddressKind kind) {
    return kind == AddressKind::V4 ? 4 : kind == AddressKind::V6 ? 16 : 0;
}

std::uint32_t checkOf(const std::vector<std::uint8_t>& bytes) {
    const Digest digest = Hasher("kickdoor join code 1").add(std::span<const std::uint8_t>(bytes)).digest();
    return (std::uint32_t{digest[0]} << 16U | std::uint32_t{digest[1]} << 8U | digest[2]) >>
           (24 - kCheckBits);
}

std::vector<std::uint8_t> bytesOf(const JoinCode& code) {
    const AddressKind kind = code.address.size() == 4    ? AddressKind::V4
                             : code.address.size() == 16 ? AddressKind::V6
                                                         : AddressKind::None;
    const bool port = code.port != kDefaultPort;
    std::vector<std::uint8_t> bytes;
    bytes.push_back(static_cast<std::uint8_t>(kCodeVersion << 5U | static_cast<unsigned>(kind) << 3U |
                                              (port ? kHasPort : 0U)));
    if (kind != AddressKind::None) bytes.insert(bytes.end(), code.address.begin(), code.address.end());
    if (port) {
        bytes.push_back(static_cast<std::uint8_t>(code.port >> 8U));
        bytes.push_back(static_cast<std::uint8_t>(code.port));
    }
    bytes.insert(bytes.end(), code.key.begin(), code.key.end());
    return bytes;
}

// The bytes as letters, padded with zero bits, then the check.
std::string lettersOf(const std::vector<std::uint8_t>& bytes) {
    std::string letters;
    std::uint32_t bits = 0;
    std::size_t held = 0;
    for (const std::uint8_t byte : bytes) {
        bits = bits << 8U | byte;
        for (held += 8; held >= kLetterBits; held -= kLetterBits)
            letters += kLetters[bits >> (held - kLetterBits) & 0x1FU];
    }
    if (held > 0) letters += kLetters[bits << (kLetterBits - held) & 0x1FU];
    const std::uint32_t check = checkOf(bytes);
    for (std::size_t shift = kCheckBits; shift > 0; shift -= kLetterBits)
        letters += kLetters[check >> (shift - kLetterBits) & 0x1FU];
    return letters;
}

constexpr int kSkipped = -1;
constexpr int kNoLetter = -2;
int valueOf(char letter) {
    if (letter == ' ' || letter == '-' || letter == '\t' || letter == '\n' || letter == '\r') return kSkipped;
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
    if (letter == 'O') letter = '0';
    if (letter == 'I' || letter == 'L') letter = '1';
    const std::size_t at = kLetters.find(letter);
    return at == std::string_view::npos ? kNoLetter : static_cast<int>(at);
}

CodeRead mistaken(CodeMistake mistake) {
    return {{}, mistake};
}

JoinCode codeOf(const std::vector<std::uint8_t>& bytes) {
    JoinCode code;
    auto at = bytes.begin() + 1;
    const auto address =
        static_cast<std::ptrdiff_t>(addressBytes(static_cast<AddressKind>(bytes[0] >> 3U & 0x03U)));
    code.address.assign(at, at + address);
    at += address;
    if ((bytes[0] & kHasPort) != 0) {
        code.port = static_cast<std::uint16_t>(at[0] << 8U | at[1]);
        at += 2;
    }
    std::copy(at, bytes.end(), code.key.begin());
    return code;
}

}  // namespace

std::string textOf(const JoinCode& code) {
    const std::string letters = lettersOf(bytesOf(code));
    std::string text;
    for (std::size_t i = 0; i < letters.size(); ++i) {
        if (i > 0 && i % 4 == 0) text += '-';
        text += letters[i];
    }
    return text;
}

CodeRead readJoinCode(std::string_view text) {
    constexpr std::size_t kLongest = 64;
    std::string letters;
    for (const char letter : text) {
        const int value = valueOf(letter);
        if (value == kNoLetter) return mistaken(CodeMistake::Letter);
        if (value == kSkipped) continue;
        letters += kLetters[static_cast<std::size_t>(value)];
        if (letters.size() > kLongest) return mistaken(CodeMistake::Length);
    }
    if (letters.empty()) return mistaken(CodeMistake::Empty);
    std::vector<std::uint8_t> bytes;
    std::uint32_t bits = 0;
    std::size_t held = 0;
    const std::size_t checkLetters = kCheckBits / kLetterBits;
    for (std::size_t i = 0; i + checkLetters < letters.size(); ++i) {
        bits = bits << kLetterBits | static_cast<std::uint32_t>(valueOf(letters[i]));
        held += kLetterBits;
        if (held < 8) continue;
        held -= 8;
        bytes.push_back(static_cast<std::uint8_t>(bits >> held));
    }
    if (bytes.empty()) return mistaken(CodeMistake::Length);
    if (bytes[0] >> 5U != kCodeVersion) return mistaken(CodeMistake::Version);
    const auto kind = static_cast<AddressKind>(bytes[0] >> 3U & 0x03U);
    const std::size_t port = (bytes[0] & kHasPort) != 0 ? 2 : 0;
    const std::size_t wanted = 1 + addressBytes(kind) + port + std::tuple_size_v<KeyPin>;
    if (kind > AddressKind::V6 || bytes.size() != wanted) return mistaken(CodeMistake::Length);
    if (lettersOf(bytes) != letters) return mistaken(CodeMistake::Check);
    return {codeOf(bytes), CodeMistake::None};
}

}  // namespace kickdoor::net
