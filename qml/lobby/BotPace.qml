import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// How long the bots of a table wait before each move, for everybody at it.
Row {
    id: row

    required property NetPlay net

    spacing: Theme.gapSmall

    BodyText {
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Pace of the bots:")
        wrapMode: Text.NoWrap
        opacity: box.opacity
        Accessible.ignored: true
    }
    PickBox {
        id: box

        objectName: "botPace"
        Accessible.description: tip.text
        label: qsTr("Pace of the bots")
        model: [qsTr("Instant"), qsTr("Quick"), qsTr("Normal"), qsTr("Slow")]
        currentIndex: row.net?.botPace ?? 2
        onActivated: {
            row.net.botPace = box.currentIndex;
            box.currentIndex = Qt.binding(() => row.net?.botPace ?? 2);
        }

        MovedHover { id: over; blocking: false }
        Tip { id: tip; shown: over.meant && !box.popup.visible; text: qsTr("How long a bot waits before each move, for everybody at the table.") }
    }
}
