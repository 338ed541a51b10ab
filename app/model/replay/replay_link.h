// A link to a recorded game: shows any position, and goes on from there. Commands are refused. The game is
// played on a separate thread; of several positions requested in a row, only the last is looked up.
#pragma once

#include <QThread>
#include <optional>

#include "model/link/game_link.h"
#include "model/replay/recording.h"

namespace kickdoor {

class ReplayLink : public GameLink {
    Q_OBJECT

public:
    explicit ReplayLink(std::shared_ptr<Recording> recording);
    ~ReplayLink() override;

    const Game& game() const override { return m_recording->game(); }
    const TableSetup& setup() const override { return m_recording->setup(); }
    std::span<const PackSource> packs() const override { return m_recording->packs(); }
    SeatSet persons() const override { return {}; }
    void begin() override { stand(0, kNoSeat); }
    void submit(const Command& command) override;

    const Recording& recording() const { return *m_recording; }  // only for facts that never change
    // Goes to a position: emits the views of that seat and of a spectator, then stood(). In an unfinished
    // game, hands are secret and everybody sees the spectator's view.
    void stand(std::size_t position, Seat viewer);
    // Goes on to the next visible event: emits events, then moved().
    void goOn();
    // The next command, for looking into the mind of who gave it: emits chosen().
    void tellCommand();
    bool busy() const { return m_busy; }

signals:
    void stood(qulonglong position, kickdoor::Seat viewer, const kickdoor::Past& past);
    void moved(qulonglong position);
    void chosen(qulonglong position, const kickdoor::Command& command);

private:
    struct Place {
        std::size_t position = 0;
        Seat viewer = kNoSeat;
    };
    void look(Place place);
    bool lookFurther();

    std::shared_ptr<Recording> m_recording;
    Place m_at;
    std::optional<Place> m_wanted;
    bool m_busy = false;
    QObject m_worker;  // lives in m_thread
    QThread m_thread;
};

}  // namespace kickdoor
