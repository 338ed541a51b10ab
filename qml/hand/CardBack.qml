import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The back of a Door ("door") or Treasure ("treasure") card.
Rectangle {
    id: back

    property string deck: "door"
    readonly property real unit: back.width / 100
    readonly property color ink: Kinds.ink(back.deck)
    readonly property color paper: Kinds.paper(back.deck)

    radius: 6 * unit
    color: back.paper

    Rectangle {
        anchors.fill: parent
        anchors.margins: 3.5 * back.unit
        radius: 4 * back.unit
        gradient: Gradient {
            GradientStop { position: 0; color: Qt.lighter(back.ink, 1.25) }
            GradientStop { position: 1; color: Qt.darker(back.ink, 1.2) }
        }
        Item {
            anchors.fill: parent
            opacity: 0.35
            visible: back.width > 50

            CardArt {
                anchors.fill: parent
                recipe: back.deck === "treasure" ? "coins::5" : "closed-doors::6"
                kind: back.deck
                labelled: false
            }
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: 4 * back.unit
            radius: 3 * back.unit
            color: Theme.alpha(back.ink, 0.75)
            border.color: Theme.alpha(back.paper, 0.7)
            border.width: Math.max(1, 0.8 * back.unit)
        }
        GameIcon {
            anchors.centerIn: parent
            width: 54 * back.unit
            height: width
            name: back.deck === "treasure" ? "open-treasure-chest" : "closed-doors"
            color: back.paper
        }
    }
}
