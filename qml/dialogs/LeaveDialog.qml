import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// Confirms leaving a table at which others still play.
DialogFrame {
    id: dialog

    required property var names
    required property bool hosting
    required property bool forever
    signal stayed()
    signal closed()

    preferredWidth: Theme.px(560)
    title: dialog.names.length === 1 ? qsTr("%1 is still at the table").arg(dialog.names[0])
                                     : qsTr("%1 are still at the table").arg(Lists.names(dialog.names))
    subtitle: dialog.forever ? qsTr("The table ends for everybody.") : dialog.hosting ? qsTr("The table closes for everybody. You can open it again as it is now.")
                             : qsTr("Your seat waits for you: you can come back.")
    onDismissed: dialog.stayed()
    actions: [
        ActionButton { focus: true; text: qsTr("Stay"); look: "primary"; iconName: "round-table"; onAccepted: dialog.stayed() },
        ActionButton { text: dialog.hosting ? qsTr("Close the table") : qsTr("Leave"); look: "danger"; iconName: "exit-door"; onAccepted: dialog.closed() }
    ]
}
