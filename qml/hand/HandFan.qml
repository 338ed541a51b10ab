pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme

// The player's hand, fanned. Cards stand at the item's lower edge and may hang over it by `sink` of their height; a card
// that is hovered or has the keyboard rises into full view, at most to the item's top, so that no card ever covers what
// lies above the fan. Left and Right walk along it and, at its ends, are left to whatever lies around; Enter activates.
FocusScope {
    id: fan

    property alias model: cards.model
    property real cardWidth: Theme.cardHand
    property real sink: 0.22
    property bool covered: false
    property int selectedId: -1
    property bool interactive: true
    readonly property int count: cards.count
    property int lastIndex: 0  // of the card that had the keyboard last
    readonly property real cardHeight: fan.cardWidth * Theme.cardRatio
    readonly property real spacing: fan.count < 2 ? 0
        : Math.min(fan.cardWidth * 0.9, (fan.width - fan.cardWidth * 1.15) / (fan.count - 1))
    signal activated(int cardId, int index)
    signal peeked(var card, rect where)
    signal peekEnded()
    signal dragStarted(int cardId)
    signal dragEnded(int cardId, bool taken)

    implicitHeight: fan.cardHeight * (1 - fan.sink) + Theme.gap
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Your hand, %n card(s)", "", fan.count)

    // Or the nearest to it; false: there is no such card.
    function focusCard(index: int): bool {
        const item = cards.itemAt(Math.max(0, Math.min(fan.count - 1, index)));
        if (item) item.forceActiveFocus();
        return index >= 0 && index < fan.count;
    }

    function itemOf(index: int): Item {
        return cards.itemAt(index);
    }

    Repeater {
        id: cards

        delegate: PlayCard {
            id: entry

            required property var model
            required property int index
            readonly property real place: entry.index - (fan.count - 1) / 2
            readonly property bool raised: (entry.hovered || entry.activeFocus) && !entry.dragging
            readonly property real restY: fan.height - fan.cardHeight * (1 - fan.sink)
                + Math.abs(entry.place) * Math.abs(entry.place) * fan.cardWidth * 0.012

            card: entry.model
            cardWidth: fan.cardWidth
            faceDown: fan.covered
            highlighted: (entry.model.playable ?? false) && !fan.covered
            selected: entry.cardId === fan.selectedId && fan.selectedId >= 0
            draggable: fan.interactive && !fan.covered
            tilt: entry.raised || fan.count < 2 ? 0 : entry.place * Math.min(3.2, 14 / fan.count)
            x: fan.width / 2 + entry.place * fan.spacing - width / 2
            y: entry.raised || entry.selected ? Math.max(0, fan.height - fan.cardHeight - Theme.gapTiny) : entry.restY
            z: entry.dragging ? 1000 : entry.raised ? 500 : entry.index
            Behavior on y { NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic } }
            Behavior on x { NumberAnimation { duration: Theme.normal; easing.type: Easing.OutCubic } }

            onActiveFocusChanged: if (entry.activeFocus) fan.lastIndex = entry.index
            onActivated: if (fan.interactive) fan.activated(entry.cardId, entry.index)
            onPeeked: on => {
                if (on && !fan.covered)
                    fan.peeked(entry.model, entry.mapToItem(null, 0, 0, entry.width, entry.height));
                else
                    fan.peekEnded();
            }
            onDragStarted: fan.dragStarted(entry.cardId)
            onDragEnded: taken => fan.dragEnded(entry.cardId, taken)
            Keys.onLeftPressed: event => { event.accepted = fan.focusCard(entry.index - 1); }
            Keys.onRightPressed: event => { event.accepted = fan.focusCard(entry.index + 1); }
        }
    }
}
