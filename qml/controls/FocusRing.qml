import QtQuick
import Kickdoor.Theme

// Shown around the item that has the keyboard.
Rectangle {
    property bool shown: false

    anchors.fill: parent
    anchors.margins: -Theme.px(3)
    color: "transparent"
    radius: Theme.radius + Theme.px(3)
    visible: shown
    border.color: Theme.focus
    border.width: Theme.lineBold
    Accessible.ignored: true
}
