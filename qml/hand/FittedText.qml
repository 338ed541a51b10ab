import QtQuick
import Kickdoor.Controls

// Words as large as `most`, smaller where they need more than `mostHeight` or a word is wider than the item. Qt's own fitting
// stops far too small where lines have a height of their own, and lays every text out several times: height goes with the
// square of the size, so that one guess is enough, and one more step or two where lines break badly.
BodyText {
    id: fitted

    property int most: 10
    property int least: 4
    property real mostHeight: 0

    function fits(): bool {
        return fitted.implicitHeight <= fitted.mostHeight && fitted.contentWidth <= fitted.width + 0.5;
    }

    function fit() {
        let size = fitted.most;
        fitted.font.pixelSize = size;
        fitted.forceLayout();  // a new width is told before the text is laid out anew
        if (fitted.implicitHeight > fitted.mostHeight)
            size = Math.min(size - 1, Math.floor(size * Math.sqrt(fitted.mostHeight / fitted.implicitHeight)) + 1);
        for (; size >= fitted.least; --size) {
            fitted.font.pixelSize = size;
            if (fitted.fits()) break;
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
