import QtQuick
import Kickdoor.Theme

// The elapsed fraction of the waiting time. Pauses while somebody holds.
Rectangle {
    id: bar

    property real progress: 0
    property bool held: false

    implicitHeight: Theme.px(9)
    radius: height / 2
    color: Theme.field
    border.color: Theme.panelEdge
    border.width: Theme.hairline
    Accessible.role: Accessible.ProgressBar
    Accessible.name: bar.held ? qsTr("Time, stopped") : qsTr("Time left")

    Rectangle {
        width: parent.width * Math.max(0, Math.min(1, 1 - bar.progress))
        height: parent.height
        radius: height / 2
        gradient: Gradient {
            GradientStop { position: 0; color: bar.held ? Theme.bad : Theme.goldLight }
            GradientStop { position: 1; color: bar.held ? Theme.dangerEdge : Theme.goldDark }
        }
    }
}
