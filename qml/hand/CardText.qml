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
    readonly property int wish: Math.max(5, Math.round(7.6 * unit * Math.min(1.35, Math.sqrt(Math.max(1, Theme.textScale)))))
    readonly property real flavourRoom: flavourText.visible ? Math.min(words.room * 0.4, flavourText.implicitHeight) : 0
    readonly property real rulesRoom: words.room - words.flavourRoom - words.spacing

    spacing: flavourText.visible ? 2 * unit : 0

    // Qt's own fitting stops far too small where lines have a height of their own, and lays every text out several times.
    // Height goes with the square of the size: one guess, and one more step or two where lines break badly.
    component Fitted: BodyText {
        id: fitted

        property int most: 10
        property real mostHeight: 0

        function fit() {
            let size = fitted.most;
            fitted.font.pixelSize = size;
            fitted.forceLayout();  // a new width is told before the text is laid out anew
            if (fitted.implicitHeight > fitted.mostHeight)
                size = Math.min(size - 1, Math.floor(size * Math.sqrt(fitted.mostHeight / fitted.implicitHeight)) + 1);
            for (; size > 4; --size) {
                fitted.font.pixelSize = size;
                if (fitted.implicitHeight <= fitted.mostHeight) break;
            }
        }

        wrapMode: Text.WordWrap
        lineHeight: 0.98
        horizontalAlignment: Text.AlignHCenter
        onMostChanged: fitted.fit()
        onMostHeightChanged: fitted.fit()
        onTextChanged: fitted.fit()
        onWidthChanged: fitted.fit()
        Component.onCompleted: fitted.fit()
    }

    Fitted {
        id: rulesText

        width: words.width
        color: words.ink
        most: words.wish
        mostHeight: words.rulesRoom
        visible: words.text !== ""
        text: rulesText.unbroken(words.text)
        font.weight: Font.DemiBold
    }
    Fitted {
        id: flavourText

        width: words.width
        most: Math.max(5, Math.round(words.wish * 0.85))
        mostHeight: words.room * 0.4
        visible: words.flavour !== ""
        text: flavourText.unbroken(words.flavour)
        color: Theme.alpha(words.ink, 0.75)
        font.italic: true
    }
}
