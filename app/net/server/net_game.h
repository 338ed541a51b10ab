// A game played over the network: the table, its chain, and the messages to each member about each command.
#pragma once

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "net/server/group_journal.h"
#include "net/server/public_past.h"
#include "net/wire/fairness.h"
#include "net/wire/message.h"
#include "net/wire/transport.h"
#include "table/table.h"

namespace kickdoor::net {

// What everybody has agreed on, and the secrets that made the cards.
struct Deal {
    Committed committed;
    Secret host{};
    std::vector<OpenedSecret> opened;
};

// What one member sees: his seats, and what everybody may know if he asked for it.
struct VisibleSeats {
    SeatSet seats;
    bool open = false;
    bool operator==(const VisibleSeats&) const = default;
};

class NetGame : public SeatListener {
public:
    // game: as opened; its journal is set here. commands: the lines that led to it; past: what openDeal()
    // made of them, or nothing.
    NetGame(OpenGame game, const Deal& deal, const Pace& pace, GroupJournal& journal, GameKey key,
            const std::vector<std::string>& commands, std::unique_ptr<PublicPast> past, NetTime now);

    Answer say(const Command& command, NetTime now) { return table_->submit(command, now); }
    bool step(NetTime now) { return table_->step(now); }

    // Whether a command was accepted since settle(), to be announced to everybody.
    bool happened() const { return happened_; }
    std::vector<std::uint8_t> happenedFrame(const VisibleSeats& sight) const;
    void settle();

    std::vector<std::uint8_t> viewsFrame(const VisibleSeats& sight) const;
    // What a member is told of the game so far: of an only seat's cards what that seat saw.
    std::vector<std::vector<std::uint8_t>> pastFrames(SeatSet seats) const;
    Clock clockNow(NetTime now) const;
    // Since the last call: the clock was set, somebody else plays a seat.
    bool takeClockTold(NetTime now);
    bool takeControlTold();
    bool takeTakeBackTold() { return std::exchange(takeBackTold_, false); }
    const TakeBackNotice& takeBack() const { return takeBack_; }

    bool over() const { return table_->state().phase == Phase::Over; }
    Table& table() { return *table_; }
    const Table& table() const { return *table_; }
    const Deal& deal() const { return deal_; }
    std::uint32_t number() const { return chain_.number(); }
    const Digest& link() const { return chain_.link(); }
    GameKey key() const { return key_; }
    // Frames for who verifies the game: the host's secret and all commands.
    std::vector<std::vector<std::uint8_t>> revealFrames() const;

    void onView(Seat, const GameState&) override {}
    void onEvents(Seat seat, std::span<const SeatEvent> events) override;
    void onClock(const ClockNotice& notice) override;
    void onControl(Seat, Control) override { controlTold_ = true; }
    void onTakeBack(const TakeBackNotice& notice) override;

private:
    class Sink;
    friend class Sink;
    void accepted(const RecordedCommand& command);

    Deal deal_;
    GroupJournal& journal_;
    GameKey key_;
    Chain chain_;
    std::vector<WireEvents> events_;
    std::unique_ptr<PublicPast> past_;
    ClockNotice clock_;
    NetTime clockSet_{};
    bool happened_ = false;
    bool clockTold_ = false;
    bool controlTold_ = false;
    TakeBackNotice takeBack_;
    bool takeBackTold_ = false;
    std::unique_ptr<Table> table_;
};

// A new game of this deal; or the one that its lines lead to, with what everybody saw on the way.
TableError openDeal(const Deal& deal, const LoadedPacks& packs, const std::vector<std::string>& commands,
                    OpenGame& out, PublicPast& past);

}  // namespace kickdoor::net
