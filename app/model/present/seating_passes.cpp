// Passes: the bar's, those without anything to answer with, and the standing ones.
#include "model/present/seating.h"

#include <QJsonArray>
#include <algorithm>

#include "base/seats.h"
#include "table_api/plays.h"

namespace kickdoor {
namespace {

const QString kStanding = QStringLiteral("standingPasses");
const QString kAskedIfAble = QStringLiteral("askedIfAble");

// Commands that respond to a window. Others, such as trading and selling, can wait until it has closed.
bool answers(CommandKind kind) {
    switch (kind) {
        case CommandKind::Discard:
        case CommandKind::OfferTrade:
        case CommandKind::OfferHelp:
        case CommandKind::Withdraw:
        case CommandKind::Sell:
        case CommandKind::Equip:
        case CommandKind::Unequip:
        case CommandKind::Pass: return false;
        case CommandKind::KickOpenDoor:
        case CommandKind::ListenAtDoor:
        case CommandKind::LootRoom:
        case CommandKind::EndTurn:
        case CommandKind::LookForTrouble:
        case CommandKind::Play:
        case CommandKind::Keep:
        case CommandKind::Use:
        case CommandKind::AskHelp:
        case CommandKind::Accept:
        case CommandKind::Decline:
        case CommandKind::LeaveCombat:
        case CommandKind::Fight:
        case CommandKind::RunAway:
        case CommandKind::Flee:
        case CommandKind::Choose:
        case CommandKind::GiveCharity:
        case CommandKind::kCount: break;
    }
    return true;
}

}  // namespace

// A card that has nothing to do with a roll is no answer to it. Giving up the fight is no other answer to the
// question for a last card (R8.13) than a pass. For a window that does not concern the seat, the cards it
// does not want to be asked about do not count.
bool Seating::mayOnlyPass(const GameState& view, Seat seat) const {
    LegalCommands legal;
    legalCommands(m_shown.game(), view, seat, legal);
    const bool spares = m_standing.sparesIn(view, seat);
    const auto isAnswer = [&](const Move& move) {
        const bool givesUp = move.kind == CommandKind::RunAway && view.window.kind == WindowKind::LastCard;
        return answers(move.kind) && !givesUp && mattersToRoll(m_shown.game(), view, move) &&
               !(spares && move.card != kNoCard && m_standing.isSpared(seat, view.cards.def(move.card)));
    };
    const auto mayAnswerBy = [&](const CommandTemplate& family) { return isAnswer(family.move); };
    return !legal.moves.empty() && std::none_of(legal.moves.begin(), legal.moves.end(), isAnswer) &&
           std::none_of(legal.templates.begin(), legal.templates.end(), mayAnswerBy);
}

void Seating::passByItself(Seat seat) {
    m_passing = m_passing.with(seat);
    m_due[seat].reset();
    emit passed(seat, true);
}

// Nothing here may depend on a hand: neither who passes nor when.
void Seating::passByStanding(const GameState& open) {
    m_nextDue.stop();
    if (open.window.kind == WindowKind::None || m_held) {
        m_due = {};
        return;
    }
    std::optional<qint64> next;
    for (const Seat seat : seatsIn(waitingHere(open))) {
        if (m_standing.passesAtOnce(open, seat)) {
            passByItself(seat);
            continue;
        }
        // Nobody can learn anything from a lone person's passes among bots.
        if (!m_standing.sparesIn(open, seat) || !inCompany()) {
            m_due[seat].reset();
            continue;
        }
        std::optional<Due>& due = m_due[seat];
        const Decision decision{open.epoch, open.window.kind, open.roll};
        if (!due || due->decision != decision)
            due = Due{decision, QDeadlineTimer(kFairTimes * m_shown.game().rules.reactionMillis), false};
        if (due->waits) continue;
        if (due->at.hasExpired()) {
            passByItself(seat);
        } else {
            next = std::min(next.value_or(due->at.remainingTime()), due->at.remainingTime());
        }
    }
    if (next) m_nextDue.start(static_cast<int>(*next) + 1);
}

int Seating::dueMillis() const {
    if (m_persons.size() != 1 || !m_nextDue.isActive()) return 0;
    return std::max(1, m_nextDue.remainingTime());
}

void Seating::wait() {
    for (std::optional<Due>& due : m_due)
        if (due) due->waits = true;
    decide();
}

bool Seating::isQuiet(Seat seat) const {
    if (m_passing.has(seat)) return true;
    return m_due[seat] && !m_due[seat]->waits && m_presenter.knows(seat) &&
           mayOnlyPass(m_presenter.newest(seat), seat);
}

void Seating::passForEmptyHands(const GameState& open) {
    if (!m_autoPass || m_held) return;
    for (const Seat seat : seatsIn(waitingHere(open))) {
        if (!m_presenter.knows(seat)) continue;
        const bool wanted = m_askedIfAble.has(seat) && !m_othersElsewhere;
        if (open.cards.size(Zone::Hand, seat) > 0 && !wanted) continue;
        const GameState& view = m_presenter.newest(seat);
        if (waitingFor(view).has(seat) && mayOnlyPass(view, seat)) passByItself(seat);
    }
}

void Seating::passForLone(const GameState& open) {
    const Seat lone = m_persons.first();
    if (m_held) return;
    if (m_othersElsewhere) {
        passForEmptyHands(open);
        m_bar = !waitingHere(open).empty();
        return;
    }
    if (!(m_autoPass || m_standing.sparesIn(open, lone))) return;
    if (!waitingHere(open).has(lone) || !mayOnlyPass(m_shown.view(), lone)) return;
    m_bar = false;
    passByItself(lone);
}

void Seating::passAll() {
    if (!m_bar || (m_held && shared())) return;
    letGo();
    const SeatSet passing = passedByBar(m_presenter.newest(kNoSeat));
    for (Seat seat{0}; seat < kMaxSeats; ++seat) {
        if (passing.has(seat)) emit passed(seat, false);
    }
    emit changed();
    emit pauseChanged();
}

void Seating::passFor(Seat seat) {
    if (waitingHere(m_presenter.newest(kNoSeat)).has(seat)) emit passed(seat, false);
}

void Seating::passAnswered(Seat seat, std::uint32_t epoch, bool taken) {
    if (!m_passing.has(seat)) return;
    m_passing = m_passing.without(seat);
    const GameState& open = m_presenter.newest(kNoSeat);
    if (taken || open.epoch != epoch) return decide();
    m_bar = open.window.kind != WindowKind::None && !waitingHere(open).empty() && !curtain() && !coming();
    emit changed();
}

void Seating::setAskedIfAble(int seat, bool only) {
    const auto who = Seat(seat);
    if (seat < 0 || !m_persons.has(who)) return;
    m_askedIfAble = only ? m_askedIfAble.with(who) : m_askedIfAble.without(who);
    emit changed();
    emit wished();
}

QJsonObject Seating::keptWishes() const {
    QJsonArray ifAble;
    for (const Seat seat : seatsIn(m_askedIfAble)) ifAble.append(int{seat});
    return {{kStanding, m_standing.kept()}, {kAskedIfAble, ifAble}};
}

void Seating::restoreWishes(const QJsonObject& kept) {
    m_standing.restore(kept.value(kStanding).toObject());
    for (const QJsonValue each : kept.value(kAskedIfAble).toArray()) {
        const int seat = each.toInt(-1);
        if (seat >= 0 && seat < kMaxSeats && m_persons.has(Seat(seat)))
            m_askedIfAble = m_askedIfAble.with(Seat(seat));
    }
    decide();
}

void Seating::setAutoPass(bool autoPass) {
    if (autoPass == m_autoPass) return;
    m_autoPass = autoPass;
    emit changed();
}

}  // namespace kickdoor
