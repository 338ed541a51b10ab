// A connection made of memory: what one end sends the other receives when it is pumped, in pieces of any
// size.
#pragma once

#include <deque>
#include <vector>

#include "net/client/client_session.h"
#include "net/server/table_server.h"
#include "net_support/frames.h"

namespace tests {

using kickdoor::net::NetTime;

class MemoryWire {
public:
    // Each end's transport; sessions are joined by connect().
    MemoryWire() : clientEnd_(*this, true), serverEnd_(*this, false) {}
    MemoryWire(const MemoryWire&) = delete;
    MemoryWire& operator=(const MemoryWire&) = delete;

    void connect(kickdoor::net::ClientSession& client, kickdoor::net::TableServer& server,
                 const std::string& address, NetTime now) {
        client_ = &client;
        attach(server, address, now);
        client.connected(clientEnd_, now);
    }
    // Without a client: the test says bytes itself and reads `heard`.
    void attach(kickdoor::net::TableServer& server, const std::string& address, NetTime now) {
        session_ = server.connected(serverEnd_, address, now);
    }

    // Bytes on their way, both directions, in pieces of at most `piece`. True: there were some.
    bool pump(NetTime now, std::size_t piece = 16'384) {
        bool any = false;
        if (deaf) return false;
        while (!toServer_.empty() && session_ != nullptr) {
            any = true;
            const auto bytes = take(toServer_, piece);
            session_->received(bytes, now);
        }
        while (!toClient_.empty()) {
            any = true;
            const auto bytes = take(toClient_, piece);
            if (client_ != nullptr && clientOpen_) client_->received(bytes, now);
        }
        if (clientClosed_ && session_ != nullptr) {
            session_->closed(now);
            session_ = nullptr;
            any = true;
        }
        if (serverClosed_ && clientOpen_ && client_ != nullptr) {
            clientOpen_ = false;
            client_->closed(now);
            any = true;
        }
        return any;
    }
    // The cable is cut: nothing that is on its way arrives.
    void cut(NetTime now) {
        toServer_.clear();
        toClient_.clear();
        if (session_ != nullptr) session_->closed(now);
        session_ = nullptr;
        if (client_ != nullptr && clientOpen_) client_->closed(now);
        clientOpen_ = false;
    }
    void say(const std::vector<std::uint8_t>& bytes) {
        toServer_.insert(toServer_.end(), bytes.begin(), bytes.end());
    }
    bool open() const { return session_ != nullptr && clientOpen_; }
    bool serverClosed() const { return serverClosed_; }
    kickdoor::net::NetReason reason() const { return reason_; }

    // Every frame the client was ever sent.
    std::vector<std::vector<std::uint8_t>> heard;
    bool keepsHeard = false;
    bool deaf = false;      // nothing arrives at either end
    std::size_t stuck = 0;  // what the server's end says is unsent

private:
    class End : public kickdoor::net::Transport {
    public:
        End(MemoryWire& wire, bool client) : wire_(wire), client_(client) {}
        void send(std::vector<std::uint8_t> frame) override { wire_.sent(client_, std::move(frame)); }
        void close(kickdoor::net::CloseReason reason) override { wire_.closed(client_, reason); }
        std::size_t unsentBytes() const override { return client_ ? 0 : wire_.stuck; }

    private:
        MemoryWire& wire_;
        bool client_;
    };

    void sent(bool client, std::vector<std::uint8_t> frame) {
        auto& queue = client ? toServer_ : toClient_;
        queue.insert(queue.end(), frame.begin(), frame.end());
        if (!client && keepsHeard)
            for (auto& one : framesOf(frame)) heard.push_back(std::move(one));
    }
    void closed(bool client, kickdoor::net::CloseReason reason) {
        if (client) {
            clientClosed_ = true;
            clientOpen_ = false;
        } else {
            serverClosed_ = true;
            reason_ = reason;
            session_ = nullptr;
        }
    }
    static std::vector<std::uint8_t> take(std::deque<std::uint8_t>& queue, std::size_t piece) {
        const auto count = static_cast<std::ptrdiff_t>(std::min(piece, queue.size()));
        std::vector<std::uint8_t> bytes(queue.begin(), queue.begin() + count);
        queue.erase(queue.begin(), queue.begin() + count);
        return bytes;
    }

    End clientEnd_;
    End serverEnd_;
    kickdoor::net::ClientSession* client_ = nullptr;
    kickdoor::net::ServerSession* session_ = nullptr;
    std::deque<std::uint8_t> toServer_;
    std::deque<std::uint8_t> toClient_;
    bool clientOpen_ = true;
    bool clientClosed_ = false;
    bool serverClosed_ = false;
    kickdoor::net::NetReason reason_ = kickdoor::net::NetReason::None;
};

}  // namespace tests
