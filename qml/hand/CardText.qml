import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// Rules and flavour: as tall as the words need at the wished size, at most `room`, where they shrink to fit.
Column {
    id: words

    property string text
    property string flavour
    property color ink
    property real unit: 1
    property real room: 40 * unit
    // The player's text scale makes words on cards larger, as far as the card allows.
    readonly property real wish: 7.6 * unit * Math.min(1.35, Math.sqrt(Math.max(1, Theme.textScale)))
    readonly property real flavourRoom: flavourText.visible ? Math.min(words.room * 0.4, flavourMetrics.implicitHeight) : 0
    readonly property real rulesRoom: words.room - words.flavourRoom - words.spacing

    spacing: flavourText.visible ? 2 * unit : 0

    BodyText {
        id: rulesText

        width: parent.width
        height: visible ? Math.min(words.rulesRoom, rulesMetrics.implicitHeight) : 0
        visible: words.text !== ""
        text: words.text
        color: words.ink
        font.pixelSize: Math.max(5, words.wish)
        font.weight: Font.DemiBold
        minimumPixelSize: 4
        // Fitting lays the text out several times over: only where it must.
        fontSizeMode: rulesMetrics.implicitHeight > words.rulesRoom ? Text.Fit : Text.FixedSize
        wrapMode: Text.WordWrap
        lineHeight: 0.98
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
    BodyText {
        id: flavourText

        width: parent.width
        height: words.flavourRoom
        visible: words.flavour !== ""
        text: words.flavour
        color: Theme.alpha(words.ink, 0.75)
        font.pixelSize: Math.max(5, words.wish * 0.85)
        font.italic: true
        minimumPixelSize: 4
        fontSizeMode: flavourMetrics.implicitHeight > words.flavourRoom ? Text.Fit : Text.FixedSize
        wrapMode: Text.WordWrap
        lineHeight: 0.98
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
    }
    // Measure what the words would need without shrinking.
    BodyText {
        id: rulesMetrics

        visible: false
        width: parent.width
        text: words.text
        font: rulesText.font
        wrapMode: Text.WordWrap
        lineHeight: 0.98
    }
    BodyText {
        id: flavourMetrics

        visible: false
        width: parent.width
        text: words.flavour
        font: flavourText.font
        wrapMode: Text.WordWrap
        lineHeight: 0.98
    }
}
