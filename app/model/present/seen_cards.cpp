#include "model/present/seen_cards.h"

#include <utility>

namespace kickdoor {
namespace {

constexpr std::size_t kMostMissed = 4;

}  // namespace

SeenCards::SeenCards(ShownGame& shown) : m_shown(shown) {
    connect(&shown, &ShownGame::told, this, &SeenCards::onTold);
    connect(&shown, &ShownGame::leapt, this, &SeenCards::forget);
    connect(&shown, &ShownGame::openChanged, this, &SeenCards::forget);
    shown.whenShown(this, &SeenCards::onShown);
}

void SeenCards::onShown() {
    const Seat viewer = m_shown.viewer();
    if (viewer != m_viewer) putAway();
    if (viewer == kNoSeat) return;
    for (const Event& event : std::exchange(m_missed[viewer], {})) show(event);
}

void SeenCards::forget() {
    for (std::vector<Event>& missed : m_missed) missed.clear();
    putAway();
}

void SeenCards::putAway() {
    if (m_groups.isEmpty()) return;
    m_groups.clear();
    emit changed();
}

void SeenCards::onTold(const Event& event) {
    const bool hand = event.kind == EventKind::HandSeen && event.seat2 != event.seat;
    if (!hand && event.kind != EventKind::DeckSeen) return;
    if (event.seat == m_shown.viewer()) return show(event);
    if (!m_shown.isShared() || !m_shown.acting().has(event.seat)) return;
    std::vector<Event>& missed = m_missed[event.seat];
    if (missed.size() == kMostMissed) missed.erase(missed.begin());
    missed.push_back(event);
}

void SeenCards::show(const Event& event) {
    if (event.kind == EventKind::DeckSeen) {
        const bool doors = deckTold(event) == Deck::Door;
        const int count = cardsSeen(event);
        add(doors ? tr("The top %n card(s) of the Door deck", nullptr, count)
                  : tr("The top %n card(s) of the Treasure deck", nullptr, count),
            doors ? Zone::DoorDeck : Zone::TreasureDeck, kNoSeat, count);
    } else {
        add(tr("The hand of %1").arg(m_shown.wording().name(event.seat2)), Zone::Hand, event.seat2,
            kMaxCards);
    }
}

void SeenCards::add(const QString& title, Zone zone, Seat holder, int most) {
    const GameState& view = m_shown.view();
    QVariantList cards;
    for (const CardId card : view.cards.in(zone, holder)) {
        if (cards.size() == most) break;
        if (!isUnknown(view.cards.def(card))) cards << QVariant::fromValue(m_shown.face(card));
    }
    m_viewer = view.viewer;
    m_groups << QVariantMap{{QStringLiteral("title"), title}, {QStringLiteral("cards"), cards}};
    emit changed();
}

}  // namespace kickdoor
