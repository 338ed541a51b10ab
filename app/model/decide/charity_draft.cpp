#include "model/decide/charity_draft.h"

#include <array>

namespace kickdoor {
namespace {

constexpr int kStays = -1;
constexpr int kAway = kMaxSeats;  // discarded

}  // namespace

CharityDraft::CharityDraft(ShownGame& shown) : Draft(shown) {
    connect(&m_hand, &PickList::changed, this, &CharityDraft::rejudge);
}

void CharityDraft::begin() {
    const auto found = families(CommandKind::GiveCharity);
    if (found.empty()) {
        setActive(false);
        return;
    }
    const CommandTemplate& family = *found.front();
    m_receivers = family.seats;
    m_excess = family.least;
    m_hand.offer(shownGame(), {family.candidates.begin(), family.candidates.end()});
    m_begunWith.assign(m_hand.cards().size(), kStays);
    m_last = kStays;
    setActive(true);
}

void CharityDraft::cycle(int row) {
    if (row < 0 || static_cast<std::size_t>(row) >= m_hand.cards().size()) return;
    const int now = m_hand.receiverOf(static_cast<std::size_t>(row));
    if (discarding()) return m_hand.setReceiver(row, now == kStays ? kAway : kStays);
    int& first = m_begunWith[static_cast<std::size_t>(row)];
    int next = now == kStays ? firstFor() : nextAfter(now);
    if (now == kStays)
        first = next;
    else if (next == first)
        next = kStays;
    if (next != kStays) m_last = next;
    m_hand.setReceiver(row, next);
}

int CharityDraft::nextAfter(int seat) const {
    for (int more = 1; more <= kMaxSeats; ++more) {
        const int next = (seat + more + kMaxSeats) % kMaxSeats;
        if (m_receivers.has(static_cast<Seat>(next))) return next;
    }
    return kStays;
}

// An estimate of an even share; the rules judge the result.
int CharityDraft::firstFor() const {
    std::array<int, kMaxSeats> given{};
    for (std::size_t row = 0; row < m_hand.cards().size(); ++row)
        if (m_hand.receiverOf(row) != kStays) ++given[static_cast<std::size_t>(m_hand.receiverOf(row))];
    const int share = m_excess / static_cast<int>(m_receivers.size());
    int oneMore = m_excess % static_cast<int>(m_receivers.size());  // receivers of one card more
    for (const int count : given)
        if (count > share) --oneMore;
    int seat = m_last == kStays ? nextAfter(kStays) : m_last;
    for (int tried = 0; tried < m_receivers.size(); ++tried, seat = nextAfter(seat)) {
        const int count = given[static_cast<std::size_t>(seat)];
        if (count < share || (count == share && oneMore > 0)) return seat;
    }
    return m_last == kStays ? nextAfter(kStays) : m_last;
}

QVariantList CharityDraft::receivers() const {
    QVariantList list;
    if (!shownGame().isOpen()) return list;
    const QList<SeatLook>& seats = shownGame().wording().seats();
    for (Seat seat{0}; seat < seats.size(); ++seat) {
        if (!m_receivers.has(seat)) continue;
        list << QVariantMap{{QStringLiteral("seat"), int{seat}},
                            {QStringLiteral("name"), seats[seat].name},
                            {QStringLiteral("colour"), seats[seat].colour}};
    }
    return list;
}

Command CharityDraft::command() const {
    Command command = commandOf(moveOf(CommandKind::GiveCharity));
    for (std::size_t i = 0; i < m_hand.cards().size(); ++i) {
        const int receiver = m_hand.receiverOf(i);
        if (receiver == kStays) continue;
        command.cards.push_back(m_hand.cards()[i]);
        command.receivers.push_back(receiver == kAway ? kNoSeat : Seat(receiver));
    }
    return command;
}

}  // namespace kickdoor
