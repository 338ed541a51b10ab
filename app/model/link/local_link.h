// A game of a host in this program. Passes the host's notifications from its thread to the window's.
#pragma once

#include "model/link/game_link.h"
#include "table/host.h"

namespace kickdoor {

class LocalLink : public GameLink, public SeatListener {
    Q_OBJECT

public:
    explicit LocalLink(std::unique_ptr<Host> host);
    ~LocalLink() override;

    const Game& game() const override { return m_host->game(); }
    const TableSetup& setup() const override { return m_host->setup(); }
    std::span<const PackSource> packs() const override { return m_host->packs(); }
    SeatSet persons() const override;
    Seat watched() const override { return Seat{0}; }
    void begin() override;
    void submit(const Command& command) override;
    void takeBack(Seat by, std::uint32_t epoch) override;
    void consent(Consent consent) override { m_seat->consent(consent); }
    // Before begin(), the host stays as it was opened: what bots did then would be told to nobody.
    void setPaused(bool paused) override {
        if (m_seat) m_host->setPaused(paused);
    }
    void setPace(const Pace& pace) override { m_host->setPace(pace); }

    void save(const std::filesystem::path& file, const std::string& title);  // saved()
    void retryJournal() { m_host->retryJournal(); }
    void playWithoutJournal() { m_host->playWithoutJournal(); }

    // SeatListener, on the host's thread.
    void onView(Seat seat, const GameState& view) override;
    void onEvents(Seat seat, std::span<const SeatEvent> events) override;
    void onClock(const ClockNotice& notice) override;
    void onTakeBack(const TakeBackNotice& notice) override;
    void onTrouble(const TableError& error) override;

protected:
    Host& host() { return *m_host; }

signals:
    void saved(const kickdoor::TableError& error);

private:
    // In this order: the seat must be destroyed before the host.
    std::unique_ptr<Host> m_host;
    std::unique_ptr<TableSeat> m_seat;
};

}  // namespace kickdoor
