import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// The game cannot be kept on disk: nothing is lost so far, but nothing goes on either until this is settled.
DialogFrame {
    id: dialog

    property string text
    signal triedAgain()
    signal goneWithout()  // played on without saving

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
