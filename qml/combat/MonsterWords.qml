import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// What a monster does and its Bad Stuff, as far as there is room.
BodyText {
    id: words

    property var card: null
    property int mostLines: 3
    readonly property bool says: words.text !== ""

    text: words.card ? words.card.rulesText ?? "" : ""
    color: Theme.parchmentDark
    font.pixelSize: Math.min(Theme.textSmall, Theme.px(26))
    maximumLineCount: words.mostLines
    elide: Text.ElideRight
    lineHeight: 1
}
