pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Model
import Kickdoor.Theme
import Kickdoor.Controls

// The join code and the PIN that others need, large enough to be read across the room.
Panel {
    id: panel

    property HostRoom host: null

    // The clipboard is reached through a text field.
    function copy(text: string) {
        clip.text = text;
        clip.selectAll();
        clip.copy();
        panel.copied = text;
    }

    property string copied: ""

    padding: Theme.px(16)
    implicitHeight: column.implicitHeight + padding * 2

    TextInput { id: clip; visible: false; Accessible.ignored: true }
    Column {
        id: column

        width: parent.width
        spacing: Theme.gapSmall

        BodyText { text: qsTr("Others see this table in their list, or type this code:"); width: parent.width; color: Theme.inkMuted }
        Flow {
            width: parent.width
            spacing: Theme.gap

            TitleText {
                id: code

                objectName: "code"
                width: Math.min(implicitWidth, column.width)
                text: panel.host?.code ?? ""
                font.family: Theme.textFamily
                font.pixelSize: Theme.titleLarge
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("Join code: %1").arg(text)
            }
            ActionButton {
                text: panel.copied === code.text && code.text !== "" ? qsTr("Copied") : qsTr("Copy")
                iconName: panel.copied === code.text && code.text !== "" ? "check-mark" : ""
                Accessible.name: qsTr("Copy the join code")
                onAccepted: panel.copy(code.text)
            }
        }
        Row {
            spacing: Theme.gap
            visible: (panel.host?.pin ?? "") !== ""

            BodyText { anchors.verticalCenter: parent.verticalCenter; text: qsTr("PIN"); color: Theme.inkMuted; wrapMode: Text.NoWrap }
            TitleText {
                anchors.verticalCenter: parent.verticalCenter
                text: panel.host?.pin ?? ""
                textFormat: Text.PlainText
                font.family: Theme.textFamily
                font.pixelSize: Theme.titleLarge * 1.4
                color: Theme.gold
                wrapMode: Text.NoWrap
                Accessible.role: Accessible.StaticText
                Accessible.name: qsTr("PIN: %1").arg(text)
            }
        }
        BodyText {
            width: parent.width
            visible: (panel.host?.others.length ?? 0) > 0
            textFormat: Text.PlainText
            text: qsTr("In other networks of this machine:") + "\n" + (panel.host?.others ?? []).map(one => one.code + "  (" + one.address + ")").join("\n")
            color: Theme.inkFaint
            font.pixelSize: Theme.textSmall
        }
        BodyText {
            width: parent.width
            visible: text !== ""
            textFormat: Text.PlainText
            text: panel.host?.trouble ?? ""
            color: Theme.bad
        }
    }
}
