import QtQuick
import Kickdoor.Theme

// A ring around the focused item.
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
