pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The strip at a card's foot: slot or kind at the left; gold, Levels or Treasures at the right. Long texts take two lines.
Rectangle {
    id: footer

    property string leftText
    property string rightText
    property color ink
    property real unit: 1
    readonly property int wish: Math.max(5, Math.round(7.4 * footer.unit))
    readonly property real room: footer.width - 8 * footer.unit
    readonly property real gap: footer.leftText !== "" && footer.rightText !== "" ? 5 * footer.unit : 0
    // The factor by which both texts must shrink to fit side by side.
    readonly property real share: footer.room / Math.max(1, leftNatural.advanceWidth + rightNatural.advanceWidth + footer.gap)
    readonly property bool stacked: footer.gap > 0 && footer.share < 0.8
    readonly property real fit: footer.stacked ? footer.room / Math.max(1, leftNatural.advanceWidth, rightNatural.advanceWidth) : footer.share

    color: Theme.alpha(footer.ink, 0.16)
    implicitHeight: (footer.stacked ? 22 : 12.5) * footer.unit

    component Natural: TextMetrics {
        font.family: Theme.textFamily
        font.pixelSize: footer.wish
        font.weight: Font.Bold
    }
    component Words: BodyText {
        x: 4 * footer.unit
        width: footer.room
        height: footer.stacked ? footer.height / 2 : footer.height
        color: Qt.darker(footer.ink, 1.7)
        font.pixelSize: Math.max(4, Math.floor(footer.wish * Math.min(1, footer.fit)))
        font.weight: Font.Bold
        wrapMode: Text.NoWrap
        textFormat: Text.PlainText
        verticalAlignment: Text.AlignVCenter
        lineHeight: 1
    }

    Natural { id: leftNatural; text: footer.leftText }
    Natural { id: rightNatural; text: footer.rightText }
    Words {
        text: footer.leftText
    }
    Words {
        y: footer.stacked ? footer.height / 2 : 0
        text: footer.rightText
        horizontalAlignment: Text.AlignRight
    }
}
