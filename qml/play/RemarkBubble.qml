import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// A bot's remark, above its panel, so that it hides neither what it wears nor the fight; in front, below its panel, so that it does not hide
// the newest lines of the story. It takes no clicks, and lets what is behind it be seen while the pointer is on it.
Item {
    id: remark

    required property BotRemarks remarks
    required property LiveTable view
    readonly property bool inFront: remark.remarks.seat >= 0 && remark.remarks.seat === remark.view.table.front
    readonly property rect spot: remark.remarks.seat < 0 ? Qt.rect(0, 0, 0, 0)
        : remark.inFront ? Qt.rect(remark.view.self.x, remark.view.self.y, remark.view.self.width, remark.view.self.height)
        : remark.view.spot("player:" + remark.remarks.seat)
    readonly property bool on: remark.spot.width > 0  // not before the panel is there
    // Kept while the bubble fades.
    property rect speaker
    property bool hangs: false  // below the panel
    readonly property real rightEdge: remark.hangs || !remark.view.opponents.visible ? (remark.parent?.width ?? 0) - Theme.gapSmall
        : remark.view.opponents.x + remark.view.opponents.width

    function follow() {
        if (remark.spot.width <= 0) return;
        remark.speaker = remark.spot;
        remark.hangs = remark.inFront;
    }

    onSpotChanged: remark.follow()
    Component.onCompleted: remark.follow()

    x: Math.max(Theme.gapSmall, Math.min(remark.speaker.x, remark.rightEdge - width))
    // As much of it over the bar at the top as there is room for; the rest hides the name of who speaks. Below, it leaves the dice their words.
    y: remark.hangs ? Math.max(remark.speaker.y + remark.speaker.height / 2, Math.min(remark.speaker.bottom - Theme.gapSmall, remark.view.dice.y - height - Theme.gapTiny))
        : Math.max(Theme.gapTiny, remark.speaker.y + Theme.gapSmall - height)
    width: paper.width
    height: paper.height
    visible: opacity > 0
    opacity: !remark.on ? 0 : over.hovered ? 0.15 : 1
    Accessible.ignored: true  // the paper is named

    Behavior on opacity { enabled: !Theme.reducedMotion; NumberAnimation { duration: Theme.quick } }

    Rectangle {
        x: Math.max(width, Math.min(paper.width - width * 2, remark.speaker.x + remark.speaker.height / 2 - remark.x - width / 2))
        y: remark.hangs ? -height * 0.4 : paper.height - height * 0.6
        width: Theme.gap * 1.4
        height: width
        rotation: 45
        color: Theme.parchment
        border.color: Theme.goldDark
        border.width: Theme.hairline
    }
    Rectangle {
        id: paper

        width: Math.min(words.implicitWidth + Theme.gap * 2, Math.max(remark.speaker.width, Theme.px(320) * Math.min(1.5, Theme.textScale)))
        height: words.height + Theme.gap
        radius: Theme.radius
        color: Theme.parchment
        border.color: Theme.goldDark
        border.width: Theme.hairline
        Accessible.role: Accessible.StaticText
        Accessible.name: words.text

        BodyText {
            id: words

            // Kept while the bubble fades.
            property string said: ""

            x: Theme.gap
            y: Theme.gap / 2
            width: paper.width - Theme.gap * 2
            textFormat: Text.PlainText
            text: words.said
            color: Theme.inkOnPaper
            font.italic: true
            horizontalAlignment: Text.AlignHCenter
        }
    }
    HoverHandler { id: over; target: paper }
    Connections {
        target: remark.remarks

        function onChanged() { if (remark.remarks.text !== "") words.said = remark.remarks.text; }
    }
}
