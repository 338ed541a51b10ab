pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The strip at a card's foot: slot or kind at the left, gold, levels or Treasures at the right.
Rectangle {
    id: footer

    property string leftText
    property string rightText
    property color ink
    property real unit: 1

    color: Theme.alpha(footer.ink, 0.16)

    component Words: BodyText {
        height: parent.height
        color: Qt.darker(footer.ink, 1.7)
        font.pixelSize: Math.max(5, 7.4 * footer.unit)
        font.weight: Font.Bold
        minimumPixelSize: 4
        fontSizeMode: Text.Fit
        wrapMode: Text.NoWrap
        textFormat: Text.PlainText
        verticalAlignment: Text.AlignVCenter
    }
    Words {
        id: leftWords

        x: 4 * footer.unit
        width: Math.min(implicitWidth, footer.width - 12 * footer.unit - Math.min(rightWords.implicitWidth, footer.width * 0.5))
        text: footer.leftText
    }
    Words {
        id: rightWords

        anchors.right: parent.right
        anchors.rightMargin: 4 * footer.unit
        width: Math.min(implicitWidth, footer.width * 0.62)
        text: footer.rightText
        horizontalAlignment: Text.AlignRight
    }
}
