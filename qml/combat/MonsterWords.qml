import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// What a monster does and its Bad Stuff, as far as there is room.
Rectangle {
    id: plate

    property var card: null
    property int mostLines: 3
    readonly property bool says: words.text !== ""

    implicitHeight: words.implicitHeight + Theme.gapTiny * 2
    radius: Theme.radiusSmall
    color: "#c8140a05"

    BodyText {
        id: words

        x: Theme.gapSmall
        y: Theme.gapTiny
        width: parent.width - Theme.gapSmall * 2
        text: plate.card ? plate.card.rulesText ?? "" : ""
        font.pixelSize: Math.min(Theme.textSmall, Theme.px(26))
        maximumLineCount: plate.mostLines
        elide: Text.ElideRight
        lineHeight: 1
    }
}
