import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// A bot's remark, above its panel, so that it hides neither what it wears nor the fight. It takes no clicks, and lets what is behind it be
// seen while the pointer is on it.
Item {
    id: remark

    required property BotRemarks remarks
    required property LiveTable view
    readonly property rect spot: remark.remarks.seat >= 0 ? remark.view.spot("player:" + remark.remarks.seat) : Qt.rect(0, 0, 0, 0)
    readonly property bool on: remark.spot.width > 0  // not before the panel is there
    property rect speaker  // kept while the bubble fades

    onSpotChanged: if (remark.spot.width > 0) remark.speaker = remark.spot
    Component.onCompleted: remark.speaker = remark.spot

    x: Math.max(Theme.gapSmall, Math.min(remark.speaker.x, (remark.parent?.width ?? 0) - width - Theme.gapSmall))
    // As much of it over the bar at the top as there is room for; the rest hides the name of who speaks.
    y: Math.max(Theme.gapTiny, remark.speaker.y + Theme.gapSmall - height)
    width: paper.width
    height: paper.height
    visible: opacity > 0
    opacity: !remark.on ? 0 : over.hovered ? 0.15 : 1
    Accessible.ignored: true  // the paper is named

    Behavior on opacity { enabled: !Theme.reducedMotion; NumberAnimation { duration: Theme.quick } }

    Rectangle {
        x: Math.max(width, Math.min(paper.width - width * 2, remark.speaker.x + remark.speaker.height / 2 - remark.x - width / 2))
        y: paper.height - height * 0.6
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
