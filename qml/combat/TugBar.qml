pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme

// Both sums as the parts of one bar.
Rectangle {
    id: bar

    property int fighters: 0
    property int monsters: 0
    // At least a little of each side is seen. Sums may be negative.
    readonly property real share: {
        const ours = Math.max(0, bar.fighters), theirs = Math.max(0, bar.monsters);
        return ours + theirs > 0 ? Math.max(0.05, Math.min(0.95, ours / (ours + theirs))) : 0.5;
    }

    implicitHeight: Theme.px(18)
    radius: height / 2
    color: Theme.edge
    Accessible.ignored: true

    component Part: Rectangle {
        id: part

        property color tone

        y: Theme.line
        height: parent.height - Theme.line * 2
        radius: height / 2
        gradient: Gradient {
            GradientStop { position: 0; color: Qt.lighter(part.tone, 1.15) }
            GradientStop { position: 1; color: Qt.darker(part.tone, 1.2) }
        }
    }
    Part {
        x: Theme.line
        width: bar.width - Theme.line * 2
        tone: Theme.bad
    }
    Part {
        id: ours

        x: Theme.line
        width: (bar.width - Theme.line * 2) * bar.share
        tone: Theme.good
        Behavior on width { NumberAnimation { duration: Theme.slow; easing.type: Easing.OutCubic } }
    }
    Rectangle {
        x: ours.x + ours.width - width / 2
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.line
        height: bar.height * 1.25
        color: Theme.edge
    }
}
