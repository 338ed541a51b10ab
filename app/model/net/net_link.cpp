#include "model/net/net_link.h"

#include <QPointer>

#include "model/net/net_words.h"

namespace kickdoor {

NetLink::NetLink(std::weak_ptr<net::ClientSession> session) : NetLink(session, *session.lock()) {}

NetLink::NetLink(std::weak_ptr<net::ClientSession> session, const net::ClientSession& now)
    : m_session(std::move(session)),
      m_catalog(now.catalog()),
      m_game{*m_catalog, now.game()->rules},
      m_packs(now.packs().begin(), now.packs().end()),
      m_setup(now.setup()),
      m_persons(now.seats()),
      m_hints(now.lobby().options.hints),
      m_agreement(now.agreement()),
      m_past(now.past()) {
    for (Seat seat{0}; seat < m_setup.seats.size(); ++seat) {
        m_setup.seats[seat].name = plainWords(m_setup.seats[seat].name).toStdString();
        const bool person = m_setup.seats[seat].control == Control::Person;
        m_othersElsewhere = m_othersElsewhere || (person && !m_persons.has(seat));
    }
}

void NetLink::tellPast(const PastListener& listener) const {
    if (!m_past) return;
    GameState view = m_past->start;
    for (const SeatEvent& event : m_past->events) {
        fold(view, event.patch);
        listener(view, event.event);
    }
}

void NetLink::begin() {
    const auto session = m_session.lock();
    if (!session) return;
    const auto tell = [&](Seat seat) {
        if (const GameState* view = session->view(seat))
            emit viewTold(seat, std::make_shared<const GameState>(*view));
    };
    for (Seat seat{0}; seat < kMaxSeats; ++seat)
        if (m_persons.has(seat)) tell(seat);
    tell(kNoSeat);
    emit clockTold(session->clock());
    emit takeBackTold(session->takeBackNotice());
}

void NetLink::submit(const Command& command) {
    const auto session = m_session.lock();
    if (!session) return;
    session->submit(command, [link = QPointer<NetLink>(this), command](const Answer& answer) {
        if (link) emit link->answered(answer, command);
    });
}

void NetLink::takeBack(Seat by, std::uint32_t epoch) {
    const auto session = m_session.lock();
    if (!session) return;
    session->takeBack(by, epoch, [link = QPointer<NetLink>(this)](const Answer& answer) {
        if (link) emit link->takeBackAnswered(answer);
    });
}

void NetLink::consent(Consent consent) {
    if (const auto session = m_session.lock()) session->consent(consent);
}

}  // namespace kickdoor
