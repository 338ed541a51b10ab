import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The large reading card that follows hover or a long press. `avoid` is the rectangle, in this item's coordinates, that
// must stay in sight: the card goes to the side with more room.
Item {
    id: zoom

    property var card: null
    property rect avoid: Qt.rect(0, 0, 0, 0)
    readonly property bool shown: zoom.card !== null && zoom.card !== undefined
    readonly property real cardWidth: Math.min(Theme.cardZoom * Math.max(1, Math.sqrt(Theme.textScale) * 0.9),
                                               (zoom.height - Theme.gapLarge * 2) / Theme.cardRatio)

    anchors.fill: parent
    visible: opacity > 0
    opacity: zoom.shown ? 1 : 0
    enabled: false
    Behavior on opacity { NumberAnimation { duration: Theme.quick } }

    Card {
        id: large

        readonly property real middle: zoom.avoid.x + zoom.avoid.width / 2
        readonly property real beside: large.middle > zoom.width / 2
            ? zoom.avoid.x - width - Theme.gapLarge : zoom.avoid.x + zoom.avoid.width + Theme.gapLarge

        x: Math.max(Theme.gapLarge, Math.min(zoom.width - width - Theme.gapLarge, large.beside))
        y: Math.max(Theme.gapLarge, Math.min(zoom.height - height - Theme.gapLarge,
                                             zoom.avoid.y + zoom.avoid.height / 2 - height / 2))
        cardWidth: zoom.cardWidth
        card: zoom.card ?? ({})
        faceDown: false
        Accessible.role: Accessible.StaticText
        Accessible.name: large.spoken + ". " + (zoom.card?.rulesText ?? "").replace(/<[^>]*>/g, "")
    }
}
