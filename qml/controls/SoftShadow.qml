import QtQuick
import Kickdoor.Theme

// A soft shadow, or a glow in a bright colour, around the item that it fills. Works with every renderer.
BorderImage {
    id: shadow

    property color color: Theme.shadow
    property real spread: Theme.px(12)
    property real drop: 0
    property real aside: 0  // to the right
    readonly property int side: Math.round(shadow.spread * 5)

    anchors.fill: parent
    anchors.margins: -shadow.spread
    anchors.leftMargin: -shadow.spread + shadow.aside
    anchors.rightMargin: -shadow.spread - shadow.aside
    anchors.topMargin: -shadow.spread + shadow.drop
    anchors.bottomMargin: -shadow.spread - shadow.drop
    asynchronous: true
    border {
        left: shadow.spread * 2
        right: shadow.spread * 2
        top: shadow.spread * 2
        bottom: shadow.spread * 2
    }
    source: "image://kickdoor/texture/shadow?ink=" + Theme.hex(shadow.color) + "&side=" + shadow.side
    Accessible.ignored: true
}
