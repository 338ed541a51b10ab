#include "model/present/seating.h"

namespace kickdoor {
namespace {

constexpr int kBeforeCurtain = 900;  // milliseconds at normal speed

}  // namespace

Seating::Seating(Stage& stage, Presenter& presenter) : m_stage(stage), m_presenter(presenter) {
    connect(&presenter, &Presenter::settled, this, &Seating::decide);
    connect(&presenter, &Presenter::heard, this, &Seating::decide);
    connect(&presenter, &Presenter::busyChanged, this, &Seating::pauseChanged);
    m_soon.setSingleShot(true);
    connect(&m_soon, &QTimer::timeout, this, [this] {
        m_curtainFor = m_comingFor;
        emit changed();
        emit pauseChanged();
    });
}

void Seating::start(SeatSet persons, Seat watched, bool othersElsewhere) {
    m_persons = persons;
    m_othersElsewhere = othersElsewhere;
    m_watched = watched;
    m_lastSeen = m_curtainFor = m_holder = kNoSeat;
    m_held = m_bar = m_holderWaited = false;
    m_passing = {};
    m_soon.stop();
    if (persons.empty()) m_presenter.setViewer(watched);
    if (persons.size() == 1) m_presenter.setViewer(persons.first());
    decide();
}

bool Seating::wantsPause() const {
    return m_held || curtain() || m_soon.isActive() || m_presenter.isBusy();
}

SeatSet Seating::waitingHere(const GameState& open) const {
    SeatSet here = waitingFor(open) & m_persons;
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
        if (m_passing.has(seat)) here = here.without(seat);
    }
    return here;
}

Seat Seating::nextAtScreen(const GameState& open) const {
    if (open.phase == Phase::Over) return kNoSeat;
    if (open.question.kind != QuestionKind::None) {
        return m_persons.has(open.question.asked) ? open.question.asked : kNoSeat;
    }
    const SeatSet here = waitingHere(open);
    if (open.window.kind == WindowKind::Strike && here.size() == 1) return here.first();
    if (open.window.kind != WindowKind::None) return kNoSeat;
    const SeatSet answering = mayAnswer(open) & m_persons;
    for (Seat seat = 0; seat < open.players; ++seat) {
        if (answering.has(seat) && !here.has(seat)) return seat;  // an offer waits for them
    }
    return here.has(open.active) ? open.active : here.first();
}

void Seating::decide() {
    if (!m_stage.isOpen() || m_presenter.isBusy()) return;
    const GameState& open = m_presenter.newest(kNoSeat);
    m_passing = m_passing & waitingFor(open);
    if (m_persons.size() > 1 && open.window.kind != WindowKind::None) passForEmptyHands(open);
    const SeatSet here = waitingHere(open);
    m_bar = open.window.kind != WindowKind::None && !here.empty();
    // Whoever held to say something and has passed is done.
    if (m_held && m_holderWaited && !here.has(m_holder)) {
        m_held = m_holderWaited = false;
        m_holder = kNoSeat;
    }
    if (m_persons.size() > 1) {
        const Seat next = nextAtScreen(open);
        const bool askedAnother = open.question.kind != QuestionKind::None && open.question.asked != m_holder;
        if (m_held && !askedAnother) {
            if (m_holder != kNoSeat) giveTo(m_holder);
        } else {
            m_held = false;
            m_holder = kNoSeat;
            giveTo(next);
        }
    } else if (m_bar) {
        passByItself();
    }
    emit changed();
    emit pauseChanged();
}

void Seating::giveTo(Seat seat) {
    if (seat != m_comingFor) m_soon.stop();
    if (seat == kNoSeat) {
        m_curtainFor = kNoSeat;
        m_presenter.setViewer(kNoSeat);
        return;
    }
    if (m_presenter.viewer() == seat) {
        m_curtainFor = kNoSeat;
        return;
    }
    if (m_curtainWanted && seat != m_lastSeen) {
        m_presenter.setViewer(kNoSeat);
        // A moment to see what has just happened.
        const qreal speed = m_presenter.speed();
        if (curtain() || speed <= 0 || m_lastSeen == kNoSeat) {
            m_curtainFor = seat;
        } else if (!m_soon.isActive()) {
            m_comingFor = seat;
            m_soon.start(static_cast<int>(kBeforeCurtain / speed));
        }
        return;
    }
    m_curtainFor = kNoSeat;
    m_lastSeen = seat;
    m_presenter.setViewer(seat);
}

