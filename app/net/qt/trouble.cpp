#include "net/qt/trouble.h"

#include <array>

namespace kickdoor::net {

std::string_view keyOf(Trouble trouble) {
    static constexpr std::array<std::string_view, 10> kKeys = {
        "none",     "noTls",       "nameUnknown", "unreachable", "refused",
        "noAnswer", "notKickdoor", "wrongKey",    "cut",         "noAnswerNow"};
    return kKeys[static_cast<std::size_t>(trouble)];
}

Trouble troubleOf(QAbstractSocket::SocketError error, bool connected) {
    switch (error) {
        case QAbstractSocket::HostNotFoundError: return Trouble::NameUnknown;
        case QAbstractSocket::ConnectionRefusedError: return Trouble::Refused;
        case QAbstractSocket::SocketTimeoutError: return connected ? Trouble::NotKickdoor : Trouble::NoAnswer;
        case QAbstractSocket::NetworkError: return connected ? Trouble::Cut : Trouble::Unreachable;
        case QAbstractSocket::SocketAccessError:
        case QAbstractSocket::SocketAddressNotAvailableError:
        case QAbstractSocket::UnsupportedSocketOperationError: return Trouble::Unreachable;
        case QAbstractSocket::SslInternalError:
        case QAbstractSocket::SslInvalidUserDataError: return Trouble::NoTls;
        default: return connected ? Trouble::NotKickdoor : Trouble::NoAnswer;
    }
}

std::string sentenceOf(Trouble trouble) {
    switch (trouble) {
        case Trouble::None: return "all is well";
        case Trouble::NoTls: return "this system's Qt Network has no OpenSSL with TLS 1.3";
        case Trouble::NameUnknown: return "no machine has that name; try its address";
        case Trouble::Unreachable:
            return "there is no way to that address; are both machines in the same network?";
        case Trouble::Refused:
            return "that machine is there, but hosts no table at that port; is the table open?";
        case Trouble::NoAnswer:
            return "nothing answers; the machine may be off or in another network, or its firewall may block "
                   "the "
                   "port";
        case Trouble::NotKickdoor: return "what answers there is not a Kickdoor table";
        case Trouble::WrongKey:
            return "the host there is not the one of the code; ask for its present code (nothing was told to "
                   "it)";
        case Trouble::Cut: return "the connection broke";
        case Trouble::NoAnswerNow:
            return "the table answered before and does not answer in time now; the line may be slow or cut, "
                   "or "
                   "the host may have stopped";
    }
    return {};
}

std::string sentenceOf(CodeMistake mistake) {
    switch (mistake) {
        case CodeMistake::None: return "the code is right";
        case CodeMistake::Empty: return "no code was given";
        case CodeMistake::Letter: return "the code has a letter that no code has";
        case CodeMistake::Length: return "the code is too short or too long";
        case CodeMistake::Check: return "the code is mistyped";
        case CodeMistake::Version: return "the code is of a later Kickdoor";
    }
    return {};
}

std::string sentenceOf(NetReason reason, const std::string& text, std::uint32_t number) {
    const std::string cause = text.empty() ? std::string() : ": " + text;
    switch (reason) {
        case NetReason::None: return "no reason was given";
        case NetReason::Malformed: return "what came is not of this protocol" + cause;
        case NetReason::TooLarge: return "a message was too long";
        case NetReason::TooFast: return "too much was said at once";
        case NetReason::OutOfTurn: return "a message came when it had no place" + cause;
        case NetReason::WrongProtocol:
            return "the other side runs another version of Kickdoor" +
                   (text.empty() ? text : " (" + text + ")");
        case NetReason::ServerFull: return "the server takes no more connections";
        case NetReason::Silent: return "nothing was heard for too long";
        case NetReason::Lost: return "the connection broke";
        case NetReason::Replaced: return "the seat came back on another connection";
        case NetReason::Closing: return "the host has stopped; its table can be resumed";
        case NetReason::Internal: return "the host cannot continue" + cause;
        case NetReason::NoSuchTable: return "there is no such table";
        case NetReason::WrongPin: return "the PIN is wrong";
        case NetReason::TooManyGuesses:
            return "too many wrong guesses; try again in " + std::to_string((number + 999) / 1000) + " s";
        case NetReason::TokenUnknown: return "no seat waits for this ticket";
        case NetReason::TableFull: return "the table is full";
        case NetReason::NoWatching: return "nobody may watch this table";
        case NetReason::NameTaken: return "that name is taken";
        case NetReason::MissingPack: return "an edition of the table is missing here" + cause;
        case NetReason::OtherPack: return "an edition here has other cards than at the table" + cause;
        case NetReason::MakingOff: return "this server makes no tables for others";
        case NetReason::TooManyTables: return "the server makes no more tables";
        case NetReason::NotOwner: return "only the table's owner may do that";
        case NetReason::SeatTaken: return "the seat is taken";
        case NetReason::NoSuchSeat: return "there is no such seat";
        case NetReason::NotYourSeat: return "the seat is another's";
        case NetReason::NotReady: return "not all are ready, or too few seats are taken";
        case NetReason::SetupWrong: return "the table's rules do not fit each other" + cause;
        case NetReason::GameRunning: return "a game is on";
        case NetReason::NoGame: return "no game is on";
        case NetReason::NoVote: return "no vote is open";
        case NetReason::ChatOff: return "chat is off at this table";
        case NetReason::Kicked: return "the table's owner has sent you away";
        case NetReason::Left: return "left on purpose";
        case NetReason::TableEnded: return "the table was ended";
        case NetReason::BadHost: return "the host sent what no table could" + cause;
        case NetReason::WrongKey: return sentenceOf(Trouble::WrongKey);
        case NetReason::HostUnproven: return "the host did not keep to what it had committed itself to";
        case NetReason::PackNotOffered: return "the table does not give out that pack";
        case NetReason::kCount: break;
    }
    return "an unknown reason";
}

}  // namespace kickdoor::net
