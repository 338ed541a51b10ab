#include "model/present/seating.h"

#include <algorithm>
#include <utility>

#include "base/seats.h"

namespace kickdoor {
namespace {

// Milliseconds at normal speed. The end of a turn, which its player knows, has been shown by then.
constexpr int kBeforeCurtain = 900;
constexpr int kAfterTurn = 250;
// Milliseconds from a person's card to the curtain, at least, at any speed: it flies, the sums change, and
// both are seen.
constexpr int kCardSeen = 1800;
// A limit, in milliseconds, for players who only hear the screen.
constexpr int kDeathHeld = 10'000;

}  // namespace

Seating::Seating(ShownGame& shown, Presenter& presenter)
    : m_shown(shown), m_presenter(presenter), m_standing(shown) {
    connect(&m_standing, &StandingPasses::wished, this, &Seating::decide);
    connect(&m_standing, &StandingPasses::wished, this, &Seating::wished);
    m_nextDue.setSingleShot(true);
    m_nextDue.setTimerType(Qt::PreciseTimer);
    connect(&m_nextDue, &QTimer::timeout, this, &Seating::decide);
    connect(&presenter, &Presenter::settled, this, &Seating::decide);
    connect(&presenter, &Presenter::heard, this, &Seating::decide);
    connect(&presenter, &Presenter::busyChanged, this, &Seating::pauseChanged);
    connect(&shown, &ShownGame::told, this, [this](const Event& event, int dwell) {
        const bool plays = event.kind == EventKind::CardPlayed || event.kind == EventKind::AbilityUsed;
        if (plays && dwell > 0 && m_persons.has(event.seat)) m_cardSeen.setRemainingTime(kCardSeen);
        if (m_held && event.seat == m_holder && (plays || event.kind == EventKind::Passed))
            m_holderPlayed = plays;
        const Combat& combat = m_shown.view().combat;
        if (plays && combat.stage == CombatStage::Settling)
            m_othersPlayed = event.seat != combat.fighter && event.seat != combat.helper;
    });
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
    m_presenter.holdDeathsOf(persons, kDeathHeld);
    m_curtainFor = m_holder = m_bargains = m_turnOf = m_closed = kNoSeat;
    m_interferes = {};
    m_moving.reset();
    m_moved.clear();
    m_begun = m_called = m_held = m_bar = m_holderWaited = m_holderPlayed = m_stopped = m_othersPlayed =
        false;
    m_passing = m_askedIfAble = {};
    m_standing.start(persons);
    m_due = {};
    m_nextDue.stop();
    m_soon.stop();
    if (persons.empty()) m_presenter.setViewer(watched);
    if (persons.size() == 1) m_presenter.setViewer(persons.first());
    decide();
}

bool Seating::wantsPause() const {
    return m_held || curtain() || coming() || m_presenter.isBusy();
}

SeatSet Seating::waitingHere(const GameState& open) const {
    SeatSet here = waitingFor(open) & m_persons;
    for (Seat seat{0}; seat < kMaxSeats; ++seat) {
        if (m_passing.has(seat)) here = here.without(seat);
    }
    return here;
}

Seat Seating::answersAlone(const GameState& open) const {
    const SeatSet here = waitingHere(open);
    for (const Offer& offer : open.offers)
        if (offer.kind != OfferKind::None && here.has(offer.to)) return offer.to;
    const bool looks = here.size() == 1 && here.has(m_presenter.viewer());
    if (looks || (open.window.kind == WindowKind::Strike && here.size() == 1)) return here.first();
    if (open.window.kind != WindowKind::LastCard || here.empty()) return kNoSeat;
    return here.has(open.combat.fighter) ? open.combat.fighter : here.first();
}

SeatSet Seating::passedByBar(const GameState& open) const {
    const Seat alone = answersAlone(open);
    return alone == kNoSeat ? waitingHere(open) : SeatSet::of(alone);
}

Seat Seating::nextAtScreen(const GameState& open) const {
    if (open.phase == Phase::Over) return kNoSeat;
    const Seat stays = staysAtScreen(open);
    if (open.question.kind != QuestionKind::None)
        return m_persons.has(open.question.asked) ? open.question.asked : stays;
    const SeatSet here = waitingHere(open);
    if (open.window.kind != WindowKind::None) return here.empty() ? stays : answersAlone(open);
    const SeatSet answering = mayAnswer(open) & m_persons;
    for (Seat seat{0}; seat < open.players; ++seat) {
        if (answering.has(seat) && !here.has(seat)) return seat;  // an offer waits for them
    }
    if (here.empty()) return stays;
    return here.has(open.active) ? open.active : here.first();
}

// While only bots or other screens are asked, the active player keeps the screen. So does a player asked for
// help in a fight that still needs it, because a better offer may follow at once, and one who has answered
// with a card, because a bot may answer that.
Seat Seating::staysAtScreen(const GameState& open) const {
    const Seat viewer = m_presenter.viewer();
    const bool stays = viewer == open.active || viewer == m_bargains || viewer == m_interferes.by;
    return viewer != kNoSeat && stays ? viewer : kNoSeat;
}

void Seating::followBargain(const GameState& open) {
    const Combat& combat = open.combat;
    const bool wantsHelp = combat.stage == CombatStage::Open && combat.helper == kNoSeat &&
                           open.window.kind == WindowKind::None && open.question.kind == QuestionKind::None;
    const Seat viewer = m_presenter.viewer();
    if (!wantsHelp || viewer != m_bargains) m_bargains = kNoSeat;
    if (!wantsHelp || viewer == kNoSeat) return;
    const Offer& offer = open.offers[combat.fighter];
    if (offer.kind == OfferKind::AskHelp && offer.to == viewer) m_bargains = viewer;
}

void Seating::followInterference(const GameState& open) {
    const bool same = open.turn == m_interferes.turn && open.combatOn() == m_interferes.inFight;
    if (!same || m_presenter.viewer() != m_interferes.by) m_interferes = {};
}

// What is still to be shown of the turn may take a while, and the bots go on meanwhile, before the eyes of
// all.
void Seating::closeAfterTurn(const GameState& open) {
    const Seat turnOf = open.turn == 0 ? kNoSeat : open.active;  // nobody's in set-up
    if (turnOf == m_turnOf) return;
    const Seat viewer = m_presenter.viewer();
    const bool closes =
        shared() && viewer != kNoSeat && viewer != turnOf && (viewer == m_turnOf || m_turnOf == kNoSeat);
    m_turnOf = turnOf;
    if (!closes) return;
    m_closed = viewer;
    emit changed();
}

void Seating::decide() {
    if (!m_shown.isOpen()) return;
    const GameState& open = m_presenter.newest(kNoSeat);
    closeAfterTurn(open);
    if (m_presenter.isBusy()) return;
    if (moveByItself(open)) {
        m_bar = false;
        emit changed();
        emit pauseChanged();
        return;
    }
    m_standing.follow(open);
    for (const Seat seat : seatsIn(m_persons))
        if (m_presenter.knows(seat) && m_standing.forgetGone(m_presenter.newest(seat), inCompany()))
            emit wished();
    passByStanding(open);
    if (m_persons.size() > 1 && open.window.kind != WindowKind::None) passForEmptyHands(open);
    const SeatSet here = waitingHere(open);
    m_bar = open.window.kind != WindowKind::None && !here.empty();
    followHolder(open, here);
    stopForFighter(open);
    if (m_persons.size() > 1) {
        followBargain(open);
        followInterference(open);
        const Seat next = nextAtScreen(open);
        // The holder is the next player anyway and need not give the screen back.
        if (m_held && m_holder != kNoSeat && m_holder == next) letGo();
        const bool askedAnother = open.question.kind != QuestionKind::None && open.question.asked != m_holder;
        if (m_held && !askedAnother) {
            if (m_holder != kNoSeat) giveTo(m_holder);
        } else {
            letGo();
            giveTo(next);
        }
        m_bar = m_bar && !curtain() && !coming();
    } else if (m_bar) {
        passForLone(open);
    }
    emit changed();
    emit pauseChanged();
}

// A holder who has answered is done, but for one who stopped the table: they may play another card. A pass
// leaves the decision as it was.
void Seating::followHolder(const GameState& open, SeatSet here) {
    if (!m_held || m_holder == kNoSeat) return;
    const bool answered = m_holderWaited && !here.has(m_holder);
    m_holderWaited = here.has(m_holder);
    if (!answered || (m_holderPlayed && m_stopped)) return;
    if (open.epoch != m_heldAt) m_interferes = {m_holder, open.turn, open.combatOn()};
    letGo();
}

void Seating::letGo() {
    m_held = m_stopped = m_holderWaited = m_holderPlayed = false;
    m_holder = kNoSeat;
}

void Seating::openHand(Seat seat) {
    m_shown.finishShowing();  // behind the curtain
    m_curtainFor = m_closed = kNoSeat;
    m_shown.keepInFront(kNoSeat);
    m_presenter.setViewer(seat);
}

void Seating::giveTo(Seat seat) {
    if (seat != m_comingFor) m_soon.stop();
    if (seat == kNoSeat) {
        m_curtainFor = kNoSeat;
        m_shown.keepInFront(kNoSeat);
        m_presenter.setViewer(kNoSeat);
        return;
    }
    const bool called = std::exchange(m_called, false), turnEnded = handClosed();
    if ((m_presenter.viewer() == seat && !turnEnded) || !m_curtainWanted) return openHand(seat);
    // Leaves time to see what has just happened, but for somebody who has asked for the screen; the table
    // does not turn meanwhile.
    if (m_presenter.viewer() != kNoSeat) m_shown.keepInFront(m_presenter.viewer());
    m_presenter.setViewer(kNoSeat);
    const qreal speed = m_presenter.speed();
    const int wait =
        speed <= 0
            ? 0
            : std::max(called ? 0 : static_cast<int>((turnEnded ? kAfterTurn : kBeforeCurtain) / speed),
                       static_cast<int>(m_cardSeen.remainingTime()));
    if (curtain() || wait == 0 || !m_begun) {
        m_soon.stop();
        m_curtainFor = seat;
    } else if (!coming()) {
        m_comingFor = seat;
        m_soon.start(wait);
    }
}

void Seating::reveal() {
    if (!curtain()) return;
    m_begun = true;
    openHand(m_curtainFor);
    decide();
}

void Seating::hold() {
    if (m_held || !mayHold() || curtain()) return;
    m_soon.stop();
    m_held = m_stopped = true;
    m_holder = shared() ? kNoSeat : m_persons.first();
    if (shared()) m_presenter.setViewer(kNoSeat);  // hides hands from the person who comes to hold
    m_holderWaited = m_holder != kNoSeat && waitingHere(m_presenter.newest(kNoSeat)).has(m_holder);
    emit changed();
    emit pauseChanged();
}

void Seating::takeScreen(int seat) {
    const auto who = Seat(seat);
    if (seat < 0 || !m_persons.has(who) || curtain()) return;
    m_held = m_called = true;
    m_holderPlayed = false;
    m_holder = who;
    m_heldAt = m_presenter.newest(kNoSeat).epoch;
    m_holderWaited = waitingHere(m_presenter.newest(kNoSeat)).has(who);
    decide();
}

void Seating::done() {
    letGo();
    decide();
}

bool Seating::holderAsked() const {
    if (!m_held || m_holder == kNoSeat) return false;
    const GameState& open = m_presenter.newest(kNoSeat);
    return open.epoch == m_heldAt && waitingHere(open).has(m_holder);
}

bool Seating::mayAnswerHere(Seat seat) const {
    return shared() && !curtain() && !coming() && m_presenter.viewer() != seat &&
           waitingHere(m_presenter.newest(kNoSeat)).has(seat);
}

QString Seating::curtainName() const {
    return curtain() && m_shown.isOpen() ? m_shown.wording().name(m_curtainFor) : QString();
}

QString Seating::barNames() const {
    if (!m_bar || !m_shown.isOpen()) return {};
    return m_shown.wording().names(passedByBar(m_presenter.newest(kNoSeat)));
}

QVariantList Seating::people() const {
    QVariantList list;
    if (!m_shown.isOpen()) return list;
    const QList<SeatLook>& seats = m_shown.wording().seats();
    const GameState& open = m_presenter.newest(kNoSeat);
    for (Seat seat{0}; seat < seats.size(); ++seat) {
        if (!m_persons.has(seat)) continue;
        list << QVariantMap{{QStringLiteral("seat"), int{seat}},
                            {QStringLiteral("name"), seats[seat].name},
                            {QStringLiteral("colour"), seats[seat].colour},
                            {QStringLiteral("female"), open.player[seat].sex == Sex::Female},
                            {QStringLiteral("askedIfAble"), m_askedIfAble.has(seat)}};
    }
    return list;
}

void Seating::setCurtainWanted(bool wanted) {
    if (wanted == m_curtainWanted) return;
    m_curtainWanted = wanted;
    emit changed();
}

}  // namespace kickdoor
