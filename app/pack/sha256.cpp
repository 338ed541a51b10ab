#include "pack/sha256.h"

#include <openssl/evp.h>

#include <array>
#include <cstdlib>

namespace kickdoor {

std::string sha256Hex(std::string_view bytes) {
    std::array<unsigned char, 32> digest{};
    // Fails only without memory or OpenSSL; the program cannot continue.
    if (EVP_Digest(bytes.data(), bytes.size(), digest.data(), nullptr, EVP_sha256(), nullptr) != 1)
        std::abort();
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    for (const unsigned char byte : digest) {
        text += kDigits[byte >> 4U];
        text += kDigits[byte & 15U];
    }
    return text;
}

}  // namespace kickdoor
