import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// A mark on a replay's time line: a stroke for a turn or the end, a lozenge for a fight.
Item {
    id: mark

    required property string kind
    required property real share
    required property int turn
    required property var colour
    required property int index
    property real from: 0
    property real room: 1
    property real thick: 6
    property int numbered: 1
    readonly property bool fight: mark.kind === "fight"

    x: mark.from + mark.share * mark.room

    Rectangle {
        visible: !mark.fight
        x: -width / 2
        width: mark.kind === "end" ? Theme.line * 2 : Theme.hairline
        height: mark.thick + Theme.px(6)
        color: mark.kind === "end" ? Theme.gold : Theme.inkFaint
    }
    Rectangle {
        visible: mark.fight
        x: -width / 2
        y: -height * 1.5
        width: Theme.px(9)
        height: width
        rotation: 45
        color: Theme.tone(mark.colour, 0)
        border.color: Theme.ink
        border.width: Theme.hairline
    }
    BodyText {
        visible: mark.kind === "turn" && mark.turn % mark.numbered === 0
        x: -width / 2
        y: mark.thick + Theme.px(5)
        text: mark.turn
        font.pixelSize: Theme.textTiny
        color: Theme.inkMuted
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
}
