// Somebody at a table, connected or not.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "net/server/net_game.h"
#include "net/server/server_session.h"
#include "net/wire/digest.h"

namespace kickdoor::net {

struct Person {
    MemberId id = kNoMember;
    std::string name;
    Token token{};  // zero after the server came back: only the digest was kept
    Digest tokenDigest{};
    ServerSession* session = nullptr;
    NetTime lostAt{};
    bool saidBye = false;          // when he was last connected
    std::uint64_t saidBefore = 0;  // lines of chat at the table until he was lost
    NetTime actedAt{};             // did something, not only his program
    bool cameSince = false;        // connected at least once since the server started
    bool watches = false;
    bool openView = false;
    bool wantsPast = false;
    SeatSet seats;
    std::vector<std::string> lacking;
    TakeBackNotice takeBack;  // as it was last told
    bool ready = false;
    Digest commitment{};
    std::optional<Secret> opened;
    bool judged = false;  // has told his verdict on the game

    bool connected() const { return session != nullptr; }
    bool plays() const { return !seats.empty(); }
    VisibleSeats sight() const { return {seats, watches || openView || seats.empty()}; }
    void send(const Message& message) const {
        if (session != nullptr) session->send(message);
    }
};

}  // namespace kickdoor::net
