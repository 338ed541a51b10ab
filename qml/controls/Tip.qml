import QtQuick
import QtQuick.Templates as T
import Kickdoor.Theme

// A tooltip: `Tip { shown: hover.hovered; text: ... }` inside the item that it explains.
T.ToolTip {
    id: tip

    property bool shown: false
    property bool below: false
    property bool beside: false  // at the right
    property bool escapes: true  // Esc closes it
    property bool hushed: false  // by Esc, until it is asked for anew
    readonly property bool inWindow: !!tip.parent && tip.parent.Window.window !== null

    onShownChanged: tip.hushed = false
    visible: tip.shown && !tip.hushed && !Lull.veiled && tip.inWindow && tip.text !== ""
    delay: Theme.tipDelay
    x: !tip.parent ? 0 : tip.beside ? tip.parent.width + Theme.gapLarge : Math.round((tip.parent.width - width) / 2)
    y: tip.beside && tip.parent ? Math.round((tip.parent.height - height) / 2) : tip.below && tip.parent ? tip.parent.height + Theme.gapTiny : -height - Theme.gapTiny
    width: words.width + padding * 2
    height: words.height + padding * 2
    margins: Theme.gapSmall
    padding: Theme.gapSmall
    closePolicy: T.Popup.NoAutoClose

    BodyText {
        id: words

        width: Math.min(Math.ceil(whole.implicitWidth), Theme.px(340))
        text: tip.text
        color: Theme.inkOnPaper
        font.pixelSize: Theme.textSmall
    }
    // On one line. The implicit width of the wrapped text depends on its width.
    BodyText { id: whole; visible: false; text: tip.text; font: words.font; wrapMode: Text.NoWrap }
    // Before it opens the menu or closes a dialog.
    Shortcut {
        sequence: "Esc"
        enabled: tip.opened && tip.escapes
        onActivated: tip.hushed = true
        onActivatedAmbiguously: tip.hushed = true
    }
    background: Rectangle {
        color: Theme.parchment
        radius: Theme.radiusSmall
        border.color: Theme.goldDark
        border.width: Theme.hairline
    }
}
