import QtQuick
import Kickdoor.Theme

// Titles, names and numbers.
Text {
    color: Theme.gold
    font.family: Theme.titleFamily
    font.bold: Theme.legibleType
    font.pixelSize: Theme.title
    textFormat: Text.PlainText
    wrapMode: Text.WordWrap
}
