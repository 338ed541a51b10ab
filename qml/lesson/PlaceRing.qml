import QtQuick
import Kickdoor.Theme

// A ring around an item that a lesson points at. It accepts no input.
Rectangle {
    id: ring

    property rect place
    property real tilt: 0  // of a card in the hand, about its middle

    rotation: ring.tilt
    x: ring.place.x - Theme.gapTiny
    y: ring.place.y - Theme.gapTiny
    width: ring.place.width + Theme.gapTiny * 2
    height: ring.place.height + Theme.gapTiny * 2
    radius: Theme.radius + Theme.gapTiny
    color: Theme.alpha(Theme.focus, 0.16)
    border.color: Theme.focus
    border.width: Theme.lineBold + Theme.hairline
    Accessible.ignored: true

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.line
        radius: ring.radius + Theme.line
        color: "transparent"
        border.color: Theme.inkOnPaper
        border.width: Theme.line
    }
    SequentialAnimation on opacity {
        running: !Theme.reducedMotion && ring.visible
        loops: Animation.Infinite
        onStopped: ring.opacity = 1

        NumberAnimation { to: 0.55; duration: 700; easing.type: Easing.InOutSine }
        NumberAnimation { to: 1; duration: 700; easing.type: Easing.InOutSine }
    }
}
