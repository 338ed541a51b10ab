import QtQuick
import Kickdoor.Theme

// A part of the table that accepts cards. It lights up while the card picked up may go there.
CardDrop {
    id: spot

    property string text
    property real radius: Theme.radiusLarge
    // How far above its lower edge the text stands: above what lies there.
    property real foot: Theme.gapSmall

    Rectangle {
        anchors.fill: parent
        visible: spot.lit
        radius: spot.radius
        color: Theme.alpha(Theme.target, spot.containsDrag ? 0.3 : 0.1)
        border.color: Theme.target
        border.width: Theme.lineBold

        // On a strip of its own, as there may be anything behind it.
        Rectangle {
            anchors.centerIn: words
            visible: words.visible
            width: words.width + Theme.gapSmall * 2
            height: words.height
            radius: height / 2
            color: Theme.veil
        }
        BodyText {
            id: words

            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottom: parent.bottom
            anchors.bottomMargin: spot.foot
            visible: spot.containsDrag
            text: spot.text
            color: Theme.target
            font.weight: Font.Bold
            style: Text.Raised
            styleColor: Theme.textShadow
        }
    }
}
