// Packs as files from strangers: refused with a cause, or read within their bounds and packed again as the
// same.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <iostream>

#include "../pack/malformed.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string broken = tests::brokenLaw({reinterpret_cast<const char*>(data), size});
    if (broken.empty()) return 0;
    std::cerr << broken << '\n';
    std::abort();
}
