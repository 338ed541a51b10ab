pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme

// What lies before the player: the five places of R7.2, other equipped Items, carried ones sideways, identities, allies
// and curses. `litPlaces` names the places where the card in hand or on the pointer may go: headgear, armor, hand,
// footgear, other, carried, identity. Places report `dropped` and `activated` with their name.
FocusScope {
    id: row

    property var headgear: null
    property var armor: null
    property var handLeft: null
    property var handRight: null
    property var footgear: null
    property alias other: otherZone.model
    property alias carried: carriedZone.model
    property alias identities: identityZone.model
    property alias followers: followerZone.model
    property var litPlaces: []
    // Ids of the cards that can be chosen as a target now.
    property var litIds: []
    signal dropped(string place, int cardId)
    signal activated(string place, int cardId)
    signal peeked(var card, rect where)
    signal peekEnded()
    signal dragStarted(int cardId)
    signal dragEnded(int cardId, bool taken)

    // The cards are as large as the row is high, or smaller when the row is too narrow for five places and four zones.
    readonly property real cardWidth: Math.min(Theme.cardSlot, (row.height - Theme.textTiny * 1.7) / Theme.cardRatio - Theme.px(6),
                                               row.width / 11.2)
    readonly property real zonesWidth: row.width - places.width - Theme.gap * 4

    implicitHeight: Theme.cardSlot * Theme.cardRatio + Theme.px(10) + Theme.textTiny * 1.6
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Your cards in play")

    function lit(place: string): bool {
        return row.litPlaces.indexOf(place) >= 0;
    }

    // A zone that is empty and has nothing to say takes no room; the others get at least one card's, and share the rest
    // by what they wish for.
    function least(zone: CardZone): real {
        return zone.count === 0 && !zone.lit && zone.emptyText === "" ? 0 : zone.cardSpan + Theme.px(6);
    }

    function want(zone: CardZone): real {
        return row.least(zone) > 0 ? Math.max(0, zone.wish - row.least(zone)) : 0;
    }

    function share(zone: CardZone): real {
        const wants = row.want(otherZone) + row.want(carriedZone) + row.want(identityZone) + row.want(followerZone);
        const spare = Math.max(0, row.zonesWidth - row.least(otherZone) - row.least(carriedZone) - row.least(identityZone)
                                  - row.least(followerZone));
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
        onActivated: cardId => row.activated(place.name, cardId)
        onPeeked: (card, where) => row.peeked(card, where)
        onPeekEnded: row.peekEnded()
        onDragStarted: cardId => row.dragStarted(cardId)
        onDragEnded: (cardId, taken) => row.dragEnded(cardId, taken)
    }
    component Zone: CardZone {
        id: zone

        property string name

        cardWidth: row.cardWidth
        width: row.share(zone)
        lit: row.lit(zone.name)
        litIds: row.litIds
        onDropped: cardId => row.dropped(zone.name, cardId)
        onActivated: cardId => row.activated(zone.name, cardId)
        onPeeked: (card, where) => row.peeked(card, where)
        onPeekEnded: row.peekEnded()
        onDragStarted: cardId => row.dragStarted(cardId)
        onDragEnded: (cardId, taken) => row.dragEnded(cardId, taken)
    }

    Row {
        id: places

        spacing: Theme.gapTiny

        Place { name: "headgear"; label: qsTr("Headgear"); iconName: "viking-helmet"; card: row.headgear }
        Place { name: "armor"; label: qsTr("Armor"); iconName: "chest-armor"; card: row.armor }
        Place { name: "hand"; label: qsTr("Hand"); iconName: "hand"; card: row.handLeft }
        Place { name: "hand"; label: qsTr("Hand"); iconName: "hand"; card: row.handRight }
        Place { name: "footgear"; label: qsTr("Footgear"); iconName: "boots"; card: row.footgear }
    }
    Row {
        id: zonesRow

        x: places.width + Theme.gap
        spacing: Theme.gap

        Zone { id: otherZone; name: "other"; label: qsTr("Other equipment"); emptyText: qsTr("Other equipment") }
        Zone { id: carriedZone; name: "carried"; label: qsTr("Carried, not equipped"); sideways: true; emptyText: qsTr("Carried, not equipped") }
        Zone { id: identityZone; name: "identity"; label: qsTr("Who you are"); emptyText: qsTr("Nobody in particular") }
        Zone { id: followerZone; name: "followers"; label: qsTr("With you"); draggable: false }
    }
}
