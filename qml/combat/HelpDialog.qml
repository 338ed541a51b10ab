import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls
import Kickdoor.Hand

// Terms of help (R8.7): whom to ask, or whom one offers help, for how many of the Treasures, who picks them, and which
// carried Items on top. With `mode` "answer" the same terms are shown, to accept, decline, or change into a counter-offer.
DialogFrame {
    id: dialog

    property string mode: "ask"  // ask, offer, answer
    property string asker: ""
    property int treasuresMost: 0
    property alias candidates: people.choices
    property alias items: grid.model
    property alias partner: people.current
    property alias treasures: share.value
    property alias chosenBy: picker.current
    readonly property bool answering: dialog.mode === "answer"
    readonly property var terms: ({treasures: share.value, chosenBy: picker.current, items: grid.selectedIds})
    signal asked(string partner, var terms)
    signal accepted()
    signal declined()
    signal countered(var terms)
    signal refused(string reason)

    title: dialog.answering ? qsTr("%1 asks you for help").arg(dialog.asker)
                            : dialog.mode === "offer" ? qsTr("Offer your help") : qsTr("Ask for help")
    subtitle: dialog.answering ? qsTr("Take the terms as they are, or change them and offer them back.")
                               : qsTr("Terms are binding, and due when the fight is won.")

    Column {
        width: parent.width
        spacing: Theme.gap

        PickRow {
            id: people

            width: parent.width
            visible: !dialog.answering && dialog.mode === "ask"
            label: qsTr("Whom to ask")
            onRefused: reason => dialog.refused(reason)
        }
        NumberStepper {
            id: share

            label: qsTr("Treasures for the helper")
            to: dialog.treasuresMost
        }
        BodyText {
            width: parent.width
            text: qsTr("Who says which ones?")
            visible: share.value > 0
        }
        PickRow {
            id: picker

            width: parent.width
            visible: share.value > 0
            label: qsTr("Who says which ones?")
            current: "fighter"
            choices: [{key: "fighter", text: qsTr("The fighter"), icon: "crossed-swords"}, {key: "helper", text: qsTr("The helper"), icon: "shaking-hands"}]
        }
        BodyText {
            width: parent.width
            visible: grid.count > 0
            text: qsTr("Items on top:")
        }
        CardGrid {
            id: grid

            width: parent.width
            most: 99
        }
    }
    actions: [
        ActionButton {
            visible: dialog.answering
            text: qsTr("Accept")
            look: "primary"
            iconName: "shaking-hands"
            onAccepted: dialog.accepted()
        },
        ActionButton {
            visible: !dialog.answering
            text: dialog.mode === "offer" ? qsTr("Offer") : qsTr("Ask")
            look: "primary"
            allowed: dialog.mode !== "ask" || people.current !== ""
            whyNot: qsTr("Choose whom to ask.")
            onAccepted: dialog.asked(people.current, dialog.terms)
            onRefused: reason => dialog.refused(reason)
        },
        ActionButton { visible: dialog.answering; text: qsTr("Offer these terms instead"); onAccepted: dialog.countered(dialog.terms) },
        ActionButton { visible: dialog.answering; text: qsTr("Decline"); look: "danger"; onAccepted: dialog.declined() },
        ActionButton { visible: !dialog.answering; text: qsTr("Cancel"); onAccepted: dialog.dismissed() }
    ]
}
