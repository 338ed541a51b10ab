import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// While a long record is read. A short one is read before this would show.
FocusScope {
    id: loading

    signal cancelled()
    signal closed()

    anchors.fill: parent
    Component.onDestruction: loading.closed()

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
