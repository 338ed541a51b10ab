// A table whose game stands in any state, and the bytes that each of its members is sent.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "net/server/net_table.h"
#include "net_support/frames.h"

namespace tests {

inline constexpr std::uint8_t kSeats = 4;
inline constexpr kickdoor::net::MemberId kWatcher = kSeats;

class RawEnd : public kickdoor::net::Transport {
public:
    void send(std::vector<std::uint8_t> bytes) override {
        for (auto& frame : framesOf(bytes)) frames.push_back(std::move(frame));
    }
    void close(kickdoor::net::CloseReason reason) override {
        frames.push_back({static_cast<std::uint8_t>(reason)});
    }
    std::size_t unsentBytes() const override { return 0; }
    std::vector<std::vector<std::uint8_t>> frames;
};

// Four people at a table of these editions; member and seat are one number, the token is Token{number}.
kickdoor::net::KeptTable keptTable(const std::vector<std::string>& editions, const kickdoor::Pace& pace,
                                   std::uint64_t seed, bool criticalCombat = false);
// Its game from the start, or in this state.
kickdoor::OpenGame openAt(const kickdoor::net::KeptTable& kept, const kickdoor::GameState* state);

class Stage : public kickdoor::net::SessionOwner {
public:
    using NetTime = kickdoor::net::NetTime;

    // All four are connected, and one who watches.
    Stage(const kickdoor::net::KeptTable& kept, kickdoor::OpenGame open, NetTime now);
    ~Stage() override { table.reset(); }  // it lets go of its sessions, which must still be there
    Stage(const Stage&) = delete;
    Stage& operator=(const Stage&) = delete;
    bool entered() const { return entered_; }
    void say(kickdoor::net::MemberId member, const kickdoor::net::Message& message, NetTime now);
    void tick(NetTime now);
    void release();
    // The line is cut, and the same member is back from another address.
    bool comeBack(kickdoor::net::MemberId member, NetTime now);
    const kickdoor::GameState& state() const { return table->game()->table().state(); }
    const kickdoor::Game& game() const { return table->game()->table().game(); }

    void onMessage(kickdoor::net::ServerSession& session, const kickdoor::net::Message& message,
                   NetTime now) override;
    void onHolds(kickdoor::net::ServerSession&) override {}
    void onOver(kickdoor::net::ServerSession& session, NetTime now) override;

    std::unique_ptr<kickdoor::net::NetTable> table;
    std::array<RawEnd, kSeats + 1> ends;
    std::array<std::unique_ptr<kickdoor::net::ServerSession>, kSeats + 1> sessions;

private:
    bool enter(kickdoor::net::MemberId member, NetTime now);

    kickdoor::net::GroupJournal journal_;
    kickdoor::net::TableHome home_;
    bool entered_ = true;
};

}  // namespace tests
