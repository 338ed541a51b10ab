import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Board

// One player of the set-up: name, colour, sex, person or bot.
Panel {
    id: row

    property int number: 1
    property string name
    property int colour: 0
    property bool female: false
    property string seat: "person"
    property bool removable: true
    property bool inSight: true  // the pawn
    readonly property alias pawn: figure
    property var takenColours: []
    property var bots: []  // {key, text, tempered}: SetupModel.bots
    property var tempers: []  // SetupModel.tempers
    property string temper
    signal renamed(string name)
    signal recoloured(int colour)
    signal sexChanged(bool female)
    signal seated(string seat)
    signal tempered(string temper)
    signal removed()
    signal entered()  // Enter in the name

    function editName() {
        nameField.forceActiveFocus(Qt.TabFocusReason);
    }

    padding: Theme.gapSmall
    implicitHeight: Math.max(flow.implicitHeight, figure.height) + row.padding * 2
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Player %1").arg(row.number)

    Standy {
        id: figure

        width: Theme.px(46)
        height: width * 1.3
        visible: row.inSight
        name: row.name
        tone: Theme.playerColor(row.colour)
        female: row.female
    }
    Flow {
        id: flow

        anchors.left: figure.right
        anchors.leftMargin: Theme.gap
        anchors.right: remove.left
        anchors.rightMargin: Theme.gapSmall
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gapSmall

        InputField {
            id: nameField

            width: Math.min(implicitWidth, Math.max(Theme.px(156), Theme.textUnit * 130))  // so that the temper has room beside the bot
            text: row.name
            label: qsTr("Name of player %1").arg(row.number)
            placeholderText: qsTr("Name")
            maximumLength: 20
            onTextEdited: row.renamed(text)
            onAccepted: row.entered()
        }
        ColourPicker {
            height: Theme.touch
            current: row.colour
            taken: row.takenColours
            onPicked: index => row.recoloured(index)
        }
        PickRow {
            label: qsTr("Sex of the character")
            current: row.female ? "female" : "male"
            choices: [{key: "male", text: qsTr("Male")}, {key: "female", text: qsTr("Female")}]
            onPicked: key => row.sexChanged(key === "female")
        }
        PickBox {
            id: seatBox

            label: qsTr("Played by")
            textRole: "text"
            valueRole: "key"
            model: [{key: "person", text: qsTr("Person")}, ...row.bots]
            currentIndex: seatBox.model.findIndex(one => one.key === row.seat)
            onActivated: row.seated(seatBox.currentValue)
        }
        TemperBox {
            visible: row.bots.find(bot => bot.key === row.seat)?.tempered ?? false
            tempers: row.tempers
            temper: row.temper
            onPicked: temper => row.tempered(temper)
        }
    }
    LinkButton {
        id: remove

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        iconName: "cancel"
        enabled: row.removable
        Accessible.name: qsTr("Remove %1").arg(row.name)
        onClicked: row.removed()
    }
}
