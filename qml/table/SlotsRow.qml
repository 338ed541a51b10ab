pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme

// The player's cards in play: the five places of R7.2, other equipped Items, carried Items sideways, a place for each type of
// identity in these packs, the Character, allies. `identityPlaces`: {name, cards}. `litPlaces`: the places where the card
// picked up may go: headgear, armor, hand, footgear, other, carried, identity. Places emit `dropped` and `activated` with
// their name.
FocusScope {
    id: row

    property var headgear: null
    property var armor: null
    property var handLeft: null
    property var handRight: null
    property var footgear: null
    // The Item in the left Hand takes the right one, too.
    property bool bothHands: false
    property alias other: otherZone.model
    property alias carried: carriedZone.model
    property var identityPlaces: []
    property alias character: characterZone.model
    property alias followers: followerZone.model
    property var litPlaces: []
    // The identity place where the card picked up may go; -1: none.
    property int litIdentity: -1
    // Ids of the cards that can be chosen as a target now.
    property var litIds: []
    signal dropped(string place, int cardId)
    signal droppedOn(int target, int cardId)
    signal activated(string place, int cardId)
    signal peeked(var card, rect where)
    signal peekEnded(int cardId)
    signal dragStarted(int cardId)
    signal dragEnded(int cardId, bool taken)

    // Cards are as high as the row, or smaller if the row is too narrow for five places and the zones: many with five editions
    // mixed.
    readonly property real cardWidth: Math.min(Theme.cardSlot, (row.height - Theme.textTiny * 1.7) / Theme.cardRatio - Theme.px(6),
                                               row.width / 11.2, (row.width - row.between) / row.parts)
    // The required width in cards, and the gaps between them.
    readonly property real parts: {
        let parts = 5;
        for (const zone of row.zones)
            parts += zone.count > 0 ? (zone.sideways ? Theme.cardRatio : 1) + (zone.count - 1) * row.stripShare : zone.emptyText === "" ? 0 : row.emptyShare;
        return parts;
    }
    readonly property real between: (Theme.px(6) + Theme.gap) * (row.zones.filter(zone => zone.count > 0 || zone.emptyText !== "").length + 1)
        + Theme.px(6) * 5 + Theme.gapTiny * 4
    // The width of an empty zone, as a fraction of a card's, while others need the room.
    readonly property real emptyShare: 0.4
    // The minimum visible fraction of a covered card.
    readonly property real stripShare: 0.26
    readonly property real zonesWidth: row.width - places.width - Theme.gap

    implicitHeight: Theme.cardSlot * Theme.cardRatio + Theme.px(10) + Theme.textTiny * 1.6
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Your cards in play")

    function lit(place: string): bool {
        return row.litPlaces.indexOf(place) >= 0;
    }

    // The first place or zone of that name.
    function itemOf(name: string): Item {
        return [...Array.from(places.children), ...row.zones].find(item => item.name === name) ?? null;
    }

    // Where that card is, in the window's coordinates; nowhere, if it is not in play.
    function rectOf(cardId: int): rect {
        if (cardId < 0) return Qt.rect(0, 0, 0, 0);
        const rects = [...Array.from(places.children), ...row.zones].map(one => one.rectOf(cardId));
        return rects.find(at => at.width > 0) ?? Qt.rect(0, 0, 0, 0);
    }

    // An empty zone without a label takes no room, an empty one with a label little. The others get at least the width of a
    // card, and share the rest by their preferred widths.
    function least(zone: CardZone): real {
        if (zone.count > 0 || zone.lit) return zone.cardSpan + Math.max(0, zone.count - 1) * zone.cardWidth * row.stripShare + Theme.px(6);
        return zone.emptyText === "" ? 0 : zone.cardWidth * row.emptyShare;
    }

    function want(zone: CardZone): real {
        return row.least(zone) > 0 ? Math.max(0, zone.wish - row.least(zone)) : 0;
    }

    readonly property var zones: [otherZone, carriedZone, ...row.identityZones, characterZone, followerZone]
    property var identityZones: []

    function share(zone: CardZone): real {
        let wants = 0;
        let spare = row.zonesWidth - Math.max(0, row.zones.filter(one => row.least(one) > 0).length - 1) * Theme.gap;
        for (const one of row.zones) {
            wants += row.want(one);
            spare -= row.least(one);
        }
        if (spare < 0) return row.least(zone) * Math.max(0.2, 1 + spare / Math.max(1, row.zonesWidth));
        return row.least(zone) + (wants > 0 ? row.want(zone) * Math.min(1, spare / wants) : 0);
    }

    component Place: SlotPlace {
        id: place

        property string name
        property bool holdsLit: !!place.card && row.litIds.indexOf(place.card.cardId) >= 0

        cardWidth: row.cardWidth
        lit: row.lit(place.name)
        cardLit: place.holdsLit
        onDropped: cardId => row.dropped(place.name, cardId)
        onDroppedOn: (target, cardId) => row.droppedOn(target, cardId)
        onActivated: cardId => row.activated(place.name, cardId)
        onPeeked: (card, where) => row.peeked(card, where)
        onPeekEnded: cardId => row.peekEnded(cardId)
        // Over the zones beside the places.
        onDragStarted: cardId => {
            places.z = 1;
            row.dragStarted(cardId);
        }
        onDragEnded: (cardId, taken) => {
            places.z = 0;
            row.dragEnded(cardId, taken);
        }
    }
    component Zone: CardZone {
        id: zone

        property string name

        cardWidth: row.cardWidth
        width: row.share(zone)
        lit: row.lit(zone.name)
        litIds: row.litIds
        onDropped: cardId => row.dropped(zone.name, cardId)
        onDroppedOn: (target, cardId) => row.droppedOn(target, cardId)
        onActivated: cardId => row.activated(zone.name, cardId)
        onPeeked: (card, where) => row.peeked(card, where)
        onPeekEnded: cardId => row.peekEnded(cardId)
        onDragStarted: cardId => row.dragStarted(cardId)
        onDragEnded: (cardId, taken) => row.dragEnded(cardId, taken)
    }

    Row {
        id: places

        spacing: Theme.gapTiny

        Place { name: "headgear"; label: qsTr("Headgear"); iconName: "viking-helmet"; card: row.headgear }
        Place { name: "armor"; label: qsTr("Armor"); iconName: "chest-armor"; card: row.armor }
        Place { name: "hand"; label: qsTr("Hand"); iconName: "hand"; card: row.handLeft }
        Place { name: "hand"; label: qsTr("Hand"); iconName: "hand"; card: row.bothHands ? row.handLeft : row.handRight; shared: row.bothHands }
        Place { name: "footgear"; label: qsTr("Footgear"); iconName: "boots"; card: row.footgear }
    }
    Row {
        id: zonesRow

        x: places.width + Theme.gap
        spacing: Theme.gap

        Zone { id: otherZone; name: "other"; label: qsTr("Other equipment"); emptyText: qsTr("Other") }
        Zone { id: carriedZone; name: "carried"; label: qsTr("Carried, not equipped"); sideways: true; emptyText: qsTr("Carried") }
        Repeater {
            id: identities

            model: row.identityPlaces

            Zone {
                required property var modelData
                required property int index

                name: "identity"
                lit: row.lit("identity") && row.litIdentity === index
                label: modelData.name
                emptyText: modelData.name
                model: modelData.cards
            }
            onItemAdded: row.gather()
            // Called before the zone is destroyed.
            onItemRemoved: (index, zone) => row.identityZones = row.identityZones.filter(one => one !== zone)
        }
        Zone { id: characterZone; name: "character"; label: qsTr("Character"); draggable: false }
        Zone { id: followerZone; name: "followers"; label: qsTr("With you") }
    }

    function gather() {
        const zones = [];
        for (let index = 0; index < identities.count; ++index)
            if (identities.itemAt(index)) zones.push(identities.itemAt(index));
        row.identityZones = zones;
    }
}
