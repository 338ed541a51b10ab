pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// An entry in the list of games: its picture, details and buttons. With large text, the buttons are below the text.
FocusScope {
    id: entry

    property string name
    property string when
    property string kind       // "save", "journal", "replay", "running"
    property string detail     // the kind in words
    property bool known: true  // the file has been read
    property url picture
    property string edition
    property string stand
    property var players: []   // {name, colour, level, winner}
    property int goal: 10
    property string trouble
    readonly property bool running: entry.kind === "running"
    signal loadRequested()
    signal exportRequested()
    signal watchRequested()
    signal resultRequested()
    signal removeRequested()

    function levelOf(player: var): string {
        return qsTr("%1: Level %2").arg(player.name).arg(player.level);
    }

    implicitHeight: panel.height
    Accessible.role: Accessible.ListItem
    Accessible.name: Lists.told([entry.name, entry.detail, entry.when, entry.edition, entry.stand,
                                 Lists.told(Array.from(entry.players).map(player => entry.levelOf(player))), entry.trouble])
    Keys.onDeletePressed: if (!entry.running) entry.removeRequested()

    Panel {
        id: panel

        rim: entry.activeFocus ? Theme.focus : Theme.panelEdge
        width: entry.width
        height: Math.max(picture.height, words.height, Theme.largeText ? words.height + buttons.height + Theme.gap : buttons.height) + padding * 2

        KeptPicture {
            id: picture

            source: entry.picture
            players: entry.players
            goal: entry.goal
        }
        Column {
            id: words

            anchors.left: picture.right
            anchors.leftMargin: Theme.gap
            anchors.right: Theme.largeText ? parent.right : buttons.left
            anchors.rightMargin: Theme.largeText ? 0 : Theme.gap
            spacing: Theme.gapTiny

            TitleText { width: parent.width; text: entry.name; elide: Text.ElideRight; maximumLineCount: 2 }
            BodyText {
                width: parent.width
                text: Lists.line([entry.when, entry.detail, entry.edition])
                color: Theme.inkMuted
                font.pixelSize: Theme.textSmall
            }
            BodyText {
                width: parent.width
                visible: text !== ""
                text: entry.stand
            }
            BodyText {
                width: parent.width
                visible: text !== ""
                text: entry.trouble
                color: Theme.bad
            }
            BodyText {
                width: parent.width
                visible: !entry.known
                text: qsTr("Reading …")
                color: Theme.inkFaint
                font.pixelSize: Theme.textSmall
            }
            Flow {
                width: parent.width
                spacing: Theme.gapTiny

                Repeater {
                    model: entry.players

                    Chip {
                        required property var modelData
                        required property int index

                        most: words.width
                        text: entry.levelOf(modelData)
                        iconName: modelData.winner ? "imperial-crown" : ""
                        tone: Theme.tone(modelData.colour, index)
                    }
                }
            }
        }
        Row {
            id: buttons

            anchors.right: parent.right
            y: Theme.largeText ? parent.height - height : (parent.height - height) / 2
            spacing: Theme.gapSmall

            ActionButton {
                visible: entry.kind === "save" || entry.kind === "journal"
                focus: visible
                text: qsTr("Load")
                Accessible.name: qsTr("Load %1").arg(entry.name)
                onAccepted: entry.loadRequested()
            }
            ActionButton {
                visible: entry.kind === "replay"
                focus: visible
                text: qsTr("Watch")
                iconName: "play-button"
                Accessible.name: qsTr("Watch %1").arg(entry.name)
                onAccepted: entry.watchRequested()
            }
            LinkButton {
                visible: entry.kind === "replay"
                anchors.verticalCenter: parent.verticalCenter
                iconName: "imperial-crown"
                text: qsTr("Result")
                Accessible.name: qsTr("The result of %1").arg(entry.name)
                onClicked: entry.resultRequested()
            }
            LinkButton {
                anchors.verticalCenter: parent.verticalCenter
                iconName: "scroll-unfurled"
                text: qsTr("As text …")
                Accessible.name: qsTr("Export %1 as text").arg(entry.name)
                onClicked: entry.exportRequested()
            }
            LinkButton {
                visible: !entry.running
                anchors.verticalCenter: parent.verticalCenter
                iconName: "cancel"
                Accessible.name: qsTr("Delete %1").arg(entry.name)
                onClicked: entry.removeRequested()
            }
        }
    }
}
