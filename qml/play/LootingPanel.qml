pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand
import Kickdoor.Table

// The body that is being looted, for those who look on: whose choice it is, what is left and what each has taken.
Panel {
    id: panel

    required property Looting looting
    required property TableView view  // shows cards large
    // It is over this part of the table, but not over the buttons at its foot.
    required property rect over
    property real below: 0  // kept free at its foot
    readonly property Item foot: panel.view.inCombat ? panel.view.combat.buttonRow : panel.view.idle.buttonRow

    x: panel.over.x
    y: panel.over.y
    width: panel.over.width
    height: panel.over.height - panel.foot.height - Theme.gap * 2
    visible: panel.looting.on
    fill: Theme.panelSolid
    rim: Theme.gold
    rimWidth: Theme.lineBold
    padding: Theme.gap
    Accessible.role: Accessible.Grouping
    Accessible.name: Lists.told([panel.looting.title, panel.looting.turn])

    TitleText {
        id: heading

        width: parent.width
        text: panel.looting.title
        font.pixelSize: Theme.hugeText ? Theme.title : Theme.titleLarge
        color: Theme.gold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    BodyText {
        id: turn

        anchors.top: heading.bottom
        width: parent.width
        text: panel.looting.turn
        font.pixelSize: Theme.largeText ? Theme.text : Theme.textLarge
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
    // What is left, as large as it fits in one row or two.
    Flow {
        id: cards

        readonly property int count: Math.max(1, left.count)
        readonly property real room: panel.inner.height - y - panel.below - (taken.visible ? taken.height + Theme.gapSmall : 0)

        // The width of a card in this number of rows.
        function widthIn(rows: int): real {
            const inRow = Math.ceil(cards.count / rows);
            return Math.min(Theme.cardRead, (cards.width - (inRow - 1) * Theme.gapSmall) / inRow - 1,
                            (cards.room - (rows - 1) * Theme.gapSmall) / rows / Theme.cardRatio);
        }

        anchors.top: turn.bottom
        anchors.topMargin: Theme.gapSmall
        width: parent.width
        spacing: Theme.gapSmall
        Accessible.role: Accessible.List
        Accessible.name: qsTr("%n card(s) left", "", left.count)

        Repeater {
            id: left

            model: panel.looting.left

            PeekCard {
                required property var model

                zoomer: panel.view
                card: model
                cardWidth: Math.max(Theme.px(30), cards.widthIn(1), cards.widthIn(2), cards.widthIn(3))
                wordless: cardWidth < Theme.px(150)  // all tell their texts, or none does
                textFirst: true
            }
        }
    }
    Column {
        id: taken

        anchors.bottom: parent.bottom
        anchors.bottomMargin: panel.below
        width: parent.width
        visible: panel.looting.taken.length > 0

        Repeater {
            model: panel.looting.taken

            BodyText {
                required property string modelData

                width: parent?.width ?? 0
                text: modelData
                color: Theme.inkMuted
                Accessible.role: Accessible.StaticText
                Accessible.name: text.replace(/<[^>]*>/g, "")
            }
        }
    }
}
