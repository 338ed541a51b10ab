import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The coloured strip: the figure (10, +2, -5) at the left, and the title, which wraps and shrinks, beside it, or below it if
// little of the strip is visible. A strip for a long title is taller, so that the title is large enough to be read.
Rectangle {
    id: header

    property string title
    property string figure
    property color ink
    property real unit: 1
    // The width that other cards leave visible, from the left.
    property real inSight: header.width
    property bool roomy: false  // on a small card without words the title has the room for two lines that can be read
    readonly property bool figured: header.figure !== ""
    readonly property bool stacked: header.figured && header.inSight < 66 * header.unit
    // In two lines it would be smaller than 8.6 units, or on a small card than its least text. Broken lines are four fifths full.
    readonly property real wish: Math.max(8.6 * header.unit, Math.min(Theme.cardTextLeast, 9.7 * header.unit))
    readonly property bool tall: !header.stacked && natural.advanceWidth * header.wish / natural.font.pixelSize > words.width * 2 * 0.8

    implicitHeight: (header.stacked ? 38 : header.roomy ? 36 : header.tall ? 33 : 25) * header.unit

    gradient: Gradient {
        GradientStop { position: 0; color: Qt.lighter(header.ink, 1.22) }
        GradientStop { position: 1; color: header.ink }
    }

    TextMetrics { id: natural; text: header.title; font.family: Theme.titleFamily(header.title); font.bold: Theme.legibleType; font.pixelSize: 100 }
    TitleText {
        id: number

        anchors.left: parent.left
        anchors.leftMargin: 4 * header.unit
        height: header.stacked ? header.height * 0.45 : header.height
        visible: header.figured
        text: header.figure
        color: Theme.figureGold
        style: Text.Outline
        styleColor: Theme.alpha(Theme.outline, 0.75)
        font.pixelSize: Math.max(6, (header.stacked ? 15.4 : 17) * header.unit)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.NoWrap
    }
    FittedText {
        id: words

        anchors {
            left: header.figured && !header.stacked ? number.right : parent.left
            leftMargin: (header.figured && !header.stacked ? 3 : 5) * header.unit
            right: parent.right
            rightMargin: (header.inSight < header.width ? 2 : 4) * header.unit + Math.max(0, header.width - header.inSight)
            verticalCenter: parent.verticalCenter
            verticalCenterOffset: header.stacked ? number.height / 2 : 0
        }
        text: header.title
        textFormat: Text.PlainText
        color: Theme.titleOnCard
        font.family: Theme.titleFamily(header.title)
        font.bold: Theme.legibleType
        most: Math.max(8, Math.round((header.roomy ? 15 : 11.5) * header.unit))
        mostHeight: header.height - (header.stacked ? number.height : 0) - header.unit
        lineHeight: 0.92
    }
}