bool Seating::mayOnlyPass(const GameState& view, Seat seat) const {
    LegalCommands legal;
    legalCommands(m_stage.game(), view, seat, legal);
    for (const Move& move : legal.moves) {
        if (move.kind != CommandKind::Pass) return false;
    }
    return !legal.moves.empty() && legal.templates.empty();
}

void Seating::passForEmptyHands(const GameState& open) {
    if (!m_autoPass || m_held || m_othersElsewhere) return;
    const SeatSet here = waitingHere(open);
    for (Seat seat = 0; seat < open.players; ++seat) {
        if (!here.has(seat) || !m_presenter.knows(seat) || open.cards.size(Zone::Hand, seat) > 0) continue;
        const GameState& view = m_presenter.newest(seat);
        if (!waitingFor(view).has(seat) || !mayOnlyPass(view, seat)) continue;
        m_passing = m_passing.with(seat);
        emit passed(seat);
    }
}

void Seating::passByItself() {
    if (!m_autoPass || m_held || m_othersElsewhere) return;
    if (!mayOnlyPass(m_stage.view(), m_persons.first())) return;
    m_bar = false;
    emit passed(m_persons.first());
}

void Seating::reveal() {
    if (!curtain()) return;
    const Seat seat = m_curtainFor;
    m_curtainFor = kNoSeat;
    m_lastSeen = seat;
    m_presenter.setViewer(seat);
    emit changed();
    emit pauseChanged();
}

void Seating::hold() {
    if (m_held || !mayHold()) return;
    m_held = true;
    m_holder = shared() ? kNoSeat : m_persons.first();
    m_holderWaited = m_holder != kNoSeat && waitingHere(m_presenter.newest(kNoSeat)).has(m_holder);
    emit changed();
    emit pauseChanged();
}

void Seating::takeScreen(int seat) {
    const auto who = static_cast<Seat>(seat);
    if (seat < 0 || !m_persons.has(who)) return;
    m_held = true;
    m_holder = who;
    m_holderWaited = waitingHere(m_presenter.newest(kNoSeat)).has(who);
    decide();
}

void Seating::done() {
    m_held = m_holderWaited = false;
    m_holder = kNoSeat;
    decide();
}

void Seating::passAll() {
    m_held = false;
    m_holder = kNoSeat;
    const SeatSet here = waitingHere(m_presenter.newest(kNoSeat));
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
        if (here.has(seat)) emit passed(seat);
    }
    emit changed();
    emit pauseChanged();
}

void Seating::passFor(int seat) {
    const auto who = static_cast<Seat>(seat);
    if (seat >= 0 && waitingHere(m_presenter.newest(kNoSeat)).has(who)) emit passed(who);
}

QString Seating::curtainName() const {
    return curtain() && m_stage.isOpen() ? m_stage.wording().name(m_curtainFor) : QString();
}

QString Seating::barNames() const {
    if (!m_bar || !m_stage.isOpen()) return {};
    return m_stage.wording().names(waitingHere(m_presenter.newest(kNoSeat)));
}

QVariantList Seating::people() const {
    QVariantList list;
    if (!m_stage.isOpen()) return list;
    const QList<SeatLook>& seats = m_stage.wording().seats();
    const GameState& open = m_presenter.newest(kNoSeat);
    for (Seat seat = 0; seat < seats.size(); ++seat) {
        if (!m_persons.has(seat)) continue;
        list << QVariantMap{{QStringLiteral("seat"), seat},
                            {QStringLiteral("name"), seats[seat].name},
                            {QStringLiteral("colour"), seats[seat].colour},
                            {QStringLiteral("female"), open.player[seat].sex == Sex::Female}};
    }
    return list;
}

void Seating::setCurtainWanted(bool wanted) {
    if (wanted == m_curtainWanted) return;
    m_curtainWanted = wanted;
    emit changed();
}

void Seating::setAutoPass(bool autoPass) {
    if (autoPass == m_autoPass) return;
    m_autoPass = autoPass;
    emit changed();
}

}  // namespace kickdoor
