import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// Above the list of games: a field to save the running game under a name, or a note that there are no games.
FocusScope {
    id: head

    property bool canSave: false
    property bool empty: false
    property alias suggestion: nameField.text
    signal saveRequested(string name)

    height: (keep.visible ? keep.height + Theme.gap : 0) + (none.visible ? none.height + Theme.gap : 0)

    Panel {
        id: keep

        width: parent.width
        height: line.height + padding * 2
        visible: head.canSave

        Flow {
            id: line

            width: parent.width
            spacing: Theme.gap

            InputField {
                id: nameField

                width: Math.min(parent.width, Theme.px(420) * Math.max(1, Theme.textScale * 0.8))
                focus: true
                placeholderText: qsTr("Name of the saved game")
                maximumLength: 60
                onAccepted: if (text.trim() !== "") head.saveRequested(text.trim())
            }
            ActionButton {
                text: qsTr("Save")
                look: "primary"
                iconName: "save"
                enabled: nameField.text.trim() !== ""
                onAccepted: head.saveRequested(nameField.text.trim())
            }
        }
    }
    BodyText {
        id: none

        y: keep.visible ? keep.height + Theme.gap : 0
        width: parent.width
        visible: head.empty
        text: qsTr("There are no saved games yet.")
        color: Theme.inkMuted
    }
}
