// Receives the notifications of a client's session. Called from within the session's functions, in order.
#pragma once

#include <span>

#include "net/wire/message.h"
#include "table/seat.h"

namespace kickdoor::net {

enum class ClientStage : std::uint8_t {
    Offline,   // no connection
    Greeting,  // waiting for the server's welcome
    Choosing,  // may enter a table
    Entering,
    Lobby,    // entered; no game yet
    Playing,  // views are here
    Over      // the game has ended; the table may still be talked at
};

// The verdict on a finished game.
struct Verification {
    enum class Result : std::uint8_t {
        Unknown,    // no game has ended
        Good,       // every link of the chain and every view is as the record gives it
        Partly,     // the same, but this program came later: it could not check that its own secret counted
        Wrong,      // the record differs from the game as received: text
        Impossible  // not enough was revealed, or too much to check: text
    };
    Result result = Result::Unknown;
    std::uint32_t number = 0;  // the first command that differs
    std::string text;          // for logs, English
};

// views, events, clock and controls come as from a Host. A view is told again whenever the chain of events is
// cut.
class ClientListener : public SeatListener {
public:
    virtual void onStage(ClientStage) {}
    virtual void onTables(const Welcome&) {}
    // One's own place at the table; seats may change in the lobby.
    virtual void onEntered(const Entered&) {}
    virtual void onLobby(const Lobby&) {}
    virtual void onVote(const VoteState&) {}
    virtual void onChat(const Chat&) {}
    virtual void onRefused(const Refused&) {}
    virtual void onHandShown(const HandShown&) {}
    // Packs that this program lacks and the host gives out: after each lobby with packs that are lacking.
    virtual void onPackOffers(const PackOffers&) {}
    virtual void onPackPart(const PackOffer&, std::size_t /*received*/) {}
    // A file with the offered hash; whether it is a pack is not known yet, and nothing has been kept.
    virtual void onPackFetched(const PackOffer&, const std::string& /*bytes*/) {}
    virtual void onPackFailed(const PackOffer&, NetReason) {}
    // The record of a game whose verification succeeded, as a journal (io/journal.h).
    virtual void onRecord(const std::string& /*journal*/) {}
    virtual void onVerification(const Verification&) {}  // this program's own
    virtual void onVerdict(const RecordVerdict&) {}      // another member's
    // The connection has ended. After Lost, Silent or Closing, connecting again restores the seat.
    virtual void onClosed(NetReason, const std::string& /*text*/) {}
};

}  // namespace kickdoor::net
