import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// Before several people at this screen pass together in a fight that could end the game: each may look at their hand first.
DialogFrame {
    id: dialog

    required property Seating seating
    required property ReadyModel ready
    property string passText
    property bool wanted: false

    function begin() {
        dialog.wanted = true;
    }

    visible: dialog.wanted && dialog.ready.decides && dialog.seating.bar
    onVisibleChanged: if (!visible) dialog.wanted = false
    preferredWidth: Theme.px(620)
    title: qsTr("This fight could end the game")
    subtitle: Lists.sentences([dialog.ready.question, qsTr("Who wants to look at their hand first?")])
    onDismissed: dialog.wanted = false
    actions: [
        ActionButton {
            text: dialog.passText
            look: "danger"
            iconName: "check-mark"
            onAccepted: {
                dialog.wanted = false;
                dialog.seating.passAll();
            }
        },
        ActionButton {
            focus: true
            text: qsTr("Not yet")
            onAccepted: dialog.wanted = false
        }
    ]

    PersonRow {
        width: parent.width
        people: dialog.visible ? Array.from({length: dialog.ready.count}, (_, row) => dialog.ready.at(row)).filter(one => one.mayAnswer) : []
        onPicked: seat => {
            dialog.end();
            dialog.wanted = false;
            dialog.seating.takeScreen(seat);
        }
    }
}
