import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The level track with both decks and both discard piles in its middle.
LevelTrack {
    id: table

    property int doorCount: 0
    property int treasureCount: 0
    property int doorDiscardCount: 0
    property int treasureDiscardCount: 0
    property var doorTop: null
    property var treasureTop: null
    property var seenDoor: null
    property var seenTreasure: null
    property bool doorLit: false
    property bool treasureLit: false
    property bool discardLit: false
    signal deckActivated(string deck)
    signal discardsActivated(string deck)
    signal cardDiscarded(int cardId)
    signal peeked(var card, rect where)
    signal peekEnded(int cardId)

    function peekAt(pile: CardPile, on: bool) {
        if (!on) return table.peekEnded(pile.shownId);
        pile.shownId = pile.card?.cardId ?? -1;
        table.peeked(pile.card, pile.mapToItem(null, 0, 0, pile.cardWidth, pile.cardWidth * Theme.cardRatio));
    }

    // Leaves room for the pawns beside the track.
    readonly property real pileWidth: Math.min(table.middle.width / (Theme.largeText ? 4.6 : 4.4), (table.middle.height - Math.min(Theme.textSmall, Theme.px(30)) * 2) / 1.5)
    // Discards are smaller, and stand at the feet of their decks.
    readonly property real discardWidth: table.pileWidth * 0.6

    // The rectangle of a pile in the window: doorDeck, doorDiscard, treasureDiscard, treasureDeck.
    function rectOf(pile: string): rect {
        const item = ({doorDeck: doorDeck, doorDiscard: doorDiscards, treasureDiscard: treasureDiscards, treasureDeck: treasureDeck})[pile];
        return item ? item.mapToItem(null, 0, 0, item.cardWidth, item.cardWidth * Theme.cardRatio) : Qt.rect(0, 0, 0, 0);
    }

    // Of all piles.
    readonly property int captionSize: Math.min(doorDeck.captionFit, treasureDeck.captionFit)

    // The lowest end of a caption, from the top of the piles: that of all.
    readonly property real captionsEnd: Math.max(doorDeck.y + doorDeck.captionEnd, doorDiscards.y + doorDiscards.captionEnd,
                                              treasureDiscards.y + treasureDiscards.captionEnd, treasureDeck.y + treasureDeck.captionEnd)

    Row {
        id: piles

        anchors.centerIn: parent
        spacing: Theme.gapTiny

        CardPile {
            id: doorDeck

            cardWidth: table.pileWidth
            captionSize: table.captionSize
            captionFoot: table.captionsEnd - y
            deck: "door"
            label: qsTr("Doors")
            alike: treasureDeck.wordy
            count: table.doorCount
            lit: table.doorLit
            card: table.seenDoor
            onPeeked: on => table.peekAt(doorDeck, on)
            onActivated: table.deckActivated("door")
        }
        CardPile {
            id: doorDiscards

            anchors.bottom: parent.bottom
            cardWidth: table.discardWidth
            captionSize: table.captionSize
            captionFoot: table.captionsEnd - y
            deck: "door"
            discards: true
            label: qsTr("Discards")
            count: table.doorDiscardCount
            card: table.doorTop
            onActivated: table.discardsActivated("door")
            onPeeked: on => table.peekAt(doorDiscards, on)
        }
        CardPile {
            id: treasureDiscards

            anchors.bottom: parent.bottom
            cardWidth: table.discardWidth
            captionSize: table.captionSize
            captionFoot: table.captionsEnd - y
            deck: "treasure"
            discards: true
            label: qsTr("Discards")
            count: table.treasureDiscardCount
            card: table.treasureTop
            onActivated: table.discardsActivated("treasure")
            onPeeked: on => table.peekAt(treasureDiscards, on)
        }
        CardPile {
            id: treasureDeck

            cardWidth: table.pileWidth
            captionSize: table.captionSize
            captionFoot: table.captionsEnd - y
            deck: "treasure"
            label: qsTr("Treasures")
            alike: doorDeck.wordy
            count: table.treasureCount
            lit: table.treasureLit
            card: table.seenTreasure
            onPeeked: on => table.peekAt(treasureDeck, on)
            onActivated: table.deckActivated("treasure")
        }
    }
    // Its frame runs around the piles and their captions.
    DropSpot {
        anchors.fill: parent
        anchors.topMargin: Math.min(0, piles.y - Theme.gapTiny)
        anchors.bottomMargin: Math.min(0, parent.height - piles.y - table.captionsEnd - Theme.gapTiny)
        lit: table.discardLit
        foot: height / 2
        text: qsTr("Discard or sell")
        onCardDropped: cardId => table.cardDiscarded(cardId)
    }
}
