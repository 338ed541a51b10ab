#include "model/link/local_link.h"

namespace kickdoor {

LocalLink::LocalLink(std::unique_ptr<Host> host) : m_host(std::move(host)) {}

// Ends the notifications while their listener, this object, still exists.
LocalLink::~LocalLink() {
    m_seat.reset();
    m_host.reset();
}

SeatSet LocalLink::persons() const {
    SeatSet people;
    const auto& seats = setup().seats;
    for (Seat seat{0}; seat < seats.size(); ++seat) {
        if (seats[seat].control == Control::Person) people = people.with(seat);
    }
    return people;
}

// With bots only, the screen shows the view of watched().
void LocalLink::begin() {
    const SeatSet people = persons();
    m_seat = m_host->sit(people.empty() ? SeatSet::of(watched()) : people, *this);
}

void LocalLink::submit(const Command& command) {
    m_seat->submit(command, [this, command](const Answer& answer) {
        QMetaObject::invokeMethod(
            this, [this, answer, command] { emit answered(answer, command); }, Qt::QueuedConnection);
    });
}

void LocalLink::takeBack(Seat by, std::uint32_t epoch) {
    m_seat->takeBack(by, epoch, [this](const Answer& answer) {
        QMetaObject::invokeMethod(
            this, [this, answer] { emit takeBackAnswered(answer); }, Qt::QueuedConnection);
    });
}

void LocalLink::save(const std::filesystem::path& file, const std::string& title) {
    m_host->save(file, title, [this](const TableError& error) {
        QMetaObject::invokeMethod(
            this, [this, error] { emit saved(error); }, Qt::QueuedConnection);
    });
}

void LocalLink::onView(Seat seat, const GameState& view) {
    auto copy = std::make_shared<const GameState>(view);
    QMetaObject::invokeMethod(
        this, [this, seat, copy = std::move(copy)] { emit viewTold(seat, copy); }, Qt::QueuedConnection);
}

void LocalLink::onEvents(Seat seat, std::span<const SeatEvent> events) {
    std::vector<SeatEvent> copy(events.begin(), events.end());
    QMetaObject::invokeMethod(
        this, [this, seat, copy = std::move(copy)] { emit eventsTold(seat, copy); }, Qt::QueuedConnection);
}

void LocalLink::onClock(const ClockNotice& notice) {
    QMetaObject::invokeMethod(
        this, [this, notice] { emit clockTold(notice); }, Qt::QueuedConnection);
}

void LocalLink::onTakeBack(const TakeBackNotice& notice) {
    QMetaObject::invokeMethod(
        this, [this, notice] { emit takeBackTold(notice); }, Qt::QueuedConnection);
}

void LocalLink::onTrouble(const TableError& error) {
    QMetaObject::invokeMethod(
        this, [this, error] { emit troubleTold(error); }, Qt::QueuedConnection);
}

}  // namespace kickdoor
