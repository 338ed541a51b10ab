pragma ComponentBehavior: Bound
import QtQuick
import Kickdoor.Theme
import Kickdoor.Controls

// Chooses one of several people: {seat, name, colour, strength?, away?, picked?}.
Flow {
    id: row

    property var people: []
    property int chosen: -1
    signal picked(int seat)

    spacing: Theme.gapSmall
    Accessible.role: Accessible.Grouping

    Repeater {
        model: row.people

        ActionButton {
            required property var modelData
            readonly property bool on: modelData.picked ?? modelData.seat === row.chosen

            text: modelData.strength === undefined ? modelData.name
                : (modelData.away ?? false ? qsTr("%1 (strength %2, away)") : qsTr("%1 (strength %2)")).arg(modelData.name).arg(Lists.number(modelData.strength))
            look: on ? "primary" : "plain"
            iconName: on ? "check-mark" : ""
            onAccepted: row.picked(modelData.seat)
        }
    }
}
