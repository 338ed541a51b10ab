// Messages to bytes and back: a CBOR array of the message's number and its fields. There is one way to write
// each message, and only that one is read.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "net/wire/limits.h"
#include "net/wire/message.h"

namespace kickdoor::net {

// The frame, header included. What is too long to be read again is the caller's mistake: texts are cut, lists
// are not.
std::vector<std::uint8_t> encode(const Message& message);

struct Decoded {
    Message message;
    NetReason error = NetReason::None;  // None, or Malformed; nothing is thrown
    bool ok() const { return error == NetReason::None; }
};
// A frame without its header. Every list and text is bounded before room is made for it; seats, words and
// sets are in range. Whether a card exists, a name is taken or a view is sound is for the reader to say.
Decoded decode(std::span<const std::uint8_t> body);

// "enter", for logs and tests.
std::string_view nameOf(const Message& message);

}  // namespace kickdoor::net
