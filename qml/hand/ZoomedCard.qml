import QtQuick
import Kickdoor.Theme
import "zoomplace.js" as ZoomPlace

// The enlarged card, shown on hover, on a long press or by the key L. `avoid`: the rectangle of the card shown, in this item's
// coordinates; `clear`: others that should stay visible, [{rect, weight}]. It is placed beside them, or at one place beside a dialog,
// `dialog`: {frame, from, to} (see zoomplace.js), if there is room. Emits `wandered` when
// the pointer moves away from `avoid`, which ends the enlargement of a card that is only focused.
Item {
    id: zoom

    property var card: null
    property rect avoid: Qt.rect(0, 0, 0, 0)
    property var clear: []
    property var dialog: null
    property var face: ({})  // kept while it fades
    readonly property bool shown: zoom.card !== null && zoom.card !== undefined
    // The smallest width at which its text can be read.
    readonly property real readable: Theme.cardReadFor(zoom.face.rulesText ?? "")
    readonly property real cardWidth: Math.min(Math.max(Theme.cardZoom, zoom.readable), (zoom.height - Theme.gapLarge * 2) / Theme.cardRatio)
    readonly property size whole: Qt.size(zoom.cardWidth, zoom.cardWidth * Theme.cardRatio)
    readonly property real least: zoom.readable / zoom.cardWidth
    readonly property var spot: (zoom.dialog ? ZoomPlace.beside(zoom, zoom.whole, zoom.dialog.frame, zoom.dialog.from, zoom.dialog.to, Theme.gap, zoom.least) : null)
        ?? ZoomPlace.place(zoom, zoom.whole, zoom.avoid, zoom.clear, Theme.gapLarge, zoom.least)
    // The rectangle of the large card.
    readonly property rect area: Qt.rect(large.x, large.y, large.width, large.height)
    signal wandered()
    onCardChanged: if (zoom.card) zoom.face = zoom.card

    // A copy of the card's data, as its row may be removed while it is shown.
    function copied(card: var): var {
        const face = {};
        for (const role of ["cardId", "title", "kind", "figure", "rulesText", "flavour", "footerLeft", "footerRight", "artRecipe", "edition", "boss", "rare", "attached"])
            face[role] = card[role];
        return face;
    }

    // Without fading.
    property bool cut: false
    function drop() {
        zoom.cut = true;
        zoom.card = null;
        zoom.cut = false;
    }

    anchors.fill: parent
    enabled: false

    Card {
        id: large

        x: zoom.spot.x
        y: zoom.spot.y
        visible: opacity > 0
        opacity: zoom.shown ? 1 : 0
        cardWidth: zoom.cardWidth * zoom.spot.scale
        card: zoom.face
        faceDown: false
        shone: large.visible
        Accessible.role: Accessible.StaticText
        Accessible.name: large.spoken + ". " + (zoom.face.rulesText ?? "").replace(/<[^>]*>/g, "")
        Behavior on opacity { enabled: !zoom.cut; NumberAnimation { duration: Theme.quick } }
    }

    // Call when the pointer has moved; in this item's coordinates.
    function pointerAt(now: point) {
        large.light = Qt.point(now.x / Math.max(1, zoom.width), now.y / Math.max(1, zoom.height));
        const edge = Theme.gapLarge * 3;  // a raised card grows
        const near = now.x >= zoom.avoid.x - edge && now.x <= zoom.avoid.x + zoom.avoid.width + edge
            && now.y >= zoom.avoid.y - edge * 2 && now.y <= zoom.avoid.y + zoom.avoid.height + edge * 2;
        if (zoom.shown && !near) zoom.wandered();
    }
}
