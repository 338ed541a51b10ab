pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// The results of verifying the finished game, here and at the other machines.
Panel {
    id: panel

    property NetClient client: null
    readonly property NetVerdict verdict: panel.client ? panel.client.verdict : null
    readonly property string result: panel.verdict?.result ?? ""
    readonly property bool fair: panel.result === "good" || panel.result === "partly"

    padding: Theme.px(14)
    implicitHeight: Math.max(column.implicitHeight, mark.height) + padding * 2
    height: implicitHeight
    rim: panel.result === "" ? Theme.panelEdge : panel.fair ? Theme.good : Theme.bad

    GameIcon {
        id: mark

        anchors.verticalCenter: parent.verticalCenter
        name: panel.result === "" ? "hourglass" : panel.fair ? "checked-shield" : "cracked-shield"
        color: panel.result === "" ? Theme.inkMuted : panel.fair ? Theme.good : Theme.bad
        width: Theme.icon * 1.4
        height: width
    }
    Column {
        id: column

        anchors.left: mark.right
        anchors.leftMargin: Theme.gap
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.gapTiny

        BodyText {
            objectName: "verdict"
            width: parent.width
            text: panel.verdict?.text ?? ""
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }
        BodyText {
            width: parent.width
            visible: text !== ""
            textFormat: Text.PlainText
            text: Lists.sentences((panel.verdict?.others ?? []).map(one => one.good ? qsTr("%1's program agrees.").arg(one.name)
                                                                    : qsTr("%1's program found a difference!").arg(one.name)))
            color: Theme.inkMuted
            font.pixelSize: Theme.textSmall
        }
        BodyText {
            width: parent.width
            text: qsTr("The check cannot tell whether somebody looked at hands on the host's machine.")
            color: Theme.inkFaint
            font.pixelSize: Theme.textSmall
        }
        BodyText {
            width: parent.width
            visible: !(panel.client?.owner ?? true)
            text: panel.client?.state === "off" ? qsTr("This table has been closed.") : qsTr("The table's owner starts the next game.")
            color: Theme.inkMuted
            font.pixelSize: Theme.textSmall
        }
    }
}
