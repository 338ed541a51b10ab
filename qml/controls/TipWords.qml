import QtQuick
import Kickdoor.Theme

// What a tooltip shows: its words on a slip of paper.
Rectangle {
    id: slip

    property string told
    property real margin
    property real most: Theme.px(340)

    implicitWidth: words.width + slip.margin * 2
    implicitHeight: words.height + slip.margin * 2
    color: Theme.parchment
    radius: Theme.radiusSmall
    border.color: Theme.goldDark
    border.width: Theme.hairline

    BodyText {
        id: words

        x: slip.margin
        y: slip.margin
        width: Math.min(Math.ceil(whole.implicitWidth), slip.most)
        text: slip.told
        color: Theme.inkOnPaper
        font.pixelSize: Theme.textSmall
    }
    // On one line. The implicit width of the wrapped text depends on its width.
    BodyText { id: whole; visible: false; text: slip.told; font: words.font; wrapMode: Text.NoWrap }
}
