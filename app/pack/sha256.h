// SHA-256 by OpenSSL.
#pragma once

#include <string>
#include <string_view>

namespace kickdoor {

// 64 lower-case digits.
std::string sha256Hex(std::string_view bytes);

}  // namespace kickdoor
