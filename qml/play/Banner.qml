import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// A line about the latest event that appears and disappears.
Item {
    id: banner

    readonly property var tones: ({fight: Theme.danger, blow: Theme.danger, curse: Kinds.ink("curse"), death: Theme.ashDark, level: Kinds.ink("level"), win: Theme.goldDark})
    property color tone: Theme.goldDark
    property real most: Theme.px(720)  // maximum width

    // Whether the text has room there, roughly.
    function fits(width: real, height: real): bool {
        const line = width - Theme.gapLarge * 2;
        return line > 0 && (Math.ceil(natural.implicitWidth * 1.15 / line)) * words.font.pixelSize * 1.45 + Theme.gap * 1.4 <= height;
    }

    function show(kind: string, text: string) {
        words.text = text;
        banner.tone = banner.tones[kind] ?? Theme.panelRaised;
        life.restart();
    }

    width: pill.width
    height: pill.height
    opacity: 0
    visible: opacity > 0
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.text.replace(/<[^>]*>/g, "")

    SoftShadow { drop: Theme.px(3) }
    Rectangle {
        id: pill

        width: words.width + Theme.gapLarge * 2
        height: words.implicitHeight + Theme.gap * 1.4
        radius: Math.min(height / 2, Theme.radiusLarge)
        color: banner.tone
        border.color: Theme.gold
        border.width: Theme.line

        BodyText {
            id: words

            anchors.centerIn: parent
            width: Math.min(natural.implicitWidth, banner.most - Theme.gapLarge * 2)
            color: Theme.parchment
            font.pixelSize: Theme.largeText ? Theme.text : Theme.textLarge
            horizontalAlignment: Text.AlignHCenter
        }
    }
    // The width on one line. That of the wrapped text would depend on itself.
    BodyText { id: natural; visible: false; text: words.text; font.pixelSize: words.font.pixelSize; wrapMode: Text.NoWrap }
    SequentialAnimation {
        id: life

        NumberAnimation { target: banner; property: "opacity"; to: 1; duration: Theme.quick }
        PauseAnimation { duration: 1300 }
        NumberAnimation { target: banner; property: "opacity"; to: 0; duration: Theme.slow }
    }
}
