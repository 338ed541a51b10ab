import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// Rules and flavour texts, at most `room` tall; longer texts shrink. Rules that are too long even at the smallest size show
// their beginning if `excerpts`, or else nothing. `price` is shown large on a card without rules.
Column {
    id: words

    property string text
    property string price
    property string flavour
    property color ink
    property real unit: 1
    property real room: 40 * unit
    // The smallest size in pixels; `told`: the text fits at it.
    property int least: 4
    readonly property bool told: words.text === "" || words.shown <= words.rulesRoom + 1
    property bool excerpts: false
    readonly property bool begun: !words.told && words.excerpts && words.lines >= 2
    // How many lines of the smallest size there is room for; the picture keeps its share.
    readonly property int lines: Math.floor((words.rulesRoom - 30 * words.unit) / (words.least * 1.28))
    readonly property real shown: rulesText.contentHeight
    readonly property int wish: Math.max(5, Math.round(7.6 * unit * Theme.cardTextGrowth))
    // The flavour is set no larger than the rules; its room is measured before they take theirs.
    readonly property int flavourWish: Math.max(5, Math.round(words.wish * 0.85))
    readonly property real flavourRoom: words.flavour === "" ? 0
        : Math.min(words.room * 0.4, words.text === "" ? flavourText.implicitHeight : unshrunk.item?.implicitHeight ?? 0)
    readonly property real rulesRoom: words.room - words.flavourRoom - words.spacing

    spacing: words.flavour !== "" || words.price !== "" ? 2 * unit : 0

    TitleText {
        id: priceText

        width: words.width
        visible: words.price !== ""
        text: words.price
        color: words.ink
        font.pixelSize: Math.max(8, 15 * words.unit)
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.NoWrap
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 5
    }
    FittedText {
        id: rulesText

        width: words.width
        color: words.ink
        most: Math.max(words.least, words.wish)
        least: words.least
        mostHeight: words.rulesRoom
        visible: words.text !== "" && !words.begun
        text: rulesText.unbroken(words.text)
        font.weight: Font.DemiBold
    }
    // Qt 6.4 does not support bound components in loaders, and in others the linter does not know this file's ids.
    // qmllint disable unqualified
    Loader {
        width: words.width
        active: words.begun
        visible: active
        sourceComponent: BodyText {
            readonly property bool excerpt: true  // cut off on purpose

            color: words.ink
            font.pixelSize: words.least
            font.weight: Font.DemiBold
            wrapMode: Text.WordWrap
            lineHeight: 0.98
            horizontalAlignment: Text.AlignHCenter
            maximumLineCount: words.lines
            elide: Text.ElideRight
            text: unbroken(words.text.replace(/<br>/g, " "))  // between paragraphs, no cut would be told
        }
    }
    Loader {
        id: unshrunk

        active: words.text !== "" && words.flavour !== ""
        visible: false
        sourceComponent: FittedText {
            width: words.width
            most: words.flavourWish
            mostHeight: words.room * 0.4
            text: unbroken(words.flavour)
            font.italic: true
        }
    }
    // qmllint enable unqualified
    FittedText {
        id: flavourText

        width: words.width
        most: words.text === "" ? words.flavourWish : Math.min(words.flavourWish, words.begun ? words.least : rulesText.font.pixelSize)
        mostHeight: words.room * 0.4
        visible: words.flavour !== ""
        text: flavourText.unbroken(words.flavour)
        color: Theme.alpha(words.ink, 0.75)
        font.italic: true
    }
}
