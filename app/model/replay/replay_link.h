// A recorded game as a table that tells it: at whatever place it is asked to stand, and onwards from there.
// Nobody acts. The game is played on a thread of its own; of places asked for in a hurry only the last is
// looked up.
#pragma once

#include <QThread>
#include <optional>

#include "model/link/game_link.h"
#include "model/replay/reel.h"

namespace kickdoor {

class ReplayLink : public GameLink {
    Q_OBJECT

public:
    explicit ReplayLink(std::shared_ptr<Reel> reel);
    ~ReplayLink() override;

    const Game& game() const override { return m_reel->game(); }
    const TableSetup& setup() const override { return m_reel->setup(); }
    SeatSet persons() const override { return {}; }
    void begin() override { stand(0, kNoSeat); }
    void submit(const Command& command) override;

    const Reel& reel() const { return *m_reel; }  // what reading has found
    // Told as views of that seat and of an onlooker, then stood(). While the game is not over, everybody is
    // an onlooker: hands are still secret.
    void stand(std::size_t position, Seat viewer);
    // To the next place where something can be seen. Told as events, then moved().
    void goOn();
    bool busy() const { return m_busy; }

signals:
    void stood(qulonglong position, kickdoor::Seat viewer, const kickdoor::Past& past);
    void moved(qulonglong position);

private:
    struct Place {
        std::size_t position = 0;
        Seat viewer = kNoSeat;
    };
    void look(Place place);
    bool lookFurther();

    std::shared_ptr<Reel> m_reel;
    Place m_at;
    std::optional<Place> m_wanted;
    bool m_busy = false;
    QObject m_worker;  // in the thread
    QThread m_thread;
};

}  // namespace kickdoor
