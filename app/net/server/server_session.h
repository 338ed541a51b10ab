// The server's side of one connection: reads bounded frames and messages, and holds messages back until what
// they report is on disk.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "net/server/rate_limit.h"
#include "net/wire/frame_reader.h"
#include "net/wire/message.h"
#include "net/wire/transport.h"

namespace kickdoor::net {

class NetTable;
class ServerSession;

// Receives the notifications of sessions.
class SessionOwner {
public:
    virtual ~SessionOwner() = default;
    virtual void onMessage(ServerSession& session, const Message& message, NetTime now) = 0;
    // The session has something to release, or is over. Called once, until the next release().
    virtual void onHolds(ServerSession& session) = 0;
    // The session will say and hear nothing more.
    virtual void onOver(ServerSession& session, NetTime now) = 0;
};

class ServerSession {
public:
    // address: of the other side, without its port; what guesses and connections are counted by.
    ServerSession(Transport& transport, std::string address, SessionOwner& owner, NetTime now);
    ServerSession(const ServerSession&) = delete;
    ServerSession& operator=(const ServerSession&) = delete;

    // --- For the connection. Not to be called after closed(), nor after Transport::close. ---
    void received(std::span<const std::uint8_t> bytes, NetTime now);
    void closed(NetTime now);

    // --- For the server ---
    void tick(NetTime now);
    void send(const Message& message);
    void sendFrame(std::vector<std::uint8_t> frame);
    // Says goodbye and closes, once all before it is released.
    void end(NetReason reason, NetTime now, const std::string& text = {}, std::uint32_t number = 0);
    // Without what is held back.
    void drop(NetReason reason, const std::string& text);
    // Marks everything held back so far for the flush that begins now.
    void seal();
    // Passes the sealed messages to the transport.
    void release();
    // Nothing of it is used any more.
    bool over() const { return over_; }
    bool listens() const { return !over_ && !ending_; }

    bool greeted() const { return greeted_; }
    void greet() { greeted_ = true; }
    // Sets a place at a table; from here on larger frames are read.
    void seatAt(NetTable& table, MemberId member);
    NetTable* table() const { return table_; }
    MemberId member() const { return member_; }
    void leaveTable() { table_ = nullptr; }
    // The client ended the connection itself.
    bool saidBye() const { return saidBye_; }
    const std::string& address() const { return address_; }
    // Held back, or not yet taken by the system.
    std::size_t bytesOnTheWay() const;

private:
    void hear(std::span<const std::uint8_t> body, NetTime now);
    bool allowed(const Message& message, NetTime now);
    void finish(NetTime now);
    void tellHolds();

    Transport* transport_;
    std::string address_;
    SessionOwner& owner_;
    FrameReader reader_;
    std::vector<std::vector<std::uint8_t>> outbox_;
    std::size_t sealed_ = 0;  // frames of it
    bool sealedEnd_ = false;  // and the end behind them
    bool holdsTold_ = false;
    RateLimit bytes_;
    RateLimit commands_;
    RateLimit chats_;
    RateLimit others_;
    RateLimit parts_;
    NetTime started_;
    NetTime heard_;
    NetTime pinged_;
    std::uint32_t pings_ = 0;
    int tooMany_ = 0;
    bool greeted_ = false;
    bool ending_ = false;
    bool over_ = false;
    bool saidBye_ = false;
    bool finished_ = false;  // the owner was told
    NetReason reason_ = NetReason::None;
    NetTable* table_ = nullptr;
    MemberId member_ = kNoMember;
};

}  // namespace kickdoor::net
