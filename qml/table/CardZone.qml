pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand

// A place for any number of cards (other equipment, carried Items lying sideways, identities, allies, Curses). Cards overlap
// if there is too little room. Lit while a card can be dropped here.
FocusScope {
    id: zone

    property string label
    property alias model: cards.model
    property bool sideways: false
    property bool lit: false
    property real cardWidth: Theme.cardSlot
    property var litIds: []
    property bool draggable: true
    property string emptyText: ""
    readonly property alias count: cards.count
    readonly property real cardSpan: zone.sideways ? zone.cardWidth * Theme.cardRatio : zone.cardWidth
    readonly property real step: cards.count < 2 ? 0
        : Math.min(zone.cardSpan + Theme.gapSmall, (zone.width - zone.cardSpan - Theme.px(6)) / (cards.count - 1))
    readonly property real bodyHeight: zone.cardWidth * Theme.cardRatio + Theme.px(6)
    // An empty zone that is too narrow shows its text vertically.
    readonly property bool narrow: zone.width < zone.cardWidth * 0.7
    // The preferred width.
    readonly property real wish: Math.max(1, cards.count) * (zone.cardSpan + Theme.gapSmall)
    signal dropped(int cardId)
    // On one of the zone's cards.
    signal droppedOn(int target, int cardId)
    signal activated(int cardId)
    signal peeked(var card, rect where)
    signal peekEnded(int cardId)
    signal dragStarted(int cardId)
    signal dragEnded(int cardId, bool taken)

    function holds(cardId: int): bool {
        for (let index = 0; index < cards.count; ++index)
            if (cards.itemAt(index)?.cardId === cardId) return true;
        return false;
    }

    // Where that card is, in the window's coordinates; nowhere, if it is not here.
    function rectOf(cardId: int): rect {
        for (let index = 0; index < cards.count; ++index) {
            const entry = cards.itemAt(index) as PlayCard;
            if (entry?.cardId === cardId) return entry.mapToItem(null, 0, 0, entry.width, entry.height);
        }
        return Qt.rect(0, 0, 0, 0);
    }

    implicitWidth: zone.wish
    implicitHeight: zone.bodyHeight + caption.implicitHeight
    Accessible.role: Accessible.List
    Accessible.name: Lists.told([zone.label, qsTr("%n card(s)", "", cards.count)])

    DashedFrame {
        width: parent.width
        height: zone.bodyHeight
        visible: zone.lit || (cards.count === 0 && zone.emptyText !== "")
        tone: zone.lit ? Theme.target : Theme.alpha(Theme.gold, Theme.highContrast ? 0.9 : 0.35)
        fill: drop.containsDrag && zone.lit ? Theme.alpha(Theme.target, 0.35) : zone.lit ? Theme.alpha(Theme.target, 0.14) : "#20000000"
        thick: zone.lit

        BodyText {
            anchors.centerIn: parent
            width: (zone.narrow ? parent.height : parent.width) - Theme.gapTiny * 2
            rotation: zone.narrow ? -90 : 0
            visible: cards.count === 0
            text: zone.emptyText
            color: Theme.inkMuted
            font.pixelSize: Theme.textSmall
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 8
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.NoWrap
        }
        TapHandler { gesturePolicy: TapHandler.ReleaseWithinBounds; enabled: zone.lit; onTapped: zone.activated(-1) }
    }
    Repeater {
        id: cards

        delegate: PlayCard {
            id: entry

            required property var model
            required property int index

            x: Theme.px(3) + entry.index * zone.step
            y: (zone.bodyHeight - height) / 2
            // A sideways card has its header at the right, so earlier cards are on top to keep all headers visible.
            z: entry.dragging ? 1000 : entry.hovered || entry.activeFocus ? 500 : zone.sideways ? zone.count - entry.index : entry.index
            card: entry.model
            cardWidth: zone.cardWidth
            inSight: zone.sideways || entry.index === zone.count - 1 || entry.dragging || entry.hovered || entry.activeFocus ? zone.cardWidth : Math.min(zone.cardWidth, zone.step)
            sideways: zone.sideways
            wordless: true
            highlighted: entry.model.playable ?? false
            targetLit: zone.litIds.indexOf(entry.cardId) >= 0
            draggable: zone.draggable
            // In a lit zone, a click on a card that is no target drops the card picked up.
            onActivated: zone.activated(zone.lit && !entry.targetLit ? -1 : entry.cardId)
            onReceived: cardId => zone.droppedOn(entry.cardId, cardId)
            onPeeked: on => on ? zone.peeked(entry.model, entry.mapToItem(null, 0, 0, entry.width, entry.height)) : zone.peekEnded(entry.shownId)
            onDragStarted: zone.dragStarted(entry.cardId)
            onDragEnded: taken => zone.dragEnded(entry.cardId, taken)
            onDraggingChanged: zone.z = entry.dragging ? 1000 : 0
        }
    }
    BodyText {
        id: caption

        y: zone.bodyHeight
        width: parent.width
        text: zone.emptyText !== "" ? zone.emptyText : zone.label
        visible: zone.count > 0 || zone.lit
        color: zone.lit ? Theme.target : Theme.inkMuted
        // As large as those of the places beside it.
        font.pixelSize: Math.max(8, Math.min(Theme.textTiny, zone.cardWidth * 0.2))
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.NoWrap
        elide: Text.ElideRight
    }
    CardDrop {
        id: drop

        z: -1  // a card that may be the target comes first
        width: parent.width
        height: zone.bodyHeight
        lit: zone.lit
        onCardDropped: cardId => { if (!zone.holds(cardId)) zone.dropped(cardId); }
    }
}
