pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand

// A row of small cards, equipped ones upright and carried ones sideways. They overlap if the row is too short; if too little of
// each would be seen, the last are only counted, unless a card can be chosen.
Item {
    id: strip

    property alias model: cards.model
    property real cardWidth: Theme.cardThumb
    // Ids of the cards that can be chosen now.
    property var litIds: []
    readonly property real natural: cards.count * strip.cardWidth * 1.45
    readonly property real leastStep: strip.cardWidth * 0.6
    readonly property bool chosenFrom: {
        for (let index = 0; index < cards.count; ++index)
            if (strip.litIds.indexOf((cards.itemAt(index) as PlayCard)?.cardId ?? -1) >= 0) return true;
        return false;
    }
    readonly property bool whole: strip.chosenFrom || strip.cardWidth * 1.4 + (cards.count - 1) * strip.leastStep <= strip.width
    readonly property real room: strip.width - strip.cardWidth * 1.4 - (strip.whole ? 0 : Theme.textSmall * 2)
    readonly property int shown: strip.whole ? cards.count : Math.max(1, Math.floor(strip.room / strip.leastStep) + 1)
    readonly property real step: strip.shown < 2 ? 0 : Math.min(strip.cardWidth * 1.45, Math.max(Theme.px(3), strip.room / (strip.shown - 1)))
    signal activated(int cardId)
    signal peeked(var card, rect where)
    signal peekEnded(int cardId)

    implicitWidth: strip.natural
    implicitHeight: strip.cardWidth * Theme.cardRatio

    Repeater {
        id: cards

        delegate: PlayCard {
            id: entry

            required property int index
            required property var model

            visible: entry.index < strip.shown
            x: Math.min(entry.index, strip.shown - 1) * strip.step
            y: (strip.height - height) / 2
            z: entry.hovered || entry.activeFocus ? 100 : entry.index
            card: entry.model
            cardWidth: strip.cardWidth
            sideways: entry.model.kind === "item" && !(entry.model.equipped ?? true)
            targetLit: strip.litIds.indexOf(entry.cardId) >= 0
            draggable: false
            activeFocusOnTab: true
            onActivated: strip.activated(entry.cardId)
            onPeeked: on => on ? strip.peeked(entry.model, entry.mapToItem(null, 0, 0, entry.width, entry.height)) : strip.peekEnded(entry.shownId)
        }
    }
    BodyText {
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        visible: !strip.whole
        text: "+" + Lists.number(cards.count - strip.shown)
        color: Theme.parchmentDark
        font.pixelSize: Theme.textSmall
        wrapMode: Text.NoWrap
    }
}
