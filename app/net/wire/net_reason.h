// Why something is refused or a connection ends; each has its sentence for people.
#pragma once

#include <cstdint>
#include <string_view>

namespace kickdoor::net {

// Sent as numbers: new ones go to the end.
enum class NetReason : std::uint8_t {
    None,
    // The connection
    Malformed,      // a frame or message that is not of this protocol
    TooLarge,       // a frame longer than its sender may send
    TooFast,        // more than the allowance: first told, then closed
    OutOfTurn,      // a message that has no place at this moment
    WrongProtocol,  // other version of the protocol: text = the other side's program version
    ServerFull,     // no more connections
    Silent,         // nothing heard for too long
    Lost,           // the line is cut; never sent
    Replaced,       // the same seat came back on another connection
    Closing,        // the server stops; its tables can be resumed
    Internal,       // the server cannot go on (disk full ...): text = cause
    // Entering
    NoSuchTable,
    WrongPin,
    TooManyGuesses,  // number = milliseconds until the next try is heard
    TokenUnknown,    // no seat waits for this token
    TableFull,
    NoWatching,
    NameTaken,
    MissingPack,  // text = edition
    OtherPack,    // text = edition: the same name, other files
    MakingOff,    // this server makes no tables for others
    TooManyTables,
    // At the table
    NotOwner,
    SeatTaken,
    NoSuchSeat,
    NotYourSeat,
    NotReady,  // somebody is not; or too few seats are taken
    SetupWrong,
    GameRunning,
    NoGame,
    NoVote,
    ChatOff,
    Kicked,
    Left,        // on purpose
    TableEnded,  // by vote, or by its owner
    // Found by the client
    BadHost,       // the host sent what no table could: text = what
    WrongKey,      // the host's key is not the one that was asked for
    HostUnproven,  // the host did not keep to what it had committed itself to
    // Fetching a pack
    PackNotOffered,  // the table does not give out this file, or no longer
    kCount
};
using CloseReason = NetReason;

// Key of its sentence in the message catalogues: "wrongPin".
std::string_view keyOf(NetReason reason);

}  // namespace kickdoor::net
