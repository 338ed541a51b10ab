import QtQuick
import Kickdoor.Theme

// A picture of a key, or of keys pressed together.
Rectangle {
    id: cap

    property string text
    property color ink: Theme.ink

    implicitWidth: Math.max(implicitHeight, words.implicitWidth + Theme.gapSmall)
    implicitHeight: words.implicitHeight + Theme.px(4)
    radius: Theme.radiusSmall
    color: "transparent"
    border.color: Theme.alpha(cap.ink, 0.6)
    border.width: Theme.hairline
    Accessible.ignored: true  // its owner mentions the key

    BodyText {
        id: words

        anchors.centerIn: parent
        text: cap.text
        color: cap.ink
        font.pixelSize: Theme.textSmall
        wrapMode: Text.NoWrap
        lineHeight: 1  // in the middle
        Accessible.ignored: true
    }
}
