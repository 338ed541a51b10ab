import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// An hourglass on whoever the table waits for.
Rectangle {
    id: mark

    property bool shown: false

    implicitWidth: Theme.px(30)
    implicitHeight: implicitWidth
    radius: width / 2
    visible: mark.shown
    color: Theme.gold
    border.color: Theme.inkOnPaper
    border.width: Theme.line
    Accessible.ignored: true

    GameIcon {
        anchors.centerIn: parent
        name: "hourglass"
        color: Theme.inkOnPaper
        width: parent.width * 0.64
        height: width
    }
}
