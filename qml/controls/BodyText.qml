import QtQuick
import Kickdoor.Theme

Text {
    color: Theme.ink
    linkColor: Theme.gold
    font.family: Theme.textFamily
    font.pixelSize: Theme.text
    textFormat: Text.StyledText
    wrapMode: Text.Wrap
    lineHeight: 1.08
}
