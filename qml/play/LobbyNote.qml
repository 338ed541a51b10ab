import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// For whoever still looks at a game whose table in the network gathers for another one: says so, and leads there.
Panel {
    id: note

    signal wanted()

    implicitHeight: said.implicitHeight + note.padding * 2
    height: implicitHeight
    padding: Math.round(Theme.gapSmall * 1.5)
    fill: Theme.panelSolid
    rim: Theme.gold
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.text

    Column {
        id: said

        width: parent.width
        spacing: Theme.gapSmall

        BodyText {
            id: words

            width: parent.width
            text: qsTr("The table gathers for another game.")
        }
        ActionButton {
            width: Math.min(implicitWidth, parent.width)
            text: qsTr("To the lobby")
            iconName: "round-table"
            look: "primary"
            onAccepted: note.wanted()
        }
    }
}
