pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Board
import Kickdoor.Setup

// A seat in the lobby: free, the player's own, somebody else's, or a bot's. `place`: a row of LobbySeats.
Panel {
    id: row

    property var place: ({seat: 0, name: "", colour: "", female: false, state: "open", mine: false, ready: false, bot: "", waitedFor: false, sexOpen: false, temper: ""})
    required property LobbySeats seats
    property bool owner: false      // of the table
    property bool inSight: true  // the pawn
    readonly property alias pawn: figure
    property bool tableScreen: false  // shows the table and nobody's hand
    property string newcomer: ""    // the name to sit down with
    property var takenColours: []
    property var bots: []           // {key, text, tempered}: SetupModel.bots
    property var tempers: []        // SetupModel.tempers
    readonly property bool tempered: row.bots.find(bot => bot.key === row.place.bot)?.tempered ?? false
    readonly property color chosen: row.place.colour === "" ? Theme.panelEdge : row.place.colour
    readonly property bool free: row.place.state === "open" && !row.place.waitedFor
    readonly property bool editable: row.place.mine || (row.owner && row.place.state === "bot")
    // The player has not chosen the sex yet.
    readonly property bool asksSex: row.place.mine && row.place.sexOpen && !row.place.ready
    readonly property string sex: row.asksSex ? "" : row.place.female ? "female" : "male"

    function colourIndex(colour: string): int {
        return colour === "" ? -1 : Array.from(Theme.players).findIndex(one => Qt.colorEqual(one, colour));
    }

    // Vertically centred on the buttons beside it.
    component Badge: Item {
        id: badge

        property alias text: chip.text
        property alias iconName: chip.iconName
        property alias tone: chip.tone

        width: chip.implicitWidth
        height: Math.max(Theme.touch, chip.implicitHeight)

        Chip { id: chip; anchors.verticalCenter: parent.verticalCenter }
    }

    padding: Theme.gapSmall
    implicitHeight: Math.max(flow.implicitHeight, figure.height) + row.padding * 2
    Accessible.role: Accessible.Grouping
    Accessible.name: row.free ? qsTr("Seat %1, free").arg(row.place.seat + 1) : qsTr("Seat %1: %2").arg(row.place.seat + 1).arg(row.place.name)

    Standy {
        id: figure

        width: Theme.px(46)
        height: width * 1.3
        visible: row.inSight
        name: row.place.name
        // Not by opacity, because Qt's software renderer does not clip items with opacity.
        tone: Theme.alpha(row.chosen, row.free ? 0.25 : row.place.waitedFor ? 0.5 : 1)
        female: row.place.female
    }
    Flow {
        id: flow

        anchors.left: figure.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gap

        BodyText {
            height: Theme.touch
            visible: !row.editable
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.NoWrap
            textFormat: Text.PlainText
            text: row.free ? qsTr("Free") : row.place.name
            font.weight: row.free ? Font.Normal : Font.DemiBold
            color: row.free ? Theme.inkMuted : Theme.ink
        }
        InputField {
            id: name

            visible: row.editable
            label: qsTr("Name at seat %1").arg(row.place.seat + 1)
            maximumLength: 20
            text: row.place.name
            onEditingFinished: {
                row.seats.rename(row.place.seat, name.text);
                name.text = Qt.binding(() => row.place.name);
            }
        }
        ColourPicker {
            visible: row.editable
            height: Theme.touch
            current: row.colourIndex(row.place.colour)
            taken: row.takenColours
            onPicked: index => row.seats.recolour(row.place.seat, Theme.players[index].toString())
        }
        BodyText {
            height: Theme.touch
            visible: row.asksSex
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.NoWrap
            text: qsTr("male or female?")
            color: Theme.gold
        }
        PickRow {
            id: sex

            visible: row.editable
            label: qsTr("Sex of the character")
            current: row.sex
            choices: [{key: "male", text: qsTr("Male")}, {key: "female", text: qsTr("Female")}]
            onPicked: key => {
                row.seats.setFemale(row.place.seat, key === "female");
                sex.current = Qt.binding(() => row.sex);
            }
        }
        Badge {
            visible: row.place.state === "bot" && !row.editable
            text: Lists.line([Array.from(row.bots).find(bot => bot.key === row.place.bot)?.text ?? "",
                              row.tempered ? Array.from(row.tempers).find(one => one.key === row.place.temper)?.text ?? "" : ""])
            iconName: "robot-golem"
        }
        Badge {
            visible: !row.free && row.place.state !== "bot" && !row.asksSex
            text: row.place.waitedFor ? qsTr("disconnected") : row.place.ready ? qsTr("ready") : qsTr("not ready yet")
            iconName: row.place.waitedFor ? "unplugged" : row.place.ready ? "check-mark" : "hourglass"
            tone: row.place.ready && !row.place.waitedFor ? Theme.good : Theme.panelRaised
        }
        ActionButton {
            visible: row.free && !row.tableScreen
            text: qsTr("Sit here")
            look: row.seats.mine === 0 ? "primary" : "plain"
            iconName: "round-table"
            onAccepted: row.seats.sit(row.place.seat, row.newcomer, row.place.seat % 2 === 1)
        }
        ActionButton {
            visible: row.free && row.owner
            text: qsTr("Put a bot here")
            iconName: "robot-golem"
            onAccepted: row.seats.putBot(row.place.seat)
        }
        // What concerns a bot wraps together.
        Flow {
            id: ofBot

            width: Math.min(parent.width, remove.implicitWidth + (level.visible ? level.implicitWidth + spacing : 0)
                            + (temper.visible ? temper.implicitWidth + spacing : 0))
            visible: row.editable
            spacing: flow.spacing

            PickBox {
                id: level

                visible: row.place.state === "bot"
                label: qsTr("Played by")
                textRole: "text"
                valueRole: "key"
                model: row.bots
                currentIndex: level.model.findIndex(one => one.key === row.place.bot)
                onActivated: row.seats.putBot(row.place.seat, level.currentValue)
            }
            TemperBox {
                id: temper

                visible: level.visible && row.tempered
                tempers: row.tempers
                temper: row.place.temper
                onPicked: picked => row.seats.setTemper(row.place.seat, picked)
            }
            ActionButton {
                id: remove

                text: row.place.mine ? qsTr("Stand up") : qsTr("Remove")
                Accessible.name: row.place.mine ? qsTr("Stand up") : qsTr("Remove the bot")
                onAccepted: row.seats.stand(row.place.seat)
            }
        }
    }
}
