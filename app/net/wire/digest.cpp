#include "net/wire/digest.h"

#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/rand.h>

#include <cstdlib>

namespace kickdoor::net {
namespace {

// A failed digest means no memory or no OpenSSL; the program cannot continue.
void need(bool done) {
    if (!done) std::abort();
}

}  // namespace

Hasher& Hasher::add(std::span<const std::uint8_t> part) {
    add(static_cast<std::uint64_t>(part.size()));
    bytes_.insert(bytes_.end(), part.begin(), part.end());
    return *this;
}

Hasher& Hasher::add(std::string_view part) {
    return add(std::span(reinterpret_cast<const std::uint8_t*>(part.data()), part.size()));
}

Hasher& Hasher::add(std::uint64_t number) {
    for (int shift = 56; shift >= 0; shift -= 8) bytes_.push_back(static_cast<std::uint8_t>(number >> shift));
    return *this;
}

Digest Hasher::digest() const {
    return sha256(bytes_);
}

Digest sha256(std::span<const std::uint8_t> bytes) {
    Digest digest{};
    need(EVP_Digest(bytes.data(), bytes.size(), digest.data(), nullptr, EVP_sha256(), nullptr) == 1);
    return digest;
}

Digest hmacSha256(std::span<const std::uint8_t> key, std::span<const std::uint8_t> bytes) {
    Digest digest{};
    unsigned size = 0;
    need(HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()), bytes.data(), bytes.size(),
              digest.data(), &size) != nullptr &&
         size == digest.size());
    return digest;
}

bool sameSecretly(std::span<const std::uint8_t> a, std::span<const std::uint8_t> b) {
    return a.size() == b.size() && CRYPTO_memcmp(a.data(), b.data(), a.size()) == 0;
}

void fillRandom(std::span<std::uint8_t> bytes) {
    need(RAND_bytes(bytes.data(), static_cast<int>(bytes.size())) == 1);
}

Secret randomSecret() {
    Secret secret{};
    fillRandom(secret);
    return secret;
}

Token randomToken() {
    Token token{};
    fillRandom(token);
    return token;
}

std::string randomPin() {
    constexpr std::uint32_t kPins = 1'000'000;
    std::array<std::uint8_t, 4> bytes{};
    fillRandom(bytes);
    std::uint32_t number = 0;
    for (const std::uint8_t byte : bytes) number = number << 8U | byte;
    return std::to_string(kPins + number % kPins).substr(1);
}

Digest slowDigest(std::span<const std::uint8_t> of, std::span<const std::uint8_t> salt) {
    constexpr std::uint64_t kCost = 1U << 14U;
    constexpr std::uint64_t kBlocks = 8;
    constexpr std::uint64_t kMostBytes = 32U << 20U;
    Digest digest{};
    need(EVP_PBE_scrypt(reinterpret_cast<const char*>(of.data()), of.size(), salt.data(), salt.size(), kCost,
                        kBlocks, 1, kMostBytes, digest.data(), digest.size()) == 1);
    return digest;
}

Digest digestOfToken(const Token& token) {
    return Hasher("kickdoor token 1").add(std::span<const std::uint8_t>(token)).digest();
}

std::string hexOf(std::span<const std::uint8_t> bytes) {
    static constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    for (const std::uint8_t byte : bytes) {
        text += kDigits[byte >> 4U];
        text += kDigits[byte & 0x0FU];
    }
    return text;
}

}  // namespace kickdoor::net
