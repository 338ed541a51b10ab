// Tables' files up to version 2 held messages as they went over the wire, in hexadecimal: those of protocols
// 8 to 10 are read. The fields of the options are listed here as they were, whatever the wire has today.
#include "net/server/kept_json.h"
#include "net/wire/codec.h"
#include "net/wire/describe.h"

namespace kickdoor::net {
namespace {

constexpr std::size_t kOptionsBefore10 = 8;  // protocol 10 added the stand-in
constexpr std::size_t kOptionsOf10 = 9;

template <class M>
M messageFrom(const JsonAt& at) {
    const auto body = bytesFromJson(at, kMaxToClient);
    const Decoded decoded = decode(body);
    if (!decoded.ok() || !std::holds_alternative<M>(decoded.message)) at.fail("is no such message");
    return std::get<M>(decoded.message);
}

}  // namespace

GameOptions optionsFromWire(const JsonAt& at) {
    const auto body = bytesFromJson(at, kMaxToClient);
    MessageReader reader(body);
    GameOptions m;
    const bool message = reader.raw().list(2) == 2 && reader.raw().number() && reader.raw().list(2) == 2 &&
                         reader.raw().number();  // its kind; how many seats
    const auto fields = message ? reader.raw().list(kOptionsOf10) : std::nullopt;
    if (!fields || *fields < kOptionsBefore10) at.fail("is no such message");
    reader.get(list(m.packs, kMaxEditions));
    reader.get(optionsField(m.options));
    reader.get(number(m.clockPermille));
    reader.get(number(m.choiceMillis));
    reader.get(number(m.botMillis));
    reader.get(flag(m.chat));
    reader.get(flag(m.watching));
    reader.get(flag(m.hints));
    if (*fields == kOptionsOf10) reader.get(text(m.standIn, kMaxWord));
    if (!reader.ok() || !reader.atEnd()) at.fail("is no such message");
    return m;
}

Committed committedFromWire(const JsonAt& at) {
    return messageFrom<Committed>(at);
}

std::vector<OpenedSecret> secretsFromWire(const JsonAt& at) {
    return messageFrom<Started>(at).secrets;
}

}  // namespace kickdoor::net
