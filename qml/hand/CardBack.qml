import QtQuick
import Kickdoor.Theme

// The back of a Door ("door") or Treasure ("treasure") card, in the colours of the edition.
Rectangle {
    id: back

    property string deck: "door"
    readonly property real unit: back.width / 100
    readonly property color ink: Kinds.ink(back.deck)
    readonly property color paper: Kinds.paper(back.deck)
    readonly property string tint: Theme.hex(Qt.lighter(back.ink, 1.5))

    radius: 6 * unit
    color: back.paper
    border.color: Theme.outline
    border.width: Math.max(1, 1.4 * back.unit)

    Rectangle {
        anchors.fill: parent
        anchors.margins: 4.5 * back.unit
        radius: 4 * back.unit
        border.color: Theme.outline
        border.width: Math.max(1, 1.2 * back.unit)
        gradient: Gradient {
            GradientStop { position: 0; color: Qt.lighter(back.ink, 1.3) }
            GradientStop { position: 1; color: Qt.darker(back.ink, 1.25) }
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: 5 * back.unit
            visible: back.width > 40
            radius: 2 * back.unit
            color: "transparent"
            border.color: Theme.alpha(back.paper, 0.45)
            border.width: Math.max(1, 0.9 * back.unit)
        }
        InkedFigure {
            anchors.centerIn: parent
            width: 62 * back.unit
            height: width
            recipe: (back.deck === "treasure" ? "open-treasure-chest:" : "closed-doors:") + back.tint + ":1:accent=" + Theme.hex(back.paper)
        }
    }
}
