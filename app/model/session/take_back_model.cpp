#include "model/session/take_back_model.h"

#include <utility>

namespace kickdoor {

TakeBackModel::TakeBackModel(ShownGame& shown, QObject* parent) : QObject(parent), m_shown(shown) {
    connect(&shown, &ShownGame::shown, this, &TakeBackModel::changed);
}

void TakeBackModel::begin(SeatSet persons) {
    m_persons = persons;
    m_passedByItself = {};
    m_notice = {};
    m_withdrawn = false;
    m_wished = kNoSeat;
    emit changed();
}

void TakeBackModel::setPassedByItself(SeatSet seats) {
    if (seats == m_passedByItself) return;
    m_passedByItself = seats;
    emit changed();
}

// At a shared screen only the player in front takes back, so that nobody undoes another's move.
Seat TakeBackModel::whose() const {
    if (!m_shown.isOpen() || !m_shown.isReachable() || m_notice.asker != kNoSeat) return kNoSeat;
    const Seat front = m_persons.size() == 1 ? m_persons.first() : m_shown.viewer();
    const bool may = m_persons.has(front) && (m_notice.freely | m_notice.withLeave).has(front);
    return may && !m_passedByItself.has(front) ? front : kNoSeat;
}

QString TakeBackModel::may() const {
    const Seat seat = whose();
    if (seat == kNoSeat) return {};
    return m_notice.freely.has(seat) ? QStringLiteral("freely") : QStringLiteral("withLeave");
}

bool TakeBackModel::isAsked() const {
    return isOpen() && m_shown.isReachable() && !(m_notice.waiting & m_persons).empty();
}

bool TakeBackModel::waits() const {
    return isOpen() && m_persons.has(m_notice.asker) && !isAsked();
}

QString TakeBackModel::question() const {
    if (!isOpen()) return {};
    // At a shared screen anybody may press: those who are asked are named.
    const SeatSet asked = m_notice.waiting & m_persons;
    const QString what = withMove(request(), m_notice.asker);
    if (m_persons.size() < 2 || asked.empty()) return what;
    return tr("%1 %2, do you agree?", "what is asked; the names of those who are asked")
        .arg(what, m_shown.wording().names(asked));
}

QString TakeBackModel::withMove(const QString& sentence, Seat by) const {
    const QString move = m_shown.wording().moveOf(m_shown.view(), m_notice.move, by);
    return move.isEmpty() ? sentence : tr("%1 The move: %2", "two sentences").arg(sentence, move);
}

QString TakeBackModel::withTheMove(const QString& sentence) const {
    return isOpen() ? withMove(sentence, m_notice.asker) : sentence;
}

QString TakeBackModel::refused(const QString& sentence) const {
    return m_shown.isOpen() && !isOpen() ? withMove(sentence, m_wished) : sentence;
}

QString TakeBackModel::request() const {
    const QString name = m_shown.wording().name(m_notice.asker);
    switch (m_notice.need) {
        case TakeBackNeed::OthersActed:
            return tr("%1 wants to take back a move. Others have acted since; their moves are undone, too.")
                .arg(name);
        case TakeBackNeed::ChanceFell:
            return tr("%1 wants to take back a move. Chance has decided something since: a die or a random "
                      "card. The same would come again.")
                .arg(name);
        case TakeBackNeed::CardLearnt:
            return tr("%1 wants to take back a move. Somebody has seen a new card since.").arg(name);
        case TakeBackNeed::Bargain:
            return tr("%1 wants to take back a bargain that was agreed on.").arg(name);
        case TakeBackNeed::None:
        case TakeBackNeed::kCount: break;
    }
    return tr("%1 wants to take back a move.").arg(name);
}

QString TakeBackModel::missing() const {
    return isOpen() ? m_shown.wording().names(m_notice.waiting) : QString();
}

void TakeBackModel::take(const TakeBackNotice& notice) {
    const TakeBackNotice before = std::exchange(m_notice, notice);
    emit changed();
    if (before.asker == kNoSeat || notice.asker != kNoSeat || !m_shown.isOpen()) return;
    const bool withdrawn = std::exchange(m_withdrawn, false);
    if (notice.end == TakeBackNotice::End::Declined)
        emit ended(
            tr("%1 does not agree: nothing is taken back.").arg(m_shown.wording().name(notice.declinedBy)));
    if (notice.end == TakeBackNotice::End::Lapsed && m_persons.has(before.asker) && !withdrawn)
        emit ended(tr("Nothing is taken back: not everybody has agreed in time."));
}

void TakeBackModel::ask() {
    const Seat seat = whose();
    if (seat == kNoSeat) return;
    m_wished = seat;
    emit wanted(seat);
}

void TakeBackModel::agree() {
    if (isAsked()) emit consented(Consent::Yes);
}

void TakeBackModel::decline() {
    m_withdrawn = waits();
    if (isAsked() || m_withdrawn) emit consented(Consent::No);
}

}  // namespace kickdoor
