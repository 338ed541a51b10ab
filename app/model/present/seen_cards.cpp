#include "model/present/seen_cards.h"

namespace kickdoor {

SeenCards::SeenCards(ShownGame& shown) : m_shown(shown) {
    connect(&shown, &ShownGame::told, this, &SeenCards::onTold);
    connect(&shown, &ShownGame::leapt, this, &SeenCards::putAway);
    connect(&shown, &ShownGame::openChanged, this, &SeenCards::putAway);
    shown.whenShown(this, [this] {
        if (m_shown.viewer() != m_viewer) putAway();
    });
}

void SeenCards::putAway() {
    if (m_groups.isEmpty()) return;
    m_groups.clear();
    emit changed();
}

void SeenCards::onTold(const Event& event) {
    if (m_shown.viewer() == kNoSeat || event.seat != m_shown.viewer()) return;
    if (event.kind == EventKind::DeckSeen) {
        const bool doors = deckTold(event) == Deck::Door;
        const int count = cardsSeen(event);
        add(doors ? tr("The top %n card(s) of the Door deck", nullptr, count)
                  : tr("The top %n card(s) of the Treasure deck", nullptr, count),
            doors ? Zone::DoorDeck : Zone::TreasureDeck, kNoSeat, count);
    } else if (event.kind == EventKind::HandSeen && event.seat2 != event.seat) {
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
