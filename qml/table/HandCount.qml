import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// How many cards somebody holds.
Row {
    id: hand

    property int count: 0

    spacing: Theme.gapTiny

    GameIcon {
        anchors.verticalCenter: parent.verticalCenter
        name: "poker-hand"
        color: Theme.parchmentDark
        width: Theme.icon
        height: width
    }
    TitleText {
        anchors.verticalCenter: parent.verticalCenter
        text: hand.count
        color: Theme.ink
        wrapMode: Text.NoWrap
    }
}
