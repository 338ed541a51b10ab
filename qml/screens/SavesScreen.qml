pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// Games kept: roles of `model`: name, when, detail. With `canSave` the game going on can be kept under a name.
ScreenFrame {
    id: screen

    property alias model: list.model
    property bool canSave: false
    property string suggestion: ""
    signal loadRequested(int index)
    signal removeRequested(int index)
    signal saveRequested(string name)

    title: qsTr("Saved games")

    Column {
        width: screen.innerWidth
        spacing: Theme.gap

        Panel {
            width: parent.width
            height: keep.implicitHeight + padding * 2
            visible: screen.canSave

            Flow {
                id: keep

                width: parent.width
                spacing: Theme.gap

                InputField {
                    id: nameField

                    width: Math.min(parent.width, Theme.px(420))
                    text: screen.suggestion
                    placeholderText: qsTr("Name of the saved game")
                    maximumLength: 60
                    onAccepted: if (text.trim() !== "") screen.saveRequested(text.trim())
                }
                ActionButton {
                    text: qsTr("Save")
                    look: "primary"
                    iconName: "save"
                    enabled: nameField.text.trim() !== ""
                    onAccepted: screen.saveRequested(nameField.text.trim())
                }
            }
        }
        BodyText {
            width: parent.width
            visible: list.count === 0
            text: qsTr("No games are saved yet.")
            color: Theme.inkMuted
        }
        Repeater {
            id: list

            Panel {
                id: entry

                required property var model
                required property int index

                width: screen.innerWidth
                height: Math.max(words.implicitHeight, buttons.implicitHeight) + padding * 2

                Column {
                    id: words

                    anchors.left: parent.left
                    anchors.right: buttons.left
                    anchors.rightMargin: Theme.gap
                    anchors.verticalCenter: parent.verticalCenter

                    TitleText { width: parent.width; text: entry.model.name; elide: Text.ElideRight; maximumLineCount: 2 }
                    BodyText {
                        width: parent.width
                        text: qsTr("%1 · %2").arg(entry.model.when).arg(entry.model.detail)
                        color: Theme.inkMuted
                        font.pixelSize: Theme.textSmall
                    }
                }
                Row {
                    id: buttons

                    anchors.right: parent.right
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: Theme.gapSmall

                    ActionButton {
                        visible: entry.model.kind !== "running"
                        text: qsTr("Load")
                        Accessible.name: qsTr("Load %1").arg(entry.model.name)
                        onAccepted: screen.loadRequested(entry.index)
                    }
                    LinkButton {
                        visible: entry.model.kind !== "running"
                        anchors.verticalCenter: parent.verticalCenter
                        iconName: "cancel"
                        Accessible.name: qsTr("Delete %1").arg(entry.model.name)
                        onClicked: screen.removeRequested(entry.index)
                    }
                }
            }
        }
    }
    actions: [
        ActionButton { text: qsTr("Back"); onAccepted: screen.back() }
    ]
}
