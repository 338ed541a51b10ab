import QtQuick
import QtQuick.Templates as T
import Kickdoor.Theme

// A slider, moved by dragging or by ← and →, with its value as text. The wheel scrolls the page.
T.Slider {
    id: slider

    property string label
    property string words: String(slider.pointed)  // `pointed` as text
    // The value if the handle were released now.
    readonly property int pointed: Math.round(slider.pressed ? slider.valueAt(slider.position) : slider.value)
    // Emitted only for the player's changes.
    signal chosen(int value)

    implicitWidth: Theme.px(360)
    implicitHeight: Theme.touch
    rightPadding: told.width + Theme.gap
    focusPolicy: Qt.StrongFocus
    hoverEnabled: true
    wheelEnabled: false
    snapMode: T.Slider.SnapAlways
    live: false
    Accessible.name: slider.label + ": " + slider.words
    onMoved: if (!slider.pressed) slider.chosen(Math.round(slider.value))
    onPressedChanged: if (!slider.pressed) slider.chosen(Math.round(slider.value))

    background: Rectangle {
        x: slider.leftPadding
        y: (slider.height - height) / 2
        width: slider.availableWidth
        height: Theme.px(8)
        radius: height / 2
        color: Theme.field
        border.color: Theme.panelEdge
        border.width: Theme.hairline

        Rectangle {
            width: slider.handle.x + slider.handle.width / 2 - slider.leftPadding
            height: parent.height
            radius: height / 2
            color: Theme.goldDark
        }
    }
    handle: Rectangle {
        x: slider.leftPadding + slider.visualPosition * (slider.availableWidth - width)
        y: (slider.height - height) / 2
        width: Math.max(Theme.px(24), Theme.textPx(16))
        height: width
        radius: width / 2
        color: slider.pressed || slider.hovered ? Theme.goldLight : Theme.gold
        border.color: Theme.inkOnPaper
        border.width: Theme.hairline

        FocusRing { shown: slider.visualFocus; radius: height / 2 }
    }
    BodyText {
        id: told

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        width: Math.max(implicitWidth, Theme.textPx(52))
        text: slider.words
        horizontalAlignment: Text.AlignRight
        wrapMode: Text.NoWrap
    }
}
