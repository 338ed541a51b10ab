#include "net/wire/codec.h"

#include "net/wire/describe.h"

namespace kickdoor::net {
namespace {

constexpr std::size_t kKinds = std::variant_size_v<Message>;

// An empty message of this kind.
template <std::size_t... I>
Message emptyMessage(std::size_t kind, std::index_sequence<I...>) {
    Message message;
    ((kind == I ? void(message.emplace<I>()) : void()), ...);
    return message;
}

}  // namespace

std::vector<std::uint8_t> encode(const Message& message) {
    std::vector<std::uint8_t> frame(kFrameHeader);
    MessageWriter writer(frame);
    writer.raw().list(2);
    writer.raw().number(static_cast<std::int64_t>(message.index()));
    // describe() serves reading and writing; the writer changes nothing.
    std::visit([&writer](auto& m) { describe(writer, m); }, const_cast<Message&>(message));
    const std::size_t size = frame.size() - kFrameHeader;
    for (std::size_t i = 0; i < kFrameHeader; ++i)
        frame[i] = static_cast<std::uint8_t>(size >> (8U * (kFrameHeader - 1 - i)));
    return frame;
}

Decoded decode(std::span<const std::uint8_t> body) {
    Decoded result;
    result.error = NetReason::Malformed;
    MessageReader reader(body);
    const auto items = reader.raw().list(2);
    const auto kind = items == 2 ? reader.raw().number() : std::nullopt;
    if (!kind || *kind < 0 || *kind >= static_cast<std::int64_t>(kKinds)) return result;
    result.message = emptyMessage(static_cast<std::size_t>(*kind), std::make_index_sequence<kKinds>());
    std::visit([&reader](auto& m) { describe(reader, m); }, result.message);
    if (reader.ok() && reader.atEnd()) result.error = NetReason::None;
    return result;
}

std::string_view nameOf(const Message& message) {
    static constexpr std::array<std::string_view, kKinds> kNames = {
        "hello",       "welcome",   "listTables", "enter",       "makeTable",  "entered",       "refused",
        "bye",         "ping",      "pong",       "lobby",       "takeSeat",   "leaveSeat",     "ready",
        "setOptions",  "lacks",     "kick",       "start",       "chat",       "castVote",      "voteState",
        "leave",       "committed", "openSecret", "started",     "views",      "happened",      "say",
        "answered",    "clock",     "reveal",     "recordPart",  "verdict",    "showHand",      "handShown",
        "past",        "recalled",  "playAgain",  "askTakeBack", "sayConsent", "takeBackState", "packOffers",
        "askPackPart", "packPart"};
    static_assert(!kNames.back().empty());
    return kNames[message.index()];
}

}  // namespace kickdoor::net
