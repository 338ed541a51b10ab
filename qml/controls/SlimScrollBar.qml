import QtQuick
import QtQuick.Templates as T
import Kickdoor.Theme

T.ScrollBar {
    id: bar

    property bool overPaper: false

    implicitWidth: Theme.px(12)
    implicitHeight: Theme.px(12)
    padding: Theme.px(2)
    minimumSize: 0.08
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
