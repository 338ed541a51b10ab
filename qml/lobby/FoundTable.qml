import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// A table announced in the network. `table`: a row of FoundTables.
Item {
    id: found

    required property var table
    property bool allowed: true
    property string whyNot: ""
    signal wanted(bool watch)

    // Where the buttons would leave too little room, they go below the words.
    readonly property bool below: found.width < buttons.width + Theme.text * 22

    implicitHeight: found.below ? words.implicitHeight + Theme.gapSmall + buttons.implicitHeight
        : Math.max(words.implicitHeight, buttons.implicitHeight)
    Accessible.role: Accessible.Grouping
    Accessible.name: words.children[0].text

    Column {
        id: words

        width: found.below ? found.width : found.width - buttons.width - Theme.gap
        y: found.below ? 0 : (found.height - height) / 2

        BodyText {
            width: parent.width
            textFormat: Text.PlainText
            text: found.table.name === "" ? found.table.host : qsTr("%1, at %2").arg(found.table.name).arg(found.table.host)
            font.weight: Font.DemiBold
        }
        BodyText {
            width: parent.width
            visible: found.table.name !== ""
            textFormat: Text.PlainText
            text: Lists.line([found.table.stage, qsTr("%1 of %2 seats taken").arg(found.table.taken).arg(found.table.seats), found.table.editions,
                   found.table.watching > 0 ? qsTr("%n watching", "", found.table.watching) : ""])
            color: Theme.inkMuted
            font.pixelSize: Theme.textSmall
        }
        BodyText {
            objectName: "toFetch"
            width: parent.width
            visible: found.table.toFetch !== ""
            textFormat: Text.PlainText
            text: qsTr("You do not have %1 yet: the host offers it when you sit down.").arg(found.table.toFetch)
            color: Theme.gold
            font.pixelSize: Theme.textSmall
        }
        BodyText {
            width: parent.width
            visible: text !== ""
            textFormat: Text.PlainText
            text: found.table.problem
            color: Theme.bad
            font.pixelSize: Theme.textSmall
        }
    }
    Row {
        id: buttons

        anchors.right: parent.right
        y: found.below ? words.implicitHeight + Theme.gapSmall : (found.height - height) / 2
        spacing: Theme.gapSmall

        ActionButton {
            objectName: "sitDown"
            text: found.table.toFetch !== "" ? qsTr("Sit down and get the cards") : qsTr("Sit down")
            look: "primary"
            visible: found.table.maySit
            allowed: found.allowed
            whyNot: found.whyNot
            onAccepted: found.wanted(false)
        }
        ActionButton {
            text: qsTr("Watch")
            visible: found.table.mayWatch
            allowed: found.allowed
            whyNot: found.whyNot
            onAccepted: found.wanted(true)
        }
    }
}
