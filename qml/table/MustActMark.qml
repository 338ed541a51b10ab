import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// An hourglass on a player that the table waits for.
Rectangle {
    id: mark

    property bool shown: false
    property string name  // of the player who must act

    implicitWidth: Theme.px(30)
    implicitHeight: implicitWidth
    radius: width / 2
    visible: mark.shown
    color: Theme.gold
    border.color: Theme.inkOnPaper
    border.width: Theme.line
    Accessible.ignored: true

    MovedHover { id: over; blocking: false }
    Tip { shown: over.meant; text: qsTr("The table waits for %1.").arg(mark.name) }
    GameIcon {
        anchors.centerIn: parent
        name: "hourglass"
        color: Theme.inkOnPaper
        width: parent.width * 0.64
        height: width
    }
}
