pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Hand

// A row of small cards, equipped ones upright and carried ones sideways. They overlap if the row is too short.
Item {
    id: strip

    property alias model: cards.model
    property real cardWidth: Theme.cardThumb
    readonly property real natural: cards.count * strip.cardWidth * 1.45
    readonly property real step: cards.count < 2 ? 0
        : Math.min(strip.cardWidth * 1.45, Math.max(Theme.px(3), (strip.width - strip.cardWidth * 1.4) / (cards.count - 1)))
    // Ids of the cards that can be chosen now.
    property var litIds: []
    signal activated(int cardId)
    signal peeked(var card, rect where)
    signal peekEnded()

    implicitWidth: strip.natural
    implicitHeight: strip.cardWidth * Theme.cardRatio

    Repeater {
        id: cards

        delegate: PlayCard {
            id: entry

            required property int index
            required property var model

            x: entry.index * strip.step
            y: (strip.height - height) / 2
            z: entry.hovered || entry.activeFocus ? 100 : entry.index
            card: entry.model
            cardWidth: strip.cardWidth
            sideways: entry.model.kind === "item" && !(entry.model.equipped ?? true)
            targetLit: strip.litIds.indexOf(entry.cardId) >= 0
            draggable: false
            activeFocusOnTab: true
            onActivated: strip.activated(entry.cardId)
            onPeeked: on => on ? strip.peeked(entry.model, entry.mapToItem(null, 0, 0, entry.width, entry.height)) : strip.peekEnded()
        }
    }
}
