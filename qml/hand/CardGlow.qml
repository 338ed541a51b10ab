import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The glow around a card: soft if it can be played, with a rim if it is chosen or a target.
Item {
    id: glow

    property color tone: Theme.gold
    property bool strong: false
    property bool pulsing: false
    property real unit: 1

    SoftShadow {
        color: Theme.alpha(glow.tone, glow.strong ? 1 : 0.85)
        spread: Math.max(4, (glow.strong ? 9 : 7) * glow.unit)

        SequentialAnimation on opacity {
            running: glow.pulsing && glow.visible && !Theme.reducedMotion
            loops: Animation.Infinite
            NumberAnimation { to: 0.45; duration: 700; easing.type: Easing.InOutSine }
            NumberAnimation { to: 1; duration: 700; easing.type: Easing.InOutSine }
        }
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: -Math.max(1, (glow.strong ? 3 : 1.6) * glow.unit)
        radius: 8 * glow.unit
        color: glow.tone
    }
}
