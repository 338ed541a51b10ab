import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// Asks for a table's PIN.
DialogFrame {
    id: dialog

    property int row: -1
    property bool watch: false
    property string table
    property string complaint: ""  // about the one that was typed last
    signal said(int row, string pin, bool watch)

    function ask(row: int, table: string, watch: bool, complaint: string) {
        dialog.complaint = complaint;
        dialog.row = row;
        dialog.table = table;
        dialog.watch = watch;
        pin.text = "";
        pin.forceActiveFocus();
    }

    function take() {
        const row = dialog.row;
        dialog.end();
        dialog.row = -1;
        dialog.said(row, pin.text, dialog.watch);
    }

    visible: dialog.row >= 0
    preferredWidth: Theme.px(460)
    title: qsTr("The table's PIN")
    subtitle: qsTr("It is shown on the host's screen.")
    onDismissed: dialog.row = -1
    onVisibleChanged: if (dialog.visible) pin.forceActiveFocus()
    actions: [
        ActionButton {
            text: dialog.watch ? qsTr("Watch") : qsTr("Sit down")
            look: "primary"
            onAccepted: dialog.take()
        },
        ActionButton { text: qsTr("Cancel"); onAccepted: dialog.dismissed() }
    ]

    InputField {
        id: pin

        focus: true
        width: parent.width
        placeholderText: qsTr("PIN")
        maximumLength: 32
        onAccepted: dialog.take()
    }
    BodyText {
        anchors.top: pin.bottom
        anchors.topMargin: Theme.gapSmall
        width: parent.width
        visible: text !== ""
        text: dialog.complaint
        color: Theme.bad
        font.weight: Font.Bold
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
}
