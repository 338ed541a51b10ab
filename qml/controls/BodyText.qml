import QtQuick
import Kickdoor.Theme

Text {
    // Styled text breaks lines even at no-break spaces, except at this entity. It also keeps the dots of a button's name on
    // its line.
    function unbroken(words: string): string {
        return words.replace(/[\u00a0\u202f]| (?=…)/g, "&nbsp;");
    }

    color: Theme.ink
    linkColor: Theme.gold
    font.family: Theme.textFamily
    font.pixelSize: Theme.text
    textFormat: Text.StyledText
    wrapMode: Text.Wrap
    lineHeight: 1.08
}
