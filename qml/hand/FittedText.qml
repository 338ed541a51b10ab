import QtQuick
import Kickdoor.Controls
import Kickdoor.Model

// Text of the font size `most`, or smaller if it is taller than `mostHeight` or a word is wider than the item.
BodyText {
    id: fitted

    property int most: 10
    property int least: 4
    property real mostHeight: 0

    wrapMode: Text.WordWrap
    lineHeight: 0.98
    horizontalAlignment: Text.AlignHCenter

    TextFit {
        target: fitted
        most: fitted.most
        least: fitted.least
        mostHeight: fitted.mostHeight
    }
}
