#include "model/table/play_model.h"

#include "model/base/change.h"
#include "table_api/company.h"
#include "table_api/fight.h"

namespace kickdoor {

PlayModel::PlayModel(ShownGame& shown, QObject* parent) : QObject(parent), m_shown(shown) {
    shown.whenShown(this, &PlayModel::refresh);
    connect(&shown, &ShownGame::openChanged, this, &PlayModel::refresh);
    connect(&shown, &ShownGame::openChanged, this, &PlayModel::placesChanged);
    connect(&shown, &ShownGame::reworded, this, &PlayModel::placesChanged);
}

void PlayModel::setSeat(int seat) {
    if (seat == m_seat) return;
    m_seat = seat;
    emit seatChanged();
    refresh();
}

bool PlayModel::Places::take(const CardFace& face) {
    const auto lay = [&](CardFace& place) {
        if (place.cardId >= 0) return false;
        place = face;
        return true;
    };
    if (face.slot == QLatin1String("headgear")) return lay(headgear);
    if (face.slot == QLatin1String("armor")) return lay(armor);
    if (face.slot == QLatin1String("footgear")) return lay(footgear);
    if (face.slot == QLatin1String("oneHand")) return lay(handLeft) || (!bothHands && lay(handRight));
    if (face.slot != QLatin1String("twoHands") || handRight.cardId >= 0 || !lay(handLeft)) return false;
    bothHands = true;
    return true;
}

QVariantList PlayModel::identityPlaces() {
    QVariantList places;
    if (!m_shown.isOpen()) return places;
    const auto& types = m_shown.game().catalog.identityTypes;
    for (std::size_t type = 0; type < types.size() && type < m_ofType.size(); ++type) {
        places << QVariantMap{{QStringLiteral("name"), m_shown.wording().identityType(IdentityType(type))},
                              {QStringLiteral("cards"), QVariant::fromValue(&m_ofType[type])}};
    }
    return places;
}

void PlayModel::refresh() {
    CardFace character;
    int strength = 0;
    int level = 0;
    Places places;
    std::array<QList<CardFace>, kMaxIdentityTypes> ofType;
    QList<CardFace> worn, carried, equipped, identities, doubling, followers, curses, seenHand;
    if (m_shown.isOpen() && m_seat >= 0 && m_seat < m_shown.view().players) {
        const GameState& view = m_shown.view();
        const auto seat = Seat(m_seat);
        for (const CardId card : view.cards.in(Zone::InPlay, seat)) {
            const CardFace face = m_shown.face(card);
            if (face.kind == QLatin1String("cheat")) continue;  // shown on its Item
            if (face.kind == QLatin1String("identity") || face.kind == QLatin1String("doubling")) {
                identities << face;
                if (face.kind == QLatin1String("doubling")) doubling << face;
                const IdentityType type = m_shown.game().catalog[view.cards.def(card)].identityType;
                if (type < ofType.size()) ofType[type] << face;
            } else if (isWithHireling(m_shown.game(), view, card)) {
                followers << face;  // after its Hireling, as on the table
            } else if (face.kind != QLatin1String("item") && face.kind != QLatin1String("oneShot")) {
                followers << face;
            } else if (face.equipped) {
                equipped << face;
                if (!places.take(face)) worn << face;
            } else {
                carried << face;
            }
        }
        if (const CardId own = characterOf(view, seat); own != kNoCard) character = m_shown.face(own);
        for (const CardId card : view.cards.in(Zone::Curses, seat)) curses << m_shown.face(card);
        if (view.viewer != kNoSeat && seat != view.viewer)
            for (const CardId card : view.cards.in(Zone::Hand, seat))
                if (!isUnknown(view.cards.def(card))) seenHand << m_shown.face(card);
        strength = strengthBeside(m_shown.game(), view, seat);
        level = view.player[seat].level;
    }
    m_worn.show(worn);
    m_carried.show(carried);
    m_items.show(equipped + carried);
    m_company.show(doubling + followers + equipped + carried);
    m_identities.show(identities);
    m_characterCard.show(character.cardId < 0 ? QList<CardFace>() : QList<CardFace>{character});
    for (std::size_t type = 0; type < ofType.size(); ++type) m_ofType[type].show(ofType[type]);
    m_followers.show(followers);
    m_curses.show(curses);
    m_seenHand.show(seenHand);
    if (change(m_places, std::move(places))) emit slotsChanged();
    if (change(m_character, std::move(character))) emit characterChanged();
    const bool stronger = change(m_strength, strength);
    if (change(m_level, level) || stronger) emit changed();
}

}  // namespace kickdoor
