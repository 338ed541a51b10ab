import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// Shown while a long record is being read.
FocusScope {
    id: loading

    signal cancelled()

    anchors.fill: parent

    Timer { interval: 400; running: true; onTriggered: dialog.visible = true }
    DialogFrame {
        id: dialog

        visible: false
        preferredWidth: Theme.px(600)
        title: qsTr("Loading the replay …")
        onDismissed: loading.cancelled()
        actions: ActionButton {
            text: qsTr("Cancel")
            focus: true
            onAccepted: loading.cancelled()
        }
    }
}
