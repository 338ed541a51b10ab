// SHA-256, HMAC and chance for secrets, by OpenSSL.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "net/wire/message.h"

namespace kickdoor::net {

// Each part is preceded by its length, so that no two lists of parts give the same bytes.
class Hasher {
public:
    explicit Hasher(std::string_view purpose) { add(purpose); }
    Hasher& add(std::span<const std::uint8_t> part);
    Hasher& add(std::string_view part);
    Hasher& add(std::uint64_t number);
    Digest digest() const;

private:
    std::vector<std::uint8_t> bytes_;
};

// Plain, as other programs compute it.
Digest sha256(std::span<const std::uint8_t> bytes);
Digest hmacSha256(std::span<const std::uint8_t> key, std::span<const std::uint8_t> bytes);
// Compares in constant time.
bool sameSecretly(std::span<const std::uint8_t> a, std::span<const std::uint8_t> b);

// Never fails: a program without chance must not go on.
void fillRandom(std::span<std::uint8_t> bytes);
Secret randomSecret();
Token randomToken();
// Six digits.
std::string randomPin();
// Deliberately slow (scrypt, 16 MB, about 50 ms), so that a reader cannot try all PINs quickly.
Digest slowDigest(std::span<const std::uint8_t> of, std::span<const std::uint8_t> salt);
Digest digestOfToken(const Token& token);

std::string hexOf(std::span<const std::uint8_t> bytes);

}  // namespace kickdoor::net
