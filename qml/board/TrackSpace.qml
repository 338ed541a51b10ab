pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// One space of the level track; the last one wears the crown.
Item {
    id: space

    property int level: 1
    property bool goal: false

    Repeater {
        model: 3

        Rectangle {
            required property int index

            x: -index
            y: Theme.px(1) * (index + 1)
            width: space.width + index * 2
            height: width
            radius: width / 2
            color: "#30000000"
        }
    }
    Rectangle {
        anchors.fill: parent
        radius: width / 2
        border.color: space.goal ? Theme.goldLight : "#b98a4c"
        border.width: Math.max(2, width * 0.06)
        gradient: Gradient {
            GradientStop { position: 0; color: space.goal ? "#ffd877" : "#fbf0d2" }
            GradientStop { position: 1; color: space.goal ? "#d8902b" : "#e0c894" }
        }
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: parent.width * 0.12
        radius: width / 2
        color: "transparent"
        border.color: "#476b4a22"
        border.width: Math.max(1, space.width * 0.02)
    }
    TitleText {
        anchors.centerIn: parent
        // Below the feet of the figures on this space.
        anchors.verticalCenterOffset: space.width * 0.14
        visible: !space.goal
        text: space.level
        color: "#3c2413"
        font.pixelSize: space.width * 0.44
    }
    GameIcon {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: -space.width * 0.08
        visible: space.goal
        name: "imperial-crown"
        color: "#4a2a08"
        width: space.width * 0.52
        height: width
    }
    TitleText {
        anchors.horizontalCenter: parent.horizontalCenter
        y: space.width * 0.66
        visible: space.goal
        text: space.level
        color: "#4a2a08"
        font.pixelSize: space.width * 0.24
    }
}
