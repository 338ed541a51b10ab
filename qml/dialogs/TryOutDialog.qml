import QtQuick
import Kickdoor.Controls

// What lies where at the table at which the workshop tries a card.
DialogFrame {
    id: dialog

    property string text
    signal closed()

    title: qsTr("A card is tried out")
    subtitle: dialog.text
    onDismissed: dialog.closed()
    actions: ActionButton {
        focus: true
        text: qsTr("Play")
        look: "primary"
        onAccepted: {
            dialog.end();
            dialog.closed();
        }
    }
}
