import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// A bot's remark, over the lower part of its panel. It takes no clicks.
Item {
    id: remark

    required property BotRemarks remarks
    required property LiveTable view
    readonly property rect speaker: remark.remarks.seat >= 0 ? remark.view.spot("player:" + remark.remarks.seat) : Qt.rect(0, 0, 0, 0)
    readonly property bool on: remark.speaker.width > 0  // not before the panel is there

    x: Math.max(Theme.gapSmall, Math.min(remark.speaker.x + (remark.speaker.width - width) / 2, (remark.parent?.width ?? 0) - width - Theme.gapSmall))
    y: remark.speaker.y + remark.speaker.height - paper.height * 0.6
    width: paper.width
    height: paper.height
    visible: opacity > 0
    opacity: remark.on ? 1 : 0
    Accessible.ignored: true  // the paper is named

    Behavior on opacity { enabled: !Theme.reducedMotion; NumberAnimation { duration: Theme.quick } }

    Rectangle {
        x: paper.width / 2 - width / 2
        y: -height / 2
        width: Theme.gap * 1.4
        height: width
        rotation: 45
        color: Theme.parchment
        border.color: Theme.goldDark
        border.width: Theme.hairline
    }
    Rectangle {
        id: paper

        width: Math.min(words.implicitWidth + Theme.gap * 2, remark.speaker.width > 0 ? Math.max(remark.speaker.width, Theme.px(200)) : Theme.px(260))
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
    Connections {
        target: remark.remarks

        function onChanged() { if (remark.remarks.text !== "") words.said = remark.remarks.text; }
    }
}
