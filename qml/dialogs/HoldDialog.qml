import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// Asks who has pressed Hold.
DialogFrame {
    id: dialog

    required property Seating seating

    visible: dialog.seating.held && dialog.seating.shared && dialog.seating.holder < 0
    title: qsTr("Hold!")
    subtitle: qsTr("The table waits. Who wants to act?")
    onDismissed: dialog.seating.done()
    actions: ActionButton {
        text: qsTr("Nobody, continue")
        onAccepted: dialog.seating.done()
    }

    PersonRow {
        width: parent.width
        people: dialog.seating.people
        firstFocused: true
        onPicked: seat => {
            dialog.end();
            dialog.seating.takeScreen(seat);
        }
    }
}
