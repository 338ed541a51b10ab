// A stream from a stranger: cut into frames and read as messages. What is read is written back to the same
// bytes.
#include <cstdlib>

#include "net/wire/codec.h"
#include "net/wire/frame_reader.h"
#include "net/wire/join_code.h"

namespace {

using namespace kickdoor::net;

void readStream(std::span<const std::uint8_t> bytes, std::size_t piece) {
    FrameReader reader(kMaxFromClient);
    for (std::size_t at = 0; at < bytes.size(); at += piece) {
        reader.add(bytes.subspan(at, std::min(piece, bytes.size() - at)));
        while (const auto body = reader.next()) {
            const Decoded decoded = decode(*body);
            if (!decoded.ok()) continue;
            const std::vector<std::uint8_t> again = encode(decoded.message);
            if (!std::equal(body->begin(), body->end(), again.begin() + kFrameHeader, again.end()))
                std::abort();
        }
        if (reader.held() > kMaxFromClient + kFrameHeader + piece) std::abort();
    }
}

void readBody(std::span<const std::uint8_t> bytes) {
    const Decoded decoded = decode(bytes);
    if (!decoded.ok()) return;
    const std::vector<std::uint8_t> again = encode(decoded.message);
    if (!std::equal(bytes.begin(), bytes.end(), again.begin() + kFrameHeader, again.end())) std::abort();
}

void readCode(std::span<const std::uint8_t> bytes) {
    const CodeRead read = readJoinCode({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    if (read.ok() && readJoinCode(textOf(read.code)).code != read.code) std::abort();
}

}  // namespace

// The first byte says what the others are.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size < 2 || size > 64'000) return 0;
    const std::span<const std::uint8_t> bytes(data + 1, size - 1);
    switch (data[0] % 8) {
        case 0: readCode(bytes); break;
        case 1:
        case 2: readStream(bytes, data[0] / 8U + 1U); break;
        default: readBody(bytes); break;
    }
    return 0;
}
