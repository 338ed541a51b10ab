import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The game cannot be written to disk. Nothing is lost yet, but the game waits until this is resolved.
DialogFrame {
    id: dialog

    property string text
    signal triedAgain()
    signal goneWithout()  // continue without saving

    title: qsTr("The game cannot be saved")
    subtitle: dialog.text
    dismissable: false
    actions: [
        ActionButton {
            text: qsTr("Try again")
            look: "primary"
            onAccepted: dialog.triedAgain()
        },
        ActionButton {
            text: qsTr("Play on without saving")
            look: "danger"
            onAccepted: dialog.goneWithout()
        }
    ]
}
