import QtQuick
import QtQuick.Templates as T
import Kickdoor.Theme

// A tooltip: `Tip { shown: hover.hovered; text: ... }` inside the item that it explains.
T.ToolTip {
    id: tip

    property bool shown: false

    visible: tip.shown && tip.text !== ""
    delay: Theme.tipDelay
    x: parent ? Math.round((parent.width - implicitWidth) / 2) : 0
    y: -implicitHeight - Theme.gapTiny
    margins: Theme.gapSmall
    padding: Theme.gapSmall
    implicitWidth: Math.min(implicitContentWidth, Theme.px(340)) + padding * 2
    implicitHeight: implicitContentHeight + padding * 2
    closePolicy: T.Popup.NoAutoClose

    contentItem: BodyText {
        text: tip.text
        color: Theme.inkOnPaper
        font.pixelSize: Theme.textSmall
    }
    background: Rectangle {
        color: Theme.parchment
        radius: Theme.radiusSmall
        border.color: Theme.goldDark
        border.width: Theme.hairline
    }
}
