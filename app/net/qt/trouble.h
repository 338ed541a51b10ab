// Why a table cannot be reached: what a player can do about it differs from one to the next.
#pragma once

#include <QAbstractSocket>
#include <string>
#include <string_view>

#include "net/wire/join_code.h"
#include "net/wire/net_reason.h"

namespace kickdoor::net {

enum class Trouble : std::uint8_t {
    None,
    NoTls,        // this program's Qt has no OpenSSL
    NameUnknown,  // no machine of that name
    Unreachable,  // no way to that address: other network, or no network
    Refused,      // the machine is there; no table is hosted at that port
    NoAnswer,     // nothing comes back: switched off, or a firewall
    NotKickdoor,  // something answers that does not speak TLS as we do
    WrongKey,     // a host, but not the one of the code or announcement
    Cut,          // the connection broke
    NoAnswerNow   // it was open before, and nothing answers in time now
};

// Key of its sentence in the message catalogues: "noAnswer".
std::string_view keyOf(Trouble trouble);

// What a failed attempt means; `connected`: whether TCP stood, and only the handshake failed.
Trouble troubleOf(QAbstractSocket::SocketError error, bool connected);

// In English, for the command line and logs; text and number as they came with the reason.
std::string sentenceOf(Trouble trouble);
std::string sentenceOf(NetReason reason, const std::string& text = {}, std::uint32_t number = 0);
std::string sentenceOf(CodeMistake mistake);

}  // namespace kickdoor::net
