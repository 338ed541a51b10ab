// One player's cards in play, as the table shows them: Items worn by slot, Items carried sideways (R7.1),
// identities, followers and Curses.
#pragma once

#include <QtQml/qqmlregistration.h>

#include <array>

#include "model/base/face_list.h"
#include "model/table/shown_game.h"
#include "rule_set/rule_set.h"

namespace kickdoor {

class PlayModel : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The session makes it")
    // A face with cardId -1 is a free place.
    Q_PROPERTY(kickdoor::CardFace headgear READ headgear NOTIFY slotsChanged)
    Q_PROPERTY(kickdoor::CardFace armor READ armor NOTIFY slotsChanged)
    Q_PROPERTY(kickdoor::CardFace footgear READ footgear NOTIFY slotsChanged)
    Q_PROPERTY(kickdoor::CardFace handLeft READ handLeft NOTIFY slotsChanged)
    Q_PROPERTY(kickdoor::CardFace handRight READ handRight NOTIFY slotsChanged)
    Q_PROPERTY(bool bothHands READ bothHands NOTIFY slotsChanged)
    Q_PROPERTY(kickdoor::FaceList* worn READ worn CONSTANT)
    Q_PROPERTY(kickdoor::FaceList* carried READ carried CONSTANT)
    Q_PROPERTY(kickdoor::FaceList* items READ items CONSTANT)
    Q_PROPERTY(kickdoor::FaceList* company READ company CONSTANT)
    Q_PROPERTY(kickdoor::FaceList* identities READ identities CONSTANT)
    // {name, cards}: one place for each identity type of the packs in play (R4.1).
    Q_PROPERTY(QVariantList identityPlaces READ identityPlaces NOTIFY placesChanged)
    Q_PROPERTY(kickdoor::CardFace character READ character NOTIFY characterChanged)  // R1.4
    Q_PROPERTY(kickdoor::FaceList* characterCard READ characterCard CONSTANT)        // the same as a list
    Q_PROPERTY(kickdoor::FaceList* followers READ followers CONSTANT)
    Q_PROPERTY(kickdoor::FaceList* curses READ curses CONSTANT)
    // The cards of another player's hand that the viewer has seen.
    Q_PROPERTY(kickdoor::FaceList* seenHand READ seenHand CONSTANT)
    Q_PROPERTY(int seat READ seat WRITE setSeat NOTIFY seatChanged)
    Q_PROPERTY(int strength READ strength NOTIFY changed)
    Q_PROPERTY(int level READ level NOTIFY changed)

public:
    explicit PlayModel(ShownGame& shown, QObject* parent = nullptr);

    CardFace headgear() const { return m_places.headgear; }
    CardFace armor() const { return m_places.armor; }
    CardFace footgear() const { return m_places.footgear; }
    CardFace handLeft() const { return m_places.handLeft; }
    CardFace handRight() const { return m_places.handRight; }
    bool bothHands() const { return m_places.bothHands; }
    FaceList* worn() { return &m_worn; }  // equipped without a slot, or beyond the limits (R7.2)
    FaceList* carried() { return &m_carried; }
    FaceList* items() { return &m_items; }  // all Items, equipped ones first
    // The summary that other players see: the cards that allow a second identity, followers, Items.
    FaceList* company() { return &m_company; }
    FaceList* identities() { return &m_identities; }
    QVariantList identityPlaces();
    CardFace character() const { return m_character; }
    FaceList* characterCard() { return &m_characterCard; }
    FaceList* followers() {
        return &m_followers;
    }  // allies, each followed by its Item, and other lasting cards
    FaceList* curses() { return &m_curses; }
    FaceList* seenHand() { return &m_seenHand; }
    int strength() const { return m_strength; }
    int level() const { return m_level; }

    int seat() const { return m_seat; }
    void setSeat(int seat);  // -1: nobody's

signals:
    void changed();
    void seatChanged();
    void slotsChanged();
    void characterChanged();
    void placesChanged();

private:
    // The five places of R7.2.
    struct Places {
        CardFace headgear, armor, footgear, handLeft, handRight;
        bool bothHands = false;

        // False if there is no free place for it.
        bool take(const CardFace& face);
        bool operator==(const Places&) const = default;
    };
    void refresh();

    ShownGame& m_shown;
    int m_seat = -1;
    Places m_places;
    CardFace m_character;
    std::array<FaceList, kMaxIdentityTypes> m_ofType;
    FaceList m_characterCard;
    FaceList m_worn, m_carried, m_items, m_company, m_identities, m_followers, m_curses, m_seenHand;
    int m_strength = 0;
    int m_level = 0;
};

}  // namespace kickdoor
