#include "model/decide/charity_draft.h"

namespace kickdoor {
namespace {

constexpr int kStays = -1;
constexpr int kAway = kMaxSeats;  // discarded

}  // namespace

CharityDraft::CharityDraft(Stage& stage) : Draft(stage) {
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
    m_hand.offer(stage(), {family.candidates.begin(), family.candidates.end()});
    setActive(true);
}

void CharityDraft::cycle(int row) {
    if (row < 0 || static_cast<std::size_t>(row) >= m_hand.cards().size()) return;
    const int now = m_hand.receiverOf(static_cast<std::size_t>(row));
    int next = kStays;
    if (discarding()) {
        next = now == kStays ? kAway : kStays;
    } else {
        for (int seat = now + 1; seat < kMaxSeats && next == kStays; ++seat) {
            if (m_receivers.has(Seat(seat))) next = seat;
        }
    }
    m_hand.setReceiver(row, next);
}

QVariantList CharityDraft::receivers() const {
    QVariantList list;
    if (!stage().isOpen()) return list;
    const QList<SeatLook>& seats = stage().wording().seats();
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
