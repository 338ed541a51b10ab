pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// The people at the table, with or without a seat. The owner can remove people.
Panel {
    id: panel

    required property NetClient client

    padding: Theme.px(14)
    implicitHeight: column.implicitHeight + padding * 2

    Column {
        id: column

        width: parent.width
        spacing: Theme.gapTiny

        TitleText { text: qsTr("At the table"); Accessible.role: Accessible.Heading; Accessible.name: text }
        Repeater {
            model: panel.client ? panel.client.people : null

            Item {
                id: person

                required property int member
                required property string name
                required property bool here
                required property bool owner
                required property bool mine
                required property bool watches
                required property string lacks

                width: column.width
                height: Math.max(words.implicitHeight, kick.visible ? kick.height : Theme.touch * 0.7)

                Column {
                    id: words

                    anchors.left: parent.left
                    anchors.right: kick.visible ? kick.left : parent.right
                    anchors.verticalCenter: parent.verticalCenter

                    BodyText {
                        width: parent.width
                        textFormat: Text.PlainText
                        text: Lists.line([person.name, person.mine ? qsTr("you") : "", person.owner ? qsTr("owns the table") : "",
                               person.here ? "" : qsTr("disconnected"), person.watches ? qsTr("has no seat") : ""])
                        color: person.here ? Theme.ink : Theme.inkFaint
                    }
                    BodyText {
                        width: parent.width
                        visible: text !== ""
                        textFormat: Text.PlainText
                        text: person.lacks === "" ? "" : qsTr("missing, or with other cards: %1").arg(person.lacks)
                        color: Theme.bad
                        font.pixelSize: Theme.textSmall
                    }
                }
                ActionButton {
                    id: kick

                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    visible: (panel.client?.owner ?? false) && !person.mine
                    text: qsTr("Remove")
                    Accessible.name: qsTr("Remove %1").arg(person.name)
                    onAccepted: panel.client.kick(person.member)
                }
            }
        }
    }
}
