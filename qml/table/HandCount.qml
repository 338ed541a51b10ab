import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The number of cards in a player's hand.
Row {
    id: hand

    property int count: 0
    property string owner

    spacing: Theme.gapTiny

    MovedHover { id: over; blocking: false }
    Tip { shown: over.meant; text: qsTr("%1: %n card(s) in hand", "", hand.count).arg(hand.owner) }
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
