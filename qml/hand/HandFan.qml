pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The player's hand as a fan. Cards stand at the item's lower edge and may extend below it by the fraction `sink` of their
// height. With several `rows`, the rows behind show their titles above the front one. The hovered or focused card rises and becomes large enough to read; it may cover items above the fan. Left and
// Right move along the fan, and out of it at its ends; Home and End go to its ends; Enter activates.
FocusScope {
    id: fan

    property alias model: cards.model
    property real cardWidth: Theme.cardHand
    property real sink: 0
    property int rows: 1
    readonly property int inRow: Math.max(1, Math.ceil(fan.count / fan.rows))
    readonly property int usedRows: Math.ceil(fan.count / fan.inRow)
    // What is seen of the row behind.
    readonly property real rise: fan.cardHeight * 0.34
    // The width of a card enlarged for reading.
    property real readWidth: Math.max(Theme.cardRead, fan.cardWidth)
    property bool covered: false
    // New cards are created synchronously: for use while something covers them.
    property bool atOnce: false
    // Ids of the cards still flying to the hand; their places stay empty.
    property var awaited: []
    property int selectedId: -1
    // The card that is dragged or on its way back; -1 if there is none.
    property int awayId: -1
    property int raisedId: -1  // the card that is enlarged to be read; -1 if there is none
    property bool interactive: true
    property bool lit: false  // a card that is not in the hand may be let go here
    readonly property int count: cards.count
    // How far a card may extend beyond the item's sides.
    property real sideRoom: 0
    property int lastIndex: 0  // of the last focused card
    readonly property real cardHeight: fan.cardWidth * Theme.cardRatio
    readonly property real spacing: fan.inRow < 2 ? 0
        : Math.min(fan.cardWidth * 0.9, (fan.width - fan.cardWidth * 1.15) / (fan.inRow - 1))
    signal activated(int cardId, int index)
    // A card should be shown larger than in the fan; or no longer.
    signal peeked(var card, rect where)
    signal peekEnded(int cardId)
    signal dragStarted(int cardId)
    signal dragEnded(int cardId, bool taken)
    signal cardDropped(int cardId)

    implicitHeight: fan.cardHeight * (1 - fan.sink) + (fan.rows - 1) * fan.rise + Theme.gap
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Your hand, %n card(s)", "", fan.count)
    Keys.onPressed: event => { event.accepted = fan.takeEnds(event); }
    EndKeys { id: ends; onWanted: index => fan.focusCard(index) }

    // Home and End: also for a table whose focus is elsewhere.
    function takeEnds(event: var): bool {
        return ends.take(event, fan.count);
    }

    // Focuses that card or the nearest one; false if there are none.
    function focusCard(index: int): bool {
        const item = cards.itemAt(Math.max(0, Math.min(fan.count - 1, index)));
        if (item) item.forceActiveFocus();
        return index >= 0 && index < fan.count;
    }

    // The card that is large because the keyboard is on it becomes small again.
    function lower() {
        for (let index = 0; index < fan.count; ++index) (cards.itemAt(index) as PlayCard)?.lower();
    }

    function itemOf(index: int): Item {
        return cards.itemAt(index);
    }

    // Where the upper part of that card is, in the window's coordinates; nowhere, if it is not in the hand.
    function rectOf(cardId: int): rect {
        for (let index = 0; index < fan.count && cardId >= 0; ++index) {
            const entry = cards.itemAt(index) as PlayCard;
            if (entry?.cardId === cardId) return entry.mapToItem(null, 0, 0, entry.width, fan.cardHeight * (1 - fan.sink));
        }
        return Qt.rect(0, 0, 0, 0);
    }

    DropSpot {
        anchors.fill: parent
        lit: fan.lit
        foot: fan.height - Theme.text * 1.6  // above the cards' titles
        text: qsTr("Into your hand")
        onCardDropped: cardId => fan.cardDropped(cardId)
    }
    Repeater {
        id: cards

        delegate: PlayCard {
            id: entry

            required property var model
            required property int index
            readonly property int row: Math.floor(entry.index / fan.inRow)  // 0 is the last behind
            readonly property int fellows: Math.min(fan.inRow, fan.count - entry.row * fan.inRow)
            readonly property real place: entry.index - entry.row * fan.inRow - (entry.fellows - 1) / 2
            readonly property real behind: (fan.usedRows - 1 - entry.row) * fan.rise
            readonly property bool raised: (entry.meant || entry.walkedTo || entry.looked || entry.keptUp) && !entry.away
            readonly property bool meant: entry.pointed && (entry.selected || fan.selectedId < 0)
            property bool keptUp: false  // while its menu is open, beside it
            // The outermost cards are lowest, but not by more than the gap below the hand.
            readonly property real sag: entry.fellows < 3 ? 0 : Math.pow(entry.place * 2 / (entry.fellows - 1), 2) * Theme.gapSmall
            readonly property real restY: fan.height - fan.cardHeight * (1 - fan.sink) - Theme.gapSmall + entry.sag - entry.behind

            card: entry.model
            opacity: fan.awaited.includes(entry.cardId) ? 0 : 1
            cardWidth: fan.cardWidth
            // The next card covers the rest at rest, and takes the pointer there even if this one is raised.
            readonly property real strip: entry.place === (entry.fellows - 1) / 2 ? fan.cardWidth : Math.min(fan.cardWidth, fan.spacing)
            inSight: entry.raised || entry.away ? fan.cardWidth : entry.strip
            hoverWidth: entry.strip
            // Long texts need a larger card.
            readonly property real readWidth: Math.max(fan.readWidth, Theme.cardReadFor(entry.model.rulesText ?? ""))
            readScale: entry.readWidth / fan.cardWidth
            hushed: fan.sink > 0 && !entry.raised && !entry.away && !entry.shrinking
            growth: entry.raised && !fan.covered ? entry.readWidth / fan.cardWidth : 1
            faceDown: fan.covered
            atOnce: fan.atOnce
            highlighted: (entry.model.playable ?? false) && !fan.covered
            selected: entry.cardId === fan.selectedId && fan.selectedId >= 0
            draggable: fan.interactive && !fan.covered
            tilt: entry.raised || entry.fellows < 2 ? 0 : entry.place * Math.min(3.2, 14 / entry.fellows)
            x: {
                const wish = fan.width / 2 + entry.place * fan.spacing - width / 2;
                // A large card stays inside the window.
                const over = entry.growth > 1 ? (entry.readWidth - width) / 2 : 0;
                return Math.max(over - fan.sideRoom, Math.min(fan.width + fan.sideRoom - width - over, wish));
            }
            // An enlarged card is wholly above the item's lower edge, even if the others extend below it.
            y: {
                const whole = fan.height - fan.cardHeight - Theme.gapTiny - entry.behind;
                return entry.raised ? whole : entry.selected ? Math.max(0, whole) : entry.restY;
            }
            z: entry.away ? 1000 : entry.raised ? 500 : entry.index
            Behavior on y { NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic } }
            Behavior on x { NumberAnimation { duration: Theme.normal; easing.type: Easing.OutCubic } }

            onSelectedChanged: entry.keptUp = entry.selected && entry.raised
            onActiveFocusChanged: if (entry.activeFocus) fan.lastIndex = entry.index
            onAwayChanged: {
                if (entry.away) fan.awayId = entry.cardId;
                else if (fan.awayId === entry.cardId) fan.awayId = -1;
            }
            onRaisedChanged: {
                if (entry.raised) fan.raisedId = entry.cardId;
                else if (fan.raisedId === entry.cardId) fan.raisedId = -1;
            }
            Component.onDestruction: {
                if (fan.awayId === entry.cardId) fan.awayId = -1;
                if (fan.raisedId === entry.cardId) fan.raisedId = -1;
            }
            onActivated: if (fan.interactive) fan.activated(entry.cardId, entry.index)
            onEnlarged: if (!fan.covered) fan.peeked(entry.model, entry.mapToItem(null, 0, 0, entry.width, entry.height))
            onPeeked: on => { if (!on) fan.peekEnded(entry.shownId); }
            onDragStarted: fan.dragStarted(entry.cardId)
            onDragEnded: taken => fan.dragEnded(entry.cardId, taken)
            Keys.onLeftPressed: event => { event.accepted = fan.focusCard(entry.index - 1); }
            Keys.onRightPressed: event => { event.accepted = fan.focusCard(entry.index + 1); }
        }
    }
}
