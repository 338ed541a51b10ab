pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Dialogs

// What a bot knew when it decided: its moves with their chances, and the one that it chose.
Panel {
    id: panel

    required property BotMindModel mind
    property real mostHeight: Theme.px(400)
    readonly property var rows: Array.from(panel.mind.rows)

    visible: panel.mind.on
    height: Math.min(head.height + Theme.gapSmall + pane.contentHeight + panel.padding * 2, panel.mostHeight)
    fill: Theme.panelSolid
    rim: Theme.gold
    Accessible.role: Accessible.Grouping
    Accessible.name: panel.mind.title

    MouseArea { anchors.fill: parent; anchors.margins: -panel.padding }
    // Stays while the moves scroll.
    Item {
        id: head

        width: parent.width
        height: Math.max(title.height, close.height)

        TitleText {
            id: title

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - close.width - Theme.gap
            text: panel.mind.title
            wrapMode: Text.Wrap
        }
        LinkButton {
            id: close

            anchors.right: parent.right
            iconName: "cancel"
            Accessible.name: qsTr("Close")
            onClicked: panel.mind.close()
        }
    }
    ScrollPane {
        id: pane

        anchors.top: head.bottom
        anchors.topMargin: Theme.gapSmall
        anchors.bottom: parent.bottom
        width: parent.width
        spacing: Theme.gapSmall

        BodyText {
            width: parent?.width ?? 0
            text: panel.mind.thinking ? qsTr("Weighing the moves …") : panel.mind.note
            color: Theme.inkMuted
            font.pixelSize: Theme.textSmall
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        Repeater {
            model: panel.rows

            HintRow {
                width: parent?.width ?? 0
                best: modelData.chosen
            }
        }
    }
}
