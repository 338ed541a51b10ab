import QtQuick
import Kickdoor.Theme

// Titles, names and numbers.
Text {
    id: title

    color: Theme.gold
    font.family: Theme.titleFamily(title.text)
    font.bold: Theme.legibleType
    font.pixelSize: Theme.title
    textFormat: Text.PlainText
    wrapMode: Text.WordWrap
}
