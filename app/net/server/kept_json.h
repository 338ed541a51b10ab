// What a table's file says of the agreement and the deal, as JSON by names: a wire message changes with the
// protocol, a file outlives it. A field that is absent has its default, an unknown one is an error.
#pragma once

#include <vector>

#include "base/json_reader.h"
#include "net/wire/message.h"

namespace kickdoor::net {

JsonValue bytesToJson(std::span<const std::uint8_t> bytes);
// Fails (ReadError) if they are more.
std::vector<std::uint8_t> bytesFromJson(const JsonAt& at, std::size_t longest);
template <std::size_t N>
std::array<std::uint8_t, N> arrayFromJson(const JsonAt& at) {
    const auto bytes = bytesFromJson(at, N);
    std::array<std::uint8_t, N> array{};
    if (bytes.size() != N) at.fail("should be " + std::to_string(N) + " bytes");
    std::copy(bytes.begin(), bytes.end(), array.begin());
    return array;
}

JsonValue toJson(const GameOptions& options);
JsonValue toJson(const Committed& committed);
JsonValue toJson(const std::vector<OpenedSecret>& secrets);

// These fail with a ReadError.
GameOptions optionsFromJson(const JsonAt& at);
Committed committedFromJson(const JsonAt& at);
std::vector<OpenedSecret> secretsFromJson(const JsonAt& at);

// The same from files up to version 2, which held messages of the protocols up to 10.
GameOptions optionsFromWire(const JsonAt& at);
Committed committedFromWire(const JsonAt& at);
std::vector<OpenedSecret> secretsFromWire(const JsonAt& at);

}  // namespace kickdoor::net
