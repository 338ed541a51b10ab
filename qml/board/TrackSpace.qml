import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// One space of the level track, a wooden disc; the last one is golden and wears the crown.
Item {
    id: space

    property int level: 1
    property bool goal: false

    Rectangle {
        y: Math.round(space.width * 0.07)
        width: space.width
        height: width
        radius: width / 2
        color: Theme.alpha(Theme.outline, 0.55)
    }
    Rectangle {
        anchors.fill: parent
        radius: width / 2
        color: Theme.discEdge
        border.color: Theme.outline
        border.width: Math.max(1, space.width * 0.035)
    }
    // Without gradients, whose round edges the software renderer leaves rough.
    Rectangle {
        anchors.fill: parent
        anchors.margins: Math.round(space.width * 0.08)
        radius: width / 2
        color: space.goal ? Theme.discGoal : Theme.disc
        border.color: space.goal ? Qt.darker(Theme.discGoal, 1.3) : Qt.darker(Theme.disc, 1.2)
        border.width: Math.max(1, space.width * 0.035)
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: Math.round(space.width * 0.16)
        radius: width / 2
        color: "transparent"
        border.color: space.goal ? Theme.goldLight : Qt.lighter(Theme.disc, 1.06)
        border.width: Math.max(1, space.width * 0.03)
    }
    TitleText {
        anchors.centerIn: parent
        // Below the feet of the figures on this space.
        anchors.verticalCenterOffset: space.width * 0.1
        visible: !space.goal
        text: space.level
        color: Theme.inkOnPaper
        font.pixelSize: space.width * 0.46
    }
    GameIcon {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: -space.width * 0.08
        visible: space.goal
        name: "imperial-crown"
        color: Theme.inkOnPaper
        width: space.width * 0.52
        height: width
    }
    TitleText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: space.width * 0.64
        visible: space.goal
        text: space.level
        color: Theme.inkOnPaper
        font.pixelSize: space.width * 0.25
    }
}
