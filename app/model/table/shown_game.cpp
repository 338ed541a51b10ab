#include "model/table/shown_game.h"

#include <QElapsedTimer>
#include <limits>

namespace kickdoor {
namespace {

// The duration of one piece of showing. The current model still completes its update.
constexpr int kPieceMillis = 2;

}  // namespace

void ShownGame::whenShown(QObject* owner, std::function<void()> refresh) {
    m_watchers.push_back({owner, std::move(refresh)});
}

void ShownGame::open(const Game& game, const CardTexts& texts, QList<SeatLook> seats) {
    m_open.emplace(openWith(game, texts, std::move(seats)));
    m_view = GameState();
    m_showing = Showing::Midway;
    m_presence.fill(Presence::Here);
    m_acting = SeatSet::firstN(kMaxSeats);
    m_inFront = kNoSeat;
    m_reachable = true;
    findLegal();
    emit openChanged();
}

ShownGame::Open ShownGame::openWith(const Game& game, const CardTexts& texts, QList<SeatLook> seats) {
    auto wording = std::make_unique<Wording>(game, texts, std::move(seats));
    auto faces = std::make_unique<FaceMaker>(game.catalog, *wording);
    return {game, std::move(wording), std::move(faces)};
}

void ShownGame::reword(const CardTexts& texts) {
    if (!m_open) return;
    m_open.emplace(openWith(m_open->game, texts, m_open->wording->seats()));
    emit reworded();
    show(GameState(m_view), m_showing);
}

void ShownGame::setReachable(bool reachable) {
    if (reachable == m_reachable || !m_open) return;
    m_reachable = reachable;
    show(GameState(m_view), m_showing);
}

void ShownGame::close() {
    m_atWork = false;
    m_view = GameState();
    m_showing = Showing::Midway;
    m_legal.clear();
    m_usable.clear();
    m_open.reset();
    emit openChanged();
}

void ShownGame::setPresence(const std::array<Presence, kMaxSeats>& presence) {
    if (presence == m_presence) return;
    m_presence = presence;
    emit presenceChanged();
}

Seat ShownGame::front() const {
    if (viewer() != kNoSeat) return viewer();
    if (m_inFront != kNoSeat) return m_inFront;
    if (m_acting.empty()) return Seat{0};
    return m_view.active != kNoSeat ? m_view.active : Seat{0};
}

void ShownGame::change(const GameState& view, Showing how) {
    finishShowing();
    m_view = view;
    m_showing = how;
    findLegal();
    m_next = 0;
    m_atWork = true;
}

void ShownGame::show(const GameState& view, Showing how) {
    change(view, how);
    finishShowing();
}

void ShownGame::showInPieces(const GameState& view, Showing how) {
    change(view, how);
    // Between two pieces, one player's name would stand below the cards of another.
    if (front() != m_shownInFront) return finishShowing();
    QMetaObject::invokeMethod(this, &ShownGame::showPiece, Qt::QueuedConnection);
}

// While being refreshed, a model may skip ahead, show another state or add a watcher.
bool ShownGame::showSome(int millis) {
    QElapsedTimer clock;
    clock.start();
    while (m_atWork && m_next < m_watchers.size()) {
        if (clock.elapsed() >= millis) return false;
        const Watcher& watcher = m_watchers[m_next++];
        if (watcher.owner) watcher.refresh();
    }
    return true;
}

void ShownGame::showPiece() {
    if (showSome(kPieceMillis)) return finishShowing();
    QMetaObject::invokeMethod(this, &ShownGame::showPiece, Qt::QueuedConnection);
}

void ShownGame::finishShowing() {
    showSome(std::numeric_limits<int>::max());
    if (!m_atWork) return;
    m_atWork = false;
    m_shownInFront = front();
    emit shown();
}

void ShownGame::advance(const GameState& view, const Event& event, int dwell) {
    finishShowing();
    m_view = view;
    m_showing = Showing::Midway;
    emit told(event, dwell);
}

void ShownGame::findLegal() {
    m_legal.clear();
    m_usable.assign(static_cast<std::size_t>(m_view.cards.count()), false);
    if (!m_open || midway() || !mayAct()) return;
    legalCommands(game(), m_view, viewer(), m_legal);
    const auto mark = [&](const Move& move) {
        const bool use = move.kind != CommandKind::Choose && move.kind != CommandKind::Keep;
        if (use && move.card < m_usable.size()) m_usable[move.card] = true;
    };
    for (const Move& move : m_legal.moves) mark(move);
    for (const CommandTemplate& family : m_legal.templates) mark(family.move);
}

bool ShownGame::mayUse(CardId card) const {
    return card < m_usable.size() && m_usable[card];
}

CardFace ShownGame::face(CardId card) const {
    CardFace face = faces().of(m_view, card);
    face.playable = mayUse(card);
    return face;
}

void ShownGame::hurry() {
    finishShowing();
    if (!settled()) emit hurryWanted();
}

void ShownGame::submit(Command command) {
    if (!isOpen()) return;
    hurry();
    if (!settled()) return;
    command.epoch = m_view.epoch;
    const Refusals refusals = judge(game(), m_view, command);
    if (refusals.empty()) {
        emit submitted(command);
    } else {
        refuse(refusals);
    }
}

void ShownGame::refuse(const Refusals& refusals) {
    refuse(wording().whyNot(game(), m_view, refusals));
}

}  // namespace kickdoor
