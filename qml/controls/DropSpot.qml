import QtQuick
import Kickdoor.Theme

// A part of the table that accepts cards. It lights up while the card picked up may go there.
CardDrop {
    id: spot

    property string text
    property real radius: Theme.radiusLarge

    Rectangle {
        anchors.fill: parent
        visible: spot.lit
        radius: spot.radius
        color: Theme.alpha(Theme.target, spot.containsDrag ? 0.3 : 0.1)
        border.color: Theme.target
        border.width: Theme.lineBold

        BodyText {
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.gapSmall
            visible: spot.containsDrag
            text: spot.text
            color: Theme.target
            font.weight: Font.Bold
            style: Text.Raised
            styleColor: Theme.textShadow
        }
    }
}
