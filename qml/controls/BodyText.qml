import QtQuick
import Kickdoor.Theme

Text {
    // Styled text takes every space for one where a line may end, but not this one. Nor does a line begin with the dots of
    // a button's name.
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
