import QtQuick
import QtQuick.Templates as T
import Kickdoor.Theme

T.ScrollBar {
    id: bar

    property bool overPaper: false

    implicitWidth: Theme.px(12)
    implicitHeight: Theme.px(12)
    padding: Theme.px(2)
    // A handle that can be seen and grasped, however long what scrolls.
    minimumSize: Math.min(0.5, Math.max(0.08, Theme.px(40) / Math.max(1, bar.horizontal ? bar.availableWidth : bar.availableHeight)))
    visible: bar.policy === T.ScrollBar.AlwaysOn || (bar.policy === T.ScrollBar.AsNeeded && bar.size < 0.995)
    Accessible.name: qsTr("Scroll bar")

    contentItem: Rectangle {
        implicitWidth: Theme.px(8)
        implicitHeight: Theme.px(8)
        radius: width / 2
        color: bar.overPaper && Theme.highContrast ? Theme.inkOnPaper : bar.pressed || Theme.highContrast ? Theme.gold : Theme.goldDark
        opacity: bar.active || bar.hovered || Theme.highContrast ? 1 : 0.6
    }
}
