#include "model/table/play_model.h"

#include "rules/allies.h"
#include "rules/characters.h"
#include "rules/strength.h"

namespace kickdoor {

PlayModel::PlayModel(Stage& stage, QObject* parent) : QObject(parent), m_stage(stage) {
    stage.whenShown(this, &PlayModel::refresh);
    connect(&stage, &Stage::openChanged, this, &PlayModel::refresh);
    connect(&stage, &Stage::openChanged, this, &PlayModel::placesChanged);
    connect(&stage, &Stage::reworded, this, &PlayModel::placesChanged);
}

void PlayModel::setSeat(int seat) {
    if (seat == m_seat) return;
    m_seat = seat;
    refresh();
}

void PlayModel::place(CardFace face, QList<CardFace>& worn) {
    const auto free = [](const CardFace& at) { return at.cardId < 0; };
    if (face.slot == QLatin1String("headgear") && free(m_headgear)) {
        m_headgear = face;
    } else if (face.slot == QLatin1String("armor") && free(m_armor)) {
        m_armor = face;
    } else if (face.slot == QLatin1String("footgear") && free(m_footgear)) {
        m_footgear = face;
    } else if (face.slot == QLatin1String("twoHands") && free(m_handLeft) && free(m_handRight)) {
        m_handLeft = face;
        m_bothHands = true;
    } else if (face.slot == QLatin1String("oneHand") && free(m_handLeft)) {
        m_handLeft = face;
    } else if (face.slot == QLatin1String("oneHand") && free(m_handRight) && !m_bothHands) {
        m_handRight = face;
    } else {
        worn << face;
    }
}

QVariantList PlayModel::identityPlaces() {
    QVariantList places;
    if (!m_stage.isOpen()) return places;
    const auto& types = m_stage.game().catalog.identityTypes;
    for (std::size_t type = 0; type < types.size() && type < m_ofType.size(); ++type) {
        places << QVariantMap{
            {QStringLiteral("name"), m_stage.wording().identityType(static_cast<IdentityType>(type))},
            {QStringLiteral("cards"), QVariant::fromValue(&m_ofType[type])}};
    }
    return places;
}

void PlayModel::refresh() {
    m_character = CardFace();
    std::array<QList<CardFace>, kMaxIdentityTypes> ofType;
    m_headgear = m_armor = m_footgear = m_handLeft = m_handRight = CardFace();
    m_bothHands = false;
    QList<CardFace> worn, carried, equipped, identities, followers, curses;
    if (m_stage.isOpen() && m_seat >= 0 && m_seat < m_stage.view().players) {
        const GameState& view = m_stage.view();
        const auto seat = static_cast<Seat>(m_seat);
        for (const CardId card : view.cards.in(Zone::InPlay, seat)) {
            const CardFace face = m_stage.face(card);
            if (face.kind == QLatin1String("cheat")) continue;  // shows on its Item
            if (face.kind == QLatin1String("identity") || face.kind == QLatin1String("doubling")) {
                identities << face;
                const IdentityType type = m_stage.game().catalog[view.cards.def(card)].identityType;
                if (type < ofType.size()) ofType[type] << face;
            } else if (hirelingOf(m_stage.game(), view, card) != kNoCard) {
                followers << face;  // behind its Hireling, as it lies
            } else if (face.kind != QLatin1String("item") && face.kind != QLatin1String("oneShot")) {
                followers << face;
            } else if (face.equipped) {
                equipped << face;
                place(face, worn);
            } else {
                carried << face;
            }
        }
        if (const CardId own = characterOf(view, seat); own != kNoCard) m_character = m_stage.face(own);
        for (const CardId card : view.cards.in(Zone::Curses, seat)) curses << m_stage.face(card);
        m_strength = strengthOf(m_stage.game(), view, seat);
        m_level = view.player[seat].level;
    }
    m_worn.show(worn);
    m_carried.show(carried);
    m_items.show(equipped + carried);
    m_identities.show(identities);
    m_characterCard.show(m_character.cardId < 0 ? QList<CardFace>() : QList<CardFace>{m_character});
    for (std::size_t type = 0; type < ofType.size(); ++type) m_ofType[type].show(ofType[type]);
    m_followers.show(followers);
    m_curses.show(curses);
    emit changed();
}

}  // namespace kickdoor
